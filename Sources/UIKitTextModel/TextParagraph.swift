import Foundation

/// A paragraph of a text with its separator; it never changes.
package final class TextParagraph: MeasuredElement {
  package let contents: NSAttributedString
  /// UTF-16 units, the separator included.
  package let measure: Int
  package private(set) lazy var boundaries = TextBoundaries(contents.string)

  package init(_ contents: NSAttributedString) {
    self.contents = contents
    measure = contents.length
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
    let ends = separatorEnds(text.string)
    guard !ends.isEmpty else { return [TextParagraph(text)] }
    var paragraphs: [TextParagraph] = []
    var start = 0
    for end in ends + [text.length] {
      paragraphs.append(
        TextParagraph(text.attributedSubstring(from: (start..<end).nsRange)))
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
