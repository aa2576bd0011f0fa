import PlatformInterface

/// Keys that are shortcuts: the program's key commands, and those every program has.
@MainActor
enum KeyCommands {
  /// Performs what a key that goes down stands for; false where it stands for nothing here, and
  /// responders get it as a press.
  ///
  /// - Parameter first: where the chain begins.
  static func perform(_ input: KeyInput, from first: UIResponder) -> Bool {
    guard input.isDown else { return false }
    return performCommand(input, from: first) || performStandard(input, from: first)
  }

  // MARK: The program's

  private static func performCommand(_ input: KeyInput, from first: UIResponder) -> Bool {
    // Typing is the business of text, unless a command asks for plain keys.
    var link: UIResponder? = first
    while let responder = link {
      for command in responder.keyCommands ?? []
      where matches(command, input) && perform(command, from: first) {
        return true
      }
      link = responder.next
    }
    // What the program put into its menu wins over what every program has.
    for isDesktops in [false, true] {
      for command in mainCommands
      where (DesktopCommand.of(command.action) != nil) == isDesktops && matches(command, input)
        && perform(command, from: first)
      {
        return true
      }
    }
    return false
  }

  private static func perform(_ command: UIKeyCommand, from first: UIResponder) -> Bool {
    guard !command.attributes.contains(.disabled),
      let target = ActionDelivery.target(for: command.action, sender: command, from: first)
    else { return false }
    target.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    return UIApplication.shared.sendAction(
      command.action, to: target, from: command, for: nil)
  }

  /// Key commands of the main menu, in its order.
  private static var mainCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var waiting: [UIMenuElement] = [UIMenuSystem.main.menu]
    while let element = waiting.popLast() {
      if let menu = element as? UIMenu { waiting.append(contentsOf: menu.children.reversed()) }
      if let command = element as? UIKeyCommand { commands.append(command) }
    }
    return commands
  }

  // MARK: Matching

  static func matches(_ command: UIKeyCommand, _ input: KeyInput) -> Bool {
    guard let wanted = command.input, !wanted.isEmpty else { return false }
    let key = UIKey(input)
    guard
      wanted.lowercased() == key.charactersIgnoringModifiers.lowercased()
        || wanted == key.characters && key.modifierFlags.isSubset(of: [.shift, .alphaShift])
    else { return false }
    let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    // A character that needs Shift on this keyboard names Shift by itself.
    let plain: UIKeyModifierFlags =
      wanted == key.characters && wanted != key.charactersIgnoringModifiers
      ? held.subtracting(.shift) : held
    return [held, plain].contains { flags in
      flags == command.modifierFlags || withControlForCommand(flags) == command.modifierFlags
    }
  }

  /// Ctrl is what Command is on other keyboards.
  private static func withControlForCommand(_ flags: UIKeyModifierFlags) -> UIKeyModifierFlags {
    guard flags.contains(.control) else { return flags }
    return flags.subtracting(.control).union(.command)
  }

  // MARK: Those of every program

  /// Ctrl or Super with C, X, V, A for the edit actions, Z and Y for undoing and doing again; Insert and
  /// Delete as they were before those.
  private static func performStandard(_ input: KeyInput, from first: UIResponder) -> Bool {
    let flags = UIKeyModifierFlags(input.modifiers).subtracting(.alphaShift)
    let plain = flags.subtracting(.shift)
    let letter = input.charactersIgnoringModifiers.lowercased()
    switch (input.key, flags) {
    case (.insert, .control): return send(StandardEditActions.copy, from: first)
    case (.insert, .shift): return send(StandardEditActions.paste, from: first)
    case (.delete, .shift): return send(StandardEditActions.cut, from: first)
    default: break
    }
    guard plain == .control || plain == .command else { return false }
    switch (letter, flags.contains(.shift)) {
    case ("c", false): return send(StandardEditActions.copy, from: first)
    case ("x", false): return send(StandardEditActions.cut, from: first)
    case ("v", false): return send(StandardEditActions.paste, from: first)
    case ("a", false): return send(StandardEditActions.selectAll, from: first)
    case ("z", false):
      guard let manager = first.undoManager, manager.canUndo else { return false }
      manager.undo()
      return true
    case ("z", true), ("y", false):
      guard let manager = first.undoManager, manager.canRedo else { return false }
      manager.redo()
      return true
    default: return false
    }
  }

  private static func send(_ action: Selector, from first: UIResponder) -> Bool {
    let command = UIKeyCommand(
      title: StandardMenus.title(of: action) ?? "", action: action, input: "")
    guard let target = ActionDelivery.target(for: action, sender: command, from: first) else {
      return false
    }
    return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
  }
}
