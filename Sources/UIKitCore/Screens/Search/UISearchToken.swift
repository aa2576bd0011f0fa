/// What a search looks for besides its text: a small plate with a text in the field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  /// Makes a token that shows a picture, where there is one, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the token stands for, as the program has it; nil by default.
  open var representedObject: Any?
}
