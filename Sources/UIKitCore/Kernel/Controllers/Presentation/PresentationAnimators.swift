/// Comes from below the window's edge and goes back there.
final class CoverAnimator: SlidingAnimator {
  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override var duration: TimeInterval { SheetMetrics.duration }
  override var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  override func plan(_ context: any UIViewControllerContextTransitioning) -> (
    animations: () -> Void, cleanUp: (Bool) -> Void
  ) {
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return ({}, { _ in }) }
    let container = context.containerView
    if isPresenting {
      container.addSubview(view)
      view.frame = context.finalFrame(for: controller)
      view.layoutIfNeeded()
    }
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
    if isPresenting { view.transform = below }
    let isPresenting = isPresenting
    return (
      { view.transform = isPresenting ? .identity : below },
      { isDone in if !isPresenting || !isDone { view.transform = .identity } }
    )
  }
}

/// Comes out of nothing and goes there.
final class FadeAnimator: SlidingAnimator {
  private let isPresenting: Bool
  /// How large it is before it is there; it goes at its own size.
  private let scale: CGFloat

  init(isPresenting: Bool, scale: CGFloat = 1) {
    self.isPresenting = isPresenting
    self.scale = scale
  }

  override var duration: TimeInterval { isPresenting ? 0.4 : 0.25 }

  override func plan(_ context: any UIViewControllerContextTransitioning) -> (
    animations: () -> Void, cleanUp: (Bool) -> Void
  ) {
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return ({}, { _ in }) }
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
      view.layoutIfNeeded()
      view.alpha = 0
      let scale = UIAccessibility.isReduceMotionEnabled ? 1 : scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    let isPresenting = isPresenting
    return (
      {
        view.alpha = isPresenting ? 1 : 0
        view.transform = .identity
      },
      { _ in
        view.alpha = 1
        view.transform = .identity
      }
    )
  }
}
