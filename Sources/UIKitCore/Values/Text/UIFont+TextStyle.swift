extension UIFont {
  /// What a text is for; its size follows the size that the user chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The text that tells styles apart.
    public let rawValue: String
    /// Makes a style of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen; 34 points at the usual text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles; 28 points at the usual text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles; 22 points at the usual text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles; 20 points at the usual text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings; 17 points and semibold at the usual text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Second headings; 15 points at the usual text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text; 17 points at the usual text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text set apart; 16 points at the usual text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes; 13 points at the usual text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Texts of pictures; 12 points at the usual text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Second texts of pictures; 11 points at the usual text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// What scales other fonts as this style grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// Returns the font of a text style at the text size of `UITraitCollection.current`.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of some traits; nil is the user's.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    TextStyleFonts.font(style, TextStyleFonts.category(traitCollection))
  }
}

/// The fonts of the text styles, each made once.
enum TextStyleFonts {
  private struct Key: Hashable {
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
  }
  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var fonts: [Key: UIFont] = [:]
  }
  private static let cache = Cache()

  /// The category of `traits`, or of the current ones where that has none.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    for candidate in [
      traits?.preferredContentSizeCategory,
      UITraitCollection.current.preferredContentSizeCategory,
    ] {
      if let candidate, candidate != .unspecified { return candidate }
    }
    return .large
  }

  static func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    let key = Key(style: style, category: category)
    return cache.lock.withLock {
      if let font = cache.fonts[key] { return font }
      let spec = FontSpec(
        pointSize: TextStyleSizes.size(of: style, in: category),
        weight: style == .headline ? 600 : 400)
      let font = UIFont(spec: spec, scaling: FontScaling(style: style, isStyleItself: true))
      cache.fonts[key] = font
      return font
    }
  }
}

/// Point sizes of the text styles by text size.
enum TextStyleSizes {
  // Evidence: Tests/Fixtures/oracle/dynamic_type_sizes.json, all 132 values.
  private static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let place: [UIContentSizeCategory: Int] = Dictionary(
    uniqueKeysWithValues: UIContentSizeCategory.allSizes.enumerated().map { ($1, $0) })

  /// Unknown styles count as body, unknown categories as large.
  static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    let sizes = table[style] ?? table[.body] ?? []
    return sizes[place[category] ?? 3]
  }
}

/// How a font follows the user's text size.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// The font is the style's own, not another one scaled like it.
  var isStyleItself: Bool
  /// Point size before scaling.
  var baseSize: CGFloat = 0
  var maximumSize: CGFloat = .infinity
}

extension UIFont {
  /// The font for other traits, where it follows the text size; itself otherwise.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    if scaling.isStyleItself {
      let font = UIFont.preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
      var spec = spec
      spec.pointSize = font.pointSize
      return spec == font.spec ? font : UIFont(spec: spec, scaling: scaling)
    }
    return UIFontMetrics(forTextStyle: scaling.style).scaled(
      self, baseSize: scaling.baseSize, maximum: scaling.maximumSize, traits: traits)
  }
}

extension NSAttributedString {
  /// The text with each of its fonts for other traits, where they follow the text size; nil where none is another
  /// one. A font of a size of its own stays.
  func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString? {
    var changes: [(NSRange, UIFont)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(to: traits)
      if adjusted != font { changes.append((range, adjusted)) }
    }
    guard !changes.isEmpty else { return nil }
    let changed = NSMutableAttributedString(attributedString: self)
    for (range, font) in changes { changed.addAttribute(.font, value: font, range: range) }
    return changed
  }
}
