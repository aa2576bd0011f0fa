import Foundation

extension CGRect {
  /// Stands for Foundation's `intersects(_:)` in programs that link UIKit. The one of Linux counts rectangles that only
  /// touch, and layouts that return what intersects a rectangle would have a row more at each edge.
  ///
  /// Programs call that method by the name below, and the linker takes what the program itself has before what a library
  /// has. Foundation's own calls are not meant. It is a method as the original is: an optimising compiler looks for the body
  /// by the name as well, and ends itself where the two are not called alike. It takes this body in a module whose
  /// sources name UIKit alone, and Foundation's, with its answer, in one whose sources name Foundation first.
  ///
  /// iOS-BEHAVIOUR: rectangles that touch do not intersect. Evidence: module-3.
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  @inlinable package func isOverlapping(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
