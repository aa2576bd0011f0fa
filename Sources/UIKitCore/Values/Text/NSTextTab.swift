import PlatformInterface

/// A place to which a tab leads. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option of a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: of a place at whose left text stands, the characters that stand at the place itself,
    /// as a decimal point does.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How what follows the tab stands at the place.
  public let alignment: NSTextAlignment
  /// The place, in points from the edge where the paragraph begins.
  public let location: CGFloat
  /// What else is to be known of the place.
  public let options: [OptionKey: Any]

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the characters that separate whole numbers from fractions in a language; nil for the program's.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.terminators == terminators
  }
  open override var hash: Int { location.hashValue }

  /// Those of paragraphs that say nothing.
  static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

  /// What the text engine needs.
  var spec: TextTabStop {
    var ends: Set<UInt16> = []
    if alignment == .right, let terminators {
      ends = Set(
        (0x20...0x206F).filter { unit in
          Unicode.Scalar(unit).map(terminators.contains) ?? false
        })
    }
    return TextTabStop(
      location: location, alignment: ParagraphSpec.Alignment(alignment), ends: ends)
  }
}
