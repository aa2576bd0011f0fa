import CollectionEngine

/// Items being selected one after the other by a movement that may also take them back.
@MainActor
struct SelectionSession {
  /// What was selected before.
  private var before: Set<ItemPath>
  /// The movement deselects, since it began on something selected.
  private let deselects: Bool
  private var touched: Set<ItemPath> = []

  init(_ list: any SelectableList, deselects: Bool = false) {
    before = Set(list.listSelection.paths)
    self.deselects = deselects
  }

  /// Of the items in `known`, those in `inside` are the movement's now; the others become what they
  /// were. Items in neither stay what they are.
  ///
  /// - Complexity: O(`known`).
  mutating func change(_ known: [ItemPath], inside: Set<ItemPath>, in list: any SelectableList) {
    for path in known {
      if !inside.contains(path) {
        if touched.remove(path) != nil { giveBack(path, list) }
      } else if touched.insert(path).inserted {
        let isSelected = list.listSelection.contains(path)
        if deselects, isSelected { list.deselectByUser(path) }
        if !deselects, !isSelected { list.selectByUser(path) }
      }
    }
  }

  /// The items moved by an update; nil where everything was loaded anew and none is known any more.
  mutating func follow(_ map: UpdateMap?) {
    before = Set(before.compactMap { map?.after($0) })
    touched = Set(touched.compactMap { map?.after($0) })
  }

  private func giveBack(_ path: ItemPath, _ list: any SelectableList) {
    let isSelected = list.listSelection.contains(path)
    if before.contains(path), !isSelected { list.selectByUser(path) }
    if !before.contains(path), isSelected { list.deselectByUser(path) }
  }
}

/// A movement over items that goes on while updates move them.
@MainActor
protocol ItemFollower: UIGestureRecognizer {
  /// - Parameter map: nil where everything was loaded anew.
  func itemsMoved(by map: UpdateMap?)
}

extension ListView {
  /// Tells movements under way where their items are now.
  func tellItemFollowers(_ map: UpdateMap?) {
    guard state.hasSelectionRecognizers else { return }
    for recognizer in gestureRecognizers ?? [] {
      (recognizer as? any ItemFollower)?.itemsMoved(by: map)
    }
  }
}

/// Two fingers drawn over the items of a list select them.
///
/// iOS-BEHAVIOUR: the delegate is asked first, then the list is edited; lists that scroll both ways
/// have no such gesture. Evidence: collection-25.
final class MultipleSelectionPan: UIPanGestureRecognizer, ItemFollower {
  private weak var list: (any SelectableList)?
  private var session: SelectionSession?
  private var start: ItemPath?
  /// The item the fingers were at last.
  private var last: ItemPath?
  private var scroller: EdgeScroller?

  init(_ list: any SelectableList) {
    self.list = list
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  // The list's own pan waits for it, but only for two fingers.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPanGestureRecognizer && other.view === view
  }

  override var holdsOthersUp: Bool { attempt.touches.count == 2 && isPossible }

  private var isPossible: Bool {
    guard let list else { return false }
    return list.mightSelectSeveral && !(list.canMove(.horizontal) && list.canMove(.vertical))
  }

  override func mayBegin() -> Bool {
    guard let list, isPossible, let path = item(list) else { return false }
    return list.mayBeginSelectingSeveral(at: path)
  }

  /// The item under the fingers.
  private func item(_ list: any SelectableList) -> ItemPath? {
    list.itemPath(at: location(in: list))
  }

  override func stateWillBeReported() {
    guard let list else { return }
    switch state {
    case .began:
      guard let path = item(list) else { return }
      start = path
      last = path
      let deselects = list.listSelection.contains(path)
      list.beginSelectingSeveral(at: path)
      session = SelectionSession(list, deselects: deselects)
      let scroller = EdgeScroller(list)
      scroller.scrolled = { [weak self] in self?.follow() }
      self.scroller = scroller
      follow()
    case .changed: follow()
    case .ended, .cancelled:
      scroller?.stop()
      scroller = nil
      guard session != nil else { return }
      session = nil
      list.endSelectingSeveral()
    case .possible, .failed: break
    }
  }

  private func follow() {
    guard let list, session != nil else { return }
    let place = location(in: list)
    let bounds = list.storedLayer.bounds
    scroller?.hold(at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
    guard let path = item(list) else { return }
    // Where the item that the movement began at is gone, it begins anew at the fingers.
    let start = self.start ?? path
    let last = last ?? path
    self.start = start
    // Whatever changes lies between where the fingers were and where they are.
    let known = list.itemPaths(from: min(last, path), to: max(last, path))
    let range = min(start, path)...max(start, path)
    session?.change(known, inside: Set(known.filter(range.contains)), in: list)
    self.last = path
    list.listSelection.setAnchor(start)
  }

  func itemsMoved(by map: UpdateMap?) {
    session?.follow(map)
    start = start.flatMap { map?.after($0) }
    last = last.flatMap { map?.after($0) }
  }

  override func reset() {
    super.reset()
    session = nil
    start = nil
    last = nil
    scroller?.stop()
    scroller = nil
  }
}
