import CollectionEngine

/// Where a list is between what its data source has and what is on screen.
@MainActor
enum UpdatePhase {
  /// The views show what data and layout have, or will once the next layout pass is through.
  case settled
  /// Data and layout have taken single changes over and the views have not: they follow in the next
  /// layout pass, or at the first question about them.
  case waiting(ListChange)
  /// Changes are collected to be shown as one. The data source is between two states, and nobody is
  /// asked anything; what waited before is shown with them.
  case collecting(UpdateCollection, waiting: ListChange?)

  /// Single changes that the views have not followed yet.
  var waiting: ListChange? {
    switch self {
    case .settled: nil
    case .waiting(let change): change
    case .collecting(_, let change): change
    }
  }

  /// The batch that is being collected.
  var collection: UpdateCollection? {
    if case .collecting(let collection, _) = self { collection } else { nil }
  }
}

/// What a program asks for from the beginning of a batch to its end; a single change is one of its own.
@MainActor
final class UpdateCollection {
  /// How many batches are open, one within the other; the outermost shows all.
  private(set) var depth = 1
  /// The data source's numbers when it began; nil once a reload has made worthless what was collected.
  private(set) var before: SectionCounts?
  private(set) var batch: UpdateBatch
  /// Paths before the batch.
  private(set) var reconfigured: [IndexPath] = []
  private(set) var completions: [(Bool) -> Void] = []
  /// Placeholders that come into the list with the batch, or back into it.
  private(set) var suspended: [SuspendedPlaceholder] = []
  /// Placeholders that are to leave it with the batch.
  private(set) var ended: [PlaceholderItem] = []

  /// Nothing was known when it began, so that nothing can be compared: it ends with a reload.
  private(set) var isBlind = false

  /// Of a list whose data source was not asked for its numbers yet.
  static func blind() -> UpdateCollection {
    let collection = UpdateCollection(before: SectionCounts())
    collection.isBlind = true
    collection.forget()
    return collection
  }

  init(before: SectionCounts, _ operations: [UpdateOperation] = []) {
    self.before = before
    batch = UpdateBatch(operations)
  }

  func open() { depth += 1 }

  /// - Returns: whether that was the outermost.
  func close() -> Bool {
    depth -= 1
    return depth == 0
  }

  func add(_ operations: [UpdateOperation]) { batch.append(contentsOf: operations) }
  func reconfigure(_ paths: [IndexPath]) { reconfigured += paths }
  func complete(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// The data was reloaded: what was asked for before means nothing any more.
  func forget() {
    before = nil
    batch = UpdateBatch()
    reconfigured = []
    suspended = []
    ended = []
  }

  // MARK: Placeholders

  func suspend(_ placeholder: SuspendedPlaceholder) { suspended.append(placeholder) }

  /// Takes one back that would have come; nil where there is none.
  func withdraw(_ item: PlaceholderItem) -> SuspendedPlaceholder? {
    suspended.firstIndex { $0.placeholder === item }.map { suspended.remove(at: $0) }
  }

  func ends(_ item: PlaceholderItem) -> Bool { ended.contains { $0 === item } }

  /// - Returns: false if it is to leave already.
  func end(_ item: PlaceholderItem) -> Bool {
    guard !ends(item) else { return false }
    ended.append(item)
    return true
  }
}
