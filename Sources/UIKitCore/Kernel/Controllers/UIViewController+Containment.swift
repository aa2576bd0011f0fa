import Failures

/// Parents and children.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    require(child !== self, "Cannot add a view controller as a child of itself: \(self)")
    var ancestor: UIViewController? = self
    while let link = ancestor {
      if link === child {
        failure(
          "UIViewControllerHierarchyInconsistency: \(child) is a parent of \(self) and cannot be "
            + "its child.")
      }
      ancestor = link.storedParent
    }
    if child.storedParent === self {
      // Moves to the end, as on iOS, and hears nothing.
      storedChildren.removeAll { $0 === child }
      storedChildren.append(child)
      return
    }
    child.storedParent?.forget(child)
    // iOS-BEHAVIOUR: addChild calls willMove(toParent:); didMove(toParent:) is the container's duty.
    // Evidence: controller-1.
    child.willMove(toParent: self)
    child.setParent(self)
    child.appearance.isMovingToParent = true
    storedChildren.append(child)
    child.refreshTraits()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    appearance.isMovingFromParent = true
    parent.forget(self)
    // iOS-BEHAVIOUR: removeFromParent calls didMove(toParent: nil); willMove is the container's duty.
    // Evidence: controller-2.
    didMove(toParent: nil)
  }

  /// Gives up a child that has gone, or that another container takes.
  private func forget(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    rare?.overrides.children[ObjectIdentifier(child)] = nil
    child.setParent(nil)
    childDidLeave(child)
  }

  /// Announces the change to who observes the property.
  private func setParent(_ parent: UIViewController?) {
    Observations.changing(self, ["parentViewController", "parent"]) { storedParent = parent }
  }
}
