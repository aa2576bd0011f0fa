/// A responder that takes text: while it is the first one, keys and input methods write into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Called with what was typed; Return comes as a newline, unless the responder is a text field.
  func insertText(_ text: String)
  func deleteBackward()
}
