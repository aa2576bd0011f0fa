/// A rotation in space.
struct Quaternion: Equatable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// By `angle` radians about a unit vector.
  init(angle: Double, x: Double, y: Double, z: Double) {
    let s = sin(angle / 2)
    self.init(x: x * s, y: y * s, z: z * s, w: cos(angle / 2))
  }

  /// Of the matrix with these rows, which are square to each other and of length one.
  init(rows a: Row, _ b: Row, _ c: Row) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x > b.y, a.x > c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = (1 + c.z - a.x - b.y).squareRoot() * 2
      self.init(x: (c.x + a.z) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    }
  }

  var rows: (Row, Row, Row) {
    (
      Row(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Row(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Row(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// First `self`, then `other`.
  func concatenating(_ o: Quaternion) -> Quaternion {
    Quaternion(
      x: o.w * x + o.x * w + o.y * z - o.z * y, y: o.w * y - o.x * z + o.y * w + o.z * x,
      z: o.w * z + o.x * y - o.y * x + o.z * w, w: o.w * w - o.x * x - o.y * y - o.z * z)
  }

  /// Along the shorter way; beyond both ends where `fraction` lies outside 0…1.
  func turned(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var target = other
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    if cosine < 0 {
      target = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
      cosine = -cosine
    }
    let angle = acos(min(cosine, 1))
    let sine = sin(angle)
    if sine < 1e-9 { return fraction < 0.5 ? self : target }
    let (p, q) = (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
    return Quaternion(
      x: p * x + q * target.x, y: p * y + q * target.y, z: p * z + q * target.z,
      w: p * w + q * target.w)
  }

  /// Turns about x, then y, then z, in radians.
  var angles: (x: Double, y: Double, z: Double) {
    let r = rows
    let sine = min(max(-r.0.z, -1), 1)
    let y = asin(sine)
    if abs(sine) > 1 - 1e-9 {
      // Turned up by a right angle, x and z are the same turn.
      return (0, y, atan2(-r.1.x, r.1.y))
    }
    return (atan2(r.1.z, r.2.z), y, atan2(r.0.y, r.0.x))
  }

  init(x: Double, y: Double, z: Double) {
    let about = (
      Quaternion(angle: x, x: 1, y: 0, z: 0), Quaternion(angle: y, x: 0, y: 1, z: 0),
      Quaternion(angle: z, x: 0, y: 0, z: 1)
    )
    self = about.0.concatenating(about.1).concatenating(about.2)
  }
}
