import CollectionEngine

/// An item that a finger moves through its list, or that a drag has taken up.
///
/// The data source keeps its order until the item is let go, while layout and views show the item
/// where it would land. So there are two orders: *source* paths count in the data source, *shown*
/// paths on screen. Layouts and views use shown ones, data source and delegate source ones.
@MainActor
final class InteractiveMovement {
  /// Where the data source has it.
  let original: ItemPath
  /// Where it is shown.
  private(set) var current: ItemPath
  let element: DisplayedElement
  /// Where its centre is to be, in content coordinates.
  var target: CGPoint
  var hasBegunMoving = false
  /// A drag shows the item, which is unseen here and leaves a gap.
  let isGap: Bool
  /// Scrolls near the edges.
  var scroller: EdgeScroller?
  /// The same for the section that the item would land in, where that scrolls by itself.
  var sectionScroller: EdgeScroller?
  /// Of the content, when the finger was last heard of.
  var offset = CGPoint.zero

  init(_ element: DisplayedElement, at path: ItemPath, isGap: Bool = false) {
    self.element = element
    self.isGap = isGap
    original = path
    current = path
    target = element.attributes.center
  }

  /// The others have made way for it at another place.
  func show(at path: ItemPath) { current = path }

  func stopScrolling() {
    scroller?.stop()
    sectionScroller?.stop()
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

  /// What takes the item back where the data source has it.
  var wayBack: [UpdateOperation] {
    current == original ? [] : [.moveItem(current, to: original)]
  }
}
