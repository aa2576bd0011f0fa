import CollectionEngine

/// Something a list shows among its items that its data source does not have: the gap under a drag,
/// or the placeholder of a drop.
@MainActor
final class PlaceholderItem {
  /// Where it is shown.
  fileprivate(set) var path: ItemPath
  /// Nil for a gap.
  let provider: (any ListPlaceholder)?

  init(_ path: ItemPath, _ provider: (any ListPlaceholder)? = nil) {
    self.path = path
    self.provider = provider
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
struct SuspendedPlaceholder {
  let placeholder: PlaceholderItem
  /// The source path of what came next.
  let next: ItemPath
  /// Where it was shown; nil if it is new, and then `next` counts in the list after the change.
  let shown: ItemPath?
}

/// All placeholders of a list, and the two ways to count because of them: *source* paths count in the data
/// source, *shown* paths on screen.
@MainActor
struct PlaceholderItems {
  /// Ascending.
  private(set) var all: [PlaceholderItem] = []

  var isEmpty: Bool { all.isEmpty }
  var hasPlaceholders: Bool { all.contains { $0.provider != nil } }
  var gap: PlaceholderItem? { all.first { $0.provider == nil } }

  func item(at shown: ItemPath) -> PlaceholderItem? { all.first { $0.path == shown } }
  func contains(_ placeholder: PlaceholderItem) -> Bool { all.contains { $0 === placeholder } }

  /// The number of placeholders before a shown path in its section: what separates the two ways to count.
  private func count(before shown: ItemPath) -> Int {
    all.filter { $0.path.section == shown.section && $0.path.item < shown.item }.count
  }

  /// Of a placeholder the source path of what comes next.
  func source(ofShown shown: ItemPath) -> ItemPath {
    ItemPath(shown.section, shown.item - count(before: shown))
  }

  func shown(ofSource source: ItemPath) -> ItemPath {
    var shown = source
    for placeholder in all where placeholder.path.section == source.section {
      if placeholder.path.item <= shown.item { shown.item += 1 }
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
  mutating func insert(_ placeholder: PlaceholderItem) {
    for other in all
    where other.path.section == placeholder.path.section && other.path.item >= placeholder.path.item
    {
      other.path.item += 1
    }
    all.append(placeholder)
    all.sort { $0.path < $1.path }
  }

  /// - Parameter isKept: an item of the data source takes its place.
  mutating func remove(_ placeholder: PlaceholderItem, isKept: Bool = false) {
    all.removeAll { $0 === placeholder }
    if isKept { return }
    for other in all
    where other.path.section == placeholder.path.section && other.path.item > placeholder.path.item
    {
      other.path.item -= 1
    }
  }

  mutating func move(_ placeholder: PlaceholderItem, to path: ItemPath) {
    remove(placeholder)
    placeholder.path = path
    insert(placeholder)
  }

  mutating func removeAll() { all = [] }
}
