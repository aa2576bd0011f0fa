import Foundation

extension NSString.EnumerationOptions {
  /// By words, without the spaces and marks between them.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  /// By sentences, with the spaces behind each.
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }
  /// By the places where a caret may stand, which here lie between characters as a reader sees them.
  public static var byCaretPositions: NSString.EnumerationOptions { .init(rawValue: 5) }
  /// By what one press of the delete key takes away, which here is a character as a reader sees it.
  public static var byDeletionClusters: NSString.EnumerationOptions { .init(rawValue: 6) }

  /// The kind alone, without the bits that say how to go.
  fileprivate var kind: NSString.EnumerationOptions { .init(rawValue: rawValue & 0xff) }
}

extension NSString {
  /// Calls a block for each word, sentence, line, paragraph or character in a range.
  ///
  /// Lowered sources call it where they were written for Apple's `enumerateSubstrings(in:options:using:)`, as
  /// Foundation for Linux knows neither words nor sentences. Each enclosing range goes up to the next part, the first
  /// one's from the beginning of the range. The block may change a mutable text within the enclosing range that it is
  /// told, unless the options say `reverse`.
  @_spi(XcodeSources)
  public func enumerateSubstringsNow(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    switch opts.kind {
    case .byWords: enumerate(pieces(in: range, by: .words, opts), opts, using: block)
    case .bySentences: enumerate(pieces(in: range, by: .sentences, opts), opts, using: block)
    case .byCaretPositions, .byDeletionClusters:
      let style = NSString.EnumerationOptions(rawValue: opts.rawValue & ~0xff)
      enumerateKnown(in: range, [style, .byComposedCharacterSequences], using: block)
    default: enumerateKnown(in: range, opts, using: block)
    }
  }

  /// The kinds that Foundation for Linux knows; its block may outlive the call and does not.
  private func enumerateKnown(
    in range: NSRange, _ options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { enumerateSubstrings(in: range, options: options, using: $0) }
  }

  /// A word or a sentence: its text, where it is, and where with all that lies up to the next.
  private struct Part {
    var text: String
    var range: NSRange
    var enclosing: NSRange
  }

  private func pieces(
    in range: NSRange, by unit: TextBreaks.Unit, _ options: NSString.EnumerationOptions
  ) -> [Part] {
    let units = Array(substring(with: range).utf16)
    let locale = options.contains(.localized) ? Locale.current.identifier : ""
    let pieces = TextBreaks.pieces(of: units, by: unit, locale: locale)
      .filter { unit == .sentences || $0.isWord }
    return pieces.enumerated().map { number, piece in
      let start = number == 0 ? 0 : piece.range.lowerBound
      let end = number + 1 < pieces.count ? pieces[number + 1].range.lowerBound : units.count
      return Part(
        text: String(decoding: units[piece.range], as: UTF16.self),
        range: NSRange(
          location: range.location + piece.range.lowerBound, length: piece.range.count),
        enclosing: NSRange(location: range.location + start, length: end - start))
    }
  }

  private func enumerate(
    _ parts: [Part], _ options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isReverse = options.contains(.reverse)
    var stop: ObjCBool = false
    // How much longer the text has become by what the block did.
    var shift = 0
    for part in isReverse ? parts.reversed() : parts {
      let before = length
      block(
        options.contains(.substringNotRequired) ? nil : part.text,
        NSRange(location: part.range.location + shift, length: part.range.length),
        NSRange(location: part.enclosing.location + shift, length: part.enclosing.length), &stop)
      if stop.boolValue { return }
      if !isReverse { shift += length - before }
    }
  }
}

extension StringProtocol {
  /// Calls a closure for each word, sentence, line, paragraph or character in a range; see
  /// `NSString.enumerateSubstringsNow(in:options:using:)`.
  @_spi(XcodeSources)
  public func enumerateSubstringsNow<Places: RangeExpression>(
    in range: Places, options opts: String.EnumerationOptions = [],
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where Places.Bound == String.Index {
    let places = range.relative(to: self)
    let start = utf16.distance(from: startIndex, to: places.lowerBound)
    let count = utf16.distance(from: places.lowerBound, to: places.upperBound)
    func part(_ range: NSRange) -> Range<String.Index> {
      let lower = utf16.index(startIndex, offsetBy: range.location)
      return lower..<utf16.index(lower, offsetBy: range.length)
    }
    NSString(string: String(self)).enumerateSubstringsNow(
      in: NSRange(location: start, length: count), options: opts
    ) { text, range, enclosing, stop in
      var isOver = stop.pointee.boolValue
      body(text, part(range), part(enclosing), &isOver)
      stop.pointee = ObjCBool(isOver)
    }
  }
}
