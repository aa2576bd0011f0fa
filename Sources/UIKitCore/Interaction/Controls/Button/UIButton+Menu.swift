/// Menus of buttons: held down, pulled down, or popping up with a choice.
extension UIButton {
  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    beginSelection()
  }

  /// Whether the button shows which element of its menu is chosen.
  private var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// iOS-BEHAVIOUR: a pop-up button without a chosen element chooses the first, and shows it.
  /// Evidence: unmeasured.
  func beginSelection() {
    guard isPopUp, let menu else { return }
    if menu.selectedElements.isEmpty { firstLeaf(of: menu)?.state = .on }
    showSelection()
  }

  private func firstLeaf(of menu: UIMenu) -> (any UIMenuLeaf)? {
    for child in menu.children {
      if let leaf = child as? any UIMenuLeaf { return leaf }
      if let inner = child as? UIMenu, inner.options.contains(.displayInline),
        let leaf = firstLeaf(of: inner)
      {
        return leaf
      }
    }
    return nil
  }

  private func showSelection() {
    guard isPopUp, let chosen = menu?.selectedElements.first else { return }
    if var configuration {
      configuration.title = chosen.title
      self.configuration = configuration
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }

  func menuConfiguration() -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let shown = isPopUp ? menu.withSingleSelection() : menu
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      shown
    }
    // iOS-BEHAVIOUR: a button's menu that opens upwards begins at the button. Evidence: unmeasured.
    configuration.preferredMenuElementOrder =
      preferredMenuElementOrder == .automatic && showsMenuAsPrimaryAction
      ? .priority : preferredMenuElementOrder
    return configuration
  }

  func menuWillEnd() { showSelection() }
}

extension UIMenu {
  /// The same menu, in which one element at most is on; inline menus belong to the choice.
  fileprivate func withSingleSelection() -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      options: options.union(.singleSelection), preferredElementSize: preferredElementSize,
      children: children)
  }
}
