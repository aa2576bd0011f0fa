extension UIContentUnavailableConfiguration {
  /// The size, the tint and the corners of the image.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol; nil takes that of body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; nil takes the view's tint colour.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points; zero by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; a width or height of zero, the default, sets no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours where the screen's are inverted; false by default.
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  /// The font, the colour and the lines of a text.
  public struct TextProperties: Hashable {
    /// The font, which an attributed text's own attributes go before.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text.
    public var color = UIColor.label
    /// How a text is cut off or broken where it is too long; with an ellipsis at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; zero, the default, for as many as it takes.
    public var numberOfLines = 0
    /// Whether a text that is too long is drawn smaller, down to `minimumScaleFactor`; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that the font may be made smaller to, from 0 to 1; zero by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a text is cut off; false by default.
    public var allowsDefaultTighteningForTruncation = false

    init() {}
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What happens where the button is clicked; its title and image are shown where the button has none. Nil, the
    /// default, for nothing.
    public var primaryAction: UIAction?
    /// The menu that the button opens; nil, the default, for none. It opens at once where there is no action.
    public var menu: UIMenu?
    /// Whether the button can be used; true by default.
    public var isEnabled = true
    /// What kind of action it is, which some styles are coloured by.
    public var role = UIButton.Role.normal

    init() {}
  }
}

extension UIContentUnavailableConfiguration {
  /// Whether two values say the same in the same way. Of buttons their titles, images, styles and actions are
  /// compared.
  public static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.image == b.image && a.imageProperties == b.imageProperties
      && a.text == b.text && a.attributedText == b.attributedText
      && a.textProperties == b.textProperties && a.secondaryText == b.secondaryText
      && a.secondaryAttributedText == b.secondaryAttributedText
      && a.secondaryTextProperties == b.secondaryTextProperties
      && isSame(a.button, b.button) && a.buttonProperties == b.buttonProperties
      && isSame(a.secondaryButton, b.secondaryButton)
      && a.secondaryButtonProperties == b.secondaryButtonProperties && a.alignment == b.alignment
      && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
      && a.directionalLayoutMargins == b.directionalLayoutMargins
      && a.imageToTextPadding == b.imageToTextPadding
      && a.textToSecondaryTextPadding == b.textToSecondaryTextPadding
      && a.textToButtonPadding == b.textToButtonPadding
      && a.buttonToSecondaryButtonPadding == b.buttonToSecondaryButtonPadding
      && a.background == b.background
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(secondaryText)
  }

  private static func isSame(_ a: UIButton.Configuration, _ b: UIButton.Configuration) -> Bool {
    a.title == b.title && a.attributedTitle == b.attributedTitle && a.subtitle == b.subtitle
      && a.attributedSubtitle == b.attributedSubtitle && a.image == b.image
      && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
      && a.baseForegroundColor == b.baseForegroundColor
      && a.baseBackgroundColor == b.baseBackgroundColor && a.background == b.background
      && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
      && a.showsActivityIndicator == b.showsActivityIndicator
  }
}
