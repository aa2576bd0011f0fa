/// What every program does on a desktop, as entries of its main menu with their shortcuts.
///
/// An app that wants another shortcut, or none, changes the menu in `buildMenu(with:)`: each entry lies in a menu
/// of its own, which Apple's identifier names. Key commands of the app's own win over these. Ctrl stands for
/// Command.
@MainActor
enum DesktopCommand: CaseIterable {
  case newScene, close, find, emoji, fullScreen, shortcuts, quit

  /// The one table of them.
  var entry: (title: String, input: String, flags: UIKeyModifierFlags, menu: UIMenu.Identifier) {
    switch self {
    case .newScene: ("New Window", "n", .command, .newScene)
    case .close: ("Close", "w", .command, .close)
    case .find: ("Find…", "f", .command, .find)
    case .emoji: ("Emoji & Symbols", ".", .command, Self.emojiMenu)
    case .fullScreen: ("Full Screen", UIKeyCommand.f11, [], .fullscreen)
    case .shortcuts: ("Keyboard Shortcuts", UIKeyCommand.f1, [], Self.shortcutsMenu)
    case .quit: ("Quit", "q", .command, .quit)
    }
  }

  private static let emojiMenu = UIMenu.Identifier("com.apple.menu.emoji")
  private static let shortcutsMenu = UIMenu.Identifier("com.apple.menu.keyboard-shortcuts")

  /// Sent up the responder chain, at whose end the application performs it.
  var action: Selector {
    switch self {
    case .newScene: Self.newSceneAction
    case .close: Self.closeAction
    case .find: StandardEditActions.find
    case .emoji: Self.emojiAction
    case .fullScreen: Self.fullScreenAction
    case .shortcuts: Self.shortcutsAction
    case .quit: Self.quitAction
    }
  }

  private static let newSceneAction = Selector("newScene:", UIApplication.performNewScene)
  private static let closeAction = Selector("performClose:", UIApplication.performClose)
  private static let fullScreenAction = Selector(
    "toggleFullScreen:", UIApplication.performFullScreen)
  private static let emojiAction = Selector(
    "orderFrontCharacterPalette:", UIApplication.performEmoji)
  private static let shortcutsAction = Selector(
    "showKeyboardShortcuts:", UIApplication.performShortcuts)
  private static let quitAction = Selector("terminate:", UIApplication.performQuit)

  private static let byAction = Dictionary(uniqueKeysWithValues: allCases.map { ($0.action, $0) })

  /// The command that an action stands for; nil for those of programs.
  static func of(_ action: Selector) -> DesktopCommand? { byAction[action] }

  /// The menu in which the entry lies, shown within the one around it.
  var menu: UIMenu {
    let entry = entry
    return UIMenu(
      identifier: entry.menu, options: .displayInline,
      children: [
        UIKeyCommand(
          title: entry.title, action: action, input: entry.input, modifierFlags: entry.flags)
      ])
  }
}

/// What the application does at the end of the chain: the desktop's part of it by itself, the rest by the
/// features of the scene that has the keyboard.
extension UIApplication {
  /// The scene that keys are for.
  private var sceneForCommands: UIWindowScene? {
    SceneRegistry.front
  }

  final func canPerform(_ command: DesktopCommand) -> Bool {
    switch command {
    case .newScene: supportsMultipleScenes && sceneForCommands?.delegate != nil
    case .close, .fullScreen, .quit: sceneForCommands != nil
    case .find, .emoji, .shortcuts:
      sceneForCommands.map { scene in
        scene.windowForKeys.map { window in
          scene.host.features.contains { $0.canPerform(command, in: window) }
        } ?? false
      } ?? false
    }
  }

  final func perform(_ command: DesktopCommand) {
    guard let scene = sceneForCommands else { return }
    switch command {
    case .newScene: ApplicationLifeCycle.openNewScene()
    case .close: ApplicationLifeCycle.close(scene)
    case .fullScreen: scene.host.platformWindow.toggleFullScreen()
    case .quit: ApplicationLifeCycle.quit()
    case .find, .emoji, .shortcuts:
      guard let window = scene.windowForKeys else { return }
      _ = scene.host.features.contains { $0.perform(command, in: window) }
    }
  }

  final func performNewScene(_ sender: Any?) { perform(.newScene) }
  final func performClose(_ sender: Any?) { perform(.close) }
  final func performFullScreen(_ sender: Any?) { perform(.fullScreen) }
  final func performEmoji(_ sender: Any?) { perform(.emoji) }
  final func performShortcuts(_ sender: Any?) { perform(.shortcuts) }
  final func performQuit(_ sender: Any?) { perform(.quit) }
}
