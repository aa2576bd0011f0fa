import Failures
import CollectionEngine

/// Changes with the animations rows have, and the older way to collect them.
extension UITableView {
  func change(_ operations: [UpdateOperation], with animation: RowAnimation) {
    // A single change that follows shown ones begins a list of its own.
    if case .settled = state.phase { animations.removeAll() }
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
    chrome.needsIndexTitles = true
    chrome.waitingHeaders = [:]
    chrome.waitingFooters = [:]
    reloadEverything()
  }

  func beginBatch() {
    if !state.isCollecting { animations.removeAll() }
    openBatch()
  }

  // iOS-BEHAVIOUR: programs call beginUpdates and endUpdates with nothing between to have heights asked
  // for again, with animation. Evidence: table-13.
  func endBatch() {
    guard let collection = state.phase.collection else {
      failure(
        "-[UITableView endUpdates] called without a matching -beginUpdates. Table view: \(self)")
    }
    if collection.depth == 1, collection.batch.isEmpty {
      heightsChanged()
      (storedLayout as? TableLayout)?.solution.forgetMeasurements()
    }
    do { try closeBatch() } catch { raise(error) }
  }
}
