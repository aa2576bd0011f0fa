import CoreGraphics

/// One line or area of a symbol, on a grid 24 units high, that becomes a path when its symbol is first drawn.
///
/// A program that draws one chevron makes the whole table of outlines, so an outline holds only what it takes to make
/// its path later.
package enum SymbolOutline: ExpressibleByStringLiteral, Sendable {
  /// A path in the letters of SVG, as `PathText` reads it.
  case text(String)
  /// A whole circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// A rectangle whose four corners are arcs of circles.
  case roundedRectangle(CGRect, radius: CGFloat)
  /// A path whose points are calculated, as text.
  case calculated(@Sendable () -> String)

  /// Makes an outline of a path in the letters of SVG.
  package init(stringLiteral text: String) { self = .text(text) }

  /// The outline's path, empty where its text is none. Linear in the length of the text.
  package var path: CGPath {
    switch self {
    case .text(let text): CGPath(elements: PathText.elements(text) ?? [])
    case .calculated(let text): CGPath(elements: PathText.elements(text()) ?? [])
    case .circle(let center, let radius):
      CGPath(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
    case .roundedRectangle(let rect, let radius):
      CGPath.roundedRect(rect, radii: [radius, radius, radius, radius], isContinuous: false)
    }
  }
}
