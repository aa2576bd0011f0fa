import PlatformInterface
import QuartzCore
import UIKitScrollPhysics

/// Whatever moves a scroll view's content: the one place that all inputs feed.
///
/// Fingers and touchpads hold the content (`beginDrag`, `drag`, `endDrag`) and let it go with a
/// velocity; wheels, keys and scroll bars name a target to glide to; code animates. One of them is
/// active at a time, and the next takes over where the last is.
@MainActor
final class ScrollMotion: FrameAnimation {
  enum State {
    case still
    /// Held; `raw` is where the content would be without resistance at the edges.
    case dragging(raw: CGPoint)
    case decelerating
    /// On the way to a target that a wheel, a key or a bar named.
    case gliding(GlideSource)
    case animating(ScrollAnimation)
  }

  enum GlideSource: Equatable { case wheel, key }

  private unowned let view: UIScrollView
  private(set) var state = State.still
  private var horizontal = ScrollAxisMotion()
  private var vertical = ScrollAxisMotion()
  /// The axis that a drag is locked to.
  private var lockedAxis: NSLayoutConstraint.Axis?
  /// A drag that may be locked has not moved yet.
  private var isLockOpen = false
  /// The ranges that the place of a drag without resistance was counted from.
  private var dragRanges: (horizontal: ScrollRange, vertical: ScrollRange)?
  private weak var loop: FrameLoop?
  /// The movement of fingers on a touchpad that is under way.
  var touchpad: TouchpadGesture?
  /// When a wheel last moved the content.
  var lastWheelTime: TimeInterval?
  /// Where the wheel's turns lead by themselves, before layout or delegate choose the end.
  private var wheelTarget: CGPoint?
  /// Fingers are on the content, whether they move it or not.
  var hasFingers = false
  /// The animation under way goes to the top because the user said so.
  private var isToTop = false
  /// The end of the content that a glide is on its way to, wherever it comes to lie.
  private var aim: ScrollAim?
  /// Fingers stopped what was moving, and nothing has taken over since.
  private var isStopped = false

  init(scrollView: UIScrollView) { view = scrollView }

  /// Where content will come to rest; where it is, if nothing moves.
  var target: CGPoint {
    switch state {
    case .still, .dragging: return view.contentOffset
    case .animating(let animation): return animation.target
    case .decelerating, .gliding:
      let offset = view.contentOffset
      return CGPoint(x: horizontal.target ?? offset.x, y: vertical.target ?? offset.y)
    }
  }

  /// Where a turn of the wheel by `delta` starts from: where content will come to rest; or, closely
  /// after another turn that layout or delegate took back, where that one led, so that several of
  /// them leave a place that a single one does not.
  func wheelOrigin(of delta: CGVector, at time: TimeInterval) -> CGPoint {
    let target = self.target
    guard let wheelTarget, let lastWheelTime, time - lastWheelTime < Self.wheelBurst else {
      return target
    }
    func farther(_ a: CGFloat, _ b: CGFloat, _ delta: CGFloat) -> CGFloat {
      delta == 0 ? a : delta < 0 ? min(a, b) : max(a, b)
    }
    return CGPoint(
      x: farther(target.x, wheelTarget.x, delta.dx), y: farther(target.y, wheelTarget.y, delta.dy))
  }

  /// Seconds within which turns of a wheel belong together.
  static let wheelBurst: TimeInterval = 0.3

  /// Points per second that no hand exceeds; what a device reports beyond is an error of its own.
  private static let fastest: CGFloat = 30_000

  var now: TimeInterval { PlatformServices.current.application.currentTime }

  // MARK: Holding

