import PlatformInterface

extension UIButton {
  /// All that a button shows, and how.
  public struct Configuration {
    /// How large a configured button is, which sets its insets, fonts and corners.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How a button's title and subtitle are aligned with one another.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// Where the rounding of a configured button's corners comes from.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// One of the styles that Apple names.
    enum Style { case plain, gray, tinted, filled }
    let style: Style
    private var hasOwnInsets = false
    private var ownInsets = NSDirectionalEdgeInsets.zero

    /// The colour, the corners and the stroke behind the button's content. Its `backgroundColor`
    /// is nil, for the style's, until it is set; it wins over `baseBackgroundColor` then, a clear
    /// one too. A `strokeOutset` has no effect and is reported.
    public var background = Self.styledBackground {
      didSet {
        if background.strokeOutset != 0 {
          Unsupported.report("UIButton.Configuration.background.strokeOutset")
        }
      }
    }
    /// How round the corners are; `dynamic`, by default, keeps those of the background and lets
    /// them grow with the text size.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text and the space around it are; medium by default.
    public var buttonSize = Size.medium
    /// The tint colour, or what the style sets on it, where nil.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content where the style has one; nil is the tint colour or grey, by
    /// the style.
    public var baseBackgroundColor: UIColor?
    /// The image beside the text; nil, the default, shows none. A button's own `setImage(_:for:)`
    /// is used where this is nil.
    public var image: UIImage?
    /// Makes the colour in which a template image is shown of the one that the style gives; nil
    /// changes nothing.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil takes those of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// An activity indicator in the image's place.
    public var showsActivityIndicator = false
    /// Makes the activity indicator's colour of the one that the style gives; nil changes nothing.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The first text; nil, the default, shows none. Setting it replaces `attributedTitle`.
    public var title: String?
    /// The first text with attributes of its own; it wins over `title`. Nil, the default, shows
    /// that.
    public var attributedTitle: AttributedString?
    /// Makes the title's attributes, such as its font, of those that the style gives; nil changes
    /// nothing.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too long is broken or cut off; between words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The second text, smaller and below the first; nil, the default, shows none. Setting it
    /// replaces `attributedSubtitle`.
    public var subtitle: String?
    /// The second text with attributes of its own; nil, the default, shows `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Makes the second text's attributes of those that the style gives; nil changes nothing.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a second text that is too long is broken or cut off; between words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The side of the texts on which the image lies: leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and texts, in points; zero by default.
    public var imagePadding: CGFloat = 0
    /// Space kept for an image even where it is narrower.
    public var imageReservation: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where the texts lie relative to each other; `automatic`, by default, goes by the place of
    /// the image.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button is drawn in the style of selection; true by default.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) { self.style = style }

    private static var styledBackground: UIBackgroundConfiguration {
      var result = UIBackgroundConfiguration.clear()
      result.backgroundColor = nil
      return result
    }

    /// Describes a button of coloured text without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Describes a button of coloured text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Describes a button of coloured text on a pale shade of its colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Describes a button of white text on its colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Describes a button without a border, which looks as `plain()` does.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Describes a button with a border, which looks as `gray()` does.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Describes a button with a border and a tint, which looks as `tinted()` does.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Describes a button that stands out, which looks as `filled()` does.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The size's own until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { hasOwnInsets ? ownInsets : buttonSize.contentInsets }
      set {
        hasOwnInsets = true
        ownInsets = newValue
      }
    }

    /// Gives the content the insets of its size and style again, after `contentInsets` was set.
    public mutating func setDefaultContentInsets() { hasOwnInsets = false }

    /// The configuration as it looks in the button's state.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      var new = self
      let appearance = ConfigurationColors(self, button)
      new.baseForegroundColor = appearance.foreground
      new.background.backgroundColor = appearance.background
      return new
    }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
  }
}

extension UIButton.Configuration.Size {
  /// Looked at on iOS 17, not measured.
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
