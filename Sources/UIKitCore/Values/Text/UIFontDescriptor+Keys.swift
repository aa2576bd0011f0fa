extension UIFontDescriptor {
  /// The keys of a font's description.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the member of the family, such as "Bold", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `String`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of a font's traits, as `traits` of a description has them.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The traits that have a name, the bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of a font's feature settings.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature's setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The traits of a font that have a name: bold, italic, and the class of its design.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits, in Apple's numbers.
    public let rawValue: UInt32
    /// Makes traits of Apple's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The characters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is made for lines from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are closer than usual.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are farther apart than usual.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A family of the system's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The text that tells families apart.
    public let rawValue: String
    /// Makes a family of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's usual font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The font with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The font whose characters are equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var fontDesign: FontSpec.Design? {
      switch self {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}
