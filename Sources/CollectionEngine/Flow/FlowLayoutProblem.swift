/// Sizes a flow layout cannot work with, each with the text UIKit has for it where it has one.
package enum FlowLayoutProblem: Equatable, Sendable {
  /// UIKit raises.
  case negativeSize
  /// UIKit logs, and so do we: such an item has no place on screen.
  case emptySize(CGSize)
  /// UIKit fails inside Core Animation; here it is said at once.
  case notFinite(CGSize)

  /// What is wrong with a size, if anything.
  package static func check(_ size: CGSize) -> FlowLayoutProblem? {
    // One test for the usual case; it fails for NaN too.
    if size.width > 0, size.height > 0, size.width < limit, size.height < limit { return nil }
    if !(abs(size.width) < limit && abs(size.height) < limit) { return .notFinite(size) }
    return size.width < 0 || size.height < 0 ? .negativeSize : .emptySize(size)
  }

  /// Beyond this a sum of lengths no longer tells pixels apart.
  private static let limit: CGFloat = 1e12

  /// Whether the layout cannot go on.
  package var isFatal: Bool { if case .emptySize = self { false } else { true } }

  /// - Parameter view: the description of the collection view, `(null)` without one.
  package func message(view: String) -> String {
    switch self {
    case .negativeSize: return "negative sizes are not supported in the flow layout"
    case .emptySize(let size):
      return "Negative or zero item sizes are not supported by flow layout. Make a symbolic "
        + "breakpoint at UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the "
        + "debugger. Invalid size: {\(size.width), \(size.height)}; collection view: \(view)"
    case .notFinite(let size):
      return "CALayerInvalidGeometry: a flow layout was given the size {\(size.width), "
        + "\(size.height)}; widths and heights must be finite numbers. Collection view: \(view)"
    }
  }
}
