import UIKitTextModel
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The editing model against arrays of characters.
final class TextModelTests: XCTestCase {
  private static let alphabet: [String] = [
    "a", "b", "Z", "9", " ", " ", ".", ",", "'", "é", "e\u{301}", "ß", "ñ", "字", "語", "か", "カ",
    "😀", "👩‍👩‍👧", "🇩🇪", "א", "ش", "\n", "_",
  ]

  private func randomText(_ random: inout SeededGenerator, atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &random))
      .map { _ in Self.alphabet.randomElement(using: &random) ?? "" }.joined()
  }

  /// Offsets between the graphemes of `text`.
  private func stops(_ text: String) -> [Int] {
    var stops = [0]
    for character in text { stops.append(stops[stops.count - 1] + character.utf16.count) }
    return stops
  }

  func test_graphemes_areThoseOfTheString() {
    withEverySeed(0..<300) { seed in
      var random = SeededGenerator(seed: Int(seed))
      let text = randomText(&random, atMost: 20)
      let boundaries = TextBoundaries(text)
      let stops = stops(text)
      for offset in 0...boundaries.length {
        XCTAssertEqual(boundaries.rounded(offset), stops.last { $0 <= offset })
        XCTAssertEqual(boundaries.next(offset), stops.first { $0 > offset } ?? boundaries.length)
        XCTAssertEqual(
          boundaries.previous(offset), stops.last { $0 < boundaries.rounded(offset) } ?? 0)
      }
    }
  }

  func test_words_againstAPlainScan() {
    withEverySeed(0..<300) { seed in
      var random = SeededGenerator(seed: Int(seed))
      // Without signs whose kind depends on what stands around them.
      let text = randomText(&random, atMost: 20).filter { !"'.,".contains($0) }
      let boundaries = TextBoundaries(text)
      let characters = Array(text)
      let stops = stops(text)
      for (index, offset) in stops.enumerated() {
        var end = index
        while end < characters.count, !TextBoundaries.kind(of: characters[end]).isWord { end += 1 }
        if end < characters.count {
          let kind = TextBoundaries.kind(of: characters[end])
          while end < characters.count, TextBoundaries.kind(of: characters[end]) == kind {
            end += 1
          }
        }
        XCTAssertEqual(boundaries.wordEnd(after: offset), stops[end], "\(text.debugDescription)")
        var start = index
        while start > 0, !TextBoundaries.kind(of: characters[start - 1]).isWord { start -= 1 }
        if start > 0 {
          let kind = TextBoundaries.kind(of: characters[start - 1])
          while start > 0, TextBoundaries.kind(of: characters[start - 1]) == kind { start -= 1 }
        }
        XCTAssertEqual(
          boundaries.wordStart(before: offset), stops[start], "\(text.debugDescription)")
      }
    }
  }

  func test_words_asPeopleReadThem() {
    func words(_ text: String) -> [String] {
      let boundaries = TextBoundaries(text)
      var words: [String] = []
      var position = 0
      while true {
        let end = boundaries.wordEnd(after: position)
        let start = boundaries.wordStart(before: end)
        guard start >= position, start < end, end > position else { return words }
        words.append(
          (text as NSString).substring(with: NSRange(location: start, length: end - start)))
        position = end
      }
    }
    XCTAssertEqual(words("Don't panic, it's 3.14!"), ["Don't", "panic", "it's", "3.14"])
    XCTAssertEqual(words("a_b  c—d"), ["a_b", "c", "d"])
    XCTAssertEqual(words("日本語のテキスト"), ["日本語", "の", "テキスト"])
    XCTAssertEqual(words("naïve Ünï"), ["naïve", "Ünï"])
    let boundaries = TextBoundaries("one  two\nthree")
    XCTAssertEqual(boundaries.wordRange(at: 1), 0..<3)
    XCTAssertEqual(boundaries.wordRange(at: 4), 3..<5)
    XCTAssertEqual(boundaries.wordRange(at: 8), 5..<8, "the end of a line means its last word")
    XCTAssertEqual(boundaries.wordRange(at: 14), 9..<14)
    XCTAssertEqual(boundaries.paragraphRange(at: 2), 0..<9)
    XCTAssertEqual(TextBoundaries("One. Two 3.5 times! Three").sentence(around: 6), 5..<20)
  }

  /// Random editing, undone to the beginning and repeated to the end, against plain strings.
  func test_randomEditing_undoneAndRepeated() {
    withEverySeed(0..<300) { seed in
      var random = SeededGenerator(seed: Int(seed))
      var editor = EditableText()
      var history = TextHistory()
      editor.setContents(NSAttributedString(string: randomText(&random, atMost: 8)))
      let first = editor.text
      /// The text before each step.
      var befores: [String] = []
      for _ in 0..<40 {
        let stops = stops(editor.text)
        let before = editor.text
        var plain = Array(before.utf16)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          history.close()
          let place = { (random: inout SeededGenerator) in stops.randomElement(using: &random) ?? 0
          }
          editor.select(TextSelection(anchor: place(&random), head: place(&random)))
          XCTAssertEqual(editor.text, before)
          continue
        case 1, 2:
          let range = editor.deletion(.grapheme, isForward: Bool.random(using: &random))
          let kind: TextEdit.Kind = editor.selection.isEmpty ? .deleting : .other
          plain.removeSubrange(range)
          let edit = editor.replace(range, with: NSAttributedString(string: ""), kind: kind)
          if !range.isEmpty, history.record(edit) { befores.append(before) }
        default:
          let text = Self.alphabet.randomElement(using: &random) ?? ""
          let range = editor.selection.range
          plain.replaceSubrange(range, with: text.utf16)
          let edit = editor.replace(range, with: NSAttributedString(string: text), kind: .typing)
          if history.record(edit) { befores.append(before) }
        }
        XCTAssertEqual(editor.text, String(decoding: plain, as: UTF16.self))
        XCTAssertTrue(self.stops(editor.text).contains(editor.selection.head))
      }
      let last = editor.text
      XCTAssertEqual(history.undoSteps.count, befores.count)
      for before in befores.reversed() {
        guard let edit = history.undo() else { return XCTFail("a step is missing") }
        editor.apply(edit)
        XCTAssertEqual(editor.text, before)
      }
      XCTAssertNil(history.undo())
      XCTAssertEqual(editor.text, first)
      while let edit = history.redo() { editor.apply(edit) }
      XCTAssertEqual(editor.text, last)
    }
  }

  func test_undoSteps_areWhatAPersonDidInOneGo() {
    var editor = EditableText()
    var history = TextHistory()
    func type(_ text: String) {
      for character in text {
        _ = history.record(
          editor.replace(
            editor.selection.range, with: NSAttributedString(string: String(character)),
            kind: .typing))
      }
    }
    func undo() { if let edit = history.undo() { editor.apply(edit) } }
    type("one two\nthree")
    undo()
    XCTAssertEqual(editor.text, "one two\n", "a paragraph is a step")
    undo()
    XCTAssertEqual(editor.text, "")
    if let edit = history.redo() { editor.apply(edit) }
    XCTAssertEqual(editor.text, "one two\n")
    XCTAssertEqual(editor.selection, TextSelection(8))
    type("x")
    XCTAssertNil(history.redo(), "typing ends what could be repeated")
    history.close()
    editor.select(TextSelection(0..<3))
    type("1")
    XCTAssertEqual(editor.text, "1 two\nx")
    undo()
    XCTAssertEqual(editor.selection.range, 0..<3, "the selection comes back with the text")
  }

  func test_composing_replacesItselfAndLeavesTheSelection() {
    var editor = EditableText()
    editor.setContents(NSAttributedString(string: "ab"))
    editor.select(TextSelection(1))
    editor.setMarked(NSAttributedString(string: "ni"), selected: 2..<2)
    XCTAssertEqual(editor.text, "anib")
    XCTAssertEqual(editor.marked, 1..<3)
    editor.setMarked(NSAttributedString(string: "你好"), selected: 0..<1)
    XCTAssertEqual(editor.text, "a你好b")
    XCTAssertEqual(editor.selection.range, 1..<2)
    editor.unmark()
    XCTAssertNil(editor.marked)
  }
}
