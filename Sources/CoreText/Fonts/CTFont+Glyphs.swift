import PlatformInterface
import UIKitCore

/// Finds the signs of characters: 0 for each that a font has none for, and for the second half of a pair of units.
///
/// - Parameters:
///   - characters: `count` units of a text.
///   - glyphs: memory for as many numbers.
/// - Returns: Whether the font has signs for all of them.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var isComplete = true
  var index = 0
  while index < count {
    let unit = characters[index]
    var scalar = UInt32(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), index + 1 < count,
      UTF16.isTrailSurrogate(characters[index + 1])
    {
      scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00
      length = 2
      glyphs[index + 1] = 0
    }
    let glyph = font.glyph(for: scalar)
    glyphs[index] = glyph ?? 0
    if glyph == nil { isComplete = false }
    index += length
  }
  return isComplete
}

/// Returns the outline of a sign, from its place on the baseline and upwards, in points; nil for one without an outline,
/// such as a space or a coloured picture.
///
/// - Parameter matrix: what the outline is transformed by; nil for nothing.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.outline(of: glyph), !outline.elements.isEmpty else { return nil }
  return CGPath(elements: outline.elements.map { $0.applying(matrix?.pointee ?? .identity) })
}

/// Finds how far signs move the pen.
///
/// - Parameters:
///   - orientation: lines are horizontal; the heights of vertical ones are reported and not known.
///   - advances: memory for `count` sizes, or nil.
/// - Returns: The sum of the widths, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  if orientation == .vertical { Unsupported.report("CTFontOrientation.vertical") }
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let width = font.advance(of: glyphs[index]) ?? 0
    advances?[index] = CGSize(width: width, height: 0)
    sum += width
  }
  return Double(sum)
}

/// Finds the rectangles around the outlines of signs, in points from their places on the baseline, y upwards.
///
/// - Parameter boundingRects: memory for `count` rectangles, or nil.
/// - Returns: A rectangle around all of them laid over one another; the null rectangle where there is none.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let path = CTFontCreatePathForGlyph(font, glyphs[index], nil)
    let bounds = path?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = bounds
    if path != nil { all = all.union(bounds) }
  }
  return all
}

/// Draws signs in a context's present colours, at places that its text matrix and its own transform apply to.
///
/// - Parameter positions: `count` places on baselines.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  var elements: [PathElement] = []
  for index in 0..<max(count, 0) {
    guard let outline = font.outline(of: glyphs[index]) else { continue }
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
      .concatenating(context.textMatrix)
    elements += outline.elements.map { $0.applying(place) }
  }
  context.drawText(CGPath(elements: elements))
}

/// Returns how many signs a font's file has.
///
/// - Complexity: O(log *n*).
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex {
  var low = 0
  var high = Int(CGGlyph.max) + 1
  while low < high {
    let middle = (low + high) / 2
    if font.advance(of: CGGlyph(middle)) != nil { low = middle + 1 } else { high = middle }
  }
  return low
}

/// In which direction a font's lines go.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font has it, which is horizontal.
  case `default` = 0
  /// Lines go to the side.
  case horizontal = 1
  /// Lines go down.
  case vertical = 2
}

extension UIFont {
  /// The number of a character's sign in the font's own file; nil where it has none.
  func glyph(for scalar: UInt32) -> CGGlyph? {
    MainThread.wait { PlatformServices.current.textMeasurer.glyph(for: scalar, font: spec) }
  }

  /// The outline of a sign at the font's size; nil for numbers that its file does not have.
  func outline(of glyph: CGGlyph) -> GlyphOutline? {
    MainThread.wait { PlatformServices.current.textMeasurer.outline(of: glyph, font: spec) }
  }

  /// How far a sign moves the pen, in points; nil for numbers that the font's file does not have.
  func advance(of glyph: CGGlyph) -> CGFloat? {
    MainThread.wait { PlatformServices.current.textMeasurer.advance(of: glyph, font: spec) }
  }

  /// How far the sign of a character moves the pen, in points; nil where the font has none.
  func advance(of character: Unicode.Scalar) -> CGFloat? {
    glyph(for: character.value).flatMap { advance(of: $0) }
  }
}
