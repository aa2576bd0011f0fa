/// A responder that takes text: while it is the first one, keys and input methods write into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text, so that the return key can be made unusable where there is none.
  var hasText: Bool { get }
  /// Called with what was typed; Return comes as a newline, unless the responder is a text field.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}
