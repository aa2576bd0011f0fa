import PlatformInterface
import XCTest

@testable import UIKitCore

/// Spelling, with a dictionary of five words in a folder of the test's own.
final class TextCheckerTests: XCTestCase {
  /// Runs the body with the dictionary; skips it where Enchant, or its part for Hunspell, is missing.
  private func withDictionary(_ body: @MainActor (UITextChecker) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "spelling-\(UUID().uuidString)")
    let place = folder.appendingPathComponent("hunspell")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("SET UTF-8\nTRY esianrtolcdugmphbyfvkwzéñ\n".utf8).write(
      to: place.appendingPathComponent("xx_TT.aff"))
    try Data("5\nlist\nlisted\nlistening\ncaf\u{e9}\nisn't\n".utf8).write(
      to: place.appendingPathComponent("xx_TT.dic"))
    let before = ProcessInfo.processInfo.environment["ENCHANT_CONFIG_DIR"]
    setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
    try MainActor.assumeIsolated {
      Spelling.reset()
      defer {
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
      try body(UITextChecker())
    }
  }

  @MainActor private static func wrong(
    _ checker: UITextChecker, _ text: String, _ range: NSRange? = nil, at start: Int = 0,
    wrap: Bool = false
  ) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: "xx-TT")
  }

  func test_firstWrongWord_isFound_inUTF16Offsets() throws {
    try withDictionary { checker in
      XCTAssertEqual(
        Self.wrong(checker, "list, listed caf\u{e9} isn't 'list' 42nd").location, NSNotFound)
      XCTAssertEqual(
        Self.wrong(checker, "\u{1F600} list lisd list"), NSRange(location: 8, length: 4))
      XCTAssertEqual(Self.wrong(checker, "", nil).location, NSNotFound)
    }
  }

  func test_lookingBeginsAtTheOffset_staysInTheRange_andWraps() throws {
    try withDictionary { checker in
      let text = "lisd list lsit"
      XCTAssertEqual(Self.wrong(checker, text, at: 5), NSRange(location: 10, length: 4))
      let part = NSRange(location: 0, length: 9)
      XCTAssertEqual(Self.wrong(checker, text, part, at: 5).location, NSNotFound)
      XCTAssertEqual(
        Self.wrong(checker, text, part, at: 5, wrap: true), NSRange(location: 0, length: 4))
      XCTAssertEqual(
        Self.wrong(checker, text, NSRange(location: 0, length: .max)).location, 0)
      XCTAssertEqual(
        Self.wrong(checker, text, NSRange(location: 99, length: 1)).location, NSNotFound)
    }
  }

  func test_guessesAndCompletions() throws {
    try withDictionary { checker in
      let range = NSRange(location: 0, length: 4)
      XCTAssertEqual(
        checker.guesses(forWordRange: range, in: "lisd", language: "xx_TT")?.first, "list")
      XCTAssertEqual(
        checker.completions(forPartialWordRange: range, in: "List", language: "xx_TT"),
        ["listed", "listening"])
    }
  }

  func test_wordsThatAreIgnoredOrLearned_areRight() throws {
    try withDictionary { checker in
      checker.ignoreWord("lisd")
      checker.ignoreWord("lisd")
      XCTAssertEqual(checker.ignoredWords, ["lisd"])
      XCTAssertEqual(Self.wrong(checker, "lisd").location, NSNotFound)
      XCTAssertEqual(Self.wrong(UITextChecker(), "lisd").location, 0)
      XCTAssertFalse(UITextChecker.hasLearnedWord("lisd"))
      UITextChecker.learnWord("lisd")
      XCTAssertTrue(UITextChecker.hasLearnedWord("lisd"))
      XCTAssertEqual(Self.wrong(UITextChecker(), "lisd").location, NSNotFound)
      UITextChecker.unlearnWord("lisd")
      XCTAssertEqual(Self.wrong(UITextChecker(), "lisd").location, 0)
    }
  }

  /// With the machine's dictionary, asked for as games do.
  func test_english() throws {
    try MainActor.assumeIsolated {
      Spelling.reset()
      defer { Spelling.reset() }
      try XCTSkipUnless(
        UITextChecker.availableLanguages.contains { $0.hasPrefix("en") },
        "hunspell-en-us is not installed.")
      for (word, isRight) in [("silkworm", true), ("slikworm", false), ("row", true)] {
        let range = UITextChecker().rangeOfMisspelledWord(
          in: word, range: NSRange(location: 0, length: word.utf16.count), startingAt: 0,
          wrap: false, language: "en")
        XCTAssertEqual(range.location, isRight ? NSNotFound : 0, word)
      }
    }
  }

  func test_withoutADictionary_wordsAreRight_andThatIsSaidOnce() {
    MainActor.assumeIsolated {
      Spelling.reset()
      Unsupported.reset()
      let checker = UITextChecker()
      for _ in 0..<2 {
        let range = checker.rangeOfMisspelledWord(
          in: "qwxz", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
          language: "qq_QQ")
        XCTAssertEqual(range.location, NSNotFound)
      }
      XCTAssertNil(
        checker.guesses(
          forWordRange: NSRange(location: 0, length: 4), in: "qwxz", language: "qq_QQ"))
      XCTAssertEqual(Unsupported.reported, ["UITextChecker in the language qq_QQ"])
    }
  }
}
