import Foundation

/// What is refused of an SVG before librsvg reads it, which takes minutes for an outline of a million
/// segments and cannot be stopped meanwhile.
enum SVGBounds {
  /// How many bytes describe one outline at most: some 300,000 segments.
  static let longest = 2_000_000

  /// The length in bytes of the first attribute `d` or `points`, or of an entity that may stand in one, that
  /// is too long; nil where there is none.
  ///
  /// - Complexity: linear in the bytes.
  static func longOutline(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count > longest else { return nil }
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var index = 0
    while index < bytes.count {
      guard quotes.contains(bytes[index]) else {
        index += 1
        continue
      }
      let start = index + 1
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let length = rest.firstIndex(of: bytes[index]) ?? rest.count
      if length > longest, isOutline(bytes, before: index) { return length }
      index = start + length + 1
    }
    return nil
  }

  /// Whether what stands in front of a quote names an outline or an entity.
  private static func isOutline(_ bytes: UnsafeRawBufferPointer, before quote: Int) -> Bool {
    let text = String(decoding: bytes[max(0, quote - 40)..<quote], as: UTF8.self)
    if text.contains("<!ENTITY") { return true }
    let word = text.split { $0.isWhitespace || $0 == "=" }.last
    return word == "d" || word == "points"
  }
}
