/// A damped spring released at distance one from its rest: what springs everywhere here follow.
///
/// Pure functions of the seconds since the release. Progress is 0 there and settles at 1.
package struct SpringCurve: Equatable, Sendable {
  /// The mass on the spring.
  package var mass: Double
  /// The force of the spring for each unit of distance.
  package var stiffness: Double
  /// The force that slows the mass, for each unit of speed.
  package var damping: Double
  /// Distances a second, towards the rest where positive.
  package var initialVelocity: Double
  /// Whether a damping beyond critical makes it creep; otherwise it counts as critical.
  package var allowsOverdamping: Bool

  /// Makes a spring by its physics.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Radians a second that the spring would swing without damping.
  package var frequency: Double { (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot() }

  /// The damping as a part of the critical one, at which the spring just does not swing.
  package var dampingRatio: Double {
    max(damping, 0) / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
  }

  /// What is left of the distance, by the kind of the spring.
  private enum Motion {
    case oscillating(decay: Double, frequency: Double, sine: Double)
    case critical(decay: Double, slope: Double)
    case creeping(slow: Double, slowPart: Double, fast: Double, fastPart: Double)
  }

  private var motion: Motion {
    let omega = frequency
    let ratio = dampingRatio
    let v = initialVelocity
    // Near one the two solutions run into each other, and into rounding errors.
    if abs(ratio - 1) < 1e-6 || (ratio > 1 && !allowsOverdamping) {
      return .critical(decay: omega, slope: omega - v)
    }
    let beta = ratio * omega
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      return .oscillating(decay: beta, frequency: damped, sine: (beta - v) / damped)
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (beta - root, beta + root)
    let slowPart = (fast - v) / (fast - slow)
    return .creeping(slow: slow, slowPart: slowPart, fast: fast, fastPart: 1 - slowPart)
  }

  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    switch motion {
    case .oscillating(let decay, let frequency, let sine):
      return 1 - exp(-decay * time) * (cos(frequency * time) + sine * sin(frequency * time))
    case .critical(let decay, let slope): return 1 - exp(-decay * time) * (1 + slope * time)
    case .creeping(let slow, let slowPart, let fast, let fastPart):
      return 1 - slowPart * exp(-slow * time) - fastPart * exp(-fast * time)
    }
  }

  /// Returns the speed at a time, in distances a second.
  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    switch motion {
    case .oscillating(let decay, let w, let sine):
      let (s, c) = (sin(w * time), cos(w * time))
      return exp(-decay * time) * (decay * (c + sine * s) - w * (sine * c - s))
    case .critical(let decay, let slope):
      return exp(-decay * time) * (decay * (1 + slope * time) - slope)
    case .creeping(let slow, let slowPart, let fast, let fastPart):
      return slow * slowPart * exp(-slow * time) + fast * fastPart * exp(-fast * time)
    }
  }

  /// Seconds after which no more than a thousandth of the distance is left, for good.
  ///
  /// iOS-BEHAVIOUR: bounded by the sum of the amplitudes of both terms, which gives Core Animation's
  /// 1.4727 s for the default spring. Evidence: unmeasured.
  package var settlingDuration: Double {
    let rest = 0.001
    switch motion {
    case .oscillating(let decay, _, let sine):
      guard decay > 1e-9 else { return .infinity }
      return max(0, log((1 + abs(sine)) / rest) / decay)
    case .critical(let decay, let slope):
      return Self.lastTime { exp(-decay * $0) * (1 + abs(slope) * $0) > rest }
    case .creeping(let slow, let slowPart, let fast, let fastPart):
      return Self.lastTime {
        abs(slowPart) * exp(-slow * $0) + abs(fastPart) * exp(-fast * $0) > rest
      }
    }
  }

  /// The end of the time for which `holds` is true; it is false from there on.
  private static func lastTime(_ holds: (Double) -> Bool) -> Double {
    var high = 1.0 / 64
    while holds(high), high < 1e6 { high *= 2 }
    // A hump on the way may hide behind a sample that is small already.
    var probe = high
    while probe < high * 64 {
      probe *= 2
      if holds(probe) { high = probe * 2 }
    }
    var low = 0.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringCurve {
  /// UIKit's spring of a given length: all but a thousandth of its swing has died away after
  /// `duration` seconds.
  ///
  /// iOS-BEHAVIOUR: mass 1; ω = ln(1000ζ/√(1−ζ²))/(ζD), and ωD = 9.23341 for ζ = 1; with a velocity the
  /// largest D for which |(β−v)/ω_d|·exp(−βD) = 0.001. Evidence: animation-3.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
    let duration = max(duration, 1e-6)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let omega = Self.frequency(ratio: ratio, duration: duration, velocity: velocity)
    self.init(
      stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
  }

  private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
    /// How much of the distance may be left after `duration` with the frequency `omega`.
    func rest(_ omega: Double) -> Double {
      if ratio >= 1 { return (1 + abs(omega - velocity) * duration) * exp(-omega * duration) }
      let damped = omega * (1 - ratio * ratio).squareRoot()
      return abs((ratio * omega - velocity) / damped) * exp(-ratio * omega * duration)
    }
    if velocity == 0, ratio < 1 {
      return log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    }
    // Above the largest solution the rest only falls; where the velocity fits exactly it also dips to
    // nothing on the way, so the search comes from above.
    var high = (40 + log(1 + abs(velocity) * duration)) / (ratio * duration)
    var low = high
    while rest(low) < 0.001, low > 1e-9 {
      high = low
      low *= 0.97
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }

  /// A spring by the time in which it seems to arrive, and how much it overshoots: bounce 0 is
  /// critical, 1 swings for ever, below 0 creeps.
  package init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) {
    let duration = max(perceptualDuration.isFinite ? perceptualDuration : 0.5, 1e-6)
    let bounce = min(max(bounce.isFinite ? bounce : 0, -0.999), 1)
    let omega = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity,
      allowsOverdamping: bounce < 0)
  }

  /// The seconds of one swing without damping, after which the spring seems to have settled.
  package var perceptualDuration: Double { 2 * Double.pi / frequency }

  /// How much the spring overshoots: 0 does not, 1 swings without end, and negative ones creep.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
