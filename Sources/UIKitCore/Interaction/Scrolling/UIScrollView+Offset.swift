import PlatformInterface
import QuartzCore
import UIKitScrollPhysics

/// Where the content is: every change of the bounds comes through here.
extension UIScrollView {
  // MARK: Ranges

  final var horizontalRange: ScrollRange {
    let insets = currentAdjustedInset
    return ScrollRange(
      content: storedContentSize.width, length: storedLayer.bounds.width, before: insets.left,
      after: insets.right, alignment: behaviour.contentAlignment.x)
  }

  final var verticalRange: ScrollRange {
    let insets = currentAdjustedInset
    var range = ScrollRange(
      content: storedContentSize.height, length: storedLayer.bounds.height,
      before: insets.top - inset.refresh + (barFollower?.titleSpaceAbove ?? 0),
      after: insets.bottom, alignment: behaviour.contentAlignment.y)
    // A refresh control is seen only where the content is scrolled down to it, also short content.
    range.minimum -= inset.refresh
    return range
  }

  /// The nearest offset at which content lies within the insets.
  final func clampedOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalRange.clamp(offset.x), y: verticalRange.clamp(offset.y))
  }

  /// Pixels per point.
  final var pixelScale: CGFloat {
    let scale = storedTraits.displayScale
    return scale > 0 ? scale : 1
  }

  /// iOS-BEHAVIOUR: offsets lie on whole pixels. Evidence: scroll-7.
  final func pixelRounded(_ offset: CGPoint) -> CGPoint {
    let scale = pixelScale
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  // MARK: Moving

  final func setOffset(_ offset: CGPoint, reason: BoundsChangeReason) {
    let offset = pixelRounded(offset)
    guard offset != storedLayer.bounds.origin else { return }
    // NaN goes on to the layer, which traps on it with Core Animation's words.
    if offset.x.isInfinite || offset.y.isInfinite {
      return Log.write(
        "UIScrollView.contentOffset must be finite; found \(offset), which is ignored.")
    }
    moveBounds(to: CGRect(origin: offset, size: storedLayer.bounds.size), reason: reason)
  }

  /// Changes the bounds and tells subclass, delegate and observers.
  final func moveBounds(to new: CGRect, reason: BoundsChangeReason) {
    guard new != storedLayer.bounds else { return }
    changing(["contentOffset", "bounds"], "contentOffset") {
      moveUnobservedBounds(to: new, reason: reason)
    }
  }

  private final func moveUnobservedBounds(to new: CGRect, reason: BoundsChangeReason) {
    let old = storedLayer.bounds
    if reason == .contentOffsetSetter || reason == .boundsSetter {
      storedMotion?.contentWasMoved(
        by: CGVector(dx: new.minX - old.minX, dy: new.minY - old.minY))
    }
    willChangeBounds(to: new, reason: reason)
    if new.size == old.size {
      storedLayer.bounds = new
    } else {
      setBoundsOfView(new)
    }
    didChangeBounds(from: old, reason: reason)
    if new.size != old.size { sizeDidChange() }
    if new.origin != old.origin {
      storedBars?.update()
      if let autoLayout { autoLayout.factDidChange(.offset) }
      barFollower?.contentDidScroll(self)
      for place in contentFollowers { place.follower?.changed() }
      // Where the bar gave way, the content lies less far down.
      storedRefresh?.contentMoved()
      storedWindow?.windowScene?.host.pointerContentDidChange()
    }
    if reason != .boundsSetter, reason != .adjustment { storedDelegate?.scrollViewDidScroll(self) }
  }

  final func changeFrame(_ frame: CGRect, _ change: () -> Void) {
    let old = storedLayer.bounds
    // With a transform the size that comes out is known only afterwards.
    let size = storedLayer.hasPlainPlacement ? frame.standardized.size : old.size
    let announced = CGRect(origin: old.origin, size: size)
    if announced != old { willChangeBounds(to: announced, reason: .boundsSetter) }
    change()
    guard storedLayer.bounds.size != old.size else { return }
    didChangeBounds(from: old, reason: .boundsSetter)
    sizeDidChange()
  }

  private func sizeDidChange() {
    insetsMayHaveChanged()
    keepContentInRange()
    storedBars?.update()
  }

  /// After content or view got smaller: brings content back that nothing holds where it is.
  final func keepContentInRange() {
    guard !isHeld else { return }
    setOffset(clampedOffset(contentOffset), reason: .contentOffsetSetter)
  }

  final func setContentSize(_ new: CGSize) {
    guard new != storedContentSize else { return }
    guard new.width.isFinite, new.height.isFinite else {
      return Log.write("UIScrollView.contentSize must be finite; found \(new), which is ignored.")
    }
    storedContentSize = new
    insetsMayHaveChanged()
    let size = storedLayer.bounds.size
    if size.width > 0, size.height > 0 { keepContentInRange() }
    storedBars?.update()
    for place in contentFollowers { place.follower?.changed() }
  }

  final func setContentAlignment(_ new: CGPoint) {
    guard new != behaviour.contentAlignment, new.x.isFinite, new.y.isFinite else { return }
    behaviour.contentAlignment = CGPoint(x: min(max(new.x, 0), 1), y: min(max(new.y, 0), 1))
    keepContentInRange()
  }

  final func setScrollEnabled(_ isEnabled: Bool) {
    guard isEnabled != behaviour.isScrollEnabled else { return }
    behaviour.isScrollEnabled = isEnabled
    storedGestures?.pan.isEnabled = isEnabled
    if !isEnabled { storedMotion?.cancelInput() }
  }

  // MARK: Moves by code

  final func moveOffset(to offset: CGPoint, animated: Bool) {
    let target = pixelRounded(offset)
    guard animated, let loop = frameLoop else {
      storedMotion?.stop()
      return setOffset(target, reason: .programmaticMove)
    }
    guard target != storedLayer.bounds.origin else {
      storedMotion?.stop()
      return
    }
    willChangeBounds(
      to: CGRect(origin: target, size: storedLayer.bounds.size), reason: .animationTarget)
    motion.animate(to: target, in: loop)
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    guard !rect.isEmpty else { return }
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return Log.write("UIScrollView cannot scroll to \(rect), whose numbers are not all finite.")
    }
    let insets = currentAdjustedInset
    let visible = storedLayer.bounds.inset(by: insets)
    func moved(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if from >= start, to <= end { return 0 }
      // What is longer than the space shows its beginning, or as much as is nearest.
      if to - from > end - start {
        if from <= start, to >= end { return 0 }
        return from > start ? from - start : to - end
      }
      return from < start ? from - start : to - end
    }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
    moveOffset(to: clampedOffset(offset), animated: animated)
  }

  // MARK: Axes

  final func range(_ axis: NSLayoutConstraint.Axis) -> ScrollRange {
    axis == .horizontal ? horizontalRange : verticalRange
  }

  final func alwaysBounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal
      ? behaviour.alwaysBouncesHorizontally : behaviour.alwaysBouncesVertically
  }

  /// Content gives way at the edges of the axis.
  final func canBounce(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let bounces =
      axis == .horizontal ? behaviour.bouncesHorizontally : behaviour.bouncesVertically
    return bounces && (!range(axis).isEmpty || alwaysBounces(axis))
  }

  /// The user can move content along the axis at all.
  final func canMove(_ axis: NSLayoutConstraint.Axis) -> Bool {
    behaviour.isScrollEnabled && (!range(axis).isEmpty || canBounce(axis))
  }

  /// Content is left to see in the direction of `distance`, seen from `offset`.
  final func canScroll(
    _ axis: NSLayoutConstraint.Axis, _ distance: CGFloat, from offset: CGPoint
  ) -> Bool {
    guard behaviour.isScrollEnabled, distance != 0 else { return false }
    let range = range(axis)
    let place = axis == .horizontal ? offset.x : offset.y
    let slack = 0.5 / pixelScale
    return distance < 0 ? place > range.minimum + slack : place < range.maximum - slack
  }

  final func transfers(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? behaviour.transfersHorizontally : behaviour.transfersVertically
  }

  // MARK: Surroundings

  /// The nearest scroll view around this one.
  final var enclosingScrollView: UIScrollView? {
    var view = storedSuperview
    while let next = view {
      if let scrollView = next as? UIScrollView { return scrollView }
      view = next.storedSuperview
    }
    return nil
  }

  /// Some scroll view around this one has content left in the direction of `distance`.
  final func canScrollAround(_ axis: NSLayoutConstraint.Axis, _ distance: CGFloat) -> Bool {
    var view = enclosingScrollView
    while let next = view {
      if next.canScroll(axis, distance, from: next.storedMotion?.target ?? next.contentOffset) {
        return true
      }
      view = next.enclosingScrollView
    }
    return false
  }

  final var frameLoop: FrameLoop? { storedWindow?.windowScene?.host.loop }

  final var motion: ScrollMotion {
    if let storedMotion { return storedMotion }
    let made = ScrollMotion(scrollView: self)
    storedMotion = made
    return made
  }
}
