import PlatformInterface
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
  func ask(
    _ operations: [UpdateOperation], with animation: RowAnimation, call: String = #function
  ) {
    MainThreadChecker.checked("UITableView.\(call)") {
      refuseChangesBesideDiffable()
      change(operations, with: animation)
    }
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

  // iOS-BEHAVIOUR: programs call beginUpdates and endUpdates with nothing between, or
  // performBatchUpdates with nil, to have heights asked for again, with animation.
  // Evidence: table-13.
  func willCloseEmptyBatch() {
    heightsChanged()
    (storedLayout as? TableLayout)?.solution.forgetMeasurements()
  }

  func endBatch() {
    guard state.phase.collection != nil else {
      failure(
        "-[UITableView endUpdates] called without a matching -beginUpdates. Table view: \(self)")
    }
    do { try closeBatch() } catch { raise(error) }
  }
}
