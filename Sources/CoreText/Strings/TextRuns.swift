import PlatformInterface
import UIKitCore

/// Texts with Core Text's attributes on their way to the text engine.
enum TextRuns {
  /// The runs of a text: one for each stretch of the same attributes, and one for each character with a delegate.
  ///
  /// - Parameter contextColor: of characters that take the context's.
  static func runs(of string: NSAttributedString, contextColor: RGBA? = nil) -> [TextRun] {
    var runs: [TextRun] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      if let delegate = attributes[.ctRunDelegate] as? CTRunDelegate {
        for _ in 0..<range.length { runs.append(delegate.run(attributes)) }
        return
      }
      let part = (string.string as NSString).substring(with: range)
      let own = NSAttributedString(string: part, attributes: ownAttributes(attributes))
      var found = AttributedTextRuns.runs(of: own, base: base, traits: .current)
      if let contextColor, isFromContext(attributes) {
        for index in found.indices { found[index].attributes.color = contextColor }
      }
      runs += found
    }
    return runs
  }

  /// What characters without attributes look like. Core Text's font is Helvetica, for which the system's stands.
  static let base = TextAttributes(font: FontSpec(pointSize: 12), color: .black)

  /// Whether some characters take the colour that the context fills with.
  static func needsContextColor(_ string: NSAttributedString) -> Bool {
    var found = false
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, _, stop in
      if isFromContext(attributes) {
        found = true
        stop.pointee = true
      }
    }
    return found
  }

  /// Whether a character takes the colour that the context fills with.
  static func isFromContext(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
    switch attributes[NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)] {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    default: false
    }
  }

  /// The attributes by UIKit's keys: Core Text's colours have keys of their own.
  static func ownAttributes(_ attributes: [NSAttributedString.Key: Any])
    -> [NSAttributedString.Key: Any]
  {
    var result = attributes
    for (core, own) in colors {
      guard let value = attributes[NSAttributedString.Key(core)] else { continue }
      if let color = value as? CGColor {
        result[own] = UIColor(cgColor: color)
      } else if value is UIColor {
        result[own] = value
      }
    }
    if let style = attributes[.underlineStyle] as? CTUnderlineStyle {
      result[.underlineStyle] = Int(style.rawValue)
    }
    if attributes[NSAttributedString.Key(kCTSuperscriptAttributeName)] != nil {
      Unsupported.report("kCTSuperscriptAttributeName")
    }
    return result
  }

  private static let colors: [(String, NSAttributedString.Key)] = [
    (kCTForegroundColorAttributeName, .foregroundColor),
    (kCTBackgroundColorAttributeName, .backgroundColor),
    (kCTStrokeColorAttributeName, .strokeColor),
    (kCTUnderlineColorAttributeName, .underlineColor),
  ]
}

extension NSAttributedString.Key {
  static let ctRunDelegate = NSAttributedString.Key(kCTRunDelegateAttributeName)
}

extension NSAttributedString {
  /// The style of the paragraph that a place is in, as the text engine needs it.
  func paragraph(at place: Int) -> ParagraphSpec {
    guard place < length else { return ParagraphSpec() }
    let style = attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    return style?.spec ?? ParagraphSpec()
  }
}
