/// The standard way in and out: the upper view slides over the lower one, which follows it more
/// slowly and is a little darker while it is covered. For who wants cross-fades, the upper one comes
/// and goes where it is; a finger still slides it.
final class NavigationAnimator: SlidingAnimator {
  private let isPop: Bool
  /// How much of the width the lower view goes. Looked at on iOS, as the shade.
  private static let lag: CGFloat = 0.3
  private static let shade = UIColor(white: 0, alpha: 0.1)

  init(isPop: Bool) { self.isPop = isPop }

  override func plan(_ context: any UIViewControllerContextTransitioning) -> (
    animations: () -> Void, cleanUp: (Bool) -> Void
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return ({}, { _ in }) }
    let container = context.containerView
    let width = container.bounds.width
    let way = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
    to.frame = context.finalFrame(for: toController)
    let (upper, lower) = isPop ? (from, to) : (to, from)
    container.addSubview(lower)
    if UIAccessibility.prefersCrossFadeTransitions, !context.isInteractive {
      container.addSubview(upper)
      to.layoutIfNeeded()
      let isPop = isPop
      upper.alpha = isPop ? 1 : 0
      return ({ upper.alpha = isPop ? 0 : 1 }, { _ in upper.alpha = 1 })
    }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = Self.shade
    container.addSubview(shade)
    container.addSubview(upper)
    let out = CGAffineTransform(translationX: way, y: 0)
    let behind = CGAffineTransform(translationX: -way * Self.lag, y: 0)
    upper.transform = isPop ? .identity : out
    lower.transform = isPop ? behind : .identity
    shade.alpha = isPop ? 1 : 0
    to.layoutIfNeeded()
    let isPop = isPop
    return (
      {
        upper.transform = isPop ? out : .identity
        lower.transform = isPop ? .identity : behind
        shade.alpha = isPop ? 0 : 1
      },
      { _ in
        upper.transform = .identity
        lower.transform = .identity
        shade.removeFromSuperview()
      }
    )
  }
}
