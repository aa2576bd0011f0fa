import UIKit

/// Titles above and below sections, in each style a table can have.
public final class SectionTitlesViewController: UIViewController, UITableViewDataSource {
  private struct Group {
    var header: String?
    var footer: String?
    var rows: [String]
  }

  private let groups = [
    Group(
      header: "Fruit", footer: "Best in summer, and best from the tree.",
      rows: ["Apple", "Cherry", "Pear", "Plum"]),
    Group(header: "Vegetables", rows: ["Beetroot", "Carrot", "Leek"]),
    Group(rows: ["Neither fruit nor vegetable"]),
    Group(
      header: "Nuts",
      footer:
        "Walnuts and hazelnuts keep for a year in their shells; keep them dry, dark and away from "
        + "squirrels, who know where everything is.", rows: ["Hazelnut", "Walnut"]),
  ]

  private let choice = UISegmentedControl(items: ["Plain", "Grouped", "Inset Grouped"])
  private var tableView: UITableView!

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    choice.selectedSegmentIndex = 0
    choice.addAction(
      UIAction { [unowned self] _ in
        show([.plain, .grouped, .insetGrouped][choice.selectedSegmentIndex])
      }, for: .valueChanged)
    choice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(choice)
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      choice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      choice.widthAnchor.constraint(equalToConstant: 330),
    ])
    show(.plain)
  }

  private func show(_ style: UITableView.Style) {
    tableView?.removeFromSuperview()
    tableView = UITableView(frame: .zero, style: style)
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: Data

  public func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = groups[indexPath.section].rows[indexPath.row]
    return cell
  }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].header }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { groups[section].footer }
}