  /// Takes hold of the content, wherever it is moving.
  func beginDrag() {
    wheelTarget = nil
    finish(notifying: false)
    isStopped = false
    view.storedRefresh?.dragWillBegin()
    let offset = view.contentOffset
    dragRanges = (view.horizontalRange, view.verticalRange)
    state = .dragging(
      raw: CGPoint(
        x: view.horizontalRange.unbanded(offset.x), y: view.verticalRange.unbanded(offset.y)))
    lockedAxis = nil
    isLockOpen = view.behaviour.isDirectionalLockEnabled
    view.storedDelegate?.scrollViewWillBeginDragging(view)
    view.draggingWillBegin()
    view.dismissKeyboardForDrag()
  }

  /// Moves the content with whoever holds it, against resistance at the edges.
  func drag(by delta: CGVector) {
    guard case .dragging(var raw) = state else { return }
    var delta = delta
    if isLockOpen, delta.dx != 0 || delta.dy != 0 {
      isLockOpen = false
      lockedAxis = ScrollLock.axis(of: delta)
    }
    if lockedAxis == .horizontal { delta.dy = 0 }
    if lockedAxis == .vertical { delta.dx = 0 }
    follow(&raw)
    raw.x = pulled(raw.x, delta.dx, view.horizontalRange, view.canBounce(.horizontal))
    raw.y = pulled(raw.y, delta.dy, view.verticalRange, view.canBounce(.vertical))
    state = .dragging(raw: raw)
    let shown = CGPoint(
      x: view.horizontalRange.banded(raw.x), y: view.verticalRange.banded(raw.y))
    view.setOffset(shown, reason: .scrolling)
    view.bars.show()
  }

  /// An edge may have moved under the fingers, as when a refresh ends or rows go: what is seen stays
  /// where they hold it.
  private func follow(_ raw: inout CGPoint) {
    let (horizontal, vertical) = (view.horizontalRange, view.verticalRange)
    if let old = dragRanges {
      let shown = view.contentOffset
      raw.x = horizontal.rebased(raw.x, shown: shown.x, from: old.horizontal)
      raw.y = vertical.rebased(raw.y, shown: shown.y, from: old.vertical)
    }
    dragRanges = (horizontal, vertical)
  }

  private func pulled(
    _ raw: CGFloat, _ delta: CGFloat, _ range: ScrollRange, _ canBounce: Bool
  ) -> CGFloat {
    guard delta != 0 else { return raw }
    let moved = raw + delta
    if canBounce { return moved }
    // An edge that does not give way also keeps what is beyond it from going farther out.
    return min(max(moved, min(range.minimum, raw)), max(range.maximum, raw))
  }

  /// Lets go with `velocity` in points per second.
  func endDrag(velocity: CGVector) {
    guard case .dragging = state else { return }
    letGo(velocity: velocity)
  }

  func cancelDrag() {
    guard case .dragging = state else { return }
    letGo(velocity: CGVector(dx: 0, dy: 0))
  }

  private func letGo(velocity: CGVector) {
    func usable(_ speed: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard !speed.isNaN, view.canMove(axis) else { return 0 }
      return min(max(speed, -Self.fastest), Self.fastest)
    }
    var velocity = CGVector(
      dx: usable(velocity.dx, .horizontal), dy: usable(velocity.dy, .vertical))
    if lockedAxis == .horizontal { velocity.dy = 0 }
    if lockedAxis == .vertical { velocity.dx = 0 }
    let offset = view.contentOffset
    let natural = restingPlace(from: offset, velocity: velocity)
    let pace = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    var target = view.restingOffset(proposed: natural, velocity: pace)
    if let follower = view.barFollower {
      target.y = view.verticalRange.clamp(follower.settledOffset(target.y, in: view))
    }
    view.storedDelegate?.scrollViewWillEndDragging(
      view, withVelocity: pace, targetContentOffset: &target)
    // The delegate may have moved the content itself.
    guard case .dragging = state else { return }
    let time = now
    let loop = view.frameLoop
    if loop != nil {
      let isPaging = view.behaviour.isPagingEnabled
      release(
        &horizontal, .horizontal, offset.x, velocity.dx,
        isPaging || target.x != natural.x ? target.x : nil, time)
      release(
        &vertical, .vertical, offset.y, velocity.dy,
        isPaging || target.y != natural.y ? target.y : nil, time)
    } else {
      view.setOffset(view.clampedOffset(target), reason: .scrolling)
    }
    let goesOn = !horizontal.isStill || !vertical.isStill
    state = goesOn ? .decelerating : .still
    view.storedDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    guard goesOn, let loop else {
      if case .still = state { view.motionDidEnd() }
      return
    }
    view.storedDelegate?.scrollViewWillBeginDecelerating(view)
    run(in: loop)
  }

