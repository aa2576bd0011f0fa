/// Views that transitions take off the screen: still to be seen, although nothing on screen stands for
/// them any more.
@MainActor
final class LeavingElements {
  /// In the order in which they began to leave.
  private(set) var all: [DisplayedElement] = []
  private var lastTransition = 0

  /// - Returns: the number of a transition, by which its views are told from others'.
  func beginTransition() -> Int {
    lastTransition += 1
    return lastTransition
  }

  /// - Parameter isGone: the data has the element no more.
  func add(_ element: DisplayedElement, to transition: Int, isGone: Bool) {
    element.leave(with: transition, isGone: isGone)
    all.append(element)
  }

  /// What leaves the screen but would come back if its place were seen again.
  func element(_ key: ElementKey) -> DisplayedElement? {
    all.first { !$0.isGone && $0.key == key }
  }

  /// The view of an element that is wanted again while it leaves.
  func reclaim(_ key: ElementKey) -> DisplayedElement? {
    guard let index = all.firstIndex(where: { !$0.isGone && $0.key == key }) else {
      return nil
    }
    let element = all.remove(at: index)
    element.stopLeaving()
    element.view.elementState.show()
    return element
  }

  /// A view that leaves and was handed over again by the program, which keeps its cells itself.
  func release(_ view: any ListElementView) {
    guard let index = all.firstIndex(where: { $0.view === view }) else { return }
    all.remove(at: index).stopLeaving()
    view.elementState.release()
  }

  /// - Returns: what is left of a transition's views.
  func endTransition(_ number: Int) -> [DisplayedElement] {
    let ended = all.filter { $0.departure == number }
    if !ended.isEmpty { all.removeAll { $0.departure == number } }
    return ended
  }

  func takeAll() -> [DisplayedElement] {
    defer { all = [] }
    return all
  }

  /// Gives what is still in the data its new places; nil means that it no longer is.
  func follow(_ newKey: (DisplayedElement) -> ElementKey?) {
    for element in all where !element.isGone {
      if let key = newKey(element) { element.move(to: key) } else { element.lose() }
    }
  }
}

/// What the layout pass of one transition found.
@MainActor
final class TransitionPlan {
  let number: Int
  /// Where an element goes whose view is no longer needed; nil if it is too far to be followed.
  let way: (DisplayedElement) -> UICollectionViewLayoutAttributes?
  /// Elements that got a view.
  var appeared: [DisplayedElement] = []
  /// Where those go that are still there, out of sight.
  var destinations: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]

  init(number: Int, way: @escaping (DisplayedElement) -> UICollectionViewLayoutAttributes?) {
    self.number = number
    self.way = way
  }
}

/// One view's way through a transition.
@MainActor
struct TransitionMove {
  let view: any ListElementView
  /// Where it is put first; nil for where it is.
  var start: UICollectionViewLayoutAttributes?
  let end: UICollectionViewLayoutAttributes

  var changesAnything: Bool {
    if start != nil { return true }
    let shown = view.elementState.appliedAttributes
    return shown !== end && shown?.isEqual(end) != true
  }
}
