import QuartzCore

/// How far an animator is: time that runs, stands, is turned round or moved by hand.
///
/// The way consists of segments. The first leads from the beginning to the end with the animator's
/// own pace, and can be run backwards. Later ones, begun on the way with another pace, lead from
/// where things are to the end that the animator goes to.
@MainActor
final class AnimatorTimeline {
  struct Segment {
    var pace: AnimationPace
    /// Seconds.
    var duration: TimeInterval
    var isFirst: Bool
    /// The end it leads to: 1, or 0 on the way back. The first always leads to 1.
    var target: Double
  }

  private(set) var segment: Segment
  private(set) var isReversed = false
  /// Where a hand put it, 0…1; parts follow evenly then, without a pace.
  private(set) var scrubbed: Double?
  /// Seconds of the segment that had passed at `since`, or for as long as time stands still.
  private var elapsed: TimeInterval = 0
  /// When time began to run, on the media clock; later than now during a delay.
  private var since: TimeInterval?

  init(pace: AnimationPace, duration: TimeInterval) {
    segment = Segment(pace: pace, duration: max(duration, 1e-5), isFirst: true, target: 1)
  }

  var isRunning: Bool { since != nil }
  private var runsBackwards: Bool { isReversed && segment.isFirst }

  /// 0…1 of the segment's time at `time` of the media clock.
  func fraction(at time: TimeInterval) -> Double { passed(at: time) / segment.duration }

  private func passed(at time: TimeInterval) -> TimeInterval {
    guard let since else { return elapsed }
    let more = max(0, time - since)
    return min(max(elapsed + (runsBackwards ? -more : more), 0), segment.duration)
  }

  /// Whether the way is run to the end it goes to.
  func isOver(at time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    let passed = passed(at: time)
    return runsBackwards ? passed <= 1e-6 : passed >= segment.duration - 1e-6
  }

  /// How far a part is that was at `start` when the segment began and waits for `delay`, 0…1, of
  /// it.
  func progress(
    at time: TimeInterval, from start: Double, delay: Double,
    of component: AnimationPace.Component = .other
  ) -> Double {
    func afterDelay(_ fraction: Double) -> Double {
      delay < 1 ? max(0, fraction - delay) / (1 - delay) : 0
    }
    if let scrubbed { return afterDelay(scrubbed) }
    // After a delay springs run faster, as they must arrive.
    let pace = segment.pace.progress(
      at: afterDelay(fraction(at: time)), duration: segment.duration, of: component)
    return segment.target == 1 ? start + (1 - start) * pace : start * (1 - pace)
  }

  // MARK: Changes

  func run(after delay: TimeInterval, at now: TimeInterval) {
    guard since == nil else { return }
    if let scrubbed {
      // Time goes on from where the pace is as far, so that nothing jumps.
      elapsed = segment.pace.fraction(at: scrubbed, duration: segment.duration) * segment.duration
      self.scrubbed = nil
    }
    since = now + delay
  }

  /// - Parameter progress: how far the whole is, where a hand is to take over from there.
  func pause(at now: TimeInterval, takingOver progress: Double?) {
    elapsed = passed(at: now)
    since = nil
    if scrubbed == nil { scrubbed = progress.map { min(max($0, 0), 1) } }
  }

  /// Puts it at `fraction`, 0…1 of the way, or where `isLinear` is false of the first segment's
  /// time.
  func scrub(to fraction: Double, isLinear: Bool) {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    since = nil
    scrubbed = isLinear ? fraction : nil
    elapsed = fraction * segment.duration
  }

  /// Back to the first segment, as for scrubbing the whole way.
  func restart(_ pace: AnimationPace, duration: TimeInterval) {
    segment = Segment(pace: pace, duration: max(duration, 1e-5), isFirst: true, target: 1)
  }

  /// Turns round. In a later segment another one has to be begun.
  func reverse(_ isReversed: Bool, at now: TimeInterval) {
    elapsed = passed(at: now)
    if since != nil { since = now }
    self.isReversed = isReversed
  }

  /// Begins a segment from where everything is.
  func begin(_ pace: AnimationPace, duration: TimeInterval, at now: TimeInterval) {
    segment = Segment(
      pace: pace, duration: max(duration, 1e-5), isFirst: false, target: isReversed ? 0 : 1)
    elapsed = 0
    scrubbed = nil
    if since != nil { since = now }
  }

  /// Seconds left to the end it goes to.
  func remainingTime(at now: TimeInterval) -> TimeInterval {
    var passed = passed(at: now)
    if let scrubbed {
      passed = segment.pace.fraction(at: scrubbed, duration: segment.duration) * segment.duration
    }
    return runsBackwards ? passed : segment.duration - passed
  }
}