  private func release(
    _ motion: inout ScrollAxisMotion, _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat,
    _ velocity: CGFloat, _ target: CGFloat?, _ time: TimeInterval
  ) {
    motion.release(
      at: offset, velocity: velocity, target: target, range: view.range(axis),
      rate: view.behaviour.decelerationRate.rawValue, bounces: view.canBounce(axis), time: time)
  }

  /// Where a release would end: by the velocity, at a page's edge where pages count.
  private func restingPlace(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    func rest(_ axis: NSLayoutConstraint.Axis, _ offset: CGFloat, _ velocity: CGFloat) -> CGFloat {
      let range = view.range(axis)
      if view.behaviour.isPagingEnabled {
        return ScrollPaging.target(from: offset, velocity: velocity, range: range)
      }
      let rate = view.behaviour.decelerationRate.rawValue
      return range.clamp(
        ScrollDeceleration(start: offset, velocity: velocity, rate: rate).target)
    }
    return CGPoint(
      x: rest(.horizontal, offset.x, velocity.dx), y: rest(.vertical, offset.y, velocity.dy))
  }

  // MARK: Fingers that rest

  /// Fingers came down on moving content, which stops under them.
  func hold() {
    finish(notifying: true)
    isStopped = true
  }

  /// The fingers lifted: content that was stopped beyond its edges, or between pages, goes on to
  /// where it belongs.
  func letGoIfHeld() {
    guard isStopped else { return }
    isStopped = false
    returnIntoRange()
  }

  /// Brings resting content back from beyond its edges, and to a page where pages count.
  func returnIntoRange() {
    guard case .still = state else { return }
    let offset = view.contentOffset
    let target = restingPlace(from: offset, velocity: CGVector(dx: 0, dy: 0))
    guard target != offset else { return }
    guard let loop = view.frameLoop else { return view.setOffset(target, reason: .scrolling) }
    let time = now
    let isPaging = view.behaviour.isPagingEnabled
    release(&horizontal, .horizontal, offset.x, 0, isPaging ? target.x : nil, time)
    release(&vertical, .vertical, offset.y, 0, isPaging ? target.y : nil, time)
    guard !horizontal.isStill || !vertical.isStill else { return }
    state = .decelerating
    view.storedDelegate?.scrollViewWillBeginDecelerating(view)
    run(in: loop)
  }

  /// A pinch takes over.
  func stopForPinch() {
    if !isDragging { finish(notifying: true) }
  }

  /// Zooming moved the content: a drag under way goes on from there.
  func offsetWasChosen() {
    guard case .dragging = state else { return }
    let offset = view.contentOffset
    state = .dragging(
      raw: CGPoint(
        x: view.horizontalRange.unbanded(offset.x), y: view.verticalRange.unbanded(offset.y)))
  }

  // MARK: Gliding

  /// Moves smoothly to `target`, going on from a motion under way.
  func glide(to target: CGPoint, source: GlideSource) {
    guard let loop = view.frameLoop else { return view.setOffset(target, reason: .scrolling) }
    aim = nil
    var target = target
    wheelTarget = source == .wheel ? target : nil
    switch (state, source) {
    case (.gliding(.wheel), .wheel):
      target = agreedTarget(target)
      guard case .gliding = state else { return }
    case (.gliding, _): break
    case (.still, .wheel), (.decelerating, .wheel):
      guard let agreed = beginWheel(to: target) else { return }
      target = agreed
    case (.decelerating, .key): break
    case (.dragging, _): return
    case (.still, .key), (.animating, _):
      finish(notifying: true)
      if case .wheel = source {
        guard let agreed = beginWheel(to: target) else { return }
        target = agreed
      }
    }
    glideAxes(to: target, at: now)
    if case .gliding = state {} else { state = .gliding(source) }
    view.bars.show()
    run(in: loop)
  }

