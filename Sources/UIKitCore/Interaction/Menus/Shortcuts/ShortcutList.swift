import PlatformInterface

/// The key commands that can be used now, in groups, as the overview of shortcuts shows them.
@MainActor
struct ShortcutList {
  struct Group {
    var title: String
    var lines: [(title: String, keys: String)]
  }

  private(set) var groups: [Group] = []
  private var seen: Set<String> = []

  /// - Parameter first: where the responder chain begins: those further in come first, then the main menu.
  init(from first: UIResponder) {
    var own: [(title: String, keys: String)] = []
    var link: UIResponder? = first
    while let responder = link {
      for command in responder.keyCommands ?? [] { add(command, from: first, to: &own) }
      link = responder.next
    }
    if !own.isEmpty { groups.append(Group(title: Self.programName, lines: own)) }
    for child in UIMenuSystem.main.menu.children {
      guard let menu = child as? UIMenu else { continue }
      var lines: [(title: String, keys: String)] = []
      for command in Self.commands(in: menu) { add(command, from: first, to: &lines) }
      guard !lines.isEmpty else { continue }
      groups.append(Group(title: menu.title.isEmpty ? Self.programName : menu.title, lines: lines))
    }
  }

  private static var programName: String {
    PlatformServices.current.application.defaultWindow.title
  }

  private static func commands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element -> [UIKeyCommand] in
      if let inner = element as? UIMenu { return commands(in: inner) }
      return (element as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  /// iOS-BEHAVIOUR: commands without a title are left out, and so are those that nobody performs.
  /// Evidence: unmeasured.
  private mutating func add(
    _ command: UIKeyCommand, from first: UIResponder,
    to lines: inout [(title: String, keys: String)]
  ) {
    let title = command.discoverabilityTitle ?? command.title
    guard !title.isEmpty, let keys = MenuShortcut.text(of: command), !seen.contains(keys),
      !command.attributes.contains(.hidden),
      ActionDelivery.target(for: command.action, sender: command, from: first) != nil
    else { return }
    seen.insert(keys)
    lines.append((title, keys))
  }
}
