import QuartzCore

/// The changes of a keyframe block, each with its part of the whole time.
@MainActor
final class KeyframeRecorder {
  private struct Track {
    let first: LayerChange
    var frames: [(start: Double, end: Double, value: AnimatableValue)] = []
  }

  private var tracks: [Track] = []
  /// What changes made now belong to, 0…1.
  private var span = (start: 0.0, end: 1.0)
  private let mode: CAAnimationCalculationMode

  init(options: UIView.KeyframeAnimationOptions) {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let number = Int((options.rawValue >> 10) & 15)
    mode = modes.indices.contains(number) ? modes[number] : .linear
  }

  /// Runs `body` for a part of the time; parts may nest, and lie within the one around them.
  func run(start: Double, duration: Double, _ body: () -> Void) {
    let outer = span
    let length = outer.end - outer.start
    func place(_ fraction: Double) -> Double {
      outer.start + min(max(fraction.isNaN ? 0 : fraction, 0), 1) * length
    }
    span = (place(start), max(place(start), place(start + duration)))
    body()
    span = outer
  }

  func note(_ change: LayerChange) {
    let frame = (start: span.start, end: span.end, value: change.new)
    if let index = tracks.firstIndex(where: {
      $0.first.layer === change.layer && $0.first.property == change.property
    }) {
      tracks[index].frames.append(frame)
    } else {
      tracks.append(Track(first: change, frames: [frame]))
    }
  }

  /// Makes the animations of all that was noted.
  func finish(in context: AnimationContext) {
    for track in tracks {
      let keyPath = track.first.property.rawValue
      let (times, values) = Self.keyframes(of: track.frames, from: track.first.old)
      let final = track.first.new
      // Differences from where the layer is in the end, so that other animations go on.
      let differences = values.compactMap { $0.subtracting(final) }
      let isAdditive = differences.count == values.count
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = isAdditive ? differences : values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.isAdditive = isAdditive
      animation.calculationMode = mode
      if mode == .discrete { animation.keyTimes?.append(1) }
      if case .cubic(let function) = context.settings.pace { animation.timingFunction = function }
      context.settings.apply(to: animation)
      let step = LayerChange.Step(
        keyPath: keyPath, from: values[0], to: final, isAdditive: isAdditive)
      if let animator = context.animator {
        animator.animate(animation, step, of: track.first, in: context)
      } else {
        context.add(animation, step, to: track.first.layer)
      }
    }
  }

  private static func keyframes(
    of frames: [(start: Double, end: Double, value: AnimatableValue)], from first: AnimatableValue
  ) -> ([Double], [AnimatableValue]) {
    var times = [0.0]
    var values = [first]
    let sorted = frames.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    for frame in sorted {
      // Until it begins, the last value holds.
      if frame.start > times[times.count - 1] {
        times.append(frame.start)
        values.append(values[values.count - 1])
      }
      if frame.end > times[times.count - 1] {
        times.append(frame.end)
        values.append(frame.value)
      } else {
        values[values.count - 1] = frame.value
      }
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    return (times, values)
  }
}
