import PlatformInterface
import QuartzCore

/// Finding the view under a point.
extension UIView {
  // iOS-BEHAVIOUR: hidden, non-interactive and nearly clear views (alpha below 0.01) are skipped with
  // everything in them; what sticks out of a view's bounds is not hit, clipped or not.
  // Evidence: view-3.
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // iOS-BEHAVIOUR: so are views being animated, unless their animation allows touches.
    // Evidence: view-4.
    guard flags.isDisjoint(with: [.interactionDisabled, .touchesBlocked]), !isHidden,
      Float(alpha) >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      // Asked here too, since it spares the conversion and the call for most views.
      if view.storedLayer.isHidden { continue }
      let inside = convert(point, into: view)
      if let hit = DeepRecursion.run({ view.hitTest(inside, with: event) }) { return hit }
    }
    return self
  }

  /// `point` in a subview's coordinates; O(1) for subviews that are only moved.
  private func convert(_ point: CGPoint, into view: UIView) -> CGPoint {
    let layer = view.storedLayer
    if view.flags.contains(.isHitWhereShown) {
      return CALayer.withPresentedValues { layer.convert(point, from: storedLayer) }
    }
    guard layer.hasPlainPlacement, storedLayer.hasPlainSublayers else {
      return layer.convert(point, from: storedLayer)
    }
    let (position, anchor, bounds) = (layer.position, layer.anchorPoint, layer.bounds)
    return CGPoint(
      x: point.x - position.x + anchor.x * bounds.width + bounds.minX,
      y: point.y - position.y + anchor.y * bounds.height + bounds.minY)
  }
}
