/// A controller in a navigation controller.
extension UIViewController {
  /// The nearest navigation controller this one is in.
  public var navigationController: UINavigationController? {
    var link = storedParent
    while let current = link {
      if let found = current as? UINavigationController { return found }
      link = current.storedParent
    }
    return nil
  }

  /// Room that the container's bars take of the view.
  final func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containerInsets else { return }
    containerInsets = insets
    storedView?.refreshSafeArea()
  }

  final func setTools(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = items
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.showTools(of: self, animated: animated)
  }

  final var editButton: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let made = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButton = made
    showEditing()
    return made
  }

  final func showEditing() {
    storedEditButton?.title = isEditing ? "Done" : "Edit"
    storedEditButton?.style = isEditing ? .done : .plain
  }
}
