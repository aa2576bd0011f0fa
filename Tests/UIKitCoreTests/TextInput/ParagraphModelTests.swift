import UIKitTextModel
import UIKitTestSupport
import XCTest

@testable import UIKitCore

private struct Piece: MeasuredElement, Equatable {
  var measure: Int
  var name: Int
}

/// The model of long texts against plain arrays and strings.
final class ParagraphModelTests: XCTestCase {
  func test_measuredList_isAnArrayWithSums() {
    withEverySeed(0..<12) { seed in
      var random = SeededGenerator(seed: Int(seed))
      func pieces(_ count: Int) -> [Piece] {
        (0..<count).map { Piece(measure: Int.random(in: 1...5, using: &random), name: $0) }
      }
      var plain = pieces(Int.random(in: 0...900, using: &random))
      var list = MeasuredList(plain)
      for _ in 0..<60 {
        let lower = Int.random(in: 0...plain.count, using: &random)
        let upper = min(plain.count, lower + Int.random(in: 0...300, using: &random))
        let new = pieces(Int.random(in: 0...300, using: &random))
        plain.replaceSubrange(lower..<upper, with: new)
        list.replaceSubrange(lower..<upper, with: new)
        XCTAssertEqual(list.count, plain.count)
        XCTAssertEqual(list.total, plain.reduce(0) { $0 + $1.measure })
        guard !plain.isEmpty else { continue }
        let index = plain.indices.randomElement(using: &random) ?? 0
        XCTAssertEqual(list[index], plain[index])
        list[index] = Piece(measure: 7, name: -1)
        plain[index] = Piece(measure: 7, name: -1)
        let start = plain.prefix(index).reduce(0) { $0 + $1.measure }
        XCTAssertEqual(list.start(of: index), start)
        let found = list.element(at: start + Int.random(in: 0..<7, using: &random))
        XCTAssertEqual(found.index, index)
        XCTAssertEqual(found.start, start)
        var seen: [Piece] = []
        list.forEach(in: (index / 2)..<index) { seen.append($0) }
        XCTAssertEqual(seen, Array(plain[(index / 2)..<index]))
      }
    }
  }

