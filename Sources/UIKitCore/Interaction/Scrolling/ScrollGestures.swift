import PlatformInterface

/// The recognisers that a scroll view comes with, made when it is first touched or asked for them.
@MainActor
final class ScrollGestures {
  let delay: UIScrollViewDelayedTouchesBeganGestureRecognizer
  let pan: UIScrollViewPanGestureRecognizer
  /// Made when it is asked for.
  private(set) lazy var press = makePress()
  private weak var view: UIScrollView?
  /// Made once there is something to zoom.
  var pinch: UIScrollViewPinchGestureRecognizer?

  init(_ view: UIScrollView) {
    delay = UIScrollViewDelayedTouchesBeganGestureRecognizer(view)
    pan = UIScrollViewPanGestureRecognizer(view)
    self.view = view
  }

  private func makePress() -> UIScrollViewDirectionalPressGestureRecognizer {
    let made = UIScrollViewDirectionalPressGestureRecognizer()
    made.isEnabled = false
    made.allowedPressTypes = [0, 1, 2, 3]
    view?.addGestureRecognizer(made)
    return made
  }
}

/// Scrolls a step for each press of an arrow.
final class UIScrollViewDirectionalPressGestureRecognizer: UIGestureRecognizer {
  private static let keys: [UIPress.PressType: KeyInput.Key] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
  ]

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let press = presses.first, let key = Self.keys[press.type],
      let scrollView = view as? UIScrollView,
      scrollView.scroll(by: KeyInput(key: key, time: press.timestamp))
    else {
      state = .failed
      return
    }
    state = .ended
  }
}

/// Keeps touches from the content of a scroll view for a moment, in which they may turn out to scroll.
///
/// A pointer is not kept: a button on a desktop answers at once, and a drag that follows still takes
/// the touch away.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// Seconds. iOS-BEHAVIOUR: touches in content are delayed by that. Evidence: scroll-19.
  static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?

  init(_ view: UIScrollView) {
    scrollView = view
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    allowedTouchTypes = [0, 1, 2]
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.behaviour.delaysContentTouches,
      scrollView.canMove(.horizontal) || scrollView.canMove(.vertical)
    else {
      state = .failed
      return
    }
    for touch in touches where touch.view === scrollView || touch.view is SectionIndexView {
      ignore(touch, for: event)
    }
    if attempt.touches.isEmpty {
      state = .failed
    } else if attempt.deadline == nil {
      attempt.deadline = event.timestamp + Self.delay
    }
  }

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Scrolls its view.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The part of `travel` that content has followed.
  private var followed = CGPoint.zero
  /// `travel` when the gesture tried to begin.
  private var travelAtTry = CGPoint.zero
  /// States that come from a touchpad, which has moved the content already.
  private var isReflecting = false

  init(_ view: UIScrollView) {
    scrollView = view
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    guard let pinch = other as? UIScrollViewPinchGestureRecognizer else { return false }
    return pinch.view === view
  }

  // MARK: Beginning

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    for touch in touches
    where scrollView.isOnBar(touch.location(in: scrollView)) || isTaken(touch)
      || !scrollView.covers(touch)
    {
      ignore(touch, for: event)
    }
    guard !attempt.touches.isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
    scrollView.fingersCameDown(touches)
  }

  /// A pointer selects in the text view that it is on, also within another scroll view; a finger on an
  /// index goes along its titles, however fast it begins.
  private func isTaken(_ touch: UITouch) -> Bool {
    touch.view is SectionIndexView || (touch.view as? UIScrollView)?.takesDrag(of: touch) ?? false
  }

  // A view that scrolls along one axis waits for a movement along it, and leaves others to the view
  // around it.
  override func slop(of travel: CGPoint) -> CGPoint? {
    guard let scrollView else { return nil }
    let local = convert(way: travel, to: scrollView)
    let (dx, dy) = (abs(local.x), abs(local.y))
    var swallowed: CGPoint?
    switch (scrollView.canMove(.horizontal), scrollView.canMove(.vertical)) {
    case (true, true):
      let length = hypot(dx, dy)
      if length >= Self.slop {
        swallowed = CGPoint(
          x: local.x * Self.slop / length, y: local.y * Self.slop / length)
      }
    case (true, false):
      if dx >= Self.slop, dx >= dy { swallowed = CGPoint(x: local.x < 0 ? -10 : 10, y: 0) }
    case (false, true):
      if dy >= Self.slop, dy >= dx { swallowed = CGPoint(x: 0, y: local.y < 0 ? -10 : 10) }
    case (false, false): break
    }
    guard let swallowed else { return nil }
    followed = convert(way: swallowed, from: scrollView)
    travelAtTry = travel
    return followed
  }

  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    // Scrolls by touchpad come another way.
    if attempt.touches.isEmpty { return true }
    let local = convert(way: travel, to: scrollView)
    return scrollView.takesDrag(CGVector(dx: -local.x, dy: -local.y))
      && scrollView.mayTakeTouches(of: self)
  }

  // MARK: Following

  override func stateWillBeReported() {
    guard let scrollView, !isReflecting else { return }
    switch state {
    case .began:
      // One that had to wait for others begins where it is, without a jump.
      if travel != travelAtTry { followed = travel }
      scrollView.motion.beginDrag()
      follow(scrollView)
    case .changed:
      follow(scrollView)
      if !attempt.touches.isEmpty { scrollView.fingerDragged(to: location(in: nil).y) }
    case .ended:
      follow(scrollView)
      scrollView.fingerLetGo(velocity: velocity.value(at: time).y)
      let speed = convert(way: velocity.value(at: time), to: scrollView)
      scrollView.motion.endDrag(velocity: CGVector(dx: -speed.x, dy: -speed.y))
    case .cancelled:
      scrollView.fingerLetGo(velocity: -.infinity)
      scrollView.motion.cancelDrag()
    case .possible, .failed: break
    }
  }

  private func follow(_ scrollView: UIScrollView) {
    let way = CGPoint(x: travel.x - followed.x, y: travel.y - followed.y)
    guard way != .zero else { return }
    followed = travel
    let local = convert(way: way, to: scrollView)
    scrollView.motion.drag(by: CGVector(dx: -local.x, dy: -local.y))
  }

  override func reset() {
    super.reset()
    followed = .zero
    travelAtTry = .zero
    scrollView?.fingersLifted()
  }

  // MARK: Touchpads

  /// The touchpad has moved the content: programs that watch this recogniser see a drag.
  func reflect(_ input: ScrollInput, at point: CGPoint, in window: UIWindow?) {
    guard attempt.arena == nil else { return }
    isReflecting = true
    notePlace(point, in: window)
    noteScroll(input)
    switch input.phase {
    case .began, .changed: storedState = storedState == .possible ? .began : .changed
    case .ended: storedState = storedState == .possible ? .failed : .ended
    case .cancelled: storedState = storedState == .possible ? .failed : .cancelled
    }
    if storedState != .failed { tellTargets() }
    if !storedState.isOpen {
      super.reset()
      storedState = .possible
    }
    isReflecting = false
  }
}

/// Zooms the content of its view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(_ view: UIScrollView) {
    scrollView = view
    super.init(target: nil, action: nil)
  }

  override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIScrollViewPanGestureRecognizer else { return false }
    return pan.view === view
  }

  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    return scrollView.canZoom && scrollView.mayTakeTouches(of: self)
  }

  override func stateWillBeReported() { scrollView?.followPinch(self) }
}
