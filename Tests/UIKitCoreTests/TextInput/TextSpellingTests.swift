import PlatformInterface
import UIKitTestSupport
import UIKitTextModel
import XCTest

@testable import UIKitCore

/// Dots below words that are spelled wrong, and what a text's menu offers for them; with a dictionary of the test's
/// own.
final class TextSpellingTests: XCTestCase {
  /// Runs the body with a dictionary of a few words; skips it where Enchant, or its part for Hunspell, is missing.
  private func withDictionary(_ body: @MainActor () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "spelling-\(UUID().uuidString)")
    let place = folder.appendingPathComponent("hunspell")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("SET UTF-8\nTRY esianrtolcdugmphbyfvkwzéñ\n".utf8).write(
      to: place.appendingPathComponent("xx_TT.aff"))
    try Data("6\nlist\nlisted\nlistening\nmilk\nand\nbread\n".utf8).write(
      to: place.appendingPathComponent("xx_TT.dic"))
    let before = ProcessInfo.processInfo.environment["ENCHANT_CONFIG_DIR"]
    setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
    try MainActor.assumeIsolated {
      Spelling.reset()
      TextSpelling.imposedLanguage = "xx_TT"
      defer {
        TextSpelling.imposedLanguage = nil
        if let before {
          setenv("ENCHANT_CONFIG_DIR", before, 1)
        } else {
          unsetenv("ENCHANT_CONFIG_DIR")
        }
        Spelling.reset()
        try? FileManager.default.removeItem(at: folder)
      }
      try XCTSkipUnless(
        UITextChecker.availableLanguages.contains("xx_TT"),
        "libenchant-2-2 with its provider for Hunspell is not installed.")
      try body()
    }
  }

  @MainActor
  private static func harness(_ text: any UITextInput & UIView) -> Harness {
    text.frame = CGRect(x: 20, y: 40, width: 280, height: text is UITextView ? 120 : 34)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(text)
    let harness = Harness(size: CGSize(width: 320, height: 240), root: root)
    _ = text.becomeFirstResponder()
    harness.advance(by: 0.1)
    return harness
  }

  @MainActor
  private static func wrong(_ view: any TextTyping) -> [String] {
    TextSpelling.wrongWords(in: 0..<view.session.editor.length, of: view).map {
      view.session.editor.substring($0).string
    }
  }

  /// The dots are seen at the words also after a line came below them.
  func test_dots_stayBelowTheirWords_whenTheTextGrows() throws {
    try withDictionary {
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "milk and braed\n\nlist"
      let harness = Self.harness(view)
      defer { harness.close() }
      @MainActor func dottedRows() throws -> [Int] {
        let pixels = try PlatformServices.current.imageDecoder.decode(
          harness.picture(), frame: 0, atLeast: nil)
        return (0..<pixels.height).filter { y in
          let row = pixels.bytes.advanced(by: y * pixels.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          return (0..<pixels.width).contains { x in
            row[x] >> 16 & 255 > 200 && row[x] >> 8 & 255 < 160 && row[x] & 255 < 160
          }
        }
      }
      let rows = try dottedRows()
      XCTAssertFalse(rows.isEmpty)
      view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
      view.insertText("\n")
      harness.advance(by: 0.1)
      XCTAssertEqual(try dottedRows(), rows)
    }
  }

  func test_wrongWords_areDottedInTheTextThatIsEdited() throws {
    try withDictionary {
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "milk and braed\n\u{1F600} lisd milk"
      let harness = Self.harness(view)
      defer { harness.close() }
      XCTAssertEqual(Self.wrong(view), ["braed", "lisd"])
      let rects = view.content.misspelledRects
      XCTAssertEqual(rects.count, 2)
      XCTAssertLessThan(rects[0].maxY, rects[1].minY + 1)
      XCTAssertGreaterThan(rects[0].minX, 60)
      let picture = harness.picture()
      if let folder = ProcessInfo.processInfo.environment["TESSERA_KEEP_SCREENSHOTS"] {
        try picture.write(to: URL(fileURLWithPath: folder + "/spelling.png"))
      }
      view.resignFirstResponder()
      harness.advance(by: 0.1)
      XCTAssertEqual(view.content.misspelledRects, [], "once it is edited no more")
    }
  }

  func test_wordThatIsBeingTyped_isLeftAlone() throws {
    try withDictionary {
      let field = UITextField()
      let harness = Self.harness(field)
      defer { harness.close() }
      harness.run("type \"milk lisd\"")
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.wrong(field), [])
      XCTAssertEqual(field.content.misspelledRects, [])
      harness.run("type \" \"")
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.wrong(field), ["lisd"])
      XCTAssertEqual(field.content.misspelledRects.count, 1)
      harness.run("key backspace")
      XCTAssertEqual(Self.wrong(field), [], "it may go on")
      field.session.select(TextSelection(0))
      XCTAssertEqual(Self.wrong(field), ["lisd"])
    }
  }

  func test_traits_sayWhereWordsAreLookedUp() throws {
    try withDictionary {
      let field = UITextField()
      field.text = "lisd"
      let harness = Self.harness(field)
      defer { harness.close() }
      XCTAssertEqual(Self.wrong(field), ["lisd"])
      field.autocorrectionType = .no
      XCTAssertEqual(Self.wrong(field), [])
      field.spellCheckingType = .yes
      XCTAssertEqual(Self.wrong(field), ["lisd"])
      field.keyboardType = .emailAddress
      XCTAssertEqual(Self.wrong(field), [])
      field.keyboardType = .default
      field.spellCheckingType = .no
      field.autocorrectionType = .yes
      XCTAssertEqual(Self.wrong(field), [])
      field.spellCheckingType = .default
      field.isSecureTextEntry = true
      XCTAssertEqual(Self.wrong(field), [])
      field.isSecureTextEntry = false
      TextSpelling.imposedLanguage = nil
      XCTAssertEqual(Self.wrong(field), [], "without a display nothing is looked up by itself")
    }
  }

  @MainActor
  private static func actions(_ view: UIView, at point: CGPoint) -> [UIAction] {
    @MainActor func all(_ element: UIMenuElement) -> [UIAction] {
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.children.flatMap(all) ?? []
    }
    return TextSpelling.menu(for: view, at: point).map(all) ?? []
  }

  func test_menu_offersGuesses_learning_andIgnoring() throws {
    try withDictionary {
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "milk lisd braed"
      let harness = Self.harness(view)
      defer { harness.close() }
      let rects = view.content.misspelledRects
      XCTAssertEqual(rects.count, 2)
      let first = CGPoint(x: rects[0].midX, y: rects[0].midY)
      let titles = Self.actions(view, at: first).map(\.title)
      XCTAssertEqual(titles.first, "list")
      XCTAssertEqual(titles.suffix(2), ["Learn", "Ignore"])
      XCTAssertLessThanOrEqual(titles.count, 6)
      XCTAssertEqual(
        Self.actions(view, at: CGPoint(x: rects[0].minX - 20, y: rects[0].midY)).map(\.title), [],
        "a right word")
      // By the secondary button, as the desktop has it.
      let place = view.convert(first, to: nil)
      harness.run("rightclick \(Int(place.x)),\(Int(place.y))")
      harness.advance(by: 0.5)
      harness.tap("list")
      harness.advance(by: 0.5)
      XCTAssertEqual(view.text, "milk list braed")
      let second = view.content.misspelledRects[0]
      let point = CGPoint(x: second.midX, y: second.midY)
      let ignore = try XCTUnwrap(Self.actions(view, at: point).first { $0.title == "Ignore" })
      ignore.performWithSender(nil, target: nil)
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.wrong(view), [])
      XCTAssertEqual(view.content.misspelledRects, [])
      view.session.ignoredWords = []
      let learn = try XCTUnwrap(Self.actions(view, at: point).first { $0.title == "Learn" })
      learn.performWithSender(nil, target: nil)
      XCTAssertEqual(Self.wrong(view), [])
      XCTAssertTrue(UITextChecker.hasLearnedWord("braed"))
    }
  }

  func test_guess_isOneStepOfTheHistory_andTheDelegateMayRefuseIt() throws {
    try withDictionary {
      let field = UITextField()
      field.text = "lisd"
      let harness = Self.harness(field)
      defer { harness.close() }
      let list = try XCTUnwrap(Self.actions(field, at: CGPoint(x: 5, y: 15)).first)
      list.performWithSender(nil, target: nil)
      XCTAssertEqual(field.text, "list")
      field.session.undo()
      XCTAssertEqual(field.text, "lisd")
    }
  }

  // MARK: Input methods

  func test_inputMethod_deletesAroundTheCaret_inCharacters() {
    onMainActor {
      let view = UITextView()
      view.text = "a\u{1F600}bc"
      let harness = Self.harness(view)
      defer { harness.close() }
      view.session.select(TextSelection(3))
      TextDelivery.delete(-1, 1, in: view)
      XCTAssertEqual(view.text, "abc")
      XCTAssertEqual(view.session.selection, TextSelection(1))
      TextDelivery.delete(0, 1, in: view)
      XCTAssertEqual(view.text, "ac")
      TextDelivery.delete(-1, 2, in: view)
      XCTAssertEqual(view.text, "")
      view.session.undo()
      XCTAssertEqual(view.text, "ac")
      for (offset, count) in [(5, 3), (0, 0), (0, -1), (.max, .max), (.min, 1)] {
        TextDelivery.delete(offset, count, in: view)
      }
      XCTAssertEqual(view.text, "ac")
      view.isSecureTextEntry = true
      TextDelivery.delete(.min, .max, in: view)
    }
  }

  func test_inputMethod_isToldTheSelection() {
    onMainActor {
      let view = UITextView()
      view.text = "one\ntwo three"
      let harness = Self.harness(view)
      defer { harness.close() }
      view.session.select(TextSelection(anchor: 4, head: 7))
      let state = TextDelivery.state(of: view)
      XCTAssertEqual(state?.surrounding, "two three")
      XCTAssertEqual(state?.caretOffset, 3)
      XCTAssertEqual(state?.anchorOffset, 0)
      view.session.select(TextSelection(anchor: 0, head: 7))
      XCTAssertEqual(TextDelivery.state(of: view)?.anchorOffset, 0, "as near as it tells")
    }
  }
}
