import PlatformInterface
import UIKitTextModel

/// Where characters are, in the coordinates of their space.
extension NSLayoutManager {
  private final func container(_ fragment: LineFragment) -> NSTextContainer? {
    textContainers.indices.contains(fragment.container) ? textContainers[fragment.container] : nil
  }

  /// The line of a glyph; the last one for what is behind.
  final func fragment(at index: Int) -> LineFragment? {
    let all = fragments
    var (low, high) = (0, all.count - 1)
    guard high >= 0 else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      if all[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return all[low].range.contains(index) ? all[low] : nil
  }

  private final func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments.filter { $0.container == index }
  }

  // MARK: Lines

  /// Returns the space of a glyph; nil where it is in none.
  ///
  /// - Parameter effectiveGlyphRange: set to all glyphs of the space.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let fragment = fragment(at: glyphIndex), let found = container(fragment) else {
      return nil
    }
    effectiveGlyphRange?.pointee = glyphRange(for: found)
    return found
  }

  /// Returns the rectangle that the lines of a space take, with its padding at both sides.
  public final func usedRect(for container: NSTextContainer) -> CGRect {
    var rects = fragments(in: container).map(\.usedRect)
    if let extra = extraFragment, self.container(extra) === container {
      rects.append(extra.usedRect)
    }
    // Padding below the last line counts; that below a paragraph at the end does not.
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the place of a glyph's line, from side to side and down to the next line.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range.nsRange
    return fragment.rect
  }
  /// Returns the place of a glyph's line; there is nothing to be laid out first.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the part of a glyph's line that has letters, with the padding at both sides.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range.nsRange
    return fragment.usedRect
  }
  /// Returns the part of a glyph's line that has letters; there is nothing to be laid out first.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The place of the line behind a separator that ends the text, or of an empty text; zero without one.
  public final var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// The part of the extra line where letters would stand.
  public final var extraLineFragmentUsedRect: CGRect { extraFragment?.usedRect ?? .zero }
  /// The space of the extra line; nil without one.
  public final var extraLineFragmentTextContainer: NSTextContainer? {
    extraFragment.flatMap { container($0) }
  }

  /// Calls `block` with each line that has glyphs of a range, from the top: its place, the part with letters, its
  /// space, its glyphs, and what ends the calls.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    var stop = ObjCBool(false)
    for fragment in fragments
    where fragment.range.lowerBound < glyphRange.location + glyphRange.length
      && fragment.range.upperBound > glyphRange.location
    {
      guard let container = container(fragment) else { continue }
      block(fragment.rect, fragment.usedRect, container, fragment.range.nsRange, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns where a glyph stands on its baseline, from the top left of its line's place.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: fragment.caretX(at: glyphIndex) - fragment.rect.minX,
      y: fragment.baseline - fragment.rect.minY)
  }

  /// Returns the glyphs that an ellipsis stands for in a glyph's line; at `NSNotFound` where there is none.
  public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex), let cut = fragment.truncatedFrom,
      cut < fragment.range.upperBound
    else { return NSRange(location: NSNotFound, length: 0) }
    return (cut..<fragment.range.upperBound).nsRange
  }

  /// Returns whether a glyph is a separator of paragraphs or hidden by an ellipsis, so that nothing is drawn.
  public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard let fragment = fragment(at: glyphIndex) else { return true }
    return glyphIndex >= min(fragment.truncatedFrom ?? .max, fragment.shownEnd)
  }

  /// Returns the size of the picture that stands for a character, in points; negative where there is none.
  public final func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let storage = textStorage, isValidGlyphIndex(glyphIndex),
      let attachment = storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.placedBounds.size
  }

  // MARK: Ranges and rectangles

  /// Returns the glyphs of a space.
  public final func glyphRange(for container: NSTextContainer) -> NSRange {
    let all = fragments(in: container)
    guard let first = all.first, let last = all.last else { return NSRange(location: 0, length: 0) }
    return (first.range.lowerBound..<last.range.upperBound).nsRange
  }

  /// Returns the glyphs of the lines that have a part in a rectangle of a space.
  public final func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let seen = fragments(in: container).filter {
      $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY
    }
    guard let first = seen.first, let last = seen.last else {
      return NSRange(location: 0, length: 0)
    }
    return (first.range.lowerBound..<last.range.upperBound).nsRange
  }
  /// Returns the glyphs of the lines in a rectangle; there is nothing to be laid out first.
  public final func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Returns the rectangle around glyphs in a space, as high as their lines.
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let range = glyphRange.location..<(glyphRange.location + max(glyphRange.length, 0))
    var rects = fragments(in: container).flatMap { $0.spans(of: range) }
    if rects.isEmpty, let fragment = fragment(at: range.lowerBound) {
      rects = [
        CGRect(
          x: fragment.caretX(at: range.lowerBound), y: fragment.rect.minY, width: 0,
          height: fragment.rect.height)
      ]
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Calls `block` with rectangles that together enclose glyphs in a space, one or more for each line.
  ///
  /// - Parameter selectedRange: glyphs that are selected, so that lines which go on are filled to the side; at
  ///   `NSNotFound` where nothing is.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let range = glyphRange.location..<(glyphRange.location + max(glyphRange.length, 0))
    var stop = ObjCBool(false)
    for fragment in fragments(in: textContainer) where fragment.range.overlaps(range) {
      var rects = fragment.spans(of: range)
      if selectedRange.location != NSNotFound,
        range.upperBound >= fragment.range.upperBound,
        selectedRange.location + selectedRange.length > fragment.range.upperBound
      {
        let left = rects.first?.minX ?? fragment.usedRect.minX
        rects = [
          CGRect(
            x: left, y: fragment.rect.minY, width: max(fragment.rect.maxX - left, 0),
            height: fragment.rect.height)
        ]
      }
      for rect in rects {
        block(rect, &stop)
        if stop.boolValue { return }
      }
    }
  }

  // MARK: Points

  /// Returns the character at a point of a space, or the nearest one.
  ///
  /// - Parameter partialFraction: set to how far the point goes into the character, from 0 to 1.
  public final func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the glyph at a point of a space, or the nearest one.
  public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns how far a point goes into the glyph at it, from 0 to 1.
  public final func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the glyph at a point of a space, or the nearest one.
  ///
  /// - Parameter partialFraction: set to how far the point goes into the glyph, from 0 to 1.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let line = line(at: point, in: container) else { return 0 }
    let found = line.character(at: point.x)
    partialFraction?.pointee = found.fraction
    return found.offset
  }

  /// The line at a point of a space, or the nearest one.
  final func line(at point: CGPoint, in container: NSTextContainer) -> LineFragment? {
    func distance(_ rect: CGRect) -> (CGFloat, CGFloat) {
      (
        max(rect.minY - point.y, point.y - rect.maxY, 0),
        max(rect.minX - point.x, point.x - rect.maxX, 0)
      )
    }
    return fragments(in: container).min { distance($0.rect) < distance($1.rect) }
  }
}
