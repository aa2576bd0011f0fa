import CollectionEngine

/// An item that a finger carries through its list.
///
/// The data source keeps its order until the item is let go, while layout and views show the item
/// where it would land. So there are two orders: *source* paths count in the data source, *shown*
/// paths on screen. Layouts and views use shown ones, data source and delegate source ones.
@MainActor
final class InteractiveMovement {
  /// Where the data source has it.
  let original: ItemPath
  /// Where it is shown.
  var current: ItemPath
  let element: DisplayedElement
  /// Where its centre is to be, in content coordinates.
  var target: CGPoint
  var hasBegunMoving = false
  /// A drag carries the item, unseen here, and this is its gap.
  var isGap = false
  /// Scrolls near the edges.
  var scroller: EdgeScroller?
  /// The same for the section that the item would land in, where that scrolls by itself.
  var sectionScroller: EdgeScroller?
  /// Of the content, when the finger was last heard of.
  var offset = CGPoint.zero

  init(_ element: DisplayedElement, at path: ItemPath) {
    self.element = element
    original = path
    current = path
    target = element.attributes.center
  }

  func source(ofShown shown: ItemPath) -> ItemPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  func shown(ofSource source: ItemPath) -> ItemPath {
    if source == original { return current }
    var path = source
    if path.section == original.section, path.item > original.item { path.item -= 1 }
    if path.section == current.section, path.item >= current.item { path.item += 1 }
    return path
  }

  /// The numbers as they are shown, from those of the data source.
  func shown(_ counts: SectionCounts) -> SectionCounts {
    counts.changed(by: [.moveItem(original, to: current)])
  }

  /// The data source's numbers, from those shown.
  func source(_ counts: SectionCounts) -> SectionCounts { counts.changed(by: wayBack) }

  /// What takes the item back where the data source has it.
  var wayBack: [UpdateOperation] {
    current == original ? [] : [.moveItem(current, to: original)]
  }
}

extension ListView {
  /// The data source's path of what is shown at `path`.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    if movement == nil, placeholders.isEmpty { return path }
    guard let shown = ItemPath(path) else { return path }
    return IndexPath(movement?.source(ofShown: shown) ?? placeholders.source(ofShown: shown))
  }

  /// Where an item of the data source is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    if movement == nil, placeholders.isEmpty { return path }
    guard let source = ItemPath(path) else { return path }
    return IndexPath(movement?.shown(ofSource: source) ?? placeholders.shown(ofSource: source))
  }
}
