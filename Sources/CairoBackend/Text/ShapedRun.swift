import CoreGraphics

/// One glyph of a shaped stretch, in visual order.
struct Glyph {
  var id: UInt32
  /// UTF-16 offset, from the stretch's start, of the characters it stands for.
  var cluster: Int32
  /// Points to the next glyph, tracking included.
  var advance: Float
  var dx: Float
  /// Upwards.
  var dy: Float
  /// Cutting the text before this glyph's characters may change shapes on either side.
  var isUnsafeToBreak: Bool
}

/// Characters of one font file, direction and style, turned into glyphs.
final class ShapedRun {
  let face: FontFace
  let glyphs: [Glyph]
  let width: CGFloat
  /// UTF-16 units.
  let length: Int
  let isRightToLeft: Bool

  init(face: FontFace, glyphs: [Glyph], length: Int, isRightToLeft: Bool) {
    self.face = face
    self.glyphs = glyphs
    self.length = length
    self.isRightToLeft = isRightToLeft
    width = glyphs.reduce(0) { $0 + CGFloat($1.advance) }
  }

  /// What a run takes beside its glyphs: itself, its array's head, malloc's own.
  static let overhead = 128

  var byteCount: Int { Self.overhead + glyphs.count * MemoryLayout<Glyph>.stride }

  func width(of range: Range<Int>) -> CGFloat {
    glyphs[range].reduce(0) { $0 + CGFloat($1.advance) }
  }

  /// The glyphs of a part of the characters, or nil where cutting them out would change shapes or
  /// go through a ligature.
  ///
  /// - Parameter characters: UTF-16 offsets from the stretch's start.
  /// - Complexity: O(log `glyphs.count`).
  func glyphs(of characters: Range<Int>) -> Range<Int>? {
    // Clusters grow from left to right, or shrink where the text runs the other way.
    let first: Int
    let end: Int
    if isRightToLeft {
      first = firstIndex { $0 < characters.upperBound }
      end = firstIndex { $0 < characters.lowerBound }
    } else {
      first = firstIndex { $0 >= characters.lowerBound }
      end = firstIndex { $0 >= characters.upperBound }
    }
    guard first < end else { return nil }
    // The glyphs that begin the part and what follows it, in reading order.
    let beginning = glyphs[isRightToLeft ? end - 1 : first]
    guard Int(beginning.cluster) == characters.lowerBound,
      characters.lowerBound == 0 || !beginning.isUnsafeToBreak
    else { return nil }
    let following = isRightToLeft ? first - 1 : end
    if characters.upperBound < length {
      guard glyphs.indices.contains(following),
        Int(glyphs[following].cluster) == characters.upperBound,
        !glyphs[following].isUnsafeToBreak
      else { return nil }
    }
    return first..<end
  }

  /// The first glyph whose cluster `holds`, which it does for all after it.
  private func firstIndex(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if holds(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
