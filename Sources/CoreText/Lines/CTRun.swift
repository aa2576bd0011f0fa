import PlatformInterface
import UIKitCore

/// A part of a line whose signs have the same attributes, font and direction.
public final class CTRun {
  let glyphs: TextGlyphRun
  /// The text of the line, kept as the run may be all that a program keeps of it.
  private let string: NSAttributedString
  /// Where the text of the line begins in the one that it is part of.
  let start: Int
  /// The attributes of the part, the font that draws it among them.
  let attributes: [NSAttributedString.Key: Any]

  init(_ glyphs: TextGlyphRun, line: CTLine, attributesAt place: Int) {
    self.glyphs = glyphs
    string = line.string
    start = line.start
    var attributes =
      place < string.length ? string.attributes(at: place, effectiveRange: nil) : [:]
    let asked = attributes[.font] as? UIFont
    attributes[.font] = asked?.spec == glyphs.font ? asked : UIFont(drawn: glyphs.font)
    self.attributes = attributes
  }

  /// What draws the part.
  var font: UIFont { attributes[.font] as? UIFont ?? UIFont(drawn: glyphs.font) }

  /// A text of the part alone, for its size.
  lazy var part: CTLine = CTLine(
    string.attributedSubstring(
      from: NSIntersectionRange(
        NSRange(location: glyphs.range.lowerBound, length: glyphs.range.count),
        NSRange(location: 0, length: string.length))))

  /// The outlines of some signs, in points from the start of the line's baseline, y upwards.
  func outlines(_ range: Range<Int>) -> [PathElement] {
    let font = font
    return range.flatMap { index -> [PathElement] in
      let place = CGAffineTransform(
        translationX: glyphs.positions[index].x, y: glyphs.positions[index].y)
      return font.outline(of: glyphs.glyphs[index])?.elements.map { $0.applying(place) } ?? []
    }
  }

  /// The signs of a range of Core Foundation's, whose length is 0 for all from its place on.
  func indices(_ range: CFRange) -> Range<Int> {
    let count = glyphs.glyphs.count
    let first = min(max(range.location, 0), count)
    return first..<(range.length <= 0 ? count : min(first + range.length, count))
  }
}
