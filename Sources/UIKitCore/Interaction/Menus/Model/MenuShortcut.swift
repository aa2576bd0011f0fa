/// The keys that perform an element, as a menu opened by pointer or key shows them.
@MainActor
enum MenuShortcut {
  /// Keys of key commands, and of the standard edit actions; nil where no key performs the element.
  static func text(of element: UIMenuElement) -> String? {
    if let command = element as? UIKeyCommand { return text(of: command) }
    guard let command = element as? UICommand else { return nil }
    return standardKeys[NSStringFromSelector(command.action)].map { "Ctrl+" + $0 }
  }

  /// Control stands for Command, so that both together name the Super key.
  private static func text(of command: UIKeyCommand) -> String? {
    guard let input = command.input, !input.isEmpty else { return nil }
    let flags = command.modifierFlags
    var parts: [String] = []
    if !flags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
    if flags.isSuperset(of: [.command, .control]) { parts.append("Super") }
    if flags.contains(.alternate) { parts.append("Alt") }
    if flags.contains(.shift) { parts.append("Shift") }
    return (parts + [keyName(input)]).joined(separator: "+")
  }

  private static func keyName(_ input: String) -> String {
    if let name = names[input] { return name }
    let prefix = "UIKeyInput"
    // Function keys are the only further names.
    return input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased()
  }

  private static let names: [String: String] = [
    UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
    UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
    UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
    UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home",
    UIKeyCommand.inputEnd: "End", UIKeyCommand.inputDelete: "Delete", "\r": "Return",
    "\n": "Return", "\t": "Tab", " ": "Space", "\u{8}": "Backspace", "\u{1B}": "Esc",
  ]

  private static let standardKeys = ["cut:": "X", "copy:": "C", "paste:": "V", "selectAll:": "A"]
}
