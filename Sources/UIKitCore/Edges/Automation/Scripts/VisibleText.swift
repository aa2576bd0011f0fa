import PlatformInterface
import QuartzCore

/// What views show as text, and which of it can be seen.
@MainActor
enum VisibleText {
  /// The text that `view` itself shows, or nil.
  static func shown(by view: UIView) -> String? {
    if let field = view as? UITextField {
      return field.isSecureTextEntry
        ? String(repeating: "\u{2022}", count: field.text?.count ?? 0) : field.text
    }
    if let view = view as? UITextView { return view.text }
    return (view as? UILabel)?.text
  }

  /// What `view` shows while it has no text, or nil.
  static func placeholder(of view: UIView) -> String? { (view as? UITextField)?.placeholder }

  /// What a script may call the view: its text and its label.
  static func names(of view: UIView) -> [String] {
    [shown(by: view), placeholder(of: view), view.accessibilityLabel].compactMap { $0 }.filter {
      !$0.isEmpty
    }
  }
}
