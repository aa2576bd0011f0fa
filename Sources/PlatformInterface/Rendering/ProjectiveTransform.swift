/// A 3×3 matrix on points of the plane, with perspective: what is left of a layer's 4×4 transforms
/// once depth is dropped.
///
/// Maps `(x, y)` to `((m11·x + m21·y + m31) / w, (m12·x + m22·y + m32) / w)` with
/// `w = m13·x + m23·y + m33`: row vectors, as Core Animation has them.
package struct ProjectiveTransform: Hashable, Sendable {
  package var m11: CGFloat
  package var m12: CGFloat
  package var m13: CGFloat
  package var m21: CGFloat
  package var m22: CGFloat
  package var m23: CGFloat
  package var m31: CGFloat
  package var m32: CGFloat
  package var m33: CGFloat

  package init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  package init(_ t: CGAffineTransform) {
    self.init(
      m11: t.a, m12: t.b, m13: 0, m21: t.c, m22: t.d, m23: 0, m31: t.tx, m32: t.ty, m33: 1)
  }

  package static let identity = ProjectiveTransform(.identity)

  /// Whether lines that were parallel stay parallel.
  package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Nil with perspective.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// Nil for a point behind the eye.
  package func apply(to point: CGPoint) -> CGPoint? {
    let w = m13 * point.x + m23 * point.y + m33
    guard w > 0 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }

  /// The transform that first applies `self`, then `other`.
  package func concatenating(_ o: ProjectiveTransform) -> ProjectiveTransform {
    ProjectiveTransform(
      m11: m11 * o.m11 + m12 * o.m21 + m13 * o.m31,
      m12: m11 * o.m12 + m12 * o.m22 + m13 * o.m32,
      m13: m11 * o.m13 + m12 * o.m23 + m13 * o.m33,
      m21: m21 * o.m11 + m22 * o.m21 + m23 * o.m31,
      m22: m21 * o.m12 + m22 * o.m22 + m23 * o.m32,
      m23: m21 * o.m13 + m22 * o.m23 + m23 * o.m33,
      m31: m31 * o.m11 + m32 * o.m21 + m33 * o.m31,
      m32: m31 * o.m12 + m32 * o.m22 + m33 * o.m32,
      m33: m31 * o.m13 + m32 * o.m23 + m33 * o.m33)
  }

  /// The smallest upright rectangle around the transformed one; null where it lies behind the eye.
  package func boundingBox(of rect: CGRect) -> CGRect {
    var box = CGRect.null
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      guard let p = apply(to: corner) else { continue }
      box = box.union(CGRect(origin: p, size: .zero))
    }
    return box
  }
}
