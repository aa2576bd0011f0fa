import QuartzCore
import UIKitScrollPhysics

/// How large a scroll view shows its content, and what changes that: a pinch, its bounce, code.
@MainActor
final class ScrollZoom: FrameAnimation {
  private unowned let view: UIScrollView
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  private(set) var scale: CGFloat = 1

  /// Content is being scaled; its offset is seen to here.
  private(set) var isApplying = false
  /// The scale when the pinch under way began.
  private var pinchStart: CGFloat?
  private var animation: Animation?
  private weak var loop: FrameLoop?

  /// A change of the scale from one moment to another. The offset changes with the scale, which keeps
  /// some point of the content in its place.
  private struct Animation {
    enum Curve {
      case eased(CAMediaTimingFunction)
      case bounce(ScrollSpring)
    }
    var curve: Curve
    var start: TimeInterval
    var from: (scale: CGFloat, offset: CGPoint)
    var to: (scale: CGFloat, offset: CGPoint)

    static let duration = ScrollAnimation.duration

    /// The scale at `time`; nil once it is over.
    func scale(at time: TimeInterval) -> CGFloat? {
      let elapsed = time - start
      switch curve {
      case .eased(let curve):
        guard elapsed < Self.duration - 1e-6 else { return nil }
        let progress = CGFloat(curve.progress(at: elapsed / Self.duration))
        return from.scale + (to.scale - from.scale) * progress
      case .bounce(let spring):
        let scale = spring.position(at: elapsed)
        return abs(scale - to.scale) < 0.001 ? nil : scale
      }
    }

    func offset(at scale: CGFloat) -> CGPoint {
      guard to.scale != from.scale else { return to.offset }
      let share = (scale - from.scale) / (to.scale - from.scale)
      return CGPoint(
        x: from.offset.x + (to.offset.x - from.offset.x) * share,
        y: from.offset.y + (to.offset.y - from.offset.y) * share)
    }
  }

  init(_ view: UIScrollView) { self.view = view }

  var isPinching: Bool { pinchStart != nil }

  var isBouncing: Bool {
    if case .bounce = animation?.curve { return true }
    return false
  }

  var isAnimating: Bool {
    if case .eased = animation?.curve { return true }
    return false
  }

