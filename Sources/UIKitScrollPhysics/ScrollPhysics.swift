import CoreGraphics
import Foundation

// How scrolling moves by itself, as measured on iOS 26.1: functions of time alone, in points and
// seconds, without views. Evidence: Tests/Fixtures/oracle/text_styles_and_scroll_constants.json
// ("scroll") and scroll_trace_decel.json.

/// A finger's, or touchpad's, speed running out.
package struct ScrollDeceleration: Equatable {
  /// Below this speed, in points per second, motion ends.
  package static let stopVelocity: CGFloat = 10

  package let start: CGFloat
  /// Points per second at the start.
  package let velocity: CGFloat
  /// What is left of the velocity after a millisecond.
  package let rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  /// The deceleration that comes to rest at `target`.
  package init(start: CGFloat, endingAt target: CGFloat, rate: CGFloat) {
    let distance = target - start
    let speed = abs(distance) / Self.reach(of: rate) + Self.stopVelocity
    self.init(start: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// Points travelled for each point per second of velocity, were there no end: 0.499 at the normal
  /// rate.
  package static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  package var reach: CGFloat { Self.reach(of: rate) }

  package func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, CGFloat(time) * 1000))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    velocity * pow(rate, CGFloat(time) * 1000)
  }

  /// Seconds until the speed falls below `stopVelocity`.
  package var duration: TimeInterval {
    guard abs(velocity) > Self.stopVelocity else { return 0 }
    return log(Self.stopVelocity / abs(velocity)) / log(rate) / 1000
  }

  /// Where motion ends.
  package var target: CGFloat {
    let speed = max(0, abs(velocity) - Self.stopVelocity)
    return start + (velocity < 0 ? -speed : speed) * reach
  }

  /// When `position` is passed; nil where motion ends before it.
  package func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return position == start ? 0 : nil }
    let left = 1 - (position - start) / (velocity * reach)
    guard left > 0, left <= 1 else { return nil }
    let time = TimeInterval(log(left) / log(rate) / 1000)
    return time <= duration ? time : nil
  }
}

/// A return to a resting place: critically damped where there is speed, slower from rest.
package struct ScrollSpring: Equatable {
  /// Per second, of the bounce at an edge.
  package static let bounceFrequency: CGFloat = 11
  /// Per second, of the two parts of a bounce from rest.
  package static let restRates: (slow: CGFloat, fast: CGFloat) = (9, 46)

  package let target: CGFloat
  /// Distance from the target at the start.
  package let offset: CGFloat
  /// Points per second at the start.
  package let velocity: CGFloat
  package let frequency: CGFloat

  package init(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat,
    frequency: CGFloat = ScrollSpring.bounceFrequency
  ) {
    self.target = target
    offset = start - target
    self.velocity = velocity
    self.frequency = frequency
  }

  private var startsFromRest: Bool { velocity == 0 && frequency == Self.bounceFrequency }

  package func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    if startsFromRest {
      let (slow, fast) = Self.restRates
      return target + offset * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
    }
    return target + (offset + (velocity + frequency * offset) * t) * exp(-frequency * t)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    if startsFromRest {
      let (slow, fast) = Self.restRates
      return offset * slow * fast * (exp(-fast * t) - exp(-slow * t)) / (fast - slow)
    }
    let slope = velocity + frequency * offset
    return (slope - frequency * (offset + slope * t)) * exp(-frequency * t)
  }

  /// Nothing more can be seen of the motion.
  package func isSettled(at time: TimeInterval) -> Bool {
    abs(position(at: time) - target) < 0.25 && abs(velocity(at: time)) < Self.settledVelocity
  }

  private static let settledVelocity: CGFloat = 10
}

/// The resistance beyond an edge.
package enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// How far content moves beyond its edge when pulled `distance` beyond it.
  ///
  /// - Parameter dimension: the visible length along the axis.
  package static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard distance > 0, dimension > 0 else { return 0 }
    return (1 - 1 / (stiffness * distance / dimension + 1)) * dimension
  }

  /// The pull that shows `distance`.
  package static func pulled(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard distance > 0, dimension > 0 else { return 0 }
    // At the dimension itself no pull is enough.
    let distance = min(distance, dimension * 0.99)
    return dimension * distance / (stiffness * (dimension - distance))
  }
}
