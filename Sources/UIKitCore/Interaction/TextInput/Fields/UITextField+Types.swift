extension UITextField {
  /// The line or shape around a text field.
  public enum BorderStyle: Int, Sendable {
    /// There is no border.
    case none = 0
    /// A thin line.
    case line
    /// An edge that seems cut into the screen.
    case bezel
    /// A grey line with round corners.
    case roundedRect
  }

  /// When a view beside the text, or the clear button, is there.
  public enum ViewMode: Int, Sendable {
    /// It is never there.
    case never = 0
    /// It is there while the field is edited.
    case whileEditing
    /// It is there while the field is not edited.
    case unlessEditing
    /// It is always there.
    case always

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why a text field stopped being edited.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user left the field or ended it by the return key, or the program did.
    case committed = 0
    /// The user gave the changes up.
    case cancelled
  }

  /// Posted when the user begins to edit a field; the object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when the editing of a field is over; the object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted after each change of a field's text by the user; the object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of a `DidEndEditingReason`'s number in the notification of editing's end.
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }
}

/// Distances of text fields, in points.
///
/// Only the height of a rounded one is measured (control_metrics_ib.json); the others were looked at.
enum FieldMetrics {
  /// iOS-BEHAVIOUR: 34, the later of two generations. Evidence: metric-4.
  static let roundedHeight: CGFloat = 34
  static let roundedInset = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  static let lineInset = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  static let bezelInset = UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
  static let cornerRadius: CGFloat = 5
  /// The clear button's side, and its distance from the trailing edge.
  static let clearButton: CGFloat = 19
  static let clearButtonMargin: CGFloat = 5
  /// Between the text and a view beside it.
  static let gap: CGFloat = 4
}
