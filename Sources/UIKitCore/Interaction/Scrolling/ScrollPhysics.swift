// How scrolling moves by itself, as measured on iOS 26.1: functions of time alone, in points and
// seconds, without views. Evidence: Tests/Fixtures/oracle/text_styles_and_scroll_constants.json
// ("scroll") and scroll_trace_decel.json.

/// A finger's, or touchpad's, speed running out.
struct ScrollDeceleration: Equatable {
  /// Below this speed, in points per second, motion ends.
  static let stopVelocity: CGFloat = 10

  let start: CGFloat
  /// Points per second at the start.
  let velocity: CGFloat
  /// What is left of the velocity after a millisecond.
  let rate: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  /// The deceleration that comes to rest at `target`.
  init(start: CGFloat, endingAt target: CGFloat, rate: CGFloat) {
    let distance = target - start
    let speed = abs(distance) / Self.reach(of: rate) + Self.stopVelocity
    self.init(start: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// Points travelled for each point per second of velocity, were there no end: 0.499 at the normal
  /// rate.
  static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  var reach: CGFloat { Self.reach(of: rate) }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, CGFloat(time) * 1000))
  }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * pow(rate, CGFloat(time) * 1000) }

  /// Seconds until the speed falls below `stopVelocity`.
  var duration: TimeInterval {
    guard abs(velocity) > Self.stopVelocity else { return 0 }
    return log(Self.stopVelocity / abs(velocity)) / log(rate) / 1000
  }

  /// Where motion ends.
  var target: CGFloat {
    let speed = max(0, abs(velocity) - Self.stopVelocity)
    return start + (velocity < 0 ? -speed : speed) * reach
  }

  /// When `position` is passed; nil where motion ends before it.
  func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return position == start ? 0 : nil }
    let left = 1 - (position - start) / (velocity * reach)
    guard left > 0, left <= 1 else { return nil }
    let time = TimeInterval(log(left) / log(rate) / 1000)
    return time <= duration ? time : nil
  }
}

/// A return to a resting place: critically damped where there is speed, slower from rest.
struct ScrollSpring: Equatable {
  /// Per second, of the bounce at an edge.
  static let bounceFrequency: CGFloat = 11
  /// Per second, of the two parts of a bounce from rest.
  static let restRates: (slow: CGFloat, fast: CGFloat) = (9, 46)

  let target: CGFloat
  /// Distance from the target at the start.
  let offset: CGFloat
  /// Points per second at the start.
  let velocity: CGFloat
  let frequency: CGFloat

  init(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat,
    frequency: CGFloat = ScrollSpring.bounceFrequency
  ) {
    self.target = target
    offset = start - target
    self.velocity = velocity
    self.frequency = frequency
  }

  private var startsFromRest: Bool { velocity == 0 && frequency == Self.bounceFrequency }

  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    if startsFromRest {
      let (slow, fast) = Self.restRates
      return target + offset * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
    }
    return target + (offset + (velocity + frequency * offset) * t) * exp(-frequency * t)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    if startsFromRest {
      let (slow, fast) = Self.restRates
      return offset * slow * fast * (exp(-fast * t) - exp(-slow * t)) / (fast - slow)
    }
    let slope = velocity + frequency * offset
    return (slope - frequency * (offset + slope * t)) * exp(-frequency * t)
  }

  /// Nothing more can be seen of the motion.
  func isSettled(at time: TimeInterval) -> Bool {
    abs(position(at: time) - target) < 0.25 && abs(velocity(at: time)) < Self.settledVelocity
  }

  private static let settledVelocity: CGFloat = 10
}

/// The resistance beyond an edge.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// How far content moves beyond its edge when pulled `distance` beyond it.
  ///
  /// - Parameter dimension: the visible length along the axis.
  static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard distance > 0, dimension > 0 else { return 0 }
    return (1 - 1 / (stiffness * distance / dimension + 1)) * dimension
  }

  /// The pull that shows `distance`.
  static func pulled(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard distance > 0, dimension > 0 else { return 0 }
    // At the dimension itself no pull is enough.
    let distance = min(distance, dimension * 0.99)
    return dimension * distance / (stiffness * (dimension - distance))
  }
}
