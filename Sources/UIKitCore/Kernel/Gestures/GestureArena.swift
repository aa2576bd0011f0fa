import PlatformInterface

/// Where the recognisers of a scene compete for touches. One thing after the other:
///
/// 1. recognisers of the view under a new touch, and of the views around it, join;
/// 2. all of them get the event, inner ones first; one that recognises makes others fail, and one that
///    fails lets others go on;
/// 3. targets hear of what became of it;
/// 4. attempts that are over are reset;
/// 5. views get what is left for them (`Kernel/Touch/TouchDelivery.swift`).
@MainActor
final class GestureArena: FrameAnimation {
  /// Recognisers with an attempt under way, in the order they joined.
  private(set) var active: [UIGestureRecognizer] = []
  let delivery: TouchDelivery
  private unowned let loop: FrameLoop
  /// Recognisers whose targets have not heard of their state, in the order of the changes.
  private var untold: [UIGestureRecognizer] = []
  private var isTelling = false
  /// While an event is handed out, nobody is told.
  private var depth = 0
  private var isStepping = false
  /// The recogniser that is being told of touches, and whether it has begun by that.
  private var handed: (recognizer: UIGestureRecognizer, hasBegun: Bool)?
  /// Of the event that was handed out last.
  private(set) var time: TimeInterval = 0

  /// Seconds after which a recogniser without touches that decides nothing holds nobody up any more.
  private static let patience: TimeInterval = 1.5

  init(loop: FrameLoop) {
    self.loop = loop
    delivery = TouchDelivery()
    delivery.arena = self
  }

  // MARK: Events

