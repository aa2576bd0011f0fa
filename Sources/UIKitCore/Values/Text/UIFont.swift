import PlatformInterface
import QuartzCore

/// A font at a size. Immutable and free to share between threads.
///
/// The system font has Apple's metrics whatever file draws its glyphs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The font as text measuring and painters need it.
  package let spec: FontSpec
  /// The text style that the font was made for, or the rule by which it was scaled.
  let scaling: FontScaling?

  init(spec: FontSpec, scaling: FontScaling? = nil) {
    var spec = spec
    if !spec.pointSize.isFinite || spec.pointSize <= 0 { spec.pointSize = UIFont.systemFontSize }
    self.spec = spec
    self.scaling = scaling
    super.init()
    _ = AttributedTextRuns.isRegistered
  }

  /// Makes the font that the text engine drew with.
  package convenience init(drawn spec: FontSpec) { self.init(spec: spec) }

  /// Finds the font of a PostScript name, full name or family.
  ///
  /// For one of iOS's that is not installed the system's of its kind stands; nil for names that iOS does not know
  /// either.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let spec = SystemFontNames.spec(named: fontName, size: fontSize) {
      self.init(spec: spec)
      return
    }
    guard
      let spec = InstalledFonts.font(named: fontName, pointSize: fontSize)
        ?? IOSFonts.substitute(for: fontName, pointSize: fontSize)
    else { return nil }
    self.init(spec: spec)
  }

  /// Makes the system's font in its usual size.
  // iOS-BEHAVIOUR: a font made of nothing is one that nobody can draw with; here it is the system's. Evidence:
  // unmeasured.
  public convenience override init() { self.init(spec: FontSpec(pointSize: UIFont.systemFontSize)) }

  /// Makes the font that a description fits best, at a size in points.
  ///
  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.resolvedSpec
    if pointSize > 0 { spec.pointSize = pointSize }
    let keepsStyle = pointSize <= 0 || pointSize == descriptor.pointSize
    self.init(spec: spec, scaling: keepsStyle ? descriptor.scaling : nil)
  }

  // MARK: The system font

  /// Returns the system's font, regular, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(FontSpec(pointSize: fontSize))
  }

  /// Returns the system's font in a weight, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    SystemFonts.font(FontSpec(pointSize: fontSize, weight: weight.css))
  }

  /// Returns the system's font in a weight and a width, at a size in points. Only the standard
  /// width is installed; others are drawn in it.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    if width != .standard { Unsupported.report("UIFont.Width") }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  // iOS-BEHAVIOUR: the bold system font is the semibold face (".SFUI-Semibold"). Evidence: unmeasured.
  /// Returns the system's font in semibold, as iOS has it, at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(FontSpec(pointSize: fontSize, weight: 600))
  }

  /// Returns the system's font in italics, at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(FontSpec(pointSize: fontSize, isItalic: true))
  }

  /// Returns the system's font with digits that are all equally wide, at a size in points.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    SystemFonts.font(
      FontSpec(pointSize: fontSize, weight: weight.css, hasMonospacedDigits: true))
  }

  /// Returns the system's font whose characters are equally wide, in a weight and at a size in
  /// points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    SystemFonts.font(
      FontSpec(design: .monospaced, pointSize: fontSize, weight: weight.css))
  }

  /// The size of labels' text, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' text, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Families

  /// The families of all installed fonts, sorted.
  open class var familyNames: [String] { InstalledFonts.families }

  /// PostScript-like names of the family's faces that can be asked for by `init(name:size:)`.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.families.contains(familyName) ? [familyName] : []
  }

  /// The name of the font's family.
  open var familyName: String {
    spec.family.isEmpty ? SystemFontNames.family(of: spec) : spec.family
  }

  /// The name of the font itself.
  open var fontName: String { SystemFontNames.name(of: spec) }

  // MARK: Metrics

  /// The size in points.
  open var pointSize: CGFloat { spec.pointSize }
  /// How far the highest letters reach above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// How far letters reach below the baseline, in points; a negative number.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space that the font wants between lines, in points.
  open var leading: CGFloat { metrics.leading }

  private(set) lazy var metrics: FontMetrics =
    spec.family.isEmpty
    ? SystemFontMetrics.metrics(size: spec.pointSize) : InstalledFonts.metrics(of: spec)

  /// Returns the same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.pointSize = fontSize
    return UIFont(spec: spec)
  }

  /// What the font is like, of which similar ones can be made.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec, scaling: scaling) }

  // MARK: Values

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.spec == spec && other.scaling == scaling
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(spec.weight); "
      + "font-style: \(spec.isItalic ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", spec.pointSize))pt"
  }
}

extension UIFont: LayerFont {
  /// The font as text measuring and painters see it.
  package var fontSpec: FontSpec { spec }
}

extension UIFont {
  /// The weight of a font, from −1 to 1; regular is 0.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The number, from -1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The finest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very fine weight.
    public static let thin = Weight(-0.6)
    /// A fine weight.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A slightly wide weight.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// A weight above bold.
    public static let heavy = Weight(0.56)
    /// The widest weight.
    public static let black = Weight(0.62)

    static let steps: [(weight: Weight, css: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    /// Returns the weight of symbols that fits text of this one.
    public func symbolWeight() -> UIImage.SymbolWeight {
      UIImage.SymbolWeight(rawValue: css / 100) ?? .regular
    }

    /// The nearest of 100, 200 … 900.
    var css: Int {
      guard rawValue.isFinite else { return 400 }
      let nearest = Self.steps.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.css ?? 400
    }

    /// - Parameter css: 100…900.
    init(css: Int) {
      let nearest = Self.steps.min { abs($0.css - css) < abs($1.css - css) }
      self = nearest?.weight ?? .regular
    }
  }

  /// The width of a font's letters, from −1 to 1; standard is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number, from -1 to 1.
    public let rawValue: CGFloat
    /// Makes a width of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
    /// The narrowest letters.
    public static let compressed = Width(-0.3)
  }
}
