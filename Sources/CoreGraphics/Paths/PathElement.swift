/// One step of a path, in the path's own coordinates.
package enum PathElement: Hashable, Sendable {
  /// Begins a new part at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic curve.
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic curve.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line to where the part began.
  case close

  /// Where the step ends; nil for `close`, which ends where its subpath began.
  package var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }

  /// Returns the element with its points transformed.
  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .cubic(let c1, let c2, let p):
      .cubic(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }
}
