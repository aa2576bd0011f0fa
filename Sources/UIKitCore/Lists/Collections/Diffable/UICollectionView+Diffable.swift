import PlatformInterface
import CollectionEngine

extension UICollectionView: DiffableList {
  func reloadForDiffable() { reloadEverything() }

  func performDiffable(_ operations: [UpdateOperation], reconfigured: [IndexPath]) {
    change(operations)
    if !reconfigured.isEmpty { reconfigure(reconfigured) }
  }

  var diffableSource: (any DiffableSource)? { dataSource as? any DiffableSource }

  /// A change that the program asks for itself, which a diffable data source would not know of.
  func ask(_ operations: [UpdateOperation], call: String = #function) {
    MainThreadChecker.checked("UICollectionView.\(call)") {
      refuseChangesBesideDiffable()
      change(operations)
    }
  }
}