  private func glideAxes(to target: CGPoint, at time: TimeInterval) {
    let offset = view.contentOffset
    horizontal.glide(from: offset.x, to: target.x, time: time)
    vertical.glide(from: offset.y, to: target.y, time: time)
  }

  /// Moves smoothly to one end of the content, also where rows on the way turn out higher than they were
  /// guessed to be and the end lies elsewhere by then.
  func glide(toEnd isEnd: Bool, of axis: NSLayoutConstraint.Axis) {
    let aim = ScrollAim(axis: axis, isEnd: isEnd)
    glide(to: aim.offset(in: view), source: .key)
    if case .gliding = state { self.aim = aim }
  }

  /// The end may lie elsewhere since the last layout.
  private func followAim(at time: TimeInterval) {
    guard let aim, case .gliding = state else { return }
    let (goal, target) = (aim.offset(in: view), self.target)
    guard abs(goal.x - target.x) > 0.01 || abs(goal.y - target.y) > 0.01 else { return }
    glideAxes(to: goal, at: time)
    self.aim?.wasReached = false
  }

  /// Whether a glide that came to its end has to hear from the next layout whether it still is the end.
  private func waitsForLayout() -> Bool {
    guard let aim, !aim.wasReached, aim.arrivals < ScrollAim.maximumArrivals else { return false }
    self.aim?.wasReached = true
    self.aim?.arrivals += 1
    return true
  }

  /// A wheel's turn counts as a short drag let go at once, so that code which waits for the end of
  /// deceleration, or chooses where it ends, works with a wheel too.
  ///
  /// - Returns: where the delegate lets it go; nil where the delegate took over.
  private func beginWheel(to target: CGPoint) -> CGPoint? {
    if case .decelerating = state { return target }
    let offset = view.contentOffset
    state = .dragging(raw: offset)
    view.storedDelegate?.scrollViewWillBeginDragging(view)
    view.draggingWillBegin()
    view.dismissKeyboardForDrag()
    guard case .dragging = state else { return nil }
    let agreed = agreedTarget(target)
    guard case .dragging = state else { return nil }
    state = .gliding(.wheel)
    view.storedDelegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    view.storedDelegate?.scrollViewWillBeginDecelerating(view)
    guard case .gliding = state else { return nil }
    return agreed
  }

  /// Where layout and delegate let a wheel's turn towards `target` end. A turn is as a flick of one
  /// point a millisecond, so that code which goes on by whole items does so.
  private func agreedTarget(_ target: CGPoint) -> CGPoint {
    let offset = view.contentOffset
    func direction(_ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : distance < 0 ? -1 : 1 }
    let pace = CGPoint(x: direction(target.x - offset.x), y: direction(target.y - offset.y))
    var agreed = view.restingOffset(proposed: target, velocity: pace)
    view.storedDelegate?.scrollViewWillEndDragging(
      view, withVelocity: pace, targetContentOffset: &agreed)
    return agreed
  }

  // MARK: Animating

  /// The move of `setContentOffset(_:animated:)`, or of a tap on the status bar.
  func animate(to target: CGPoint, in loop: FrameLoop, isToTop: Bool = false) {
    wheelTarget = nil
    finish(notifying: true)
    self.isToTop = isToTop
    state = .animating(
      ScrollAnimation(from: view.contentOffset, target: target, start: now))
    run(in: loop)
  }

  // MARK: Ending

  /// Ends whatever moves, where it is, and says so.
  func stop() { finish(notifying: true) }

  /// Ends what the user does; what code does goes on.
  func cancelInput() {
    switch state {
    case .dragging: cancelDrag()
    case .decelerating, .gliding: finish(notifying: true)
    case .still, .animating: break
    }
  }

