/// Texts as AT-SPI counts them, by characters of Unicode, and as UIKit does, by UTF-16.
enum ReaderText {
  /// The parts of a text that readers go by.
  enum Unit {
    case character, word, sentence, line, paragraph

    /// By AT-SPI's number of a granularity.
    init(granularity: Int) {
      let all: [Unit] = [.character, .word, .sentence, .line]
      self = all.indices.contains(granularity) ? all[granularity] : .paragraph
    }

    /// By AT-SPI's number of a boundary, of which each kind but characters has one for starts and one for ends.
    init(boundary: Int) { self.init(granularity: (boundary + 1) / 2) }

    static func isEnding(_ boundary: Int) -> Bool { boundary > 0 && boundary % 2 == 0 }
  }

  static func utf16(_ text: String, _ offset: Int) -> Int {
    let scalars = text.unicodeScalars
    let place = scalars.index(
      scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
    return text.utf16.distance(from: text.utf16.startIndex, to: place ?? scalars.endIndex)
  }

  static func scalars(_ text: String, _ offset: Int) -> Int {
    var units = 0
    var count = 0
    for scalar in text.unicodeScalars {
      if units >= offset { break }
      units += scalar.utf16.count
      count += 1
    }
    return count
  }

  /// Characters from `start` to `end`, which is the end of the text where negative.
  static func part(_ text: String, _ start: Int, _ end: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    let last = end < 0 ? scalars.count : min(end, scalars.count)
    let first = min(max(start, 0), last)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[first..<last])
    return String(part)
  }

  /// The character, word or paragraph around an offset, each up to the next one; sentences and lines, which the
  /// characters alone do not tell, are paragraphs here.
  static func unit(_ text: String, at offset: Int, _ kind: Unit) -> Range<Int> {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return 0..<0 }
    let place = min(max(offset, 0), scalars.count)
    if case .character = kind { return place..<min(place + 1, scalars.count) }
    func starts(_ index: Int) -> Bool {
      guard case .word = kind else { return scalars[index - 1] == "\n" }
      return isSpace(scalars[index - 1]) && !isSpace(scalars[index])
    }
    var start = min(place, scalars.count - 1)
    if place == scalars.count, scalars[start] == "\n", kind != .word { return place..<place }
    while start > 0, !starts(start) { start -= 1 }
    var end = max(place, start) + 1
    while end < scalars.count, !starts(end) { end += 1 }
    return start..<min(end, scalars.count)
  }

  /// How many characters a range has without the spaces and separators at its end.
  static func trimmedCount(_ text: String, _ range: Range<Int>) -> Int {
    let part = Array(part(text, range.lowerBound, range.upperBound).unicodeScalars)
    return (part.lastIndex { !isSpace($0) } ?? -1) + 1
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
