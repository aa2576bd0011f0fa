import UIKit

/// Workload W2 as a table view of rows of 44 points, whose separators are the hairlines.
final class TableController: UITableViewController, ListController {
  let items: ListItems

  init(count: Int) {
    items = ListItems(count: count)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  var list: UIScrollView { tableView }

  func insertItem(at index: Int) {
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .fade)
  }

  func deleteItem(at index: Int) {
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.separatorInset = .zero
    tableView.register(TableRowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! TableRowCell
    cell.show(items.identifier(at: indexPath.row), from: items)
    return cell
  }
}

/// A row in a table view.
final class TableRowCell: UITableViewCell {
  private lazy var content = RowContent(in: contentView)

  override func layoutSubviews() {
    super.layoutSubviews()
    content.place(in: bounds.width)
  }

  func show(_ identifier: Int, from items: ListItems) { content.show(identifier, from: items) }
}
