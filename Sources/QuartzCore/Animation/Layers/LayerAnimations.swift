import PlatformInterface
import Synchronization

/// An animation on a layer, and how far it has got.
final class AnimationEntry {
  let key: String
  /// The layer's own copy.
  let animation: CAAnimation
  /// Seconds of the media clock.
  let addedAt: CFTimeInterval
  /// Counts animations in the order in which they were added anywhere.
  let number: UInt64
  /// In the layer's time; nil until the first frame after it was added.
  var begin: CFTimeInterval?
  var hasStarted = false
  /// A frame showed the animation already, though it had not begun.
  var isPostponed = false
  /// It has run to its end; it stays for its fill mode.
  var isOver = false
  /// Transactions that wait for its end.
  let groups: [TransactionGroup]
  /// What the layer showed before a transition.
  var before: RenderNode?

  private static let lastNumber = Atomic<UInt64>(0)

  init(_ animation: CAAnimation, key: String, at time: CFTimeInterval) {
    self.animation = animation
    self.key = key
    addedAt = time
    number = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    groups = CATransaction.openGroups
    for group in groups { group.enter() }
  }

  /// The animation's timing from its actual beginning; before that is known, as if it began at
  /// `now`.
  func timing(ifUnknown now: CFTimeInterval) -> MediaTiming {
    var timing = animation.timing
    timing.beginTime =
      begin ?? (timing.beginTime == 0 ? now + animation.startDelay : timing.beginTime)
    return timing
  }

  /// The time, in the layer's, whose values the animation shows at `layerTime`: the beginning of the
  /// period of its own rate.
  func shownTime(at layerTime: CFTimeInterval) -> CFTimeInterval {
    guard let begin, let period = animation.preferredFrameRateRange.period else { return layerTime }
    // A frame's time is a sum of fractions that do not come out even.
    return begin + ((layerTime - begin) / period + 1e-3).rounded(.down) * period
  }

  /// Fixes the beginning.
  ///
  /// - Parameter now: the layer's time of the frame that shows the animation first.
  func resolveBegin(_ now: CFTimeInterval) {
    if begin == nil { begin = timing(ifUnknown: now).beginTime }
  }

  func isOver(at layerTime: CFTimeInterval, mediaTime: CFTimeInterval) -> Bool {
    if let driver = animation.driver { return driver.isOver(at: mediaTime) }
    return begin != nil && timing(ifUnknown: layerTime).isOver(at: layerTime)
  }

  /// Tells the delegate and the transactions; the entry is off its layer already.
  func stop(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
  }
}

/// What few layers have: animations, and a time of their own.
final class LayerAnimations {
  /// In the order in which they are applied.
  var entries: [AnimationEntry] = []
  /// What the last frame showed in place of the layer's own values.
  var presented: [(property: LayerProperty, value: AnimatableValue)] = []
  /// The layer's own values while it shows others: during a commit.
  var own: [(property: LayerProperty, value: AnimatableValue)] = []
  /// What moves by itself without an animation: an emitter's particles.
  weak var motion: (any LayerMotion)?
  /// The animator looks after the layer.
  var isRegistered = false
  /// The next frame will show something else without anybody's doing.
  var isMoving = false
  /// Of a presentation layer: the layer it shows.
  var model: CALayer?
  /// The transition under way.
  var transition: TransitionState?
  /// Its picture, which takes the place of the layer's own node.
  var transitionNode: RenderNode?

  /// How many layers have a time of their own; while none has, all times are the clock's.
  static let timedLayers = Atomic<Int>(0)

  var timing: MediaTiming? {
    didSet {
      let change = (timing == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
      if change != 0 { Self.timedLayers.wrappingAdd(change, ordering: .relaxed) }
    }
  }

  deinit { if timing != nil { Self.timedLayers.wrappingAdd(-1, ordering: .relaxed) } }

  var isIdle: Bool { entries.isEmpty && presented.isEmpty && transition == nil && motion == nil }
}

/// A layer whose picture changes with time, whether or not there is an animation.
protocol LayerMotion: AnyObject {
  /// The name by which a program that does not come to rest tells of it.
  var motionName: String { get }
  /// Prepares what a frame shows; called before the commit of each, while the layer can be seen.
  ///
  /// - Parameter layerTime: of the frame, in the layer's own time.
  /// - Returns: whether later frames will show something else.
  func move(to layerTime: CFTimeInterval) -> Bool
}
