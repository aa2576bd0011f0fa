/// A push or pop between two controllers that show one collection view: it changes its layout.
final class LayoutNavigationAnimator: SlidingAnimator {
  private let from: UICollectionViewController
  private let to: UICollectionViewController

  /// Nil where the controllers do not share a collection view.
  init?(from: UIViewController?, to: UIViewController) {
    guard let from = from as? UICollectionViewController,
      let to = to as? UICollectionViewController, let shared = from.loadedCollectionView,
      to.useLayoutToLayoutNavigationTransitions && to.layoutLeft == nil
        || from.useLayoutToLayoutNavigationTransitions && to.loadedCollectionView === shared
    else { return nil }
    self.from = from
    self.to = to
  }

  /// Moves the collection view over to the new controller and gives it that one's layout.
  func change(animated: Bool) {
    guard let layout = to.takeOver(from: from) else { return }
    to.layoutLeft = nil
    to.loadedCollectionView?.setCollectionViewLayout(layout, animated: animated)
  }

  override func plan(_ context: any UIViewControllerContextTransitioning) -> (
    animations: () -> Void, cleanUp: (Bool) -> Void
  ) {
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    return ({ [self] in change(animated: true) }, { _ in })
  }
}
