import Failures
import CollectionEngine

/// Changes with the animations rows have, and the older way to collect them.
extension UITableView {
  func change(_ operations: [UpdateOperation], with animation: RowAnimation) {
    // A single change that follows shown ones begins a list of its own.
    if updates.depth == 0, updates.deferred == nil { animations.removeAll() }
    for operation in operations { animations.note(operation, animation) }
    change(operations)
  }

  /// A change that the program asks for itself, which a diffable data source would not know of.
  func ask(_ operations: [UpdateOperation], with animation: RowAnimation) {
    refuseChangesBesideDiffable()
    change(operations, with: animation)
  }

  func reload() {
    finishSwipe()
    furniture.needsIndexTitles = true
    furniture.waitingHeaders = [:]
    furniture.waitingFooters = [:]
    reloadEverything()
  }

  func beginBatch() {
    if updates.depth == 0 { animations.removeAll() }
    openBatch()
  }

  // iOS-BEHAVIOUR: programs call beginUpdates and endUpdates with nothing between to have heights
  // asked for again, with animation.
  func endBatch() {
    guard updates.depth > 0 else {
      failure(
        "-[UITableView endUpdates] called without a matching -beginUpdates. Table view: \(self)")
    }
    if updates.depth == 1, updates.batch.isEmpty {
      heightsChanged()
      (storedLayout as? TableLayout)?.solution.forgetMeasurements()
    }
    do { try closeBatch() } catch { raise(error) }
  }
}
