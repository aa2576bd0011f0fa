import PlatformInterface

/// How a paragraph's lines are broken and placed. Immutable unless it is a mutable one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// All properties in one value.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var usesDefaultHyphenation = false
    /// Nil for those of the default style.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
  }

  var values: Values

  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  private static let shared = NSParagraphStyle()
  /// The style of paragraphs that say nothing.
  open class var `default`: NSParagraphStyle { shared }

  /// Returns the direction in which a language reads, by its code; left to right where it is not
  /// known.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    let language = languageName.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    let rightToLeft = ["ar", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
    return rightToLeft.contains(language.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// Where lines stand: at the side where the language begins, by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines are broken or cut off; between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph reads; by its first letters, by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space added between lines, in points; zero by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points; zero by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points; zero by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line begins from the edge, in points; zero by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far other lines begin from the edge, in points; zero by default.
  open var headIndent: CGFloat { values.headIndent }
  /// How far from the leading edge lines end, in points; zero and negative ones count from the
  /// other edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of lines, in points; zero by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines, in points; zero, the default, is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the font's line height is multiplied; zero, the default, is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Whether letters move closer together before a text is cut off; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How full a line has to be, as a fraction of its width, for its last word not to be parted: 0, the default, parts
  /// none. Words are not parted here, which is reported once.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// How else lines are broken; by default as the rules of Unicode say. `hangulWordPriority` counts; `pushOut` is
  /// kept without effect, and reported.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are parted as the system does it; false by default. Words are not parted here, which is reported once.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The places to which tabs lead, the nearest first; twelve at a distance of 28 points by default.
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.standard }
  /// The distance of the places after the last of `tabStops`, in points; where it is zero, as by default, tabs go
  /// on by 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// Returns an `NSMutableParagraphStyle` of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }
  open override var hash: Int { values.hashValue }

  /// What the text engine needs.
  package var spec: ParagraphSpec {
    var spec = ParagraphSpec()
    spec.alignment = ParagraphSpec.Alignment(values.alignment)
    spec.lineBreak = ParagraphSpec.LineBreak(values.lineBreakMode)
    spec.direction = ParagraphSpec.Direction(values.baseWritingDirection)
    spec.lineSpacing = usable(values.lineSpacing)
    spec.paragraphSpacing = usable(values.paragraphSpacing)
    spec.paragraphSpacingBefore = usable(values.paragraphSpacingBefore)
    spec.firstLineHeadIndent = usable(values.firstLineHeadIndent)
    spec.headIndent = usable(values.headIndent)
    spec.tailIndent = values.tailIndent.isFinite ? values.tailIndent : 0
    spec.minimumLineHeight = usable(values.minimumLineHeight)
    spec.maximumLineHeight = usable(values.maximumLineHeight)
    spec.lineHeightMultiple = usable(values.lineHeightMultiple)
    spec.tabInterval = usable(values.defaultTabInterval)
    spec.keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
    spec.tabStops = (values.tabStops ?? []).filter { $0.location.isFinite }.map(\.spec)
      .sorted { $0.location < $1.location }
    return spec
  }

  private func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
}

/// A paragraph style whose properties can be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { super.init() }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Points between the lines of a paragraph.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// From the leading edge where positive, else from the trailing one.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set {
      if newValue.contains(.pushOut), newValue != .standard {
        Unsupported.report("NSParagraphStyle.LineBreakStrategy.pushOut")
      }
      values.lineBreakStrategy = newValue
    }
  }
  /// 0 for the font's own height.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      if newValue > 0 { Unsupported.report("NSMutableParagraphStyle.hyphenationFactor") }
      values.hyphenationFactor = newValue
    }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set {
      if newValue { Unsupported.report("NSMutableParagraphStyle.usesDefaultHyphenation") }
      values.usesDefaultHyphenation = newValue
    }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Adds a place, in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    let at = tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count
    tabStops.insert(anObject, at: at)
  }
  /// Takes a place away that is equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops.removeAll { $0.isEqual(anObject) }
  }

  /// Takes all values from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// Ways to break lines beside the usual one.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits of the ways, in Apple's numbers.
    public let rawValue: UInt
    /// Makes a strategy of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are pushed to the next line so that none stands alone on the last.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean lines break between words rather than syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system does for text of its own.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
