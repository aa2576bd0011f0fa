import PlatformInterface

/// One line of a script, ready to run. Times are seconds of the window's clock.
package enum ScriptCommand: Hashable, Sendable {
  case tap(ScriptTarget, count: Int)
  case longPress(ScriptTarget, duration: TimeInterval)
  case press(ScriptTarget)
  case release
  case drag(ScriptTarget, to: ScriptTarget, duration: TimeInterval)
  /// A finger's way, and its speed when it lifts, in points per second.
  case fling(ScriptTarget, by: CGVector, velocity: CGFloat)
  case scroll(ScriptTarget, by: CGVector)
  /// A finger down for as long as it takes to lift what can be dragged, and longer.
  case lift(ScriptTarget)
  case move(ScriptTarget)
  case drop
  case pinch(ScriptTarget, scale: CGFloat)
  case rotate(ScriptTarget, degrees: CGFloat)
  /// What a keyboard or an input method would bring to the first responder.
  case type(String)
  case key(ScriptKey)
  case wait(TimeInterval)
  case idle
  case resize(CGSize)
  case rotateDevice
  case appearance(PlatformEnvironment.Appearance)
  /// One of `TextSize.names`.
  case textSize(String)
  /// A pointer over the target, without a button.
  case hover(ScriptTarget)
  /// The button of a mouse that opens menus.
  case secondaryClick(ScriptTarget)
  /// A share of the way from the least value, or the beginning, to the end.
  case adjust(ScriptTarget, to: CGFloat)
  /// What a picker, a date picker or a segmented control should show.
  case pick(ScriptTarget, String)
  case voiceOver(ScriptVoiceOver)
  /// Prints what a screen reader says of the element where it is.
  case say
  case shot(String)
  case dump(String)
  case expect(ScriptTarget, isPresent: Bool)
  case expectState(ScriptTarget, ScriptState)
  case expectCount(ScriptTarget, Int)
  /// To the screen before this one.
  case back
  case quit
}

/// What a script expects of a target that is there.
package enum ScriptState: Hashable, Sendable, CustomStringConvertible {
  case on, off, selected, disabled, focused
  case value(String)

  static let words: [String: ScriptState] = [
    "on": .on, "off": .off, "selected": .selected, "disabled": .disabled, "focused": .focused,
  ]

  /// As a script writes it.
  package var description: String {
    switch self {
    case .value(let text): "\"\(text)\""
    default: Self.words.first { $0.value == self }?.key ?? ""
    }
  }
}

/// What somebody does with a screen reader.
package enum ScriptVoiceOver: Hashable, Sendable {
  case next, previous, activate, increment, decrement, escape, magicTap
  /// To another page of what is around.
  case scroll(AccessibilityScroll)
  /// One of the element's own actions, by its name.
  case action(String)

  static let words: [String: ScriptVoiceOver] = [
    "next": .next, "previous": .previous, "activate": .activate, "increment": .increment,
    "decrement": .decrement, "escape": .escape, "magictap": .magicTap,
  ]
}

/// A key and what is held with it.
package struct ScriptKey: Hashable, Sendable {
  package var key: KeyInput.Key
  /// What the key types without modifiers; empty for keys that type nothing.
  package var characters: String
  package var modifiers: KeyModifiers

  package init(key: KeyInput.Key, characters: String, modifiers: KeyModifiers) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

/// A command and where it stands.
package struct ScriptLine: Hashable, Sendable {
  /// From 1.
  package var number: Int
  package var command: ScriptCommand
}

/// Why a script cannot go on; `description` is a sentence for the user.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var reason: String

  package init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  package var description: String { "\(file):\(line): \(reason)" }
}

/// A whole script, checked before its first command runs.
package struct Script: Hashable, Sendable {
  /// As messages call it.
  package var name: String
  package var lines: [ScriptLine]

  package init(name: String, lines: [ScriptLine]) {
    self.name = name
    self.lines = lines
  }

  /// Reads one command a line.
  ///
  /// - Throws: `ScriptError` for the first line that is no command.
  package init(name: String, text: String) throws(ScriptError) {
    var lines: [ScriptLine] = []
    let rows = text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    for (index, row) in rows.enumerated() {
      do throws(ScriptSyntaxError) {
        var parser = try ScriptLineParser(row)
        if let command = try parser.command() {
          lines.append(ScriptLine(number: index + 1, command: command))
        }
      } catch {
        throw ScriptError(file: name, line: index + 1, reason: error.reason)
      }
    }
    self.init(name: name, lines: lines)
  }
}
