/// One try of a recogniser, from its first touch until it is reset.
@MainActor
struct GestureAttempt {
  /// The arena the recogniser competes in; nil while it does not.
  weak var arena: GestureArena?
  /// The touches it follows that are down, oldest first.
  var touches: [UITouch] = []
  /// All that took part, lifted ones and movements on a touchpad too: what two recognisers share if
  /// they compete.
  var contacts: Set<ObjectIdentifier> = []
  /// Touches the recogniser asked not to hear of.
  var ignored: Set<ObjectIdentifier> = []
  /// What it wants to become, while others have to fail first: `.began` or `.ended`.
  var wanted: UIGestureRecognizer.State?
  /// How it ended while it was waiting, or before its beginning was told.
  var following: UIGestureRecognizer.State?
  /// Its state changed and its targets have not heard of it.
  var isUntold = false
  /// Answers about failure requirements found out at run time, by the other recogniser.
  var answers: [ObjectIdentifier: Bool] = [:]
  /// When `deadlinePassed()` is due, in seconds of the window's clock.
  var deadline: TimeInterval?

  var isActive: Bool { arena != nil }

  mutating func join(_ touch: UITouch) {
    touches.append(touch)
    contacts.insert(ObjectIdentifier(touch))
  }

  func shares(with other: GestureAttempt) -> Bool { !contacts.isDisjoint(with: other.contacts) }
}

/// A target of a recogniser, held weakly, and what is performed on it.
final class GestureTarget {
  weak var object: AnyObject?
  let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }
}
