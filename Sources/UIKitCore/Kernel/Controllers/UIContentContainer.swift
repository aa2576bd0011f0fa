/// Something with a size inside something else's.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the contents would like, in points; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// Hears that a child's wish for a size has changed, so that the parent can lay out anew.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Hears that the size of a child that is sized by Auto Layout has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size that a child gets where the container has the given one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Hears that the container's size is about to change, with a coordinator to animate along with.
  /// Overrides call the superclass's, which tells the children.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Hears that the container's traits are about to change, with a coordinator to animate along
  /// with.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
