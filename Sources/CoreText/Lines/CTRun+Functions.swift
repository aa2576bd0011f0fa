import PlatformInterface
import UIKitCore

/// Returns how many signs a part of a line has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.glyphs.count }

/// Returns the attributes of a part of a line; the font is the one that draws it.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}

/// What is said of a part of a line.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a status of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It reads from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Its signs do not follow its characters in order.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// Its signs are transformed, which none are here.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns what is to be said of a part of a line.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.glyphs.isRightToLeft ? .rightToLeft : []
}

/// Returns the characters of a part of a line, by their places in the text that the line is part of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.start + run.glyphs.range.lowerBound, length: run.glyphs.range.count)
}

/// Copies the numbers of signs.
///
/// - Parameters:
///   - range: of the signs; a length of 0 is all from its place on.
///   - buffer: memory for as many.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.glyphs.glyphs[index] }
}

/// Copies the places of signs, in points from the start of the line's baseline.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = run.glyphs.positions[index]
  }
}

/// Copies how far signs move the pen, in points.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGSize(width: run.glyphs.advances[index], height: 0)
  }
}

/// Copies the first characters that signs stand for, by their places in the text that the line is part of.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = run.start + run.glyphs.characters[index]
  }
}

/// Returns nil, which Core Text allows: programs then copy by `CTRunGetGlyphs`.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Returns nil, which Core Text allows: programs then copy by `CTRunGetPositions`.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Returns nil, which Core Text allows: programs then copy by `CTRunGetAdvances`.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// Returns nil, which Core Text allows: programs then copy by `CTRunGetStringIndices`.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns how wide signs of a part of a line are, and by pointers how far the part reaches, in points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.part.ascent
  descent?.pointee = run.part.descent
  leading?.pointee = run.font.leading
  return Double(run.indices(range).reduce(0) { $0 + run.glyphs.advances[$1] })
}

/// Returns the rectangle around the outlines of signs, moved by the context's text position; the null rectangle where
/// there are none.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let elements = run.outlines(run.indices(range))
  guard !elements.isEmpty else { return .null }
  let place = context?.textPosition ?? .zero
  return CGPath(elements: elements).boundingBoxOfPath.offsetBy(dx: place.x, dy: place.y)
}

/// Returns the transform of a part's signs, which is none here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws signs of a part of a line where they stand in it, in the part's colour.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let outlines = CGPath(elements: run.outlines(run.indices(range)))
  context.saveGState()
  if context.textDrawingMode == .fill, !TextRuns.isFromContext(run.attributes) {
    let color = TextRuns.ownAttributes(run.attributes)[.foregroundColor] as? UIColor
    context.setFillColor((color ?? .black).cgColor)
  }
  context.drawText(outlines.applying(context.textMatrix))
  context.restoreGState()
}
