/// Attributes that UIKit's text understands.
extension NSAttributedString.Key {
  /// The font, a `UIFont`; without it, that of the view that shows the text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; a text is laid out by that of its first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the text, a `UIColor`; without it, that of the view that shows the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`; without it, none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 0 for none, otherwise the font's own.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The points added after each character; 0 turns the font's own kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The points added after each character besides the font's own kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSShadow`; a text is drawn with that of its first character.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// What stands in place of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a string that is one; text views show it as a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the text is raised above the line's baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the line under the text, a `UIColor`; without it, the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`; without it, the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far letters lean to the right, as a number; upright letters are drawn, which is reported once.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// By how much letters are wider, as the logarithm of a factor; they keep their width, which is reported once.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embedded directions of writing as numbers; the letters' own count, which is reported once.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An effect by its name; none is drawn, which is reported once.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Whether a text goes downwards, as a number; lines are horizontal, as everywhere on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// The colour of the characters' outlines, a `UIColor`; without it, the text's. See `strokeWidth`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the characters' outlines in percent of the font's size: positive for outlines alone, negative
  /// for outlines of filled characters.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
}

extension NSAttributedString {
  /// The effects that a text may be drawn with, by their names. None is drawn here, which is reported once.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The effect's name.
    public let rawValue: String
    /// Makes an effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters as if they were pressed into paper.
    public static let letterpressStyle = TextEffectStyle(
      rawValue: "_UIKitNewLetterpressStyle")
  }
}
