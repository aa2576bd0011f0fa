import QuartzCore

/// Finding the view under a point.
extension UIView {
  // iOS-BEHAVIOUR: hidden, non-interactive and nearly clear views (alpha below 0.01) are skipped with
  // everything in them; what sticks out of a view's bounds is not hit, clipped or not.
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !flags.contains(.interactionDisabled), !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      // Asked here too, since it spares the conversion and the call for most views.
      if view.storedLayer.isHidden { continue }
      if let hit = view.hitTest(view.storedLayer.convert(point, from: storedLayer), with: event) {
        return hit
      }
    }
    return self
  }
}
