import PlatformInterface
import UIKitTextModel

/// How a text field's text looks.
struct FieldStyle {
  var placeholder: NSAttributedString?
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  /// Of the default attributes, those that have no property.
  var extraAttributes: [NSAttributedString.Key: Any] = [:]
  /// Set for what is typed next.
  var typing: [NSAttributedString.Key: Any]?
}

/// A text field's one line, and how far it is scrolled.
struct FieldLayout {
  /// Points that the text is moved to the left while it is edited.
  var scroll: CGFloat = 0
  private(set) var cachedLine: FieldLine?
  private var version = -1

  mutating func clear() { cachedLine = nil }

  mutating func line(version: Int, make: () -> FieldLine) -> FieldLine {
    if let cachedLine, version == self.version { return cachedLine }
    let line = make()
    cachedLine = line
    self.version = version
    return line
  }
}

/// The text on its one line as it is edited: never cut, however long.
struct FieldLine {
  var block: TextBlock
  var geometry: TextLineGeometry?
  var height: CGFloat
  /// Without spaces at the end, which hang over.
  var width: CGFloat
  /// Where each grapheme of a hidden text begins; nil where the text shows itself.
  var hidden: HiddenOffsets?

  /// From the text's offsets to those shown.
  func shown(_ offset: Int) -> Int { hidden?.shown(offset) ?? offset }
  func real(_ offset: Int) -> Int { hidden?.real(offset) ?? offset }
}

/// A dot for each grapheme.
struct HiddenOffsets {
  private let starts: [Int]

  init(_ boundaries: some GraphemeBoundaries) {
    var starts = [0]
    while let last = starts.last, last < boundaries.length { starts.append(boundaries.next(last)) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }
  func shown(_ offset: Int) -> Int {
    (starts.firstIndex { $0 > offset } ?? starts.count) - 1
  }
  func real(_ offset: Int) -> Int { starts[min(max(offset, 0), starts.count - 1)] }
}
