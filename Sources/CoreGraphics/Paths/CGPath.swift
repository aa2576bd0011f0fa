/// Lines and curves in a plane: shapes to fill, stroke, clip to or hit test.
///
/// Immutable unless it is a `CGMutablePath`, which must not be shared between threads while it grows.
public class CGPath: @unchecked Sendable {
  /// Every subpath begins with `.move`; a step that follows `.close` directly starts at the closed
  /// subpath's first point.
  package internal(set) var elements: [PathElement]

  /// Makes a path of elements.
  package init(elements: [PathElement]) { self.elements = elements }

  /// A closed rectangle, beginning at its origin.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addRect(rect)
    self.init(elements: builder.elements(transformedBy: transform))
  }

  /// A closed ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = PathBuilder()
    builder.addEllipse(in: rect)
    self.init(elements: builder.elements(transformedBy: transform))
  }

  /// A closed rectangle with elliptical corners.
  ///
  /// iOS traps where a corner is larger than half a side; here it is made as large as fits.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var builder = PathBuilder()
    builder.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(elements: builder.elements(transformedBy: transform))
  }

  /// Nothing was added yet; a lone `move` already counts as something.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint {
    switch elements.last {
    case .none: .zero
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: subpathStart ?? .zero
    }
  }

  var subpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Returns the path as a value of its own, which later changes of a mutable original do not reach.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: PathBuilder(elements).elements(transformedBy: transform))
  }

  /// Returns a path of the same elements that can still grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a path of the transformed elements that can still grow.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: PathBuilder(elements).elements(transformedBy: transform))
  }

  /// The path as it is now, immutable: itself unless it is a mutable one.
  package var snapshot: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }

  /// Returns a path of the transformed elements.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity
      ? snapshot : CGPath(elements: elements.map { $0.applying(transform) })
  }
}

extension CGPath: Hashable {
  /// Returns whether both have the same steps with the same points.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    if let first = elements.first { hasher.combine(first) }
    if let last = elements.last { hasher.combine(last) }
  }
}

/// How the inside of a path that crosses itself is told.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the outline winds around a point other than zero times.
  case winding
  /// Inside is what an odd number of outlines surrounds.
  case evenOdd
}
