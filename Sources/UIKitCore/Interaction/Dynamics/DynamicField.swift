import RigidBodyDynamics

/// The forces of fields, as functions of place and velocity.
///
/// iOS-BEHAVIOUR: fields count in metres of 150 points and kilograms of a body of 150 by 150 points and
/// density 1. Evidence: unmeasured; dynamics-8 says which way each goes and what it depends on.
enum DynamicField {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic, custom

  struct Settings {
    var strength: Double
    var falloff: Double
    var minimumRadius: Double
    var direction: Vector
    var smoothness: Double
    /// How far noise has changed.
    var phase: Double
  }

  /// Points.
  private static let metre = 150.0
  /// What a metre's force of one newton does to a mass of 1, a hundred points square.
  private static let newton = metre * metre * metre / 10_000

  /// - Parameter offset: the body's place, from the field's.
  func act(on body: RigidBody, at offset: Vector, _ settings: Settings, duration: Double) {
    let distance = max(offset.length, settings.minimumRadius, 1e-6)
    let strength = settings.strength * Self.weakening(distance, settings)
    let outwards = offset.normalized
    switch self {
    case .linearGravity:
      body.accelerate(by: (settings.direction * (strength * Self.metre)).orZero)
    case .radialGravity: body.accelerate(by: (outwards * (-strength * Self.metre)).orZero)
    case .vortex:
      // Counter-clockwise as it is seen, with y downwards.
      body.accelerate(by: (outwards.perpendicular * (-strength * distance)).orZero)
    case .spring:
      body.apply(force: (outwards * (-strength * distance * Self.newton / Self.metre)).orZero)
    case .drag:
      // More than what stops the body within the step would throw it back.
      let most = body.mass / duration
      let drag = min(max(strength * Self.newton / Self.metre, 0), most)
      body.apply(force: (body.velocity * -drag).orZero)
    case .velocity: body.velocity = (settings.direction * (strength * Self.metre)).orZero
    case .electric:
      body.apply(force: (outwards * (strength * body.charge * Self.newton)).orZero)
    case .magnetic:
      let speed = body.velocity * (strength * body.charge * Self.newton / Self.metre)
      body.apply(force: (-speed.perpendicular).orZero)
    case .noise:
      body.apply(
        force: (FieldNoise.value(at: body.position, settings) * (strength * Self.newton)).orZero)
    case .turbulence:
      let speed = body.velocity.length / Self.metre
      body.apply(
        force: (FieldNoise.value(at: body.position, settings) * (strength * speed * Self.newton))
          .orZero)
    case .custom: break
    }
  }

  /// What is left of the strength at a distance: nothing is added nearer than the field's least radius.
  private static func weakening(_ distance: Double, _ settings: Settings) -> Double {
    guard settings.falloff != 0 else { return 1 }
    return min(pow(distance / metre, -settings.falloff), 1e4)
  }
}

/// Noise that is the same for the same place and phase.
enum FieldNoise {
  /// Two numbers from -1 to 1.
  static func value(at place: Vector, _ settings: DynamicField.Settings) -> Vector {
    // A smooth field repeats itself over a larger piece of the plane.
    let size = 10 + 290 * min(max(settings.smoothness, 0), 1)
    let (x, y) = (place.x / size, place.y / size)
    return Vector(
      mixed(x, y, settings.phase, seed: 0x51ED), mixed(x, y, settings.phase, seed: 0xC0FE))
  }

  private static func mixed(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    guard x.magnitude < 1e9, y.magnitude < 1e9, z.magnitude < 1e9 else { return 0 }
    let cell = [x.rounded(.down), y.rounded(.down), z.rounded(.down)]
    let inner = zip([x, y, z], cell).map { value, low in
      let t = value - low
      return t * t * (3 - 2 * t)
    }
    var sum = 0.0
    for corner in 0..<8 {
      var weight = 1.0
      var hash = seed
      for axis in 0..<3 {
        let isUpper = corner >> axis & 1 == 1
        weight *= isUpper ? inner[axis] : 1 - inner[axis]
        hash =
          (hash ^ UInt64(bitPattern: Int64(cell[axis]) + (isUpper ? 1 : 0)))
          &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      sum += weight * (Double(hash >> 11) / Double(1 << 53) * 2 - 1)
    }
    return sum
  }
}
