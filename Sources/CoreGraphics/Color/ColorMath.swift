/// Three numbers: a colour of light, or a row or column of a matrix.
package struct Vector3: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// XYZ of luminance one.
  init(chromaticity c: (Double, Double)) { self.init(c.0 / c.1, 1, (1 - c.0 - c.1) / c.1) }

  static func * (v: Vector3, k: Double) -> Vector3 { Vector3(v.x * k, v.y * k, v.z * k) }
}

struct Matrix3 {
  var c0: Vector3
  var c1: Vector3
  var c2: Vector3

  init(columns c0: Vector3, _ c1: Vector3, _ c2: Vector3) {
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
  }

  func times(_ v: Vector3) -> Vector3 {
    Vector3(
      c0.x * v.x + c1.x * v.y + c2.x * v.z, c0.y * v.x + c1.y * v.y + c2.y * v.z,
      c0.z * v.x + c1.z * v.y + c2.z * v.z)
  }

  func times(_ m: Matrix3) -> Matrix3 {
    Matrix3(columns: times(m.c0), times(m.c1), times(m.c2))
  }

  var inverse: Matrix3 {
    let (a, b, c) = (c0.x, c1.x, c2.x)
    let (d, e, f) = (c0.y, c1.y, c2.y)
    let (g, h, i) = (c0.z, c1.z, c2.z)
    let k = 1 / (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))
    return Matrix3(
      columns: Vector3((e * i - f * h) * k, (f * g - d * i) * k, (d * h - e * g) * k),
      Vector3((c * h - b * i) * k, (a * i - c * g) * k, (b * g - a * h) * k),
      Vector3((b * f - c * e) * k, (c * d - a * f) * k, (a * e - b * d) * k))
  }

  /// Bradford's adaptation of one white to another.
  static func adapting(from white: Vector3, to other: Vector3) -> Matrix3 {
    let cone = Matrix3(
      columns: Vector3(0.8951, -0.7502, 0.0389), Vector3(0.2664, 1.7135, -0.0685),
      Vector3(-0.1614, 0.0367, 1.0296))
    let (a, b) = (cone.times(white), cone.times(other))
    let scale = Matrix3(
      columns: Vector3(b.x / a.x, 0, 0), Vector3(0, b.y / a.y, 0), Vector3(0, 0, b.z / a.z))
    return cone.inverse.times(scale).times(cone)
  }
}

/// CIE L*a*b* under D65.
enum LabMath {
  private static let white = Vector3(chromaticity: (0.3127, 0.3290))

  static func light(l: Double, a: Double, b: Double) -> Vector3 {
    let fy = (l + 16) / 116
    func inverse(_ t: Double) -> Double {
      t > 6.0 / 29 ? t * t * t : 3 * (6.0 / 29) * (6.0 / 29) * (t - 4.0 / 29)
    }
    return Vector3(
      white.x * inverse(fy + a / 500), white.y * inverse(fy), white.z * inverse(fy - b / 200))
  }

  static func components(light: Vector3) -> [Double] {
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : t * (24389.0 / 27) / 116 + 4.0 / 29
    }
    let (fx, fy, fz) = (f(light.x / white.x), f(light.y / white.y), f(light.z / white.z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
  }
}
