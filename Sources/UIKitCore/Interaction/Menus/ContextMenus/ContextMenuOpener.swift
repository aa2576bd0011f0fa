import PlatformInterface

/// Opens the menu that belongs to a place: for the secondary button and for keys.
@MainActor
enum ContextMenuOpener {
  /// - Parameter point: in the window's coordinates.
  static func secondaryClick(at point: CGPoint, in window: UIWindow) {
    guard let host = window.windowScene?.host else { return }
    if let menu = host.menu { return menu.end(.dismissed) }
    host.editMenu?.dismiss()
    open(from: window.hitTest(point, with: nil), at: point, in: window, isByKey: false)
  }

  /// The innermost view that has a menu at that place shows it.
  @discardableResult
  private static func open(
    from view: UIView?, at point: CGPoint, in window: UIWindow, isByKey: Bool
  ) -> Bool {
    var link = view
    while let view = link {
      for interaction in view.interactions
      where open(interaction, at: point, in: window, isByKey: isByKey) {
        return true
      }
      link = view.superview
    }
    return false
  }

  private static func open(
    _ interaction: any UIInteraction, at point: CGPoint, in window: UIWindow, isByKey: Bool
  ) -> Bool {
    if let menu = interaction as? UIContextMenuInteraction {
      guard let opening = menu.opening(at: point, in: window, .compact, isByKey: isByKey) else {
        return false
      }
      opening.show()
      return true
    }
    return (interaction as? UIEditMenuInteraction)?.presentBesidePointer(
      at: point, in: window, isByKey: isByKey) ?? false
  }

  // MARK: Keys

  /// The Menu key, and Shift with F10.
  static func isMenuKey(_ input: KeyInput) -> Bool {
    let modifiers = input.modifiers.subtracting(.capsLock)
    return input.key == .menu && modifiers.isEmpty
      || input.key == .function(10) && modifiers == .shift
  }

  /// Opens the menu of what keys act on: the list with the focus, or the first responder.
  ///
  /// - Returns: whether there was one.
  static func openByKey(from first: UIResponder, in window: UIWindow) -> Bool {
    if let list = window.focusSystem.current?.list, open(on: list, in: window) { return true }
    var link: UIResponder? = window.focusSystem.current?.view ?? first
    while let responder = link {
      if let view = responder as? UIView, view.window === window, open(on: view, in: window) {
        return true
      }
      link = responder.next
    }
    // Nobody in the chain: what the window mainly shows.
    return window.mainScrollView.map { open(on: $0, in: window) } ?? false
  }

  private static func open(on view: UIView, in window: UIWindow) -> Bool {
    guard !view.interactions.isEmpty else { return false }
    let place = view.keyMenuPlace
    let point = view.convert(place, to: nil)
    for interaction in view.interactions
    where open(interaction, at: point, in: window, isByKey: true) {
      return true
    }
    return false
  }
}
