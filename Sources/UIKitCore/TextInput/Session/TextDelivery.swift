import PlatformInterface

/// A responder of the framework that edits text and asks its delegate about what the user types.
@MainActor
protocol TextTyping: UIResponder {
  var session: TextSession { get }
  /// Return was pressed.
  func typeReturn()
}

/// Text from keyboards and input methods, on its way to the first responder.
@MainActor
enum TextDelivery {
  /// - Returns: whether anybody took it.
  @discardableResult
  static func type(_ text: String, into responder: UIResponder?) -> Bool {
    if let typing = responder as? any TextTyping {
      typing.session.type(text)
      return true
    }
    guard let input = responder as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// Keys that a program's own text input takes as text: true where it did, or where the key's text
  /// follows.
  static func handleKey(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    guard let responder, !(responder is any TextTyping),
      let target = responder as? any UIKeyInput,
      input.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return false }
    switch input.key {
    case .backspace: if input.isDown { target.deleteBackward() }
    case .enter: if input.isDown { target.insertText("\n") }
    case .tab: if input.isDown { target.insertText("\t") }
    case .character, .space: break
    default: return false
    }
    return true
  }
}
