import PlatformInterface

/// An image, a text and a second text, as rows, headers and footers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image before the texts; nil, the default, leaves no space for one.
  public var image: UIImage?
  /// The size, the tint and the corners of the image.
  public var imageProperties = ImageProperties()
  /// The first text. Setting it removes `attributedText`; nil, the default, shows none.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text with attributes of its own. Setting it removes `text`; nil, the default, shows
  /// that.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The font, the colour and the lines of the first text. An attributed text's own attributes win.
  public var textProperties = TextProperties()
  /// The second text, below the first or at the other edge. Setting it removes
  /// `secondaryAttributedText`; nil, the default, shows none.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes of its own. Setting it removes `secondaryText`; nil, the
  /// default, shows that.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The font, the colour and the lines of the second text. An attributed text's own attributes
  /// win.
  public var secondaryTextProperties = TextProperties()
  /// Along which axes the margins are at least those of the cell.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space between the edges of the view and its content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: TableMetrics.textPadding, leading: ListContentMetrics.margin,
    bottom: TableMetrics.textPadding, trailing: ListContentMetrics.margin)
  /// Text and second text lie beside each other where there is space for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding = ListContentMetrics.imageGap
  /// The least space between the texts where they lie beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = ListContentMetrics.sideGap
  /// The space between the texts where they lie below each other, in points.
  public var textToSecondaryTextVerticalPadding = ListContentMetrics.lineGap
  /// How opaque the image and the texts are, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1

  init() {}

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled texts and images are grey.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled = CommonState(state).isDisabled
    result.textProperties.isDisabled = isDisabled
    result.secondaryTextProperties.isDisabled = isDisabled
    return result
  }

  // MARK: Parts

  /// The font, the colour and the lines of one of a list content's texts.
  public struct TextProperties: Hashable {
    /// How a text of a list's content is aligned.
    public enum TextAlignment: Int, Sendable {
      /// The text begins where its language begins lines.
      case natural
      /// The text lies in the middle.
      case center
      /// The text's lines but the last are spread so that they fill the width.
      case justified
    }

    /// Whether a text of a list's content is shown in capital or small letters.
    public enum TextTransform: Int, Sendable {
      /// The text is shown as it is.
      case none
      /// The text is shown in capital letters.
      case uppercase
      /// The text is shown in small letters.
      case lowercase
      /// Each word of the text is shown with a capital letter.
      case capitalized
    }

    /// The font of the text; the preferred font of the style `body` by default.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text, before `colorTransformer`; the label's by default.
    public var color = UIColor.label
    /// Makes the colour that is shown of `color`; nil, the default, shows `color` itself.
    public var colorTransformer: UIConfigurationColorTransformer? {
      didSet { transformers += 1 }
    }
    /// Where each line of the text lies; where its language begins lines, by default.
    public var alignment = TextAlignment.natural
    /// How a text is cut off or broken where it is too long; with an ellipsis at its end by
    /// default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; zero, the default, for as many as it takes.
    public var numberOfLines = 0
    /// Whether a text that is too long is drawn smaller, down to `minimumScaleFactor`; false by
    /// default.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that the font may be made smaller to, from 0 to 1; zero by
    /// default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a text is cut off; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user has chosen; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text is shown in capital or small letters; as it is by default.
    public var transform = TextTransform.none
    /// Whether the whole text is shown beside a pointer that rests on it while it is cut off; false by default.
    public var showsExpansionTextWhenTruncated = false
    var isDisabled = false
    /// Closures cannot be compared; each new one counts as another.
    private var transformers = 0

    init() {}

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns the colour that is shown: `color`, as the transformer and the state make it.
    public func resolvedColor() -> UIColor {
      if isDisabled { return .tertiaryLabel }
      return colorTransformer?(color) ?? color
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    /// Whether two values describe the same text style. Transformers cannot be compared: values are
    /// alike only where they come from one another without a new one.
    public static func == (a: TextProperties, b: TextProperties) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment
        && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
        && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.minimumScaleFactor == b.minimumScaleFactor
        && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
        && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
        && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated
        && a.transform == b.transform && a.isDisabled == b.isDisabled
        && a.transformers == b.transformers
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  /// The size, the tint and the corners of a list content's image.
  public struct ImageProperties: Hashable {
    /// As an extent of `reservedLayoutSize`: as much as symbols take at the text's size.
    public static let standardDimension: CGFloat = -1

    /// The size and weight of a symbol; nil, the default, takes those of the first text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of symbols; nil, the default, for the view's tint.
    public var tintColor: UIColor?
    /// Makes the tint that is shown of `tintColor`; nil, the default, shows that colour itself.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet { transformers += 1 }
    }
    /// The radius of the image's corners, in points; zero by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image in points; zero in a direction, the default, for no limit.
    public var maximumSize = CGSize.zero
    /// Space that texts keep free whatever the image's size, so that those of several rows line up;
    /// zero for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours where the user has all others inverted, which no desktop does.
    public var accessibilityIgnoresInvertColors = false
    private var transformers = 0

    init() {}

    /// Returns the tint that symbols are shown in: `tintColor`, or the view's tint where that is
    /// nil, as the transformer makes it.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Whether two values describe the same image style. Transformers cannot be compared: values
    /// are alike only where they come from one another without a new one.
    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
        && a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        && a.transformers == b.transformers
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// Whether two configurations show the same content in the same way.
  public static func == (
    a: UIListContentConfiguration, b: UIListContentConfiguration
  ) -> Bool {
    a.image == b.image && a.imageProperties == b.imageProperties && a.text == b.text
      && a.attributedText == b.attributedText && a.textProperties == b.textProperties
      && a.secondaryText == b.secondaryText
      && a.secondaryAttributedText == b.secondaryAttributedText
      && a.secondaryTextProperties == b.secondaryTextProperties
      && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
      && a.directionalLayoutMargins == b.directionalLayoutMargins
      && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
      && a.imageToTextPadding == b.imageToTextPadding
      && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
      && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
      && a.alpha == b.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(textProperties)
  }
}
