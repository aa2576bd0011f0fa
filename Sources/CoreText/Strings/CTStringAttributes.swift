/// The key of the font, a `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The key of the colour of the text, a `CGColor`; black where there is none.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key of whether the text has the colour that the context fills with.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The key of the colour behind the text, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The key of the points added after each character.
public let kCTKernAttributeName: CFString = "NSKern"
/// The key of the points added after each character besides the font's own kerning.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The key of whether letters are joined: 0 for no, otherwise as the font has it.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The key of the paragraph's style, a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The key of the width of letters' outlines in percent of the font's size; negative ones are filled, too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The key of the colour of letters' outlines, a `CGColor`; the text's where there is none.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The key of whether letters stand higher, or lower where negative; drawn on the line, which is reported once.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The key of how far letters stand above the baseline, in points.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The key of the line under the text, the raw value of a `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The key of the colour of the line under the text, a `CGColor`; the text's where there is none.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The key of what says how much space a character takes, a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The key of the language of the text.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// How a line under a text is drawn.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int32
  /// Makes a style of bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// One line.
  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}
