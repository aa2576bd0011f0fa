/// A path that can still grow.
///
/// Every point is mapped by `transform` as it is added. Steps that need a current point add nothing
/// where there is none.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Elements live in the builder's list while a shape is added, so that appending stays in place.
  private var builder: PathBuilder

  /// Makes a path without elements.
  public init() {
    builder = PathBuilder()
    super.init(elements: [])
  }

  package override init(elements: [PathElement]) {
    builder = PathBuilder(elements)
    super.init(elements: elements)
  }

  private func build(_ body: (inout PathBuilder) -> Void) {
    // Two arrays would share storage and copy at each append: let go of the other one meanwhile.
    elements = []
    body(&builder)
    elements = builder.elements
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build { $0.line(to: point.applying(transform)) }
  }

  /// A move to the first point and lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    build {
      $0.move(to: first.applying(transform))
      for point in points.dropFirst() { $0.line(to: point.applying(transform)) }
    }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    build { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.cubic(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the present part by a line to where it began.
  public func closeSubpath() { build { $0.close() } }

  /// Adds a rectangle as a new part.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles as new parts.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(transform) { for rect in rects { $0.addRect(rect) } }
  }

  /// Adds the ellipse that fills a rectangle, as a new part.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// iOS traps where a corner is larger than half a side; here it is made as large as fits.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// A circular arc, after a line to its first point where there is a current point.
  ///
  /// - Parameter clockwise: as seen with y pointing up, which is anticlockwise in a view.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathBuilder.sweep(from: startAngle, to: endAngle, decreasing: clockwise)
    build {
      $0.addArc(
        center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }
  }

  /// A line and an arc that touches both lines through `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds an arc of a circle, from an angle on by `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
    }
  }

  /// Adds the parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.elements
    build { builder in
      builder.append(transform.isIdentity ? added : added.map { $0.applying(transform) })
    }
  }

  private func add(_ transform: CGAffineTransform, shape: (inout PathBuilder) -> Void) {
    guard !transform.isIdentity else { return build(shape) }
    var own = PathBuilder()
    shape(&own)
    build { $0.append(own.elements.map { $0.applying(transform) }) }
  }
}
