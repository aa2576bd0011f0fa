import CollectionEngine

/// Something a list shows among its items that its data source does not have: the gap under a drag,
/// or the placeholder of a drop.
@MainActor
final class PhantomItem {
  /// Where it is shown.
  fileprivate(set) var path: ItemPath
  /// Nil for a gap.
  let placeholder: (any ListPlaceholder)?

  init(_ path: ItemPath, _ placeholder: (any ListPlaceholder)? = nil) {
    self.path = path
    self.placeholder = placeholder
  }

  /// Before it is inserted.
  func place(at path: ItemPath) { self.path = path }
}

/// What a list shows in the place of an item whose data is on its way.
@MainActor
protocol ListPlaceholder: AnyObject {
  /// Counts in the data source.
  var insertionIndexPath: IndexPath { get }
  var reuseIdentifier: String { get }
  /// Nil where it is as large as any other.
  var ownHeight: CGFloat? { get }
  func update(_ cell: UIView)
}

/// A placeholder that is out of the list while the data changes.
@MainActor
struct SuspendedPhantom {
  let phantom: PhantomItem
  /// The source path of what came next.
  let next: ItemPath
  /// Where it was shown; nil if it is new, and then `next` counts in the list after the change.
  let shown: ItemPath?
}

/// All phantoms of a list, and the two ways to count because of them: *source* paths count in the data
/// source, *shown* paths on screen.
@MainActor
struct PhantomItems {
  /// Ascending.
  private(set) var all: [PhantomItem] = []

  var isEmpty: Bool { all.isEmpty }
  var hasPlaceholders: Bool { all.contains { $0.placeholder != nil } }
  var gap: PhantomItem? { all.first { $0.placeholder == nil } }

  func item(at shown: ItemPath) -> PhantomItem? { all.first { $0.path == shown } }
  func contains(_ phantom: PhantomItem) -> Bool { all.contains { $0 === phantom } }

  /// The number of phantoms before a shown path in its section: what separates the two ways to count.
  private func count(before shown: ItemPath) -> Int {
    all.filter { $0.path.section == shown.section && $0.path.item < shown.item }.count
  }

  /// Of a phantom the source path of what comes next.
  func source(ofShown shown: ItemPath) -> ItemPath {
    ItemPath(shown.section, shown.item - count(before: shown))
  }

  func shown(ofSource source: ItemPath) -> ItemPath {
    var shown = source
    for phantom in all where phantom.path.section == source.section {
      if phantom.path.item <= shown.item { shown.item += 1 }
    }
    return shown
  }

  /// The numbers as they are shown, from those of the data source.
  func shown(_ counts: SectionCounts) -> SectionCounts {
    all.isEmpty ? counts : counts.changed(by: all.map { .insertItem($0.path) })
  }
  /// The data source's numbers, from those shown.
  func source(_ counts: SectionCounts) -> SectionCounts {
    all.isEmpty ? counts : counts.changed(by: leaving)
  }

  /// What takes all of them out.
  var leaving: [UpdateOperation] { all.map { .deleteItem($0.path) } }

  // MARK: Changes

  /// Others from its place on move up.
  mutating func insert(_ phantom: PhantomItem) {
    for other in all
    where other.path.section == phantom.path.section && other.path.item >= phantom.path.item {
      other.path.item += 1
    }
    all.append(phantom)
    all.sort { $0.path < $1.path }
  }

  /// - Parameter isKept: an item of the data source takes its place.
  mutating func remove(_ phantom: PhantomItem, isKept: Bool = false) {
    all.removeAll { $0 === phantom }
    if isKept { return }
    for other in all
    where other.path.section == phantom.path.section && other.path.item > phantom.path.item {
      other.path.item -= 1
    }
  }

  mutating func move(_ phantom: PhantomItem, to path: ItemPath) {
    remove(phantom)
    phantom.path = path
    insert(phantom)
  }

  mutating func removeAll() { all = [] }
}
