extension UIButton {
  /// The kinds of buttons that `init(type:)` makes.
  public enum ButtonType: Int, Sendable {
    /// No style of its own: text and image as they are set, without a reaction in the tint colour.
    case custom = 0
    /// Text and template images in the tint colour, dimmed while pressed.
    case system = 1
    /// An i in a circle, which leads to details.
    case detailDisclosure = 2
    /// An i in a circle; since iOS 7 the same as `detailDisclosure`.
    case infoLight = 3
    /// An i in a circle; since iOS 7 the same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// The same as `system`; on a television, without a blurred background.
    case plain = 6
    /// A cross in a circle, which closes a panel.
    case close = 7

    /// The system's own kind, since iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button means for the user in a menu or an alert, beyond its appearance.
  public enum Role: Int, Sendable {
    /// The button has no special meaning.
    case normal = 0
    /// The button does what the user most likely wants.
    case primary = 1
    /// The button leaves without a change.
    case cancel = 2
    /// The button deletes or destroys something.
    case destructive = 3
  }

  /// Updates a button's configuration when the button's state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// What a button keeps for its states.
struct ButtonValues {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgrounds = StateValues<UIImage>()
  var symbols = StateValues<UIImage.SymbolConfiguration>()
}
