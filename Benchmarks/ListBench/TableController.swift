import UIKit

/// A cell that shows one item, and says how a table of such cells is set up.
protocol TableItemCell: UITableViewCell {
  static func prepare(_ table: UITableView)
  func show(_ identifier: Int, from items: ListItems)
}

/// One section of items in a table view: W2 with `TableRowCell`, W3 with `MessageCell`.
final class TableController<Cell: TableItemCell>: UITableViewController, ListController {
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
    Cell.prepare(tableView)
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Cell
    cell.show(items.identifier(at: indexPath.row), from: items)
    return cell
  }
}

/// W2's row of 44 points in a table view, whose separators are the hairlines.
final class TableRowCell: UITableViewCell, TableItemCell {
  private lazy var content = RowContent(in: contentView)

  static func prepare(_ table: UITableView) {
    table.rowHeight = 44
    table.separatorInset = .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.place(in: bounds.width)
  }

  func show(_ identifier: Int, from items: ListItems) { content.show(identifier, from: items) }
}
