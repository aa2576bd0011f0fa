import PlatformInterface

/// The program's main menu, which F10 and the button in a title bar open at the window's upper corner.
final class MainMenu: SceneFeature {
  override class var priority: EventPriority { .menuOpening }

  override func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    guard case .mainMenu = event, let window = scene.windowForKeys else { return false }
    _ = open(from: window.responderForKeys ?? window.keyTarget, in: window, isByKey: false)
    return true
  }

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    guard input.isDown, input.key == .function(10),
      input.modifiers.subtracting(.capsLock).isEmpty
    else { return false }
    return open(from: responder ?? window.keyTarget, in: window, isByKey: true)
  }

  private func open(from first: UIResponder, in window: UIWindow, isByKey: Bool) -> Bool {
    if let menu = host.menu {
      menu.end(.dismissed)
      return true
    }
    let all = Self.usable(UIMenuSystem.main.menu, from: first)
    // What concerns the program as a whole, such as quitting, comes last, as on this desktop.
    let isOfProgram = { (element: UIMenuElement) in
      (element as? UIMenu)?.identifier == .application
    }
    let menu = all.replacingChildren(
      all.children.filter { !isOfProgram($0) } + all.children.filter(isOfProgram))
    guard !menu.children.isEmpty else { return false }
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    MenuSession(
      menu, at: .point(CGPoint(x: isMirrored ? area.minX : area.maxX, y: area.minY)), in: window,
      source: .init(sender: UIApplication.shared, responder: first)
    ).show(isByKey: isByKey, animator: MenuAnimator())
    return true
  }

  /// The menu without commands that nobody performs now, and without menus that are empty by that.
  private static func usable(_ menu: UIMenu, from first: UIResponder) -> UIMenu {
    menu.replacingChildren(
      menu.children.compactMap { element -> UIMenuElement? in
        if let inner = element as? UIMenu {
          let usable = usable(inner, from: first)
          return usable.children.isEmpty ? nil : usable
        }
        guard let command = element as? UICommand else { return element }
        let target = ActionDelivery.target(for: command.action, sender: command, from: first)
        return target == nil ? nil : command
      })
  }
}

extension UIMenuSystem {
  /// Whether the program put anything into its main menu, beside what every program has.
  var hasItemsOfProgram: Bool {
    var waiting: [UIMenuElement] = [menu]
    while let element = waiting.popLast() {
      if let inner = element as? UIMenu {
        waiting.append(contentsOf: inner.children)
      } else if let command = element as? UICommand {
        if DesktopCommand.of(command.action) == nil, StandardMenus.title(of: command.action) == nil
        {
          return true
        }
      } else {
        return true
      }
    }
    return false
  }
}
