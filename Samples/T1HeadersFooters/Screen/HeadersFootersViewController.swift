import UIKit

/// Views of the program's own above and below the rows of a section; they stick while its rows are
/// on screen.
public final class HeadersFootersViewController: UITableViewController {
  private let months = ["January", "February", "March", "April"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Headers and Footers"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Day")
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { months.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { section == 1 ? 5 : 7 }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath)
    cell.textLabel?.text = "\(months[indexPath.section]) \(indexPath.row + 1)"
    return cell
  }

  // MARK: Headers and footers

  /// The second section has neither.
  private func isBare(_ section: Int) -> Bool { section == 1 }

  public override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { isBare(section) ? 0 : 30 }

  public override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { isBare(section) ? 0 : 30 }

  public override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard !isBare(section) else { return nil }
    return band("Header of \(months[section])", .systemIndigo, in: tableView)
  }

  public override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard !isBare(section) else { return nil }
    return band("Footer of \(months[section])", .systemOrange, in: tableView)
  }

  /// A label ten points into a coloured container.
  private func band(_ text: String, _ colour: UIColor, in tableView: UITableView) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 30))
    container.backgroundColor = colour.withAlphaComponent(0.9)
    let label = UILabel(
      frame: CGRect(x: 10, y: 0, width: container.bounds.width - 10, height: 30))
    label.autoresizingMask = [.flexibleWidth]
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .white
    label.text = text
    container.addSubview(label)
    return container
  }
}
