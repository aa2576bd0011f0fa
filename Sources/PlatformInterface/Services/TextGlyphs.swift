/// The signs of a part of a line that one font file draws in one style, as `CTRun` has them.
package struct TextGlyphRun: Sendable {
  /// An index of the block's runs, whose attributes the signs have.
  package var run: Int
  /// What draws the signs: the font that was asked for, or the one that has signs which that one lacks.
  package var font: FontSpec
  /// The numbers of the signs in the font's file, from left to right.
  package var glyphs: [UInt16]
  /// Where each sign begins, in points from the line's left end and from its baseline upwards.
  package var positions: [CGPoint]
  /// How far each sign moves the pen to the right, in points.
  package var advances: [CGFloat]
  /// The first of the characters that each sign stands for, as UTF-16 offsets into the block's text.
  package var characters: [Int]
  /// The characters of the part, as UTF-16 offsets into the block's text.
  package var range: Range<Int>
  /// Whether the part reads from right to left.
  package var isRightToLeft: Bool

  /// Makes the signs of a part of a line.
  package init(
    run: Int, font: FontSpec, glyphs: [UInt16], positions: [CGPoint], advances: [CGFloat],
    characters: [Int], range: Range<Int>, isRightToLeft: Bool
  ) {
    self.run = run
    self.font = font
    self.glyphs = glyphs
    self.positions = positions
    self.advances = advances
    self.characters = characters
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}

/// The outline of one sign of a font.
package struct GlyphOutline: Sendable {
  /// Points from the place where the sign begins on the baseline, y upwards; empty for spaces and coloured signs.
  package var elements: [PathElement]
  /// How far the sign moves the pen to the right, in points.
  package var advance: CGFloat

  /// Makes an outline.
  package init(elements: [PathElement], advance: CGFloat) {
    self.elements = elements
    self.advance = advance
  }
}
