import CoreGraphics
import Foundation

/// How one axis moves by itself after it was let go.
package struct ScrollAxisMotion {
  private enum Phase {
    case still
    case decelerating(ScrollDeceleration)
    case springing(ScrollSpring)
  }

  private var phase = Phase.still
  private var start: TimeInterval = 0

  /// An axis that is at rest.
  package init() {}

  package var isStill: Bool {
    if case .still = phase { return true }
    return false
  }

  /// Lets go at `offset` with `velocity`.
  ///
  /// - Parameters:
  ///   - target: where to come to rest instead of where the velocity leads.
  ///   - bounces: whether content may move beyond its edges.
  package mutating func release(
    at offset: CGFloat, velocity: CGFloat, target: CGFloat?, range: ScrollRange, rate: CGFloat,
    bounces: Bool, time: TimeInterval
  ) {
    start = time
    phase = .still
    let isOutside = offset < range.minimum || offset > range.maximum
    if isOutside {
      let edge = range.clamp(offset)
      let natural = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
      let comesBack = (natural.target - edge) * (offset - edge) < 0
      if comesBack, target == nil {
        phase = .decelerating(natural)
      } else {
        let slow = abs(velocity) < ScrollDeceleration.stopVelocity
        phase = .springing(
          ScrollSpring(from: offset, to: target ?? edge, velocity: slow ? 0 : velocity))
      }
      return
    }
    guard let target else {
      guard abs(velocity) > ScrollDeceleration.stopVelocity else { return }
      // Without anywhere to go there is nothing to begin.
      if !bounces, velocity < 0 ? offset <= range.minimum : offset >= range.maximum { return }
      phase = .decelerating(ScrollDeceleration(start: offset, velocity: velocity, rate: rate))
      return
    }
    guard target != offset else { return }
    let led = ScrollDeceleration(start: offset, endingAt: target, rate: rate)
    // A velocity near the one it has looks natural; anything else is pulled there.
    if led.velocity * velocity > 0, (0.5...2).contains(led.velocity / velocity) {
      phase = .decelerating(led)
    } else {
      let helpful = velocity * (target - offset) > 0 ? velocity : 0
      phase = .springing(
        ScrollSpring(from: offset, to: target, velocity: helpful, frequency: Self.pullFrequency))
    }
  }

  /// Moves towards `target`, going on from a motion under way.
  package mutating func glide(from offset: CGFloat, to target: CGFloat, time: TimeInterval) {
    let velocity = velocity(at: time)
    start = time
    guard offset != target || velocity != 0 else {
      phase = .still
      return
    }
    phase = .springing(
      ScrollSpring(from: offset, to: target, velocity: velocity, frequency: Self.glideFrequency))
  }

  /// Per second; for targets that a delegate or paging chose.
  private static let pullFrequency: CGFloat = 14
  /// Per second; a wheel's detent is done in about a fifth of a second.
  private static let glideFrequency: CGFloat = 24

  package mutating func stop() { phase = .still }

  /// The content was moved by `distance` while in motion: the motion goes on from there.
  package mutating func shift(by distance: CGFloat) {
    guard distance != 0 else { return }
    switch phase {
    case .still: break
    case .decelerating(let motion):
      phase = .decelerating(
        ScrollDeceleration(
          start: motion.start + distance, velocity: motion.velocity, rate: motion.rate))
    case .springing(let spring):
      phase = .springing(
        ScrollSpring(
          from: spring.target + spring.offset + distance, to: spring.target + distance,
          velocity: spring.velocity, frequency: spring.frequency))
    }
  }

  /// Where motion will end; nil while still.
  package var target: CGFloat? {
    switch phase {
    case .still: nil
    case .decelerating(let motion): motion.target
    case .springing(let spring): spring.target
    }
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    switch phase {
    case .still: 0
    case .decelerating(let motion): motion.velocity(at: time - start)
    case .springing(let spring): spring.velocity(at: time - start)
    }
  }

  /// The offset at `time`; nil while still. Turns into a bounce, or ends, at the edges.
  package mutating func advance(to time: TimeInterval, range: ScrollRange, bounces: Bool)
    -> CGFloat?
  {
    keepTarget(in: range, at: time)
    switch phase {
    case .still: return nil
    case .decelerating(let motion):
      let elapsed = time - start
      let position = motion.position(at: min(elapsed, motion.duration))
      let startedInside = motion.start >= range.minimum && motion.start <= range.maximum
      let edge = position < range.minimum ? range.minimum : range.maximum
      if startedInside, position < range.minimum || position > range.maximum {
        guard bounces, let crossing = motion.time(at: edge) else {
          phase = .still
          return edge
        }
        let spring = ScrollSpring(from: edge, to: edge, velocity: motion.velocity(at: crossing))
        phase = .springing(spring)
        start += crossing
        return spring.position(at: time - start)
      }
      if elapsed >= motion.duration {
        phase = .still
        return motion.target
      }
      if !startedInside, position >= range.minimum, position <= range.maximum {
        // Back inside: the other edge counts again.
        phase = .decelerating(
          ScrollDeceleration(
            start: position, velocity: motion.velocity(at: elapsed), rate: motion.rate))
        start = time
      }
      return position
    case .springing(let spring):
      let elapsed = time - start
      let position = spring.position(at: elapsed)
      let passed = spring.offset != 0 && (position - spring.target) * spring.offset < 0
      if spring.isSettled(at: elapsed) || passed {
        phase = .still
        return spring.target
      }
      return position
    }
  }

  /// An edge may have moved since the content was let go, as when a refresh ends or rows go: what was
  /// to come to rest beyond it comes to rest there, going on from where it is.
  private mutating func keepTarget(in range: ScrollRange, at time: TimeInterval) {
    let elapsed = time - start
    switch phase {
    case .still: return
    case .decelerating(let motion):
      // What leaves the range on its way bounces; this is about what never comes back into it.
      let edge = range.clamp(motion.target)
      guard !range.contains(motion.target), range.clamp(motion.start) == edge, motion.start != edge
      else {
        return
      }
      let passed = min(elapsed, motion.duration)
      phase = .springing(
        ScrollSpring(
          from: motion.position(at: passed), to: edge, velocity: motion.velocity(at: passed)))
    case .springing(let spring):
      let edge = range.clamp(spring.target)
      guard !range.contains(spring.target) else { return }
      phase = .springing(
        ScrollSpring(
          from: spring.position(at: elapsed), to: edge, velocity: spring.velocity(at: elapsed),
          frequency: spring.frequency))
    }
    start = time
  }
}
