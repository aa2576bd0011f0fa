import Foundation
import PlatformInterface

/// Where a text may be divided by Unicode's rules and by the dictionaries of languages that write no spaces.
///
/// They come with Foundation on Linux, in a library that every program with Foundation has loaded; its functions have
/// no header there, so they are found by their names.
struct TextBreaks {
  /// What a text is divided into, by the number that the library has for it.
  enum Unit: Int32 {
    case words = 1
    case sentences = 3
  }

  /// A part of a text.
  struct Piece: Equatable {
    /// Where it lies, in UTF-16.
    var range: Range<Int>
    /// Whether it has letters, digits or ideographs; false for spaces and marks between words.
    var isWord: Bool
  }

  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Query = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let open: Open
  private let next: Query
  private let status: Query
  private let close: Close

  /// Nil where the program has Foundation inside itself, which leaves no names.
  private init?() {
    guard let library = DynamicLibrary("lib_FoundationICU.so"),
      let open = library.function("swift_ubrk_open", Open.self),
      let next = library.function("swift_ubrk_next", Query.self),
      let status = library.function("swift_ubrk_getRuleStatus", Query.self),
      let close = library.function("swift_ubrk_close", Close.self)
    else { return nil }
    (self.open, self.next, self.status, self.close) = (open, next, status, close)
  }

  private static let shared = TextBreaks()

  /// The pieces of a text, one after the other, which together are all of it.
  ///
  /// - Parameter locale: whose rules are meant, as `en_US`; empty for those that all languages have.
  static func pieces(of text: [UInt16], by unit: Unit, locale: String) -> [Piece] {
    guard !text.isEmpty else { return [] }
    return shared?.pieces(of: text, by: unit, locale: locale) ?? plainPieces(of: text, by: unit)
  }

  private func pieces(of text: [UInt16], by unit: Unit, locale: String) -> [Piece]? {
    text.withUnsafeBufferPointer { units in
      var error: Int32 = 0
      // Errors are positive; what is below 0 warns of another locale's rules.
      guard
        let iterator = open(unit.rawValue, locale, units.baseAddress, Int32(units.count), &error),
        error <= 0
      else { return nil }
      defer { close(iterator) }
      var pieces: [Piece] = []
      var start = 0
      while true {
        let end = Int(next(iterator))
        guard end > start else { return pieces }
        // Below 100 lie what is no word's: spaces and marks.
        pieces.append(Piece(range: start..<end, isWord: status(iterator) >= 100))
        start = end
      }
    }
  }

  /// As well as it goes without the library: runs of letters and digits, and sentences up to their marks.
  static func plainPieces(of text: [UInt16], by unit: Unit) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var isEnding = false
    for character in String(decoding: text, as: UTF16.self) {
      let end = start + character.utf16.count
      let isWord = character.isLetter || character.isNumber || character == "’" || character == "'"
      let goesOn: Bool
      switch unit {
      case .words: goesOn = isWord && pieces.last?.isWord == true
      case .sentences: goesOn = !pieces.isEmpty && !(isEnding && isWord)
      }
      if goesOn {
        pieces[pieces.count - 1].range = pieces[pieces.count - 1].range.lowerBound..<end
      } else {
        pieces.append(Piece(range: start..<end, isWord: isWord))
      }
      if ".!?。！？\n".contains(character) { isEnding = true } else if isWord { isEnding = false }
      start = end
    }
    return pieces
  }
}
