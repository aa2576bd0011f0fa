import PlatformInterface

/// The menu and the bar of edit commands that are open in a scene; there is at most one of each.
final class SceneMenus: SceneFeature {
  override class var priority: EventPriority { .menus }

  /// The menu that is open, which all keys go to.
  var menu: MenuSession?
  /// The bar of edit commands that is open.
  var editMenu: EditMenuSession?

  override func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    switch event {
    // Whatever is touched beside a bar of edit commands ends it.
    case .touch(let input) where input.phase == .began:
      if let editMenu { editMenu.touchBegan(at: editMenu.window.fromScreen(input.location)) }
    case .scroll: editMenu?.dismiss()
    default: break
    }
    return false
  }

  override func takeKey(_ input: KeyInput, isPressed: Bool) -> Bool {
    // A key that was down before the menu is released as any other.
    if let menu, input.isDown || !isPressed {
      // A shortcut is what the user wants now, as in menus of desktops: the menu goes, and the key on its way.
      if input.isDown, Self.isShortcut(input) {
        menu.end(.dismissed)
        return false
      }
      menu.key(input)
      return true
    }
    guard input.isDown, let editMenu else { return false }
    editMenu.dismiss()
    return input.key == .escape
  }

  /// Whether no menu has a use of its own for the key: a character with Ctrl or Super, or a function key but the one
  /// that opens and closes menus.
  private static func isShortcut(_ input: KeyInput) -> Bool {
    switch input.key {
    case .character:
      !input.modifiers.isDisjoint(with: [.control, .command]) && !input.modifiers.contains(.alt)
    case .function(let number): number != 10
    default: false
    }
  }

  override func windowWillLeave(_ window: UIWindow) {
    if menu?.window === window { menu?.end(.dismissed, animated: false) }
    if editMenu?.window === window { editMenu?.dismiss() }
  }

  /// A click on another window, or whatever else takes the keyboard away, is a click outside.
  override func activityDidChange(of scene: UIWindowScene) {
    guard scene.activationState != .foregroundActive else { return }
    menu?.end(.dismissed)
    editMenu?.dismiss()
  }
}

/// Opens the menu of what is clicked, or of what keys act on.
final class MenuOpening: SceneFeature {
  override class var priority: EventPriority { .menuOpening }

  override func secondaryClick(at point: CGPoint, in window: UIWindow) -> Bool {
    ContextMenuOpener.secondaryClick(at: point, in: window)
    return true
  }

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    guard input.isDown, ContextMenuOpener.isMenuKey(input), let responder else { return false }
    return ContextMenuOpener.openByKey(from: responder, in: window)
  }
}

extension SceneHost {
  var menus: SceneMenus { feature(SceneMenus.self) }
  var menu: MenuSession? {
    get { menus.menu }
    set { menus.menu = newValue }
  }
  var editMenu: EditMenuSession? {
    get { menus.editMenu }
    set { menus.editMenu = newValue }
  }
}
