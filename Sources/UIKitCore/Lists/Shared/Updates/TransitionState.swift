/// Transitions under way, and the views they take off the screen.
@MainActor
struct TransitionState {
  /// Collects what the layout pass of a transition finds, before anything moves.
  var plan: TransitionPlan?
  /// Views that are still to be seen although nothing on screen stands for them any more.
  private(set) var leaving: [DisplayedElement] = []
  /// Views are being put where they begin and end; a layout of the list has to wait until then.
  var isMoving = false
  var isLayoutMissed = false
  private var last = 0

  mutating func begin() -> Int {
    last += 1
    return last
  }

  mutating func add(_ element: DisplayedElement, to number: Int, isGone: Bool) {
    element.departure = number
    element.isGone = isGone
    element.view.elementState.leave()
    leaving.append(element)
  }

  /// What leaves the screen but would come back if its place were seen again.
  func leaving(_ key: ElementKey) -> DisplayedElement? {
    leaving.first { !$0.isGone && $0.key == key }
  }

  /// The view of an element that is wanted again while it leaves.
  mutating func reclaim(_ key: ElementKey) -> DisplayedElement? {
    guard let index = leaving.firstIndex(where: { !$0.isGone && $0.key == key }) else {
      return nil
    }
    let element = leaving.remove(at: index)
    element.departure = 0
    element.view.elementState.show()
    return element
  }

  /// A view that leaves and was handed over again by the program, which keeps its cells itself.
  mutating func release(_ view: any ListElementView) {
    guard let index = leaving.firstIndex(where: { $0.view === view }) else { return }
    leaving.remove(at: index).departure = 0
    view.elementState.release()
  }

  /// What is left of a transition's leaving views.
  mutating func end(_ number: Int) -> [DisplayedElement] {
    let ended = leaving.filter { $0.departure == number }
    if !ended.isEmpty { leaving.removeAll { $0.departure == number } }
    return ended
  }

  mutating func takeAll() -> [DisplayedElement] {
    defer { leaving = [] }
    return leaving
  }

  /// Gives what is still in the data its new places; nil means that it no longer is.
  func moveLeaving(_ newKey: (DisplayedElement) -> ElementKey?) {
    for element in leaving where !element.isGone {
      if let key = newKey(element) { element.key = key } else { element.isGone = true }
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
