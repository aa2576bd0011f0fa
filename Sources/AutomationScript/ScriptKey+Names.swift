import PlatformInterface

extension ScriptKey {
  private static let named: [(name: String, key: KeyInput.Key, characters: String)] = [
    ("up", .up, ""), ("down", .down, ""), ("left", .left, ""), ("right", .right, ""),
    ("pageup", .pageUp, ""), ("pagedown", .pageDown, ""), ("home", .home, ""), ("end", .end, ""),
    ("return", .enter, "\r"), ("enter", .enter, "\r"), ("escape", .escape, ""),
    ("tab", .tab, "\t"), ("space", .space, " "), ("backspace", .backspace, ""),
    ("delete", .delete, ""), ("insert", .insert, ""), ("menu", .menu, ""),
    ("plus", .character, "+"),
    ("minus", .character, "-"),
  ]

  /// The words a script may write in place of a character.
  static let names = named.map(\.name)

  static let modifiers: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "shift": .shift, "alt": .alt, "option": .alt,
    "cmd": .command, "command": .command,
  ]

  /// Nil for a word that is neither a key's name nor a single character.
  init?(named token: ScriptToken) {
    switch token {
    case .quoted(let text):
      guard text.count == 1 else { return nil }
      self.init(key: .character, characters: text, modifiers: [])
    case .word(let word):
      let name = word.lowercased()
      if let found = Self.named.first(where: { $0.name == name }) {
        self.init(key: found.key, characters: found.characters, modifiers: [])
      } else if word.count == 1 {
        self.init(key: .character, characters: word, modifiers: [])
      } else if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...12).contains(number) {
        self.init(key: .function(number), characters: "", modifiers: [])
      } else {
        return nil
      }
    }
  }

  /// The two events of the key going down and up.
  package func inputs(at time: TimeInterval) -> [KeyInput] {
    let typed = modifiers.contains(.shift) ? characters.uppercased() : characters
    return [true, false].map { isDown in
      KeyInput(
        key: key, characters: typed, charactersIgnoringModifiers: characters,
        modifiers: modifiers, isDown: isDown, time: time)
    }
  }
}
