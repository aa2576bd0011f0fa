import Failures
import PlatformInterface
import QuartzCore

/// What an animator does with its blocks and its time.
extension UIViewPropertyAnimator {
  var now: TimeInterval { CACurrentMediaTime() }

  func mayInterrupt(_ what: String) -> Bool {
    if isInterruptible { return true }
    Log.write("A property animator that is not interruptible cannot be \(what); nothing happens.")
    return false
  }

  /// Runs the blocks that waited, if that has not happened yet.
  func activate() {
    guard storedState == .inactive else {
      if storedState == .stopped {
        failure("A stopped property animator must be finished before it starts again.")
      }
      return
    }
    storedState = .active
    generation += 1
    segmentStart = 0
    let (pace, time) = storedTiming.pace(for: duration)
    timeline = AnimatorTimeline(pace: pace, duration: time)
    if storedReversed { timeline?.reverse(true, at: now) }
    let blocks = waiting
    waiting = []
    for (block, delay) in blocks { run(block, delay: delay) }
  }

  func run(_ block: () -> Void, delay: CGFloat) {
    guard let timeline else { return }
    let part = AnimatorPart(timeline, delay: delay, at: now) { [weak self] in
      !(self?.pausesOnCompletion ?? false)
    }
    parts.append(part)
    let generation = generation
    let ends = AnimationBlock { [weak self] _ in self?.partEnded(part, generation) }
    var options = options
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let context = AnimationContext(
      AnimationSettings(duration: duration, options: options), ends)
    context.animator = part
    context.hitsShownPlaces = !isManualHitTestingEnabled
    guard duration > 0, UIView.areAnimationsEnabled else {
      AnimationContext.withoutAnimation(block)
      return ends.close()
    }
    AnimationContext.run(context, block)
    ends.close()
  }

  func partEnded(_ part: AnimatorPart, _ generation: Int) {
    guard generation == self.generation, storedState == .active else { return }
    // With nothing to animate there is no time to wait for, but a pause to respect.
    if part.isEmpty, timeline?.isRunning != true { return }
    endedParts.insert(ObjectIdentifier(part))
    endIfAllEnded()
  }

  func endIfAllEnded() {
    guard storedState == .active, timeline?.isRunning == true,
      parts.allSatisfy({ endedParts.contains(ObjectIdentifier($0)) || $0.isEmpty })
    else { return }
    if storedReversed { for part in parts.reversed() { part.settle(at: 0) } }
    finish(at: storedReversed ? .start : .end)
  }

  func start(after delay: TimeInterval) {
    storedDelay = delay
    activate()
    timeline?.run(after: delay, at: now)
    didMove()
    let generation = generation
    if parts.allSatisfy(\.isEmpty) {
      DispatchQueue.main.async { [weak self] in
        guard let self, generation == self.generation else { return }
        self.endIfAllEnded()
      }
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    generation += 1
    parts = []
    endedParts = []
    timeline = nil
    let work = completions
    completions = []
    becomeInactive()
    for completion in work { completion(position) }
  }

  func becomeInactive() {
    storedState = .inactive
    storedReversed = false
    Self.alive.remove(self)
  }

  func didMove() {
    // Who holds a standing animator is the program's affair.
    if timeline?.isRunning == true { Self.alive.insert(self) } else { Self.alive.remove(self) }
    for part in parts { part.needsFrame() }
  }

  // MARK: Places

  /// Of the whole way, 0…1 but for springs.
  var currentProgress: Double {
    timeline.map { $0.progress(at: now, from: segmentStart, delay: 0) } ?? 0
  }

  var currentFraction: CGFloat {
    guard let timeline else { return 0 }
    if let scrubbed = timeline.scrubbed { return scrubbed }
    if timeline.segment.isFirst { return timeline.fraction(at: now) }
    return min(max(currentProgress, 0), 1)
  }

  func setFraction(_ fraction: CGFloat) {
    guard mayInterrupt("moved by hand") else { return }
    activate()
    guard let timeline else { return }
    if !timeline.segment.isFirst {
      let (pace, time) = storedTiming.pace(for: duration)
      timeline.restart(pace, duration: time)
      segmentStart = 0
      for part in parts { part.restart() }
    }
    timeline.scrub(to: fraction, isLinear: scrubsLinearly)
    didMove()
  }

  func setReversed(_ isReversed: Bool) {
    guard isReversed != storedReversed else { return }
    storedReversed = isReversed
    guard let timeline else { return }
    timeline.reverse(isReversed, at: now)
    if !timeline.segment.isFirst {
      // That segment began in the middle of the way; the way back is another one.
      let way = isReversed ? currentProgress : 1 - currentProgress
      beginSegment(segmentTiming ?? storedTiming, duration: duration * min(max(way, 0.05), 1))
    }
    didMove()
  }

  func beginSegment(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
    guard let timeline else { return }
    let time = now
    segmentTiming = timing
    let (pace, duration) = timing.pace(for: duration)
    segmentStart = currentProgress
    for part in parts { part.rebase(at: time) }
    timeline.begin(pace, duration: duration, at: time)
  }
}
