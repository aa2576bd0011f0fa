import QuartzCore

/// The animations of one block of an animator, which follow its timeline together.
@MainActor
final class AnimatorPart {
  private struct Change {
    let change: LayerChange
    /// What it led to.
    let final: AnimatableValue
  }

  private let timeline: AnimatorTimeline
  /// The part of the way before it begins, 0…1 of the first segment.
  private let originalDelay: Double
  /// Where the part was when the timeline's segment began, and how much of the segment it waits
  /// for.
  private var start = 0.0
  /// Of points; nil as long as they go along with everything else.
  private var pointStart: CGPoint?
  private var delay: Double
  private var changes: [Change] = []
  private var keys: [(layer: CALayer, key: String)] = []
  /// Whether animations are over when the timeline is.
  private let endsWithTimeline: @MainActor () -> Bool

  /// - Parameter delay: 0…1 of what is left of the timeline's segment.
  init(
    _ timeline: AnimatorTimeline, delay: Double, at now: TimeInterval,
    endsWithTimeline: @escaping @MainActor () -> Bool
  ) {
    self.timeline = timeline
    self.endsWithTimeline = endsWithTimeline
    let gone = timeline.scrubbed ?? timeline.fraction(at: now)
    let own = min(max(delay.isNaN ? 0 : delay, 0), 1)
    self.delay = min(gone + own * (1 - gone), 1)
    originalDelay = self.delay
  }

  var isEmpty: Bool { keys.isEmpty }

  func progress(at time: TimeInterval) -> Double {
    timeline.progress(at: time, from: start, delay: delay)
  }

  /// How far x and y of points are; nil where they are as far as everything else.
  func pointProgress(at time: TimeInterval) -> CGPoint? {
    guard pointStart != nil || timeline.segment.pace.dividesPoints else { return nil }
    let start = pointStart ?? CGPoint(x: start, y: start)
    return CGPoint(
      x: timeline.progress(at: time, from: start.x, delay: delay, of: .x),
      y: timeline.progress(at: time, from: start.y, delay: delay, of: .y))
  }

  // MARK: Segments

  /// Before the timeline begins another segment.
  func rebase(at now: TimeInterval) {
    pointStart = pointProgress(at: now)
    start = progress(at: now)
    delay = 0
  }

  /// When the timeline goes back to its first segment.
  func restart() {
    start = 0
    pointStart = nil
    delay = originalDelay
  }

  // MARK: Animations

  func animate(_ change: LayerChange, in context: AnimationContext) {
    changes.append(Change(change: change, final: change.new))
    for step in change.steps() {
      let animation = CABasicAnimation()
      animation.show(step)
      context.add(follow(animation), step, to: change.layer, key: remember)
    }
  }

  /// Keyframes of a block inside the animator's.
  func animate(
    _ animation: CAKeyframeAnimation, _ step: LayerChange.Step, of change: LayerChange,
    in context: AnimationContext
  ) {
    changes.append(Change(change: change, final: change.new))
    context.add(follow(animation), step, to: change.layer, key: remember)
  }

  /// A transition of the layer's picture, which follows the animator as everything else does.
  func add(_ transition: CATransition, to layer: CALayer) {
    layer.add(follow(transition), forKey: kCATransition)
    remember(layer, kCATransition)
  }

  private func follow<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    animation.driver = PartDriver(
      part: self, timeline: timeline, endsWithTimeline: endsWithTimeline)
    return animation
  }

  private func remember(_ layer: CALayer, _ key: String) { keys.append((layer, key)) }

  // MARK: Ends

  /// Gives the layers the values that they show at `progress`; points those at `points`.
  func settle(at progress: Double, points: CGPoint? = nil) {
    for item in changes {
      var value = item.change.value(at: progress, final: item.final)
      if let points, case .point = value {
        value = .point(
          x: item.change.value(at: points.x, final: item.final),
          y: item.change.value(at: points.y, final: item.final))
      }
      item.change.set(value)
    }
  }

  func removeAnimations() {
    for (layer, key) in keys { layer.removeAnimation(forKey: key) }
    keys = []
  }

  /// The layers' values at both ends, for whoever goes there later.
  func values() -> [AnimatorEnds] {
    changes.map { AnimatorEnds(change: $0.change, start: $0.change.old, end: $0.change.new) }
  }

  /// Asks the layers' trees for a frame, as something moved that no layer knows of.
  func needsFrame() {
    var seen = Set<ObjectIdentifier>()
    for (layer, _) in keys where seen.insert(ObjectIdentifier(layer)).inserted {
      layer.animationTimingDidChange()
    }
  }
}

/// Where a property was before an animator and where it will be after it.
@MainActor
struct AnimatorEnds {
  let change: LayerChange
  let start: AnimatableValue
  let end: AnimatableValue
}

/// Tells layers how far a part is. Asked on the main thread.
private final class PartDriver: AnimationDriver, @unchecked Sendable {
  private let part: AnimatorPart
  private let timeline: AnimatorTimeline
  private let endsWithTimeline: @MainActor () -> Bool

  @MainActor init(
    part: AnimatorPart, timeline: AnimatorTimeline,
    endsWithTimeline: @escaping @MainActor () -> Bool
  ) {
    self.part = part
    self.timeline = timeline
    self.endsWithTimeline = endsWithTimeline
  }

  func progress(at time: CFTimeInterval) -> Double {
    MainActor.assumeIsolated { part.progress(at: time) }
  }

  func pointProgress(at time: CFTimeInterval) -> CGPoint? {
    MainActor.assumeIsolated { part.pointProgress(at: time) }
  }

  func isMoving(at time: CFTimeInterval) -> Bool {
    MainActor.assumeIsolated {
      timeline.isRunning && (endsWithTimeline() || !timeline.isOver(at: time))
    }
  }

  func isOver(at time: CFTimeInterval) -> Bool {
    MainActor.assumeIsolated { endsWithTimeline() && timeline.isOver(at: time) }
  }
}
