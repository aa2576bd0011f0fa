import Foundation

extension CGRect {
  /// Stands for Foundation's `intersects(_:)` in programs that link UIKit. The one of Linux counts rectangles that only
  /// touch, and layouts that return what intersects a rectangle would have a row more at each edge.
  ///
  /// Programs call that method by the name below, and the linker takes what the program itself has before what a library
  /// has. Foundation's own calls are not meant. It is a method as the original is: an optimising compiler takes the body
  /// from this module where it sees a call of the original, and ends itself where the two are not called alike.
  ///
  /// iOS-BEHAVIOUR: rectangles that touch do not intersect. Evidence: module-3.
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  package func isOverlapping(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
