extension UIButton {
  /// The kinds of buttons that `init(type:)` makes.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The system's own, since iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button means for the user in a menu or an alert, beyond its appearance.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
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

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    values.titles[state] = title
    appearanceDidChange()
  }
  public func title(for state: UIControl.State) -> String? { values.titles.value(in: state) }

  /// Wins over the plain title.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    values.attributedTitles[state] = title
    appearanceDidChange()
  }
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    values.attributedTitles.value(in: state)
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    values.titleColors[state] = color
    appearanceDidChange()
  }
  public func titleColor(for state: UIControl.State) -> UIColor? {
    values.titleColors.value(in: state)
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    values.shadowColors[state] = color
    appearanceDidChange()
  }
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    values.shadowColors.value(in: state)
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    values.images[state] = image
    appearanceDidChange()
  }
  public func image(for state: UIControl.State) -> UIImage? { values.images.value(in: state) }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    values.backgrounds[state] = image
    appearanceDidChange()
  }
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    values.backgrounds.value(in: state)
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    values.symbols[state] = configuration
    appearanceDidChange()
  }
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { values.symbols.value(in: state) }
}
