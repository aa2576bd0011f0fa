import Foundation

/// Stands for Foundation's `CGRect.intersects(_:)` in programs that link UIKit. The one of Linux counts rectangles that
/// only touch, and layouts that return what intersects a rectangle would have a row more at each edge.
///
/// Programs call that method by the name below, and the linker takes what the program itself has before what a library
/// has. Foundation's own calls are not meant.
///
/// iOS-BEHAVIOUR: rectangles that touch do not intersect. Evidence: module-3.
@_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
package func rectIntersects(_ other: CGRect, _ rect: CGRect) -> Bool {
  guard !rect.isNull, !other.isNull else { return false }
  return rect.minX < other.maxX && other.minX < rect.maxX && rect.minY < other.maxY
    && other.minY < rect.maxY
}
