extension CGPoint {
  /// The point `transform` maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The extent as a vector: translation has no part in it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four transformed corners.
  ///
  /// The null and the infinite rectangle stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if transform.b == 0 && transform.c == 0 {
      let x0 = transform.a * minX + transform.tx
      let x1 = transform.a * maxX + transform.tx
      let y0 = transform.d * minY + transform.ty
      let y1 = transform.d * maxY + transform.ty
      return CGRect(
        x: Swift.min(x0, x1), y: Swift.min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    let p0 = CGPoint(x: minX, y: minY).applying(transform)
    let p1 = CGPoint(x: maxX, y: minY).applying(transform)
    let p2 = CGPoint(x: maxX, y: maxY).applying(transform)
    let p3 = CGPoint(x: minX, y: maxY).applying(transform)
    let left = Swift.min(Swift.min(p0.x, p1.x), Swift.min(p2.x, p3.x))
    let right = Swift.max(Swift.max(p0.x, p1.x), Swift.max(p2.x, p3.x))
    let top = Swift.min(Swift.min(p0.y, p1.y), Swift.min(p2.y, p3.y))
    let bottom = Swift.max(Swift.max(p0.y, p1.y), Swift.max(p2.y, p3.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }

  /// Turns axes into axes: upright rectangles stay upright rectangles.
  package var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// How much lengths grow on the average: the square root of the area's factor.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
