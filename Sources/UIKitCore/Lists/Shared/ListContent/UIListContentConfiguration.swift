import PlatformInterface

/// An image, a text and a second text, as rows, headers and footers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// Instead of `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties = TextProperties()
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// Instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties = TextProperties()
  /// Along which axes the margins are at least those of the cell.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: TableMetrics.textPadding, leading: ListContentMetrics.margin,
    bottom: TableMetrics.textPadding, trailing: ListContentMetrics.margin)
  /// Text and second text lie beside each other where there is space for both.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding = ListContentMetrics.imageGap
  public var textToSecondaryTextHorizontalPadding = ListContentMetrics.sideGap
  public var textToSecondaryTextVerticalPadding = ListContentMetrics.lineGap
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

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// How a text of a list's content is aligned.
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    /// Whether a text of a list's content is shown in capital or small letters.
    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer? {
      didSet { transformers += 1 }
    }
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Zero for as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// On the Mac, whether the whole text shows beside the pointer where it is cut off.
    public var showsExpansionTextWhenTruncated = false {
      didSet {
        guard showsExpansionTextWhenTruncated else { return }
        Unsupported.report(
          "UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated")
      }
    }
    var isDisabled = false
    /// Closures cannot be compared; each new one counts as another.
    private var transformers = 0

    init() {}

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// `color`, as the transformer and the state make it.
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

    public static func == (a: TextProperties, b: TextProperties) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment
        && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines
        && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.minimumScaleFactor == b.minimumScaleFactor
        && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
        && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
        && a.transform == b.transform && a.isDisabled == b.isDisabled
        && a.transformers == b.transformers
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// As a reserved size: as much as symbols take at the text's size.
    public static let standardDimension: CGFloat = -1

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Of symbols; nil for the view's tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet { transformers += 1 }
    }
    public var cornerRadius: CGFloat = 0
    /// Zero in a direction for no limit.
    public var maximumSize = CGSize.zero
    /// Space that texts keep free whatever the image's size, so that those of several rows line up;
    /// zero for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours where the user has all others inverted, which no desktop does.
    public var accessibilityIgnoresInvertColors = false
    private var transformers = 0

    init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

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
