import CollectionEngine

/// Something a list shows among its items that its data source does not have: the gap under a drag,
/// or the placeholder of a drop.
@MainActor
final class PlaceholderItem {
  /// What makes its cell; nil for a gap.
  let provider: (any ListPlaceholder)?

  init(_ provider: (any ListPlaceholder)? = nil) { self.provider = provider }
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

/// All gaps and placeholders of a list with their places, and the two ways to count because of them:
/// *source* paths count in the data source, *shown* paths on screen.
@MainActor
struct PlaceholderItems {
  struct Place {
    let item: PlaceholderItem
    /// As shown.
    fileprivate(set) var path: ItemPath
  }

  /// Ascending.
  private(set) var all: [Place] = []

  var isEmpty: Bool { all.isEmpty }
  /// The gap of a drag; there is one at most.
  var gap: Place? { all.first { $0.item.provider == nil } }

  func item(at shown: ItemPath) -> PlaceholderItem? { all.first { $0.path == shown }?.item }
  func contains(_ item: PlaceholderItem) -> Bool { path(of: item) != nil }
  /// Where an item is shown; nil if it is none of these.
  func path(of item: PlaceholderItem) -> ItemPath? { all.first { $0.item === item }?.path }

  /// The number of them before a shown path in its section: what separates the two ways to count.
  private func count(before shown: ItemPath) -> Int {
    all.filter { $0.path.section == shown.section && $0.path.item < shown.item }.count
  }

  /// The source path of what is shown at a path; of one of these the source path of what comes next.
  func source(ofShown shown: ItemPath) -> ItemPath {
    ItemPath(shown.section, shown.item - count(before: shown))
  }

  /// Where an item of the data source is shown.
  func shown(ofSource source: ItemPath) -> ItemPath {
    var shown = source
    for place in all where place.path.section == source.section {
      if place.path.item <= shown.item { shown.item += 1 }
    }
    return shown
  }

  /// The numbers as they are shown, from those of the data source.
  func shown(_ counts: SectionCounts) -> SectionCounts {
    counts.changed(by: all.map { .insertItem($0.path) })
  }
  /// The data source's numbers, from those shown.
  func source(_ counts: SectionCounts) -> SectionCounts { counts.changed(by: leaving) }

  /// What takes all of them out.
  var leaving: [UpdateOperation] { all.map { .deleteItem($0.path) } }

  /// The others, where they are once an item has left.
  func without(_ item: PlaceholderItem) -> PlaceholderItems {
    var others = self
    others.remove(item)
    return others
  }

  /// The source path of a shown one at which the gap would be inserted that is shown there.
  func source(ofShown shown: ItemPath, withoutGap gap: PlaceholderItem) -> ItemPath {
    // The gap's place is somebody else's once it has left.
    let before = all.filter {
      $0.item !== gap && $0.path.section == shown.section && $0.path.item < shown.item
    }.count
    return ItemPath(shown.section, shown.item - before)
  }

  // MARK: Changes

  /// Others from that place on move up.
  mutating func insert(_ item: PlaceholderItem, at path: ItemPath) {
    for index in all.indices
    where all[index].path.section == path.section && all[index].path.item >= path.item {
      all[index].path.item += 1
    }
    let index = all.firstIndex { path < $0.path } ?? all.endIndex
    all.insert(Place(item: item, path: path), at: index)
  }

  /// Others behind it close ranks.
  mutating func remove(_ item: PlaceholderItem) {
    guard let path = path(of: item) else { return }
    replace(item)
    for index in all.indices
    where all[index].path.section == path.section && all[index].path.item > path.item {
      all[index].path.item -= 1
    }
  }

  /// An item of the data source takes its place.
  mutating func replace(_ item: PlaceholderItem) { all.removeAll { $0.item === item } }

  /// - Parameter path: counts without the item.
  mutating func move(_ item: PlaceholderItem, to path: ItemPath) {
    remove(item)
    insert(item, at: path)
  }
}
