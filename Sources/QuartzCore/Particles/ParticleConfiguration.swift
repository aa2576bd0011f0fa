import PlatformInterface

/// What an emitter is told, as plain values: the input of `ParticleSystem`.
struct ParticleEmitter: Equatable {
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  /// The middle of the shape.
  var position = CGPoint.zero
  var z: CGFloat = 0
  /// A circle's and a sphere's radius is the width.
  var size = CGSize.zero
  var depth: CGFloat = 0
  /// Factors of what cells say.
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
  /// When emission begins, in the emitter's time: minus infinity where it has always been going on.
  var start: Double = -.infinity
}

/// A cell as plain values. Speeds are per second, angles in radians, lengths in points.
struct ParticleCell {
  /// Tells cells apart over time, among those of one emitter.
  var id = 0
  var isEnabled = true
  var birthRate: Float = 0
  var lifetime: Float = 0
  var lifetimeRange: Float = 0
  var latitude: CGFloat = 0
  var longitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var acceleration = ParticleVector()
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var color = ParticleColor(red: 1, green: 1, blue: 1, alpha: 1)
  var colorRange = ParticleColor()
  var colorSpeed = ParticleColor()
  /// When emission begins, in the emitter's time or that of the particle that emits; 0 is as early as it can.
  var beginTime: Double = 0
  /// How long emission lasts.
  var duration: Double = .infinity
  var cells: [ParticleCell] = []
  /// Whether there is a picture to show.
  var isVisible = true

  /// Where emission lies in the emitter's time, or that of a particle.
  func window(start: Double) -> (begin: Double, end: Double) {
    let begin = beginTime != 0 && beginTime.isFinite ? beginTime : start
    guard duration.isFinite, duration > 0, begin.isFinite else { return (begin, .infinity) }
    return (begin, begin + duration)
  }

  /// How long after its birth a particle, or what it emits in turn, may be seen.
  func reach(lifetimeFactor: Float) -> Double {
    let own = Double((abs(lifetime) + abs(lifetimeRange)) * lifetimeFactor)
    let inner = cells.reduce(0) { max($0, $1.reach(lifetimeFactor: lifetimeFactor)) }
    let sum = own + inner
    return sum.isFinite ? min(max(sum, 0), 1e6) : 0
  }

  /// Whether anything of it is ever seen.
  var showsAnything: Bool { isVisible || cells.contains(where: \.showsAnything) }
}

/// A point or a direction in space.
struct ParticleVector: Equatable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0

  init(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A direction around the x axis.
  ///
  /// iOS-BEHAVIOUR: directions are spread evenly over a cone in space, so that some of a particle's speed may be
  /// lost to depth. Evidence: animation-19.
  ///
  /// - Parameter angle: of the whole cone, in radians; twice π is all around.
  init(inConeOf angle: CGFloat, _ random: inout ParticleRandom) {
    let (first, second) = (CGFloat(random.unit()), CGFloat(random.unit()))
    let half = min(abs(angle) / 2, .pi)
    x = 1 - first * (1 - cos(half))
    let away = max(1 - x * x, 0).squareRoot()
    y = away * cos(2 * .pi * second)
    z = away * sin(2 * .pi * second)
  }

  /// The direction turned out of the plane, then in it, and made longer.
  func turned(latitude: CGFloat, longitude: CGFloat, times length: CGFloat) -> ParticleVector {
    let along = x * cos(latitude) - z * sin(latitude)
    let depth = x * sin(latitude) + z * cos(latitude)
    return ParticleVector(
      x: length * (along * cos(longitude) - y * sin(longitude)),
      y: length * (along * sin(longitude) + y * cos(longitude)), z: length * depth)
  }
}

/// Four components that may be anything: ranges, speeds, and colours before they are limited.
struct ParticleColor: Equatable {
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  func multiplied(by other: ParticleColor) -> ParticleColor {
    ParticleColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }

  /// `amount` times another one more.
  func adding(_ other: ParticleColor, times amount: Float) -> ParticleColor {
    ParticleColor(
      red: red + other.red * amount, green: green + other.green * amount,
      blue: blue + other.blue * amount, alpha: alpha + other.alpha * amount)
  }

  /// Within what can be seen.
  var limited: RGBA {
    func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }
}
