import PlatformInterface

// Longer than other files: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

/// Watches the touches of a view, and of all views in it, for a movement that means something.
///
/// Subclasses override the touch methods and set `state`; the `GestureArena` decides what becomes of
/// that, since others may have to fail first or may have won already.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture recogniser is on its way from possible to recognised or failed.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet; every recogniser begins and ends here.
    case possible = 0
    /// The movement is recognised and goes on.
    case began
    /// The movement went on.
    case changed
    /// The movement is complete; for recognisers that have no beginning, it is recognised.
    case ended
    /// The movement was taken back.
    case cancelled
    /// The touches are no such movement.
    case failed

    /// What a gesture of one moment becomes in place of began and ended.
    public static var recognized: State { .ended }
  }

  final var storedState = State.possible
  final var attempt = GestureAttempt()
  final var targets: [GestureTarget] = []
  /// Those that have to fail first, held weakly.
  final var requirements: [WeakRecognizer] = []
  final weak var storedView: UIView?
  final weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  /// The middle of the touches at the last event that had any, in the window's coordinates.
  final var place = CGPoint.zero
  final weak var placeWindow: UIWindow?
  final var storedFlags: UIKeyModifierFlags = []
  final var storedButtons: UIEvent.ButtonMask = []

  // MARK: Creation and targets

  /// Makes a recogniser that calls a method of a target, which it does not keep alive, each time
  /// the gesture's state changes.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recogniser with the default properties, of which nibs set others one by one.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Performs `action` on `target` at every change of the state, with the recogniser if it takes an
  /// argument.
  open func addTarget(_ target: Any, action: Selector) {
    add(ClassTarget.object(for: target), action)
  }
  /// Removes targets: a nil target stands for every target, and a nil action for every action of
  /// the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { ClassTarget.object(for: $0) }, action)
  }

  // MARK: State

  /// Setting it, which only subclasses do, is a wish: a recogniser that has to wait for others stays
  /// `.possible`, one that lost becomes `.failed`.
  open var state: State {
    get { storedState }
    set { wish(for: newValue) }
  }

  /// A recogniser that is switched off while it recognises is cancelled.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { attempt.arena?.cancel(self) } }
  }

  /// A name for logs and messages; nil by default.
  open var name: String?
  /// The view that the recogniser was added to; nil while it is in none.
  open var view: UIView? { storedView }
  /// What decides which touches the recogniser gets and with which others it may recognise; nil by
  /// default.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: What happens to the touches

  /// Views that got the touches are told that they are cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Views get no touch before the gesture failed.
  open var delaysTouchesBegan = false
  /// Views hear of lifted touches once the gesture failed, and not at all if it is recognised.
  open var delaysTouchesEnded = true
  /// The kinds of touches that count, as raw values of `UITouch.TouchType`; all of them at first.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that count, as raw values of `UIPress.PressType`; none at first.
  open var allowedPressTypes: [NSNumber] = []
  /// Touches of another type than the first one are left alone.
  open var requiresExclusiveTouchType = true

  // MARK: Others

  /// Waits, in every attempt that both make, until the other fails; fails itself if the other does
  /// not.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  // MARK: Where

  /// The middle of the touches, in `view`'s coordinates or the window's.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
  /// How many touches take part at the moment.
  open var numberOfTouches: Int { attempt.touches.count }
  /// Returns where one of the touches is, in points and in the coordinates of a view; nil is the
  /// window.
  ///
  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(at: touchIndex, in: view)
  }
  /// The modifier keys that were held at the last event.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
  /// The buttons of the pointer that were down at the last event.
  open var buttonMask: UIEvent.ButtonMask { storedButtons }

  // MARK: For subclasses

  /// Hears of new touches, before their view does. Subclasses override it and set `state`; by
  /// itself it does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears of touches that moved, at most once a frame.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears of touches that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears of touches that were taken back, as when the window goes.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears of better values for earlier touches, which no device here delivers.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Hears of keys and buttons that went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Hears of keys and buttons whose force changed, which no device here reports.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Hears of keys and buttons that went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Hears of keys and buttons whose press was taken back.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after the end of an attempt, whatever it was; touches still down are not heard of again.
  open func reset() {}
  /// Hears no more of the touch, which counts as no part of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignoreTouch(touch) }
  /// Takes a press out of the recogniser's attempt, so that it hears no more of it.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    attempt.contacts.remove(ObjectIdentifier(button))
    button.recognizers.removeAll { $0 === self }
  }

  /// Returns whether this recogniser, having recognised, makes another one fail; it is asked of the
  /// winner, and is true unless a subclass says otherwise.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser that has recognised makes this one fail; it is asked of the
  /// loser, and is true unless a subclass says otherwise.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser waits until another has failed; false unless a subclass says
  /// otherwise. It is asked once for each pair and attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recogniser waits until this one has failed; false unless a subclass
  /// says otherwise.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Returns whether an event is for this recogniser at all; it is asked before the delegate, and
  /// is true unless a subclass says otherwise.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For recognisers of the framework

  /// The time set in `attempt.deadline` has come.
  func deadlinePassed(at time: TimeInterval) {}
  /// Whether others that require its failure wait for it as it is now.
  var holdsOthersUp: Bool { true }
  /// Asked before the view and the delegate.
  func mayBegin() -> Bool { true }
  /// Pairs of the framework that belong together.
  func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool { false }
  /// Whether it takes part without touches: pinches of a touchpad.
  func takesTransform(_ kind: TransformInput.Kind) -> Bool { false }
  func transform(_ input: TransformInput) {}
  /// Called before the targets hear of a new state.
  func stateWillBeReported() {}
}

/// A recogniser that may go away.
final class WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
