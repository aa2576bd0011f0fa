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

    public var background = UIBackgroundConfiguration.clear() {
      didSet {
        if background.strokeOutset != 0 {
          Unsupported.report("UIButton.Configuration.background.strokeOutset")
        }
      }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// The tint colour, or what the style sets on it, where nil.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// An activity indicator in the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String?
    /// Wins over `title`.
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and texts.
    public var imagePadding: CGFloat = 0
    /// Space kept for an image even where it is narrower.
    public var imageReservation: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks selected.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The size's own until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { hasOwnInsets ? ownInsets : buttonSize.contentInsets }
      set {
        hasOwnInsets = true
        ownInsets = newValue
      }
    }

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
