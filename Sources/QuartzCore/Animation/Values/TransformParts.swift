/// A matrix taken apart, so that turning looks like turning on the way from one to another.
///
/// The matrix is `scale · skew · rotation · translation · perspective` for row vectors. Matrices of
/// the plane are taken apart in the plane, so that mirroring one never leaves it.
struct TransformParts {
  var scale = (x: 1.0, y: 1.0, z: 1.0)
  var skew = (xy: 0.0, xz: 0.0, yz: 0.0)
  var rotation = Quaternion.identity
  var translation = (x: 0.0, y: 0.0, z: 0.0)
  /// The last column.
  var perspective = (x: 0.0, y: 0.0, z: 0.0, w: 1.0)
  /// Nothing of the matrix says where it points: it makes everything a point.
  var isDirectionless = false

  /// Nil where the matrix cannot be taken apart.
  init?(_ transform: CATransform3D) {
    guard transform.isFinite, transform.m44 != 0 else { return nil }
    let t = transform.m44 == 1 ? transform : transform.multiplied(by: 1 / transform.m44)
    translation = (t.m41, t.m42, t.m43)
    var rows = [Row(t.m11, t.m12, t.m13), Row(t.m21, t.m22, t.m23), Row(t.m31, t.m32, t.m33)]
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      guard let column = Self.perspective(of: t) else { return nil }
      perspective = column
    }
    if Self.isPlane(t) {
      takePlane(&rows)
    } else {
      takeSpace(&rows)
    }
  }

  private static func isPlane(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m23 == 0 && t.m31 == 0 && t.m32 == 0
  }

  /// What the affine part must be followed by to give the last column.
  private static func perspective(of t: CATransform3D) -> (
    x: Double, y: Double, z: Double, w: Double
  )? {
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(affine)
    let product = CATransform3DConcat(affine, inverse)
    guard abs(product.m11 - 1) < 1e-6, abs(product.m22 - 1) < 1e-6, abs(product.m33 - 1) < 1e-6
    else { return nil }
    let c = (t.m14, t.m24, t.m34, 1.0)
    let i = inverse
    return (
      i.m11 * c.0 + i.m12 * c.1 + i.m13 * c.2 + i.m14 * c.3,
      i.m21 * c.0 + i.m22 * c.1 + i.m23 * c.2 + i.m24 * c.3,
      i.m31 * c.0 + i.m32 * c.1 + i.m33 * c.2 + i.m34 * c.3,
      i.m41 * c.0 + i.m42 * c.1 + i.m43 * c.2 + i.m44 * c.3
    )
  }

  private mutating func takePlane(_ rows: inout [Row]) {
    let mirrors = rows[0].x * rows[1].y - rows[0].y * rows[1].x < 0
    var (a, b) = (rows[0], rows[1])
    scale.x = a.length
    if scale.x > 0 {
      a = a * (1 / scale.x)
    } else if b.length > 0 {
      // The other row tells the direction.
      a = Row(b.y, -b.x, 0) * (1 / b.length)
    } else {
      isDirectionless = true
      a = Row(1, 0, 0)
    }
    skew.xy = a.dot(b)
    b = b - a * skew.xy
    scale.y = b.length
    if scale.y > 0 { skew.xy /= scale.y } else { skew.xy = 0 }
    scale.z = rows[2].z
    if mirrors {
      if rows[0].x < rows[1].y {
        scale.x = -scale.x
        a = a * -1
        skew.xy = -skew.xy
      } else {
        scale.y = -scale.y
        skew.xy = -skew.xy
      }
    }
    rotation = Quaternion(angle: atan2(a.y, a.x), x: 0, y: 0, z: 1)
  }

  private mutating func takeSpace(_ rows: inout [Row]) {
    func unit(_ row: Row, _ length: Double, or other: Row) -> Row {
      length > 0 ? row * (1 / length) : other
    }
    var (a, b, c) = (rows[0], rows[1], rows[2])
    scale.x = a.length
    a = unit(a, scale.x, or: Row(1, 0, 0))
    skew.xy = a.dot(b)
    b = b - a * skew.xy
    scale.y = b.length
    b = unit(b, scale.y, or: a.perpendicular)
    if scale.y > 0 { skew.xy /= scale.y } else { skew.xy = 0 }
    skew.xz = a.dot(c)
    c = c - a * skew.xz
    skew.yz = b.dot(c)
    c = c - b * skew.yz
    scale.z = c.length
    c = unit(c, scale.z, or: a.cross(b))
    if scale.z > 0 {
      skew.xz /= scale.z
      skew.yz /= scale.z
    } else {
      (skew.xz, skew.yz) = (0, 0)
    }
    if a.dot(b.cross(c)) < 0 {
      scale = (-scale.x, -scale.y, -scale.z)
      (a, b, c) = (a * -1, b * -1, c * -1)
    }
    rotation = Quaternion(rows: a, b, c)
  }

  var matrix: CATransform3D {
    let r = rotation.rows
    let skewed = (
      r.0, r.1 + r.0 * skew.xy, r.2 + r.0 * skew.xz + r.1 * skew.yz
    )
    let (a, b, c) = (skewed.0 * scale.x, skewed.1 * scale.y, skewed.2 * scale.z)
    let (t, p) = (translation, perspective)
    func depth(_ row: Row, _ w: Double) -> Double {
      row.x * p.x + row.y * p.y + row.z * p.z + w * p.w
    }
    return CATransform3D(
      m11: a.x, m12: a.y, m13: a.z, m14: depth(a, 0), m21: b.x, m22: b.y, m23: b.z,
      m24: depth(b, 0), m31: c.x, m32: c.y, m33: c.z, m34: depth(c, 0), m41: t.x, m42: t.y,
      m43: t.z, m44: depth(Row(t.x, t.y, t.z), 1))
  }

  /// On the way from `self` to `other`; `fraction` may lie outside 0…1.
  func mixed(with other: TransformParts, _ fraction: Double) -> TransformParts {
    var (a, b) = (self, other)
    // What has no direction takes the other's, and only grows out of or into its point.
    if a.isDirectionless { (a.rotation, a.skew) = (b.rotation, b.skew) }
    if b.isDirectionless { (b.rotation, b.skew) = (a.rotation, a.skew) }
    // Mirrored along one axis here and the other there: half a turn apart, which turning it says
    // better than passing through a line.
    if (a.scale.x < 0) != (b.scale.x < 0), (a.scale.y < 0) != (b.scale.y < 0) {
      (a.scale.x, a.scale.y) = (-a.scale.x, -a.scale.y)
      a.rotation = Quaternion(angle: .pi, x: 0, y: 0, z: 1).concatenating(a.rotation)
    }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
    var r = a
    r.scale = (
      mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z)
    )
    r.skew = (mix(a.skew.xy, b.skew.xy), mix(a.skew.xz, b.skew.xz), mix(a.skew.yz, b.skew.yz))
    r.translation = (
      mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y),
      mix(a.translation.z, b.translation.z)
    )
    let (p, q) = (a.perspective, b.perspective)
    r.perspective = (mix(p.x, q.x), mix(p.y, q.y), mix(p.z, q.z), mix(p.w, q.w))
    r.rotation = a.rotation.turned(to: b.rotation, fraction)
    r.isDirectionless = false
    return r
  }
}