  func test_veryLongParagraphs_areCutBetweenCharacters_andJoinedAsTheyShrink() {
    withEverySeed(0..<12) { seed in
      var random = SeededGenerator(seed: Int(seed))
      // Words and sentences, one endless word, a language without spaces, and what belongs together.
      let kinds = [
        ["lorem ", "ipsum ", "dolor. ", "sit "], ["abcdefg", "hij"], ["日本", "語の", "文"],
        ["e\u{301}", "👩‍👩‍👧 ", "🇩🇪", "x"], ["a ", "line\r\n", "b\n"],
      ]
      var text = ""
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let words = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        for _ in 0..<Int.random(in: 1000...9000, using: &random) {
          text += words[Int.random(in: 0..<words.count, using: &random)]
        }
        if Bool.random(using: &random) { text += "\n" }
      }
      var editor = EditableText()
      editor.setContents(NSAttributedString(string: text))
      let plain = TextBoundaries(text)
      func check(_ text: String) {
        XCTAssertEqual(editor.text, text)
        var start = 0
        editor.paragraphs.forEach(in: 0..<editor.paragraphs.count) { piece in
          XCTAssertLessThanOrEqual(piece.measure, 2 * TextParagraph.longest)
          start += piece.measure
        }
        XCTAssertEqual(start, text.utf16.count)
      }
      check(text)
      var start = 0
      editor.paragraphs.forEach(in: 0..<editor.paragraphs.count) { piece in
        XCTAssertEqual(plain.rounded(start), start)
        start += piece.measure
      }
      for _ in 0..<20 {
        let place = Int.random(in: 0...plain.length, using: &random)
        XCTAssertEqual(editor.boundaries.next(place), plain.next(place))
        XCTAssertEqual(editor.boundaries.previous(place), plain.previous(place))
        XCTAssertEqual(editor.boundaries.wholeParagraph(at: place), plain.paragraphRange(at: place))
        XCTAssertEqual(editor.boundaries.paragraphStart(place), plain.paragraphStart(place))
        XCTAssertEqual(editor.boundaries.paragraphEnd(place), plain.paragraphEnd(place))
      }
      var now = text
      for _ in 0..<12 {
        let length = now.utf16.count
        let a = plain.rounded(Int.random(in: 0...length, using: &random))
        let from = TextBoundaries(now).rounded(min(a, length))
        let to = TextBoundaries(now).rounded(
          min(from + Int.random(in: 0...30_000, using: &random), length))
        let new = Bool.random(using: &random) ? "z" : ""
        let string = NSMutableString(string: now)
        string.replaceCharacters(in: NSRange(from..<to), with: new)
        now = string as String
        editor.replace(from..<to, with: NSAttributedString(string: new), kind: .other)
        check(now)
      }
      editor.replace(
        0..<max(editor.length - 40, 0), with: NSAttributedString(string: ""), kind: .other)
      let lines = TextParagraph.split(NSAttributedString(string: editor.text)).count
      XCTAssertEqual(editor.paragraphs.count, lines)
    }
  }

  /// Whether paragraphs were cut out of one text or stand alone; equal attributes side by side are one run.
  func test_partsOfManyParagraphs_keepTheirAttributes() {
    let plain = NSMutableAttributedString(
      string: String(repeating: "one\ntwo\n", count: 40), attributes: [.kern: 1])
    for start in stride(from: 3, to: plain.length - 20, by: 31) {
      plain.addAttribute(.kern, value: 2, range: NSRange(location: start, length: 9))
    }
    for seesAll in [false, true] {
      var editor = EditableText()
      editor.setContents(plain)
      if seesAll { editor.paragraphs.forEach(in: 0..<editor.paragraphs.count) { _ = $0.contents } }
      for (start, end) in [(0, plain.length), (1, 100), (4, 8), (90, 91), (7, 7)] {
        let expected = plain.attributedSubstring(
          from: NSRange(location: start, length: end - start))
        XCTAssertEqual(editor.substring(start..<end), expected, "\(start) \(end)")
      }
      editor.replace(5..<200, with: NSAttributedString(string: "x\ny"), kind: .other)
      let changed = NSMutableAttributedString(attributedString: plain)
      changed.replaceCharacters(
        in: NSRange(location: 5, length: 195), with: NSAttributedString(string: "x\ny"))
      XCTAssertEqual(editor.contents, changed)
    }
  }

  private static let alphabet = [
    "a", "b c", "9", " ", ".", "é", "e\u{301}", "字", "👩‍👩‍👧", "א", "\n", "\n", "\r", "\r\n", "\u{2028}",
  ]

  private func randomText(_ random: inout SeededGenerator, atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &random))
      .map { _ in Self.alphabet.randomElement(using: &random) ?? "" }.joined()
  }

  func test_randomEdits_matchAPlainString() {
    withEverySeed(0..<100) { seed in
      var random = SeededGenerator(seed: Int(seed))
      var editor = EditableText()
      let plain = NSMutableString(string: "")
      // Paragraphs as somebody knows them who hears of changes now and then.
      var known = ["" as String]
      for _ in 0..<30 {
        let lower = Int.random(in: 0...editor.length, using: &random)
        let start = editor.boundaries.rounded(lower)
        let end = editor.boundaries.rounded(
          min(editor.length, start + Int.random(in: 0...12, using: &random)))
        let new = randomText(&random, atMost: 6)
        let range = start..<max(start, end)
        editor.replace(range, with: NSAttributedString(string: new), kind: .typing)
        plain.replaceCharacters(in: range.nsRange, with: new)
        let text = plain as String
        XCTAssertEqual(editor.text, text, "seed \(seed)")
        XCTAssertEqual(editor.length, text.utf16.count)
        var parts: [String] = []
        editor.paragraphs.forEach(in: 0..<editor.paragraphs.count) {
          parts.append($0.contents.string)
        }
        XCTAssertEqual(parts, Self.paragraphs(text), "seed \(seed)")
        if Bool.random(using: &random), let change = editor.takeChange() {
          let lower = change.old.lowerBound
          known.replaceSubrange(change.old, with: parts[lower..<(lower + change.newCount)])
          XCTAssertEqual(known, parts, "seed \(seed)")
        }
      }
    }
  }

  /// Some paragraphs have been cut out of the text, and others still lie in it.
  func test_partsOfATextOfWhichSomeParagraphsWereAskedFor_haveItsCharactersAndAttributes() {
    withEverySeed(0..<100) { seed in
      var random = SeededGenerator(seed: Int(seed))
      let plain = NSMutableAttributedString(string: "")
      for number in 0..<Int.random(in: 1...6, using: &random) {
        plain.append(
          NSAttributedString(
            string: randomText(&random, atMost: 12),
            attributes: [NSAttributedString.Key("number"): number]))
      }
      var editor = EditableText()
      let given = NSMutableAttributedString(attributedString: plain)
      editor.setContents(given)
      // What is given may change later.
      given.mutableString.setString("other")
      for _ in 0..<12 {
        let index = Int.random(in: 0..<editor.paragraphs.count, using: &random)
        _ = editor.paragraphs[index].contents
        let lower = Int.random(in: 0...editor.length, using: &random)
        // Half of a pair of surrogates is equal to nothing.
        let first = editor.boundaries.rounded(lower)
        let range =
          first..<max(
            first, editor.boundaries.rounded(Int.random(in: lower...editor.length, using: &random)))
        XCTAssertTrue(
          editor.substring(range).isEqual(to: plain.attributedSubstring(from: range.nsRange)),
          "seed \(seed)")
        let start = editor.boundaries.rounded(lower)
        let end = editor.boundaries.rounded(
          min(editor.length, start + Int.random(in: 0...8, using: &random)))
        let edited = start..<max(start, end)
        let new = NSAttributedString(
          string: randomText(&random, atMost: 4),
          attributes: [NSAttributedString.Key("number"): -1])
        editor.replace(edited, with: new, kind: .typing)
        plain.replaceCharacters(in: edited.nsRange, with: new)
        XCTAssertTrue(editor.contents.isEqual(to: plain), "seed \(seed)")
      }
    }
  }

  /// The plain way: behind each character that is a newline.
  private static func paragraphs(_ text: String) -> [String] {
    var parts = [""]
    for character in text {
      parts[parts.count - 1].append(character)
      if character.isNewline { parts.append("") }
    }
    return parts
  }

  func test_boundariesOfParagraphs_areThoseOfTheWholeText() {
    withEverySeed(0..<100) { seed in
      var random = SeededGenerator(seed: Int(seed))
      let text = randomText(&random, atMost: 40)
      var editor = EditableText()
      editor.setContents(NSAttributedString(string: text))
      let whole = TextBoundaries(text)
      let parts = editor.boundaries
      for offset in 0...whole.length {
        XCTAssertEqual(parts.rounded(offset), whole.rounded(offset))
        XCTAssertEqual(parts.next(offset), whole.next(offset))
        XCTAssertEqual(parts.previous(offset), whole.previous(offset))
        XCTAssertEqual(parts.wordEnd(after: offset), whole.wordEnd(after: offset))
        XCTAssertEqual(parts.wordStart(before: offset), whole.wordStart(before: offset))
        XCTAssertEqual(parts.wordRange(at: offset), whole.wordRange(at: offset))
        XCTAssertEqual(parts.paragraphRange(at: offset), whole.paragraphRange(at: offset))
        XCTAssertEqual(parts.paragraphEnd(offset), whole.paragraphEnd(offset))
      }
    }
  }
}
