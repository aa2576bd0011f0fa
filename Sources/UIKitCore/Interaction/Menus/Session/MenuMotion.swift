import QuartzCore

/// How menus come and go.
///
/// What appears is in its place at once and only seen to move there, so that touches meet what they
/// are meant for; what goes takes no touches any more.
@MainActor
enum MenuMotion {
  private static let appearing: TimeInterval = 0.38
  private static let disappearing: TimeInterval = 0.22

  // MARK: Menus

  static func appear(_ session: MenuSession, _ animator: MenuAnimator) {
    let overlay = session.overlay
    if let panel = session.panels.first {
      grow(panel, from: session.anchorPoint, scale: 0.25)
    }
    for preview in session.previews {
      shift(preview, from: preview.sourceFrame, to: preview.place)
    }
    let shade = overlay.backdropAlpha
    UIView.performWithoutAnimation { overlay.backdropAlpha = 0 }
    UIView.animate(
      withDuration: appearing, delay: 0, options: .allowUserInteraction,
      animations: {
        overlay.backdropAlpha = shade
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  static func disappear(_ session: MenuSession, animated: Bool, _ animator: MenuAnimator) {
    guard animated else {
      animator.animate()
      session.remove()
      return animator.complete()
    }
    let point = session.anchorPoint
    UIView.animate(
      withDuration: disappearing, delay: 0, options: .curveEaseInOut,
      animations: {
        session.overlay.backdropAlpha = 0
        for panel in session.panels {
          panel.alpha = 0
          if !UIAccessibility.isReduceMotionEnabled {
            panel.transform = shrunk(panel, to: point, scale: 0.4)
          }
        }
        for preview in session.previews {
          if let place = preview.returnFrame { preview.place = place } else { preview.alpha = 0 }
          preview.layer.shadowOpacity = 0
        }
        animator.animate()
      },
      completion: { _ in
        session.remove()
        animator.complete()
      })
  }

  // MARK: Submenus

  /// A menu under a submenu steps back, and stays opaque.
  private static let submenuTransform = CGAffineTransform(scaleX: 0.94, y: 0.94)

  static func openSubmenu(_ panel: MenuPanel, from row: CGRect, over parent: MenuPanel) {
    grow(panel, from: CGPoint(x: row.midX, y: row.midY), scale: 0.6)
    UIView.animate(
      withDuration: appearing, delay: 0, options: .allowUserInteraction,
      animations: {
        parent.isBehind = true
        parent.transform = submenuTransform
      })
  }

  static func closeSubmenu(_ panel: MenuPanel, over parent: MenuPanel) {
    panel.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: disappearing, delay: 0, options: .allowUserInteraction,
      animations: {
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        parent.isBehind = false
        parent.transform = .identity
      }, completion: { _ in panel.removeFromSuperview() })
  }

  // MARK: Bars

  static func appear(_ bar: EditMenuBar, _ animator: MenuAnimator) {
    grow(bar, from: bar.tip, scale: 0.6)
    UIView.animate(
      withDuration: appearing, delay: 0, options: .allowUserInteraction,
      animations: { animator.animate() }, completion: { _ in animator.complete() })
  }

  static func disappear(_ bar: EditMenuBar, _ animator: MenuAnimator) {
    bar.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.15, delay: 0, options: .allowUserInteraction,
      animations: {
        bar.alpha = 0
        animator.animate()
      },
      completion: { _ in
        bar.removeFromSuperview()
        animator.complete()
      })
  }

  // MARK: Pieces

  /// Shows a view growing out of a point of its superview, to where it is already.
  private static func grow(_ view: UIView, from point: CGPoint, scale: CGFloat) {
    let opacity = CABasicAnimation(keyPath: "opacity")
    opacity.fromValue = 0
    opacity.duration = appearing / 2
    view.layer.add(opacity, forKey: "menu-opacity")
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    let start = shrunk(view, to: point, scale: scale)
    view.layer.add(spring(from: CATransform3DMakeAffineTransform(start)), forKey: "menu-growth")
  }

  /// The transform that makes a view small at a point of its superview.
  private static func shrunk(_ view: UIView, to point: CGPoint, scale: CGFloat) -> CGAffineTransform
  {
    let center = view.center
    return CGAffineTransform(
      translationX: (point.x - center.x) * (1 - scale), y: (point.y - center.y) * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }

  /// Shows a preview lifting off its place.
  private static func shift(_ preview: LiftedPreview, from source: CGRect, to place: CGRect) {
    guard !UIAccessibility.isReduceMotionEnabled, preview.bounds.width > 0 else { return }
    // Even one that stays in its place is seen to be lifted.
    let scale = 0.94 * source.width / preview.bounds.width
    let start = CGAffineTransform(
      translationX: source.midX - place.midX, y: source.midY - place.midY
    ).scaledBy(x: scale, y: scale)
    preview.layer.add(
      spring(from: CATransform3DMakeAffineTransform(start)), forKey: "menu-lift")
  }

  private static func spring(from transform: CATransform3D) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "transform")
    animation.mass = 1
    animation.stiffness = 420
    animation.damping = 33
    animation.fromValue = NSValue(caTransform3D: transform)
    animation.duration = animation.settlingDuration
    return animation
  }
}
