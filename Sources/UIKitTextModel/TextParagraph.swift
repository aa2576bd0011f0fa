import Foundation

/// A paragraph of a text with its separator, or a piece of one that is very long; it never changes.
///
/// Who lays out and measures a paragraph pays for all of it, which people who type wait for. So one that is longer than
/// `longest` is cut into pieces, each but the last without a separator, and each on lines of its own.
///
/// One of many is cut out of their text when somebody asks for its characters, which of a long text few do.
package final class TextParagraph: MeasuredElement {
  /// UTF-16 units, the separator included.
  package let measure: Int
  package private(set) lazy var boundaries = TextBoundaries(contents.string)

  /// Where a paragraph has its characters.
  fileprivate enum Source {
    /// The paragraph's own.
    case own(NSAttributedString)
    /// In the text of several paragraphs, which never changes, from a place on.
    case part(NSAttributedString, from: Int)
  }
  fileprivate private(set) var source: Source

  package init(_ contents: NSAttributedString) {
    source = .own(contents)
    measure = contents.length
  }

  /// - Parameter text: of this and other paragraphs; it never changes.
  private init(_ text: NSAttributedString, _ range: Range<Int>) {
    source = .part(text, from: range.lowerBound)
    measure = range.count
  }

  /// The characters with their attributes.
  ///
  /// - Complexity: O(`measure`) the first time.
  package var contents: NSAttributedString {
    switch source {
    case .own(let contents): return contents
    case .part(let text, let start):
      let made = text.attributedSubstring(from: (start..<start + measure).nsRange)
      source = .own(made)
      return made
    }
  }

  /// UTF-16 units of a paragraph that is not cut.
  package static let longest = 16_384
  /// What a longer one is cut into, at the end of a sentence, else of a word, where there are any.
  package static let piece = longest / 2

  /// UTF-16 units of the separator; zero for a text's last paragraph, and for a piece that another one goes on from.
  package private(set) lazy var separatorLength: Int = {
    guard measure > 0, boundaries.text.last?.isNewline == true else { return 0 }
    return measure - boundaries.previous(measure)
  }()

  /// Divides `text` behind each separator, and paragraphs that are too long besides. The last one has none, and may
  /// be empty.
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

  /// UTF-16 offsets behind each separator, and where long paragraphs are cut.
  private static func separatorEnds(_ text: String) -> [Int] {
    var ends: [Int] = []
    var cuts = ParagraphCuts()
    func end(_ offset: Int) {
      cuts.endParagraph(at: offset, into: &ends)
      ends.append(offset)
    }
    var offset = 0
    var wasReturn = false
    for unit in text.utf16 {
      // A return and a newline are one separator.
      if wasReturn, unit != 0x0A { end(offset) }
      wasReturn = unit == 0x0D
      if offset - cuts.start >= piece / 2 { cuts.read(unit, at: offset) }
      offset += 1
      switch unit {
      case 0x0A...0x0C, 0x85, 0x2028, 0x2029: end(offset)
      default: break
      }
    }
    if wasReturn { end(offset) }
    cuts.endParagraph(at: offset, into: &ends)
    return ends
  }
}

/// Where a paragraph that may become too long would be cut.
private struct ParagraphCuts {
  private var paragraph = 0
  /// Of the piece that is read.
  private(set) var start = 0
  private var found: [Int] = []
  /// The last end of a sentence, the last end of a word, and the last place between two characters.
  private var sentence = 0
  private var word = 0
  private var character = 0
  private var last: UInt16 = 0
  private var wasSentence = false

  /// - Parameter offset: before the unit.
  mutating func read(_ unit: UInt16, at offset: Int) {
    let isSpace = unit == 0x20 || unit == 0x09
    if last == 0x20 || last == 0x09, !isSpace {
      word = offset
      if wasSentence { sentence = offset }
    }
    if !isSpace { wasSentence = unit == 0x2E || unit == 0x21 || unit == 0x3F }
    // What begins a character whatever is before it, but for a joiner: letters of ASCII, of Chinese, Japanese and
    // Korean, and pictures that modify no other.
    let isBase =
      switch unit {
      case 0x21...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
      case 0xD83D, 0xD83E: true
      default: false
      }
    if isBase, last != 0x200D, last != 0x0D { character = offset }
    last = unit
    guard offset - start >= TextParagraph.piece else { return }
    let least = start + TextParagraph.piece / 2
    guard let cut = [sentence, word, character].first(where: { $0 > least }) else { return }
    found.append(cut)
    start = cut
  }

  /// Cuts what was read, where it is long enough for that.
  mutating func endParagraph(at offset: Int, into ends: inout [Int]) {
    if offset - paragraph > TextParagraph.longest {
      // What is left over is a piece's half at least.
      ends += found.filter { offset - $0 >= TextParagraph.piece / 2 }
    }
    found.removeAll(keepingCapacity: true)
    paragraph = offset
    start = offset
  }
}

/// Puts paragraphs together to one text again, those in one piece that still lie side by side in the text that they
/// were cut from.
package struct ParagraphJoiner {
  /// Appending to an attributed string takes as long as that is.
  private var characters = ""
  private var runs: [(attributes: [NSAttributedString.Key: Any], length: Int)] = []
  private var waiting: (text: NSAttributedString, range: Range<Int>)?

  package init() {}

  /// Adds a part of a paragraph.
  ///
  /// - Parameter range: in UTF-16 units of the paragraph.
  package mutating func append(_ paragraph: TextParagraph, _ range: Range<Int>) {
    let (text, start) =
      switch paragraph.source {
      case .own(let contents): (contents, 0)
      case .part(let text, let start): (text, start)
      }
    let part = (start + range.lowerBound)..<(start + range.upperBound)
    if let waiting, waiting.text === text, waiting.range.upperBound == part.lowerBound {
      self.waiting = (text, waiting.range.lowerBound..<part.upperBound)
    } else {
      flush()
      waiting = (text, part)
    }
  }

  private mutating func flush() {
    guard let (text, range) = waiting else { return }
    waiting = nil
    let isWhole = range == 0..<text.length
    let piece = isWhole ? text : text.attributedSubstring(from: range.nsRange)
    characters += piece.string
    piece.enumerateAttributes(in: NSRange(location: 0, length: piece.length)) {
      attributes, range, _ in
      add(attributes, range.length)
    }
  }

  private mutating func add(_ attributes: [NSAttributedString.Key: Any], _ length: Int) {
    if let last = runs.last, NSDictionary(dictionary: last.attributes).isEqual(to: attributes) {
      runs[runs.count - 1].length += length
    } else {
      runs.append((attributes, length))
    }
  }

  /// The whole text.
  package mutating func finish() -> NSAttributedString {
    flush()
    let joined = NSMutableAttributedString(string: characters)
    var start = 0
    for run in runs {
      joined.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
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