  /// An event with touches that changed, for the recognisers and views of `window`.
  func receive(_ event: UIEvent, in window: UIWindow) {
    passDeadlines(before: event.timestamp)
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
      .sorted { $0.identifier < $1.identifier }
    work {
      for touch in changed where touch.phase == .began { collect(for: touch, event) }
    }
    receiveForRecognizers(changed, event)
    delivery.deliver(changed, event)
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      delivery.finish(touch)
    }
    requestSteps()
  }

  /// Hands the touches to the recognisers that follow them.
  func receiveForRecognizers(_ changed: [UITouch], _ event: UIEvent) {
    time = event.timestamp
    work {
      for recognizer in active where recognizer.attempt.isActive {
        hand(changed, to: recognizer, event)
      }
    }
  }

  /// Runs `body`, which may change states, then tells targets and resets what is over.
  func work(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    tellAll()
    resetFinished()
  }

  private func hand(
    _ changed: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    let mine = changed.filter { touch in
      recognizer.attempt.touches.contains { $0 === touch }
    }
    guard !mine.isEmpty, recognizer.storedState.isOpen else { return }
    recognizer.storedFlags = event.modifierFlags
    recognizer.storedButtons = event.buttonMask
    recognizer.notePlace()
    // One that waits for others has said what it has to say; it only has to know of the end.
    func hand(_ phase: UITouch.Phase, _ method: (Set<UITouch>, UIEvent) -> Void) {
      let some = mine.filter { $0.phase == phase }
      if !some.isEmpty, recognizer.storedState.isOpen { method(Set(some), event) }
    }
    let outer = handed
    handed = (recognizer, false)
    hand(.began, recognizer.touchesBegan)
    hand(.moved, recognizer.touchesMoved)
    hand(.ended, recognizer.touchesEnded)
    hand(.cancelled, recognizer.touchesCancelled)
    let hasBegun = handed?.hasBegun == true
    handed = outer
    if hasBegun { prevail(recognizer) }
    recognizer.attempt.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    waitWithoutTouches(recognizer)
  }

  /// A recogniser that neither succeeded nor failed with its last touch may wait for another touch,
  /// but not for ever.
  private func waitWithoutTouches(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isUndecided, recognizer.attempt.touches.isEmpty,
      recognizer.attempt.wanted == nil, recognizer.attempt.deadline == nil
    else { return }
    recognizer.attempt.deadline = time + Self.patience
  }

  // MARK: Joining

  func collect(
    for touch: UITouch, _ event: UIEvent,
    where filter: (UIGestureRecognizer) -> Bool = { _ in true }
  ) {
    var link: UIView? = touch.view ?? touch.window
    while let view = link {
      for recognizer in view.recognizersForTouches
      where recognizer.isEnabled && filter(recognizer) && accepts(recognizer, touch, event) {
        join(recognizer)
        recognizer.attempt.join(touch)
        touch.recognizers.append(recognizer)
        if recognizer.storedState.isRecognizing, recognizer.cancelsTouchesInView {
          touch.deliveryState.isTaken = true
        }
      }
      link = view.superview
    }
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    guard recognizer.storedState.isOpen, recognizer.attempt.wanted != .ended,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if recognizer.requiresExclusiveTouchType,
      recognizer.attempt.touches.contains(where: { $0.type != touch.type })
    {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.arena !== self else { return }
    recognizer.attempt.arena?.cancel(recognizer)
    recognizer.attempt.arena = self
    active.append(recognizer)
  }

  // MARK: Deadlines

  /// At the beginning of a frame.
  func step(at time: TimeInterval) -> Bool {
    passDeadlines(before: time + 1e-6)
    delivery.settle()
    isStepping = active.contains { $0.attempt.deadline != nil }
    return isStepping
  }

  /// Calls recognisers whose time came before `time`, the earliest first.
  private func passDeadlines(before time: TimeInterval) {
    while let next = active.filter({ $0.attempt.deadline.map { $0 < time } ?? false })
      .min(by: { $0.attempt.deadline! < $1.attempt.deadline! })
    {
      let due = next.attempt.deadline ?? time
      self.time = max(self.time, due)
      next.attempt.deadline = nil
      work {
        next.deadlinePassed(at: due)
        if next.isUndecided, next.attempt.touches.isEmpty, next.attempt.wanted == nil,
          next.attempt.deadline == nil
        {
          fail(next)
        }
      }
    }
    delivery.settle()
  }

  func requestSteps() {
    guard !isStepping, active.contains(where: { $0.attempt.deadline != nil }) else { return }
    isStepping = true
    loop.add(self)
  }

  // MARK: Telling and resetting

  /// The recogniser's state changed and its targets are to hear of it.
  func tell(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isUntold else { return }
    recognizer.attempt.isUntold = true
    untold.append(recognizer)
  }

  private func tellAll() {
    guard !isTelling else { return }
    isTelling = true
    // A target may change other recognisers, which are told in turn.
    while !untold.isEmpty {
      let recognizer = untold.removeFirst()
      recognizer.attempt.isUntold = false
      recognizer.tellTargets()
      if let following = recognizer.attempt.following, recognizer.storedState.isRecognizing {
        recognizer.attempt.following = nil
        finish(recognizer, as: following)
      }
    }
    isTelling = false
  }

  private func resetFinished() {
    guard !isTelling else { return }
    for recognizer in active where !recognizer.storedState.isOpen { reset(recognizer) }
    active.removeAll { $0.attempt.arena !== self }
    delivery.settle()
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.reset()
    recognizer.attempt = GestureAttempt()
    recognizer.storedState = .possible
  }

  // MARK: Changes of state

  /// The recogniser would like to leave `.possible`.
  func tryToBegin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard allowsBeginning(recognizer), recognizer.isUndecided else {
      if recognizer.isUndecided { fail(recognizer) }
      return
    }
    guard isHeldUp(recognizer) else { return begin(recognizer, as: state) }
    recognizer.attempt.wanted = state
    recognizer.attempt.deadline = nil
  }

  private func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if active.contains(where: { $0.storedState.hasWon && excludes($0, recognizer) }) {
      return fail(recognizer)
    }
    recognizer.attempt.wanted = nil
    recognizer.attempt.deadline = nil
    recognizer.storedState = state
    tell(recognizer)
    if handed?.recognizer === recognizer {
      handed?.hasBegun = true
    } else {
      prevail(recognizer)
    }
  }

  /// Those that it excludes fail, and views lose the touches.
  private func prevail(_ recognizer: UIGestureRecognizer) {
    delivery.recognized(recognizer)
    for other in active where other.isUndecided {
      if requiresFailure(other, of: recognizer) || excludes(recognizer, other) { fail(other) }
    }
  }

  /// Fails a recogniser that has begun by the touches which it is being told of, as though it had not.
  ///
  /// iOS-BEHAVIOUR: a subclass that calls super, sees that the gesture has begun in a direction which it does not want,
  /// and cancels it has kept nobody from recognising. Evidence: gesture-14.
  ///
  /// - Returns: False for one that had begun before.
  func withdraw(_ recognizer: UIGestureRecognizer) -> Bool {
    guard handed?.recognizer === recognizer, handed?.hasBegun == true else { return false }
    handed?.hasBegun = false
    untold.removeAll { $0 === recognizer }
    recognizer.attempt.isUntold = false
    recognizer.storedState = .possible
    fail(recognizer)
    return true
  }

  func finish(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if recognizer.attempt.isUntold {
      recognizer.attempt.following = state
      return
    }
    recognizer.storedState = state
    recognizer.attempt.deadline = nil
    tell(recognizer)
  }

  func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isUndecided else { return }
    recognizer.storedState = .failed
    recognizer.attempt.wanted = nil
    recognizer.attempt.following = nil
    recognizer.attempt.deadline = nil
    release()
  }

  /// Ends an attempt from outside: the recogniser was switched off, or removed from its view.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.arena === self else { return }
    work {
      if recognizer.storedState.isRecognizing {
        finish(recognizer, as: .cancelled)
      } else {
        fail(recognizer)
      }
    }
  }

  /// Lets those begin that waited for nobody but a recogniser which has just failed.
  private func release() {
    for recognizer in active {
      guard let wanted = recognizer.attempt.wanted, recognizer.isUndecided,
        !isHeldUp(recognizer)
      else { continue }
      recognizer.attempt.wanted = nil
      begin(recognizer, as: wanted)
    }
  }
}

extension UIGestureRecognizer.State {
  /// The attempt goes on.
  var isOpen: Bool { self == .possible || isRecognizing }
  var isRecognizing: Bool { self == .began || self == .changed }
  /// Recognised and not reset yet.
  var hasWon: Bool { isRecognizing || self == .ended }
}