extension CATransform3D {
  func multiplied(by k: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: m11 * k, m12: m12 * k, m13: m13 * k, m14: m14 * k, m21: m21 * k, m22: m22 * k,
      m23: m23 * k, m24: m24 * k, m31: m31 * k, m32: m32 * k, m33: m33 * k, m34: m34 * k,
      m41: m41 * k, m42: m42 * k, m43: m43 * k, m44: m44 * k)
  }

  /// On the way from `self` to `other`; `fraction` may lie outside 0…1.
  func mixed(with other: CATransform3D, _ fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 || CATransform3DEqualToTransform(self, other) { return other }
    guard let a = TransformParts(self), let b = TransformParts(other) else {
      return fraction < 0.5 ? self : other
    }
    return a.mixed(with: b, fraction).matrix
  }
}

/// One row of a rotation.
struct Row: Equatable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  var length: Double { dot(self).squareRoot() }
  func dot(_ o: Row) -> Double { x * o.x + y * o.y + z * o.z }
  func cross(_ o: Row) -> Row { Row(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }

  /// Some direction square to this one, in the plane where possible.
  var perpendicular: Row {
    let length = (x * x + y * y).squareRoot()
    return length > 1e-9 ? Row(-y / length, x / length, 0) : Row(0, 1, 0)
  }

  static func * (r: Row, k: Double) -> Row { Row(r.x * k, r.y * k, r.z * k) }
  static func + (a: Row, b: Row) -> Row { Row(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Row, b: Row) -> Row { Row(a.x - b.x, a.y - b.y, a.z - b.z) }
}