  func limit(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  private var zoomed: UIView? { view.storedDelegate?.viewForZooming(in: view) }

  // MARK: Scaling

  /// Where the offset is at another scale, if the content under `anchor` stays there. `anchor` is
  /// measured from the view's top left corner.
  private func offset(at new: CGFloat, anchor: CGPoint) -> CGPoint {
    let old = view.contentOffset
    let origin = zoomed?.frame.origin ?? .zero
    let ratio = new / scale
    return CGPoint(
      x: (old.x + anchor.x - origin.x) * ratio + origin.x - anchor.x,
      y: (old.y + anchor.y - origin.y) * ratio + origin.y - anchor.y)
  }

  /// Scales the zoomed view, makes the content as large as that, moves to `offset` and tells.
  private func apply(_ new: CGFloat, offset: CGPoint) {
    guard let zoomed else { return }
    isApplying = true
    scale = new
    let origin = zoomed.frame.origin
    zoomed.transform = CGAffineTransform(scaleX: new, y: new)
    // Not by the frame, whose way back through the transform would change the size by a hair.
    let moved = zoomed.frame.origin
    zoomed.center.x += origin.x - moved.x
    zoomed.center.y += origin.y - moved.y
    let size = zoomed.bounds.size
    view.contentSize = CGSize(width: size.width * new, height: size.height * new)
    view.setOffset(offset, reason: .scrolling)
    view.storedMotion?.offsetWasChosen()
    isApplying = false
    view.storedDelegate?.scrollViewDidZoom(view)
  }

  // MARK: By code

  func set(_ new: CGFloat, animated: Bool) {
    let size = view.storedLayer.bounds.size
    let new = limit(new)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    move(to: new, offset: offset(at: new, anchor: middle), animated: animated)
  }

  /// Shows `rect`, in the zoomed view's coordinates, as large as it fits.
  func show(_ rect: CGRect, animated: Bool) {
    let size = view.storedLayer.bounds.size
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite,
      rect.width.isFinite, rect.height.isFinite
    else { return }
    let new = limit(min(size.width / rect.width, size.height / rect.height))
    let origin = zoomed?.frame.origin ?? .zero
    move(
      to: new,
      offset: CGPoint(
        x: rect.midX * new + origin.x - size.width / 2,
        y: rect.midY * new + origin.y - size.height / 2), animated: animated)
  }

  private func move(to new: CGFloat, offset: CGPoint, animated: Bool) {
    guard new.isFinite, new > 0, let zoomed else { return }
    stop()
    view.storedMotion?.stop()
    let target = clamped(offset, at: new, zoomed)
    guard animated, let loop = view.frameLoop else {
      if new != scale || target != view.contentOffset { apply(new, offset: target) }
      return
    }
    guard new != scale || target != view.contentOffset else { return }
    view.storedDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
    animation = Animation(
      curve: .eased(CAMediaTimingFunction(name: .easeInEaseOut)), start: view.motion.now,
      from: (scale, view.contentOffset), to: (new, target))
    run(in: loop)
  }

  /// The nearest offset within the insets, were the content as large as it is at `scale`.
  private func clamped(_ offset: CGPoint, at scale: CGFloat, _ zoomed: UIView) -> CGPoint {
    let ratio = scale / self.scale
    let size = zoomed.frame.size
    let insets = view.currentAdjustedInset
    let bounds = view.storedLayer.bounds.size
    let point = view.behaviour.contentAlignment
    let horizontal = ScrollRange(
      content: size.width * ratio, length: bounds.width, before: insets.left, after: insets.right,
      alignment: point.x)
    let vertical = ScrollRange(
      content: size.height * ratio, length: bounds.height, before: insets.top,
      after: insets.bottom, alignment: point.y)
    return CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
  }

  // MARK: By fingers

  func beginPinch() {
    stop()
    view.storedMotion?.stopForPinch()
    pinchStart = scale
    view.storedDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
  }

  /// - Parameters:
  ///   - anchor: the middle of the fingers, from the view's top left corner.
  func pinch(by factor: CGFloat, anchor: CGPoint) {
    guard let pinchStart, factor > 0, factor.isFinite else { return }
    let new = shown(pinchStart * factor)
    guard new != scale else { return }
    apply(new, offset: offset(at: new, anchor: anchor))
  }

  /// Beyond the limits the content follows less and less, as it does at its edges. Not measured; the
  /// curve is that of the edges.
  private func shown(_ scale: CGFloat) -> CGFloat {
    let limit = limit(scale)
    guard bounces, scale != limit else { return limit }
    if scale > limit { return limit * (1 + RubberBand.shown(scale / limit - 1, dimension: 1)) }
    return limit / (1 + RubberBand.shown(limit / scale - 1, dimension: 1))
  }

  func endPinch(anchor: CGPoint) {
    guard pinchStart != nil else { return }
    pinchStart = nil
    let limit = limit(scale)
    guard scale != limit, let zoomed else {
      view.storedDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
      view.storedMotion?.returnIntoRange()
      return
    }
    let target = clamped(offset(at: limit, anchor: anchor), at: limit, zoomed)
    guard let loop = view.frameLoop else {
      apply(limit, offset: target)
      return end()
    }
    animation = Animation(
      curve: .bounce(ScrollSpring(from: scale, to: limit, velocity: 0)), start: view.motion.now,
      from: (scale, view.contentOffset), to: (limit, target))
    run(in: loop)
  }

  // MARK: Steps

  private func run(in loop: FrameLoop) {
    guard self.loop !== loop else { return }
    self.loop = loop
    loop.add(self)
  }

  /// Ends an animation where it is; a bounce ends at its limit.
  func stop() {
    guard let animation else { return }
    self.animation = nil
    loop?.remove(self)
    loop = nil
    if case .bounce = animation.curve { apply(animation.to.scale, offset: animation.to.offset) }
    end()
  }

  private func end() {
    view.storedDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
  }

  /// The view is being released; nothing may ask it any more.
  func viewIsGone() { isOrphaned = true }

  private var isOrphaned = false

  func step(at time: TimeInterval) -> Bool {
    if isOrphaned { return false }
    guard let animation else { return false }
    if let next = animation.scale(at: time) {
      apply(next, offset: animation.offset(at: next))
      return self.animation != nil
    }
    self.animation = nil
    loop = nil
    apply(animation.to.scale, offset: animation.to.offset)
    end()
    return self.animation != nil
  }
}

extension UIScrollView {
  final var zoom: ScrollZoom {
    if let storedZoom { return storedZoom }
    let made = ScrollZoom(self)
    storedZoom = made
    return made
  }

  /// Whether fingers may change the scale.
  final var canZoom: Bool {
    guard let storedZoom else { return false }
    return storedZoom.maximum > storedZoom.minimum
  }

  final func setZoomLimits(_ change: (ScrollZoom) -> Void) {
    change(zoom)
    if canZoom { addPinch() }
    storedGestures?.pinch?.isEnabled = canZoom
  }

  final func followPinch(_ pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: self)
    let bounds = storedLayer.bounds
    let anchor = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    switch pinch.state {
    case .began:
      zoom.beginPinch()
      zoom.pinch(by: pinch.scale, anchor: anchor)
    case .changed: zoom.pinch(by: pinch.scale, anchor: anchor)
    case .ended, .cancelled: zoom.endPinch(anchor: anchor)
    case .possible, .failed: break
    }
  }
}
