import PlatformInterface
import QuartzCore

/// Attributed strings as the text engine's runs.
enum AttributedTextRuns {
  /// Touched by the first font, so that text layers can show attributed strings.
  static let isRegistered: Bool = {
    CATextLayer.runConverter = { string, base in runs(of: string, base: base, traits: .current) }
    return true
  }()

  /// - Parameters:
  ///   - base: what characters without attributes of their own look like.
  ///   - overridingColor: drawn instead of any colour that the string has.
  static func runs(
    of string: NSAttributedString, base: TextAttributes, traits: UITraitCollection,
    overridingColor: RGBA? = nil
  ) -> [TextRun] {
    guard string.length > 0 else { return [] }
    let text = string.string as NSString
    var runs: [TextRun] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      var look = look(attributes, base: base, traits: traits)
      if let overridingColor { look.color = overridingColor }
      let part = text.substring(with: range)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        // One run for each picture, however many share the attribute.
        for _ in 0..<range.length {
          runs.append(
            TextRun(
              "\u{FFFC}", look, attachment: attachment.image?.cgImage,
              attachmentBounds: attachment.placedBounds))
        }
      } else {
        runs.append(TextRun(part, look))
      }
    }
    return runs
  }

  static func look(
    _ attributes: [NSAttributedString.Key: Any], base: TextAttributes, traits: UITraitCollection
  ) -> TextAttributes {
    var look = base
    if let font = attributes[.font] as? UIFont { look.font = font.spec }
    if let color = attributes[.foregroundColor] as? UIColor { look.color = color.rgba(for: traits) }
    if let color = attributes[.backgroundColor] as? UIColor {
      look.background = color.rgba(for: traits)
    }
    if let kern = number(attributes[.kern]) { look.kern = kern }
    if let tracking = number(attributes[.tracking]), tracking != 0 { look.kern = tracking }
    if let offset = number(attributes[.baselineOffset]) { look.baselineOffset = offset }
    if let ligature = number(attributes[.ligature]) { look.ligatures = ligature != 0 }
    look.underline = line(attributes[.underlineStyle])
    look.strikethrough = line(attributes[.strikethroughStyle])
    look.underlineColor = (attributes[.underlineColor] as? UIColor)?.rgba(for: traits)
    look.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.rgba(for: traits)
    return look
  }

  private static func line(_ value: Any?) -> TextAttributes.Line {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    let style = NSUnderlineStyle(rawValue: raw)
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
