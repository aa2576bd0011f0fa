import CairoBackend
import PlatformInterface

/// What characters look like, in the words of ATK.
extension AccessibilityTextRun {
  /// All that is known of the run.
  @MainActor
  var readerAttributes: [(String, String)] {
    Self.words(attributes) + [
      ("justification", justification), ("direction", isRightToLeft ? "rtl" : "ltr"),
    ]
  }

  /// Those of characters that say nothing themselves.
  @MainActor
  var defaultReaderAttributes: [(String, String)] { Self.words(defaults) }

  /// What differs from those.
  @MainActor
  var ownReaderAttributes: [(String, String)] {
    let usual = defaultReaderAttributes
    return Self.words(attributes).filter { own in !usual.contains { $0 == own } }
  }

  private var justification: String {
    switch alignment {
    case .left: "left"
    case .right: "right"
    case .center: "center"
    case .justified: "fill"
    case .natural: isRightToLeft ? "right" : "left"
    }
  }

  @MainActor
  private static func words(_ text: TextAttributes) -> [(String, String)] {
    var words = [
      ("family-name", CairoTextMeasurer.shownFamily(of: text.font)),
      ("size", number(text.font.pointSize)), ("weight", "\(text.font.weight)"),
      ("style", text.font.isItalic ? "italic" : "normal"), ("fg-color", color(text.color)),
      ("underline", line(text.underline)),
      ("strikethrough", text.strikethrough == .none ? "false" : "true"),
    ]
    if let background = text.background { words.append(("bg-color", color(background))) }
    if text.baselineOffset != 0 { words.append(("rise", number(text.baselineOffset))) }
    return words
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Red, green and blue up to 65535.
  private static func color(_ color: RGBA) -> String {
    [color.red, color.green, color.blue]
      .map { "\(Int((min(max($0, 0), 1) * 65535).rounded()))" }.joined(separator: ",")
  }

  private static func line(_ line: TextAttributes.Line) -> String {
    switch line {
    case .none: "none"
    case .single, .thick: "single"
    case .double: "double"
    }
  }
}
