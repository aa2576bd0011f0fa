import CollectionEngine

extension UITableView: DiffableList {
  func reloadForDiffable() { reloadData() }

  func performDiffable(_ operations: [UpdateOperation], reconfigured: [IndexPath]) {
    let source = dataSource as? any DiffableTableSource
    change(operations, with: source?.defaultRowAnimation ?? .automatic)
    if !reconfigured.isEmpty { reconfigure(reconfigured) }
  }

  var diffableSource: (any DiffableSource)? { dataSource as? any DiffableSource }
}

@MainActor
protocol DiffableTableSource: DiffableSource {
  var defaultRowAnimation: UITableView.RowAnimation { get }
}
