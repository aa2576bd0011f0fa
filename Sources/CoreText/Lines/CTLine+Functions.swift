import PlatformInterface
import UIKitCore

/// Makes a line of a whole text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Makes a line that is not wider than a width, with something in place of what is left out; nil where not even that
/// fits.
///
/// - Parameters:
///   - width: points.
///   - truncationToken: what stands for the rest; an ellipsis where there is none.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let token: NSAttributedString
  if let truncationToken {
    token = truncationToken.string
  } else {
    let end = truncationType == .start ? 0 : max(line.string.length - 1, 0)
    token = NSAttributedString(
      string: "\u{2026}",
      attributes: line.string.length > 0
        ? line.string.attributes(at: end, effectiveRange: nil) : [:])
  }
  // The longest parts that fit, found by halving what is kept.
  var kept = 0
  var limit = line.string.length
  while kept < limit {
    let middle = (kept + limit + 1) / 2
    if truncated(line, to: middle, truncationType, token).width <= width {
      kept = middle
    } else {
      limit = middle - 1
    }
  }
  let result = truncated(line, to: kept, truncationType, token)
  return result.width <= width ? result : nil
}

private func truncated(
  _ line: CTLine, to length: Int, _ kind: CTLineTruncationType, _ token: NSAttributedString
) -> CTLine {
  let head = kind == .start ? 0 : kind == .end ? length : (length + 1) / 2
  let text = line.string.string as NSString
  // Characters that are one sign stay together.
  let first =
    head < text.length ? text.rangeOfComposedCharacterSequence(at: head).location : head
  let rest = text.length - (length - head)
  let second =
    rest < text.length
    ? NSMaxRange(text.rangeOfComposedCharacterSequence(at: max(rest - 1, 0))) : rest
  let result = NSMutableAttributedString(
    attributedString: line.string.attributedSubstring(from: NSRange(location: 0, length: first)))
  result.append(token)
  if second < text.length {
    result.append(
      line.string.attributedSubstring(
        from: NSRange(location: second, length: text.length - second)))
  }
  return CTLine(result, start: line.start)
}

/// What of a line that is too long is left out.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The beginning.
  case start = 0
  /// The end.
  case end = 1
  /// The middle.
  case middle = 2
}

/// Makes a line that fills a width, its spaces made wider; nil where it is wider already.
///
/// - Parameters:
///   - justificationFactor: 1 for all of the width, 0 for none of what is missing.
///   - justificationWidth: points.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let missing = (CGFloat(justificationWidth) - line.width) * min(max(justificationFactor, 0), 1)
  guard missing >= 0 else { return nil }
  let text = line.string.string as NSString
  let spaces = (0..<text.length).filter { text.character(at: $0) == 0x20 }
  guard !spaces.isEmpty else { return line }
  let result = NSMutableAttributedString(attributedString: line.string)
  for place in spaces {
    let kern = result.attribute(.kern, at: place, effectiveRange: nil) as? NSNumber
    result.addAttribute(
      .kern, value: CGFloat(kern?.doubleValue ?? 0) + missing / CGFloat(spaces.count),
      range: NSRange(location: place, length: 1))
  }
  return CTLine(result, start: line.start)
}

/// Returns how many signs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
}

/// Returns the parts of a line, each an `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the characters of a line, by their places in the text that it is part of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.string.length)
}

/// Returns how far right a line begins that stands at a place of a width: 0 at its left, 1 at its right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let space = flushWidth - Double(line.width - line.trailingSpace)
  return max(space, 0) * Double(min(max(flushFactor, 0), 1))
}

/// Draws a line with the start of its baseline at the context's text position, transformed by its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns how wide a line is, and by pointers how far it reaches, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return Double(line.width)
}

/// Returns the rectangle that a line takes, in points from the start of its baseline, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) {
    let outlines = line.outlines
    return outlines.isEmpty ? .zero : outlines.boundingBoxOfPath
  }
  let isWhole = !options.contains(.excludeTypographicLeading)
  return CGRect(
    x: 0, y: -line.descent - (isWhole ? line.leading : 0), width: line.width,
    height: line.ascent + line.descent + (isWhole ? line.leading : 0))
}

/// What the rectangle of a line holds.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the space below it.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Without what fonts move lines by, which is nothing here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// With punctuation that hangs over, which none does here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// As large as the outlines of its signs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// As wide as its text.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// With the signs of its language that reach furthest; lines reach as far as their fonts do here.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Returns the rectangle around the outlines of a line's signs, moved by the context's text position; the null
/// rectangle where there are none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let outlines = line.outlines
  guard !outlines.isEmpty else { return .null }
  let place = context?.textPosition ?? .zero
  return outlines.boundingBoxOfPath.offsetBy(dx: place.x, dy: place.y)
}

/// Returns how wide the spaces at the end of a line are, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.trailingSpace)
}

extension CTLine {
  /// How wide the spaces at the end are, in points.
  fileprivate var trailingSpace: CGFloat { max(width - (metrics.lines.first?.width ?? 0), 0) }
}
