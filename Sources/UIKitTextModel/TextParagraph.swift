import Foundation

/// A paragraph of a text with its separator; it never changes.
///
/// One of many is cut out of their text when somebody asks for its characters, which of a long text few do.
package final class TextParagraph: MeasuredElement {
  /// UTF-16 units, the separator included.
  package let measure: Int
  package private(set) lazy var boundaries = TextBoundaries(contents.string)
  /// Where the characters are until they are asked for.
  fileprivate var source: (text: NSAttributedString, start: Int)?
  private var ownContents: NSAttributedString?

  package init(_ contents: NSAttributedString) {
    ownContents = contents
    measure = contents.length
  }

  /// - Parameter text: of this and other paragraphs; it never changes.
  private init(_ text: NSAttributedString, _ range: Range<Int>) {
    source = (text, range.lowerBound)
    measure = range.count
  }

  /// The characters with their attributes.
  ///
  /// - Complexity: O(`measure`) the first time.
  package var contents: NSAttributedString {
    if let ownContents { return ownContents }
    guard let source else { return NSAttributedString(string: "") }
    let made = source.text.attributedSubstring(
      from: NSRange(location: source.start, length: measure))
    ownContents = made
    self.source = nil
    return made
  }

  /// UTF-16 units of the separator; zero for a text's last paragraph.
  package private(set) lazy var separatorLength: Int = {
    guard measure > 0, boundaries.text.last?.isNewline == true else { return 0 }
    return measure - boundaries.previous(measure)
  }()

  /// Divides `text` behind each separator. The last paragraph has none, and may be empty.
  ///
  /// - Complexity: O(length).
  package static func split(_ text: NSAttributedString) -> [TextParagraph] {
    let text = NSAttributedString(attributedString: text)
    let ends = separatorEnds(text.string)
    guard !ends.isEmpty else { return [TextParagraph(text)] }
    var paragraphs: [TextParagraph] = []
    paragraphs.reserveCapacity(ends.count + 1)
    var start = 0
    for end in ends + [text.length] {
      paragraphs.append(TextParagraph(text, start..<end))
      start = end
    }
    return paragraphs
  }

  /// UTF-16 offsets behind each separator.
  private static func separatorEnds(_ text: String) -> [Int] {
    var ends: [Int] = []
    var offset = 0
    var wasReturn = false
    for unit in text.utf16 {
      // A return and a newline are one separator.
      if wasReturn, unit != 0x0A { ends.append(offset) }
      wasReturn = unit == 0x0D
      offset += 1
      switch unit {
      case 0x0A...0x0C, 0x85, 0x2028, 0x2029: ends.append(offset)
      default: break
      }
    }
    if wasReturn { ends.append(offset) }
    return ends
  }
}

/// Puts paragraphs together to one text again, those in one piece that still lie side by side in the text that they
/// were cut from.
package struct ParagraphJoiner {
  private let joined: NSMutableAttributedString
  private var waiting: (text: NSAttributedString, range: Range<Int>)?

  /// - Parameter beginning: what stands before the paragraphs.
  package init(_ beginning: NSAttributedString) {
    joined = NSMutableAttributedString(attributedString: beginning)
  }

  /// Adds the first `length` UTF-16 units of a paragraph.
  package mutating func append(_ paragraph: TextParagraph, _ length: Int) {
    guard let source = paragraph.source else {
      flush()
      joined.append(
        length == paragraph.measure
          ? paragraph.contents
          : paragraph.contents.attributedSubstring(from: (0..<length).nsRange))
      return
    }
    if let waiting, waiting.text === source.text, waiting.range.upperBound == source.start {
      self.waiting = (source.text, waiting.range.lowerBound..<(source.start + length))
    } else {
      flush()
      waiting = (source.text, source.start..<(source.start + length))
    }
  }

  private mutating func flush() {
    guard let (text, range) = waiting else { return }
    waiting = nil
    let isWhole = range == 0..<text.length
    joined.append(isWhole ? text : text.attributedSubstring(from: range.nsRange))
  }

  /// The whole text.
  package mutating func finish() -> NSAttributedString {
    flush()
    return joined
  }
}

/// Which paragraphs are others than at a certain time, as one stretch.
package struct ParagraphChange: Equatable {
  /// Of the paragraphs at that time.
  package private(set) var old: Range<Int>
  /// How many stand in place of them.
  package private(set) var newCount: Int

  package init(_ old: Range<Int>, newCount: Int) {
    self.old = old
    self.newCount = newCount
  }

  /// This change and then `next`, whose range counts the paragraphs after this one.
  package func followed(by next: ParagraphChange) -> ParagraphChange {
    let end = old.lowerBound + newCount
    let lower = min(old.lowerBound, next.old.lowerBound)
    let upper = max(end, next.old.upperBound)
    let oldUpper = old.upperBound + (upper - end)
    return ParagraphChange(
      lower..<oldUpper, newCount: upper - lower + next.newCount - next.old.count)
  }
}
