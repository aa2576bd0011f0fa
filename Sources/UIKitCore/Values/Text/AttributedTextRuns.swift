import PlatformInterface
import QuartzCore

/// Attributed strings as the text engine's runs.
package enum AttributedTextRuns {
  /// Touched by the first font, so that text layers can show attributed strings.
  static let isRegistered: Bool = {
    CATextLayer.runConverter = { string, base in runs(of: string, base: base, traits: .current) }
    return true
  }()

  /// - Parameters:
  ///   - base: what characters without attributes of their own look like.
  ///   - overridingColor: drawn instead of any colour that the string has.
  package static func runs(
    of string: NSAttributedString, base: TextAttributes, traits: UITraitCollection,
    overridingColor: RGBA? = nil
  ) -> [TextRun] {
    guard string.length > 0 else { return [] }
    let whole = string.string
    let text = whole as NSString
    var runs: [TextRun] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      var textStyle = textStyle(attributes, base: base, traits: traits)
      if let overridingColor { textStyle.color = overridingColor }
      // Foundation copies a part unit by unit, which a long text of one run need not pay for.
      let part = range.length == string.length ? whole : text.substring(with: range)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        // One run for each picture, however many share the attribute.
        for _ in 0..<range.length {
          runs.append(
            TextRun(
              "\u{FFFC}", textStyle, attachment: attachment.shownImage?.cgImage,
              attachmentBounds: attachment.placedBounds))
        }
      } else {
        runs.append(TextRun(part, textStyle))
      }
    }
    return runs
  }

  /// How characters with some attributes look.
  ///
  /// - Parameter base: what characters without attributes of their own look like.
  package static func textStyle(
    _ attributes: [NSAttributedString.Key: Any], base: TextAttributes, traits: UITraitCollection
  ) -> TextAttributes {
    var textStyle = base
    if let font = attributes[.font] as? UIFont { textStyle.font = font.spec }
    if let color = attributes[.foregroundColor] as? UIColor {
      textStyle.color = color.rgba(for: traits)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      textStyle.background = color.rgba(for: traits)
    }
    if let kern = number(attributes[.kern]) { textStyle.kern = kern }
    if let tracking = number(attributes[.tracking]), tracking != 0 { textStyle.kern = tracking }
    if let offset = number(attributes[.baselineOffset]) { textStyle.baselineOffset = offset }
    for key in unsupportedKeys where attributes[key] != nil && number(attributes[key]) != 0 {
      Unsupported.report("NSAttributedString.Key.\(key.rawValue.dropFirst(2).lowercased())")
    }
    if let ligature = number(attributes[.ligature]) { textStyle.ligatures = ligature != 0 }
    if let width = number(attributes[.strokeWidth]), width != 0 {
      textStyle.strokeWidth = width
      textStyle.strokeColor = (attributes[.strokeColor] as? UIColor)?.rgba(for: traits)
    }
    textStyle.underline = line(attributes[.underlineStyle])
    textStyle.strikethrough = line(attributes[.strikethroughStyle])
    textStyle.underlineColor = (attributes[.underlineColor] as? UIColor)?.rgba(for: traits)
    textStyle.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.rgba(for: traits)
    return textStyle
  }

  private static func line(_ value: Any?) -> TextAttributes.Line {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    let style = NSUnderlineStyle(rawValue: raw)
    if raw & 0x700 != 0 { Unsupported.report("NSUnderlineStyle.patternDash") }
    if style.contains(.byWord) { Unsupported.report("NSUnderlineStyle.byWord") }
    if style.contains(.double) { return .double }
    if style.contains(.thick) { return .thick }
    return style.contains(.single) ? .single : .none
  }

  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    return number
  }

  /// The paragraph style of the first character.
  static func paragraphStyle(of string: NSAttributedString) -> NSParagraphStyle? {
    guard string.length > 0 else { return nil }
    return string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The shadow of the first character.
  static func shadow(of string: NSAttributedString, traits: UITraitCollection) -> DrawingShadow? {
    guard string.length > 0 else { return nil }
    return (string.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)?
      .drawing(for: traits)
  }
}

/// What letters are not drawn with here.
private let unsupportedKeys: [NSAttributedString.Key] = [
  .obliqueness, .expansion, .writingDirection, .textEffect,
]