  /// Code moved the content by `delta`: what is under way goes on from there, except for an
  /// animation, whose end was decided before.
  func contentWasMoved(by delta: CGVector) {
    wheelTarget = nil
    switch state {
    case .still: break
    case .dragging(let raw):
      state = .dragging(raw: CGPoint(x: raw.x + delta.dx, y: raw.y + delta.dy))
    case .decelerating, .gliding:
      horizontal.shift(by: delta.dx)
      vertical.shift(by: delta.dy)
    case .animating: finish(notifying: true)
    }
  }

  /// What is seen lies `delta` further in the content than before: everything goes on from there, an
  /// animation to what it was on the way to, which lies `targetDelta` further.
  func contentWasAdjusted(by delta: CGVector, target targetDelta: CGVector) {
    guard case .animating(var animation) = state else { return contentWasMoved(by: delta) }
    animation.from = CGPoint(x: animation.from.x + delta.dx, y: animation.from.y + delta.dy)
    animation.target = CGPoint(
      x: animation.target.x + targetDelta.dx, y: animation.target.y + targetDelta.dy)
    state = .animating(animation)
  }

  /// Space above the content is about to go: an animation that would end there ends at the content.
  func spaceWillClose() {
    guard case .animating(var animation) = state else { return }
    _ = animation.keep(in: view.horizontalRange, view.verticalRange, at: now)
    state = .animating(animation)
  }

  private func finish(notifying: Bool) {
    let old = state
    let wasToTop = isToTop
    isToTop = false
    aim = nil
    state = .still
    horizontal.stop()
    vertical.stop()
    loop?.remove(self)
    loop = nil
    guard notifying else { return }
    if case .still = old {} else { view.motionDidEnd() }
    switch old {
    case .decelerating, .gliding(.wheel): view.storedDelegate?.scrollViewDidEndDecelerating(view)
    case .animating where wasToTop:
      if view.contentOffset.y <= view.verticalRange.minimum {
        view.storedDelegate?.scrollViewDidScrollToTop(view)
      }
    case .animating, .gliding(.key):
      view.storedDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .still, .dragging: break
    }
  }

  private func run(in loop: FrameLoop) {
    guard self.loop !== loop else { return }
    self.loop?.remove(self)
    self.loop = loop
    loop.add(self)
  }

  /// The view is being released; nothing may ask it any more.
  func viewIsGone() { isOrphaned = true }
  private var isOrphaned = false

  // MARK: Steps

  func step(at time: TimeInterval) -> Bool {
    if isOrphaned { return false }
    switch state {
    case .still, .dragging: break
    case .animating(var animation):
      if animation.keep(in: view.horizontalRange, view.verticalRange, at: time) {
        state = .animating(animation)
      }
      let offset = animation.offset(at: time)
      let isLast = animation.isOver(at: time)
      view.setOffset(offset, reason: .animationStep)
      guard case .animating(let current) = state, current == animation else { break }
      view.bars.show()
      if isLast { finish(notifying: true) }
    case .decelerating, .gliding: stepAxes(to: time)
    }
    if case .still = state { loop = nil }
    if case .dragging = state { loop = nil }
    return loop != nil
  }

  private func stepAxes(to time: TimeInterval) {
    followAim(at: time)
    let old = view.contentOffset
    let x = horizontal.advance(
      to: time, range: view.horizontalRange, bounces: view.canBounce(.horizontal))
    let y = vertical.advance(
      to: time, range: view.verticalRange, bounces: view.canBounce(.vertical))
    view.setOffset(CGPoint(x: x ?? old.x, y: y ?? old.y), reason: .scrolling)
    switch state {
    case .decelerating, .gliding:
      view.bars.show()
      if horizontal.isStill, vertical.isStill, !waitsForLayout() { finish(notifying: true) }
    case .still, .dragging, .animating: break
    }
  }
}
