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

/// Characters of one font file, direction and look, turned into glyphs.
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
}
