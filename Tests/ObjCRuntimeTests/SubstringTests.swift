import XCTest

@_spi(XcodeSources) @testable import ObjCRuntime

/// Texts by words, sentences, lines and characters.
final class SubstringTests: XCTestCase {
  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var parts: [String] = []
    text.enumerateSubstringsNow(in: text.startIndex..., options: options) { part, range, _, _ in
      XCTAssertEqual(part, String(text[range]))
      parts.append(part ?? "")
    }
    return parts
  }

  func test_words_haveNoMarks() {
    XCTAssertEqual(
      parts("Hello, world's 3.14 — e-mail!", .byWords), ["Hello", "world's", "3.14", "e", "mail"])
    XCTAssertEqual(parts("", .byWords), [])
    XCTAssertEqual(parts("...", .byWords), [])
  }

  func test_words_ofLanguagesWithoutSpaces_areThoseOfTheirDictionary() {
    XCTAssertEqual(parts("私は学生です。", .byWords), ["私", "は", "学生", "です"])
    XCTAssertEqual(parts("ภาษาไทย", .byWords), ["ภาษา", "ไทย"])
  }

  func test_sentences_haveTheSpacesBehindThem() {
    XCTAssertEqual(
      parts("How are you? Fine.\nIt costs 3.50 here.", .bySentences),
      ["How are you? ", "Fine.\n", "It costs 3.50 here."])
  }

  func test_linesAndCharacters_areAsFoundationHasThem() {
    XCTAssertEqual(parts("a\nb", .byLines), ["a", "b"])
    XCTAssertEqual(parts("ab", [.byComposedCharacterSequences, .reverse]), ["b", "a"])
    XCTAssertEqual(parts("e\u{301}x", .byCaretPositions), ["e\u{301}", "x"])
    XCTAssertEqual(parts("e\u{301}x", [.byDeletionClusters, .reverse]), ["x", "e\u{301}"])
  }

  func test_enclosingRanges_areTheWholeRange() {
    let text = " one,  two " as NSString
    var enclosing: [NSRange] = []
    text.enumerateSubstringsNow(
      in: NSRange(location: 0, length: text.length), options: [.byWords, .substringNotRequired]
    ) { part, _, around, _ in
      XCTAssertNil(part)
      enclosing.append(around)
    }
    XCTAssertEqual(enclosing, [NSRange(location: 0, length: 7), NSRange(location: 7, length: 4)])
  }

  func test_partOfAText_isDividedByItself_andInItsOwnPlaces() {
    let text = "one two three four"
    let range = text.range(of: "two three")!
    var found: [Range<String.Index>] = []
    text.enumerateSubstringsNow(in: range, options: .byWords) { _, range, _, _ in
      found.append(range)
    }
    XCTAssertEqual(found.map { String(text[$0]) }, ["two", "three"])
    var words: [String] = []
    text[range].enumerateSubstringsNow(in: range, options: [.byWords, .reverse]) {
      word, range, _, stop in
      words.append(word!)
      XCTAssertEqual(String(text[range]), word)
      stop = true
    }
    XCTAssertEqual(words, ["three"])
  }

  func test_textThatIsChangedOnTheWay_goesOnBehindTheChange() {
    let text = NSMutableString(string: "a bc d")
    var words: [String] = []
    text.enumerateSubstringsNow(
      in: NSRange(location: 0, length: text.length), options: .byWords
    ) { word, range, _, _ in
      XCTAssertEqual(text.substring(with: range), word)
      words.append(word!)
      text.replaceCharacters(in: range, with: word! + "!!")
    }
    XCTAssertEqual(words, ["a", "bc", "d"])
    XCTAssertEqual(text as String, "a!! bc!! d!!")
  }

  func test_withoutTheLibrary_spacesAndMarksDivide() {
    func plain(_ text: String, _ unit: TextBreaks.Unit) -> [String] {
      let units = Array(text.utf16)
      return TextBreaks.plainPieces(of: units, by: unit).filter { unit == .sentences || $0.isWord }
        .map { String(decoding: units[$0.range], as: UTF16.self) }
    }
    XCTAssertEqual(plain("Hello, it's 42.", .words), ["Hello", "it's", "42"])
    XCTAssertEqual(plain("One. Two? Three", .sentences), ["One. ", "Two? ", "Three"])
  }
}
