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
      // A text has an edit menu by itself; a menu that the program gave it says more.
      for isContextMenu in [true, false] {
        for interaction in view.interactions
        where (interaction is UIContextMenuInteraction) == isContextMenu
          && open(interaction, at: point, in: window, isByKey: isByKey)
        {
          return true
        }
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

  /// Opens the menu of what keys act on: the item or the element with the focus, or the first responder.
  ///
  /// - Returns: whether there was one.
  static func openByKey(from first: UIResponder, in window: UIWindow) -> Bool {
    if let target = window.focusSystem.current { return open(on: target, in: window) }
    var link: UIResponder? = first
    while let responder = link {
      if let view = responder as? UIView, view.window === window, open(on: view, in: window) {
        return true
      }
      link = responder.next
    }
    // Nobody in the chain: what the window mainly shows.
    return window.mainScrollView.map { open(on: $0, in: window) } ?? false
  }

  /// Opens the menu of what has the focus, or of what it lies in, as a click there does.
  private static func open(on target: FocusTarget, in window: UIWindow) -> Bool {
    if let list = target.list, open(on: list, in: window) { return true }
    if openActions(of: target, in: window) { return true }
    guard let own = target.view ?? target.shownView else { return false }
    if target.element == nil, target.list == nil, open(on: own, in: window) { return true }
    let area = target.element.map(own.focusArea) ?? own.bounds
    let center = own.convert(CGPoint(x: area.midX, y: area.midY), to: nil)
    return open(from: own, at: center, in: window, isByKey: true)
  }

  /// Opens the menu of an element that is no item of a list: its view's, else what the program lets readers do
  /// with it.
  private static func openActions(of target: FocusTarget, in window: UIWindow) -> Bool {
    guard let view = target.view, let object = target.accessibleObject,
      let actions = object.accessibilityCustomActions, !actions.isEmpty
    else { return false }
    let area = target.element.map(view.focusArea) ?? view.bounds
    let place = CGPoint(x: area.midX, y: area.midY)
    if open(on: view, at: place, in: window) { return true }
    MenuSession(
      UIMenu(children: actions.map(\.menuElement)), at: .point(view.convert(place, to: nil)),
      in: window, source: .init(sender: view, responder: view)
    ).show(isByKey: true, animator: MenuAnimator())
    return true
  }

  private static func open(on view: UIView, in window: UIWindow) -> Bool {
    open(on: view, at: view.keyMenuPlace, in: window)
  }

  /// - Parameter place: in the view's coordinates.
  private static func open(on view: UIView, at place: CGPoint, in window: UIWindow) -> Bool {
    guard !view.interactions.isEmpty else { return false }
    let point = view.convert(place, to: nil)
    for interaction in view.interactions
    where open(interaction, at: point, in: window, isByKey: true) {
      return true
    }
    return false
  }
}

extension UIAccessibilityCustomAction {
  /// The action as an entry of a menu.
  var menuElement: UIMenuElement {
    UIAction(title: name, image: image) { [self] _ in _ = perform() }
  }
}
