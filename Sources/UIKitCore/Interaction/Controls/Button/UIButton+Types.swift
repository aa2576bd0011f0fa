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

extension UIButton {
  /// Sets the title shown in a state. Nil shows the title of the state `normal`. Where the button
  /// has a `configuration`, its title wins.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    values.titles[state] = title
    if state == .normal, storedConfiguration != nil {
      storedConfiguration?.attributedTitle = nil
      storedConfiguration?.title = title
    }
    appearanceDidChange()
  }
  /// Returns the title set for a state, or that of `normal` where none is.
  public func title(for state: UIControl.State) -> String? { values.titles.value(in: state) }

  /// Sets an attributed title for a state, which wins over the plain one. Nil takes it away.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    values.attributedTitles[state] = title
    if state == .normal, storedConfiguration != nil {
      storedConfiguration?.attributedTitle = title.map { AttributedString($0) }
    }
    appearanceDidChange()
  }
  /// Returns the attributed title set for a state, or that of `normal` where none is.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    values.attributedTitles.value(in: state)
  }

  /// Sets the colour of the title in a state. Nil takes that of `normal`, and else the tint or
  /// white.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    values.titleColors[state] = color
    appearanceDidChange()
  }
  /// Returns the title's colour set for a state, or that of `normal` where none is.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    values.titleColors.value(in: state)
  }

  /// Sets the colour of the title's shadow in a state. Nil takes that of `normal`; without one
  /// there is no shadow.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    values.shadowColors[state] = color
    appearanceDidChange()
  }
  /// Returns the shadow's colour set for a state, or that of `normal` where none is.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    values.shadowColors.value(in: state)
  }

  /// Sets the image shown in a state. Nil shows the image of `normal`, dimmed where the button is
  /// highlighted or disabled.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    values.images[state] = image
    if state == .normal, storedConfiguration != nil { storedConfiguration?.image = image }
    appearanceDidChange()
  }
  /// Returns the image set for a state, or that of `normal` where none is.
  public func image(for state: UIControl.State) -> UIImage? { values.images.value(in: state) }

  /// Sets the image behind title and image in a state, which is stretched to fill the button. Nil
  /// shows that of `normal`.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    values.backgrounds[state] = image
    appearanceDidChange()
  }
  /// Returns the background image set for a state, or that of `normal` where none is.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    values.backgrounds.value(in: state)
  }

  /// Sets the size and weight in which a symbol is shown in a state. Nil takes those of `normal`.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    values.symbols[state] = configuration
    appearanceDidChange()
  }
  /// Returns the symbol configuration set for a state, or that of `normal` where none is.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { values.symbols.value(in: state) }
}
