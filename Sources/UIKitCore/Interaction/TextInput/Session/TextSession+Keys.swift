import PlatformInterface
import UIKitTextModel

extension TextSession {
  /// Keys that move, delete and select; those that type come as text.
  ///
  /// - Returns: false for keys that text has no use for.
  func handleKey(_ input: KeyInput) -> Bool {
    let isByWord = input.modifiers.contains(.control) || input.modifiers.contains(.alt)
    let unit: EditableText.Unit = isByWord ? .word : .grapheme
    let extends = input.modifiers.contains(.shift)
    guard input.isDown else { return isOwn(input) }
    switch input.key {
    case .left: move(.left(unit), extends: extends)
    case .right: move(.right(unit), extends: extends)
    case .up where isByWord: move(.backward(.paragraph), extends: extends)
    case .down where isByWord: move(.forward(.paragraph), extends: extends)
    case .up: move(.lines(-1), extends: extends)
    case .down: move(.lines(1), extends: extends)
    case .home: move(isByWord ? .start : .lineStart, extends: extends)
    case .end: move(isByWord ? .end : .lineEnd, extends: extends)
    case .backspace: delete(unit, isForward: false)
    case .delete: delete(unit, isForward: true)
    default: return isOwn(input)
    }
    return true
  }

  /// Whether the key types something, so that nobody else may take it for a command.
  private func isOwn(_ input: KeyInput) -> Bool {
    switch input.key {
    case .character, .space:
      return input.modifiers.isDisjoint(with: [.control, .alt, .command])
    case .left, .right, .up, .down, .home, .end, .backspace, .delete: return true
    default: return false
    }
  }
}

extension UIResponder {
  /// Leaves a text by Alt and an arrow where that leads back, as everywhere else on a desktop; else the arrow goes by
  /// words in the text, as with the Option key of iOS.
  ///
  /// - Returns: whether somebody around the text took the key.
  final func leavesText(_ input: KeyInput) -> Bool {
    guard input.key == .left || input.key == .right,
      input.modifiers.intersection([.alt, .control, .shift, .command]) == .alt
    else { return false }
    return sequence(first: self, next: \.next).dropFirst().contains { $0.handleKey(input) }
  }
}
