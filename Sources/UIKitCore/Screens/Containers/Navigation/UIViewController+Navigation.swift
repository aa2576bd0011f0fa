/// A controller in a navigation controller.
extension UIViewController {
  /// The nearest navigation controller this one is in.
  public var navigationController: UINavigationController? { nearestParent() }

  /// The nearest parent of a class.
  ///
  /// - Complexity: O(depth).
  final func nearestParent<Parent: UIViewController>() -> Parent? {
    var link = storedParent
    while let current = link {
      if let found = current as? Parent { return found }
      link = current.storedParent
    }
    return nil
  }

  /// What the container's bars take of the view at each edge, in points.
  final func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != rare?.containerInsets ?? .zero else { return }
    madeRare.containerInsets = insets
    storedView?.refreshSafeArea()
  }

  final func setTools(_ items: [UIBarButtonItem]?, animated: Bool) {
    madeRare.toolbarItems = items
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.showTools(of: self, animated: animated)
  }

  final var editButton: UIBarButtonItem {
    if let known = rare?.editButton { return known }
    let made = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    madeRare.editButton = made
    showEditing()
    return made
  }

  final func showEditing() {
    rare?.editButton?.title = SystemText.localized(isEditing ? "Done" : "Edit")
    rare?.editButton?.style = isEditing ? .done : .plain
  }
}
