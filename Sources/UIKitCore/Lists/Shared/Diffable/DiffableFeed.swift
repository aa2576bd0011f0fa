import PlatformInterface
import CSwiftRuntime
import CollectionEngine
import Failures

/// What a diffable data source answers by.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  var state = DiffableState<Section, Item>()
  /// Trees applied last to sections.
  var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// Another one for every change, so that differences know whether they still lead from here.
  fileprivate(set) var number = 0
}

/// How a diffable data source comes from one snapshot to the next, on whichever queue it is told to.
///
/// On the main queue a snapshot is shown before `apply` returns. Elsewhere it is compared there, with
/// what was applied before it, and shown on the main queue afterwards, in the order in which snapshots
/// were applied.
///
/// iOS-BEHAVIOUR: a data source belongs to the main queue or to another, always the same; mixing them
/// is reported, and ends the app while snapshots wait. Evidence: diffable-1, and for the sentences
/// https://github.com/anyproto/anytype-swift/pull/998.
final class DiffableFeed<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  @unchecked Sendable
{
  typealias Content = DiffableContent<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  enum Way: Sendable {
    case difference(animated: Bool)
    /// Forgets all cells and selections.
    case reload
  }

  /// What the list shows.
  @MainActor private(set) var shown = Content()
  /// The list, where it still shows what this feeds.
  @MainActor private var list: (() -> (any DiffableList)?)?

  // Of all queues, under the lock. It is held while snapshots are compared, so that they keep their
  // order, and identifiers may ask the data source from their `==`.
  private let lock = NSRecursiveLock()
  /// What was applied last.
  private var applied = Content()
  private var count = 0
  /// Snapshots that wait for the main queue.
  private var waiting = 0
  private var belongsToMain: Bool?
  private var mixes = false

  init() {}

  @MainActor
  func connect(_ list: @escaping () -> (any DiffableList)?) { self.list = list }

  // MARK: Asking

  /// On the main queue what the list shows, elsewhere what was applied last.
  var content: Content {
    if tessera_is_main_thread() { return MainActor.assumeIsolated { shown } }
    return lock.withLock { applied }
  }

  /// - Complexity: O(items) for the first question after a change, then O(1) on the main queue.
  func path(of item: Item) -> IndexPath? {
    guard tessera_is_main_thread() else {
      var state = content.state
      return state.path(of: item)
    }
    return MainActor.assumeIsolated { shown.state.path(of: item) }
  }

  // MARK: Telling

  /// Shows a snapshot and, of one section, the tree that its items are the visible ones of.
  ///
  /// - Parameter completion: called on the main queue.
  func apply(
    _ snapshot: Snapshot, tree: (section: Section, tree: Tree)? = nil, _ way: Way,
    isOwn: Bool = false, completion: (() -> Void)?
  ) {
    // Only the main queue calls it, once.
    nonisolated(unsafe) let completion = completion
    guard tessera_is_main_thread() else { return submit(snapshot, tree, way, completion) }
    MainActor.assumeIsolated {
      if !isOwn { noteMainQueue() }
      var next = Content(state: DiffableState(snapshot), trees: shown.trees)
      if let tree { next.trees[tree.section] = tree.tree }
      next.number = nextNumber()
      show(next, shown.state.changes(to: next.state, snapshot, way), way, completion)
    }
  }

  /// Takes over what the user moved by hand; the list shows it already.
  @MainActor
  func replace(_ state: DiffableState<Section, Item>) {
    shown.state = state
    shown.number = nextNumber()
    keepAppliedUpToDate()
  }

  /// The tree of a section whose items were moved by hand.
  @MainActor
  func replace(_ tree: Tree, of section: Section) {
    shown.trees[section] = tree
    keepAppliedUpToDate()
  }

  private func submit(
    _ snapshot: Snapshot, _ tree: (section: Section, tree: Tree)?, _ way: Way,
    _ completion: (() -> Void)?
  ) {
    nonisolated(unsafe) let completion = completion
    lock.withLock {
      let old = applied
      var next = Content(state: DiffableState(snapshot), trees: old.trees)
      if let tree { next.trees[tree.section] = tree.tree }
      next.number = nextNumber()
      let changes = old.state.changes(to: next.state, snapshot, way)
      let isMixed = belongsToMain == true && !mixes
      if isMixed { mixes = true }
      belongsToMain = belongsToMain ?? false
      applied = next
      waiting += 1
      let ready = next
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if isMixed { self.warn() }
          self.lock.withLock { self.waiting -= 1 }
          // Meanwhile the user may have moved items by hand.
          let fits = self.shown.number == old.number
          self.show(
            ready, fits ? changes : self.shown.state.changes(to: ready.state, snapshot, way), way,
            completion)
        }
      }
    }
  }

  // MARK: Showing

  @MainActor
  private func show(
    _ next: Content, _ changes: DiffableChanges, _ way: Way, _ completion: (() -> Void)?
  ) {
    let isFirst = shown.state.isEmpty
    let store = { [self] in
      shown = next
      keepAppliedUpToDate()
    }
    switch way {
    case .difference(let animated):
      DiffableUpdates.show(
        changes, in: list?(), animated: animated, isFirst: isFirst, store: store,
        completion: completion)
    case .reload:
      store()
      list?()?.reloadForDiffable()
      if let completion { DispatchQueue.main.async { completion() } }
    }
  }

  @MainActor
  private func keepAppliedUpToDate() {
    let now = shown
    lock.withLock { if waiting == 0 { applied = now } }
  }

  private func nextNumber() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  // MARK: Queues

  @MainActor
  private func noteMainQueue() {
    let (isWaiting, isMixed) = lock.withLock {
      let isMixed = belongsToMain == false && !mixes
      if isMixed { mixes = true }
      belongsToMain = belongsToMain ?? true
      return (waiting > 0, isMixed)
    }
    if isWaiting {
      failure(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is "
          + "not permitted and will deadlock. Please always submit updates either always on the main "
          + "queue or always off the main queue - view=\(listText)")
    }
    if isMixed { warn() }
  }

  @MainActor
  private func warn() {
    Log.write(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
        + "deadlocks. Please always submit updates either always on the main queue or always off the "
        + "main queue - view=\(listText)")
  }

  @MainActor private var listText: String { list?().map { "\($0)" } ?? "nil" }
}
