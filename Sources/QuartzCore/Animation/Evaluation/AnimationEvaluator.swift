/// Works out what a layer shows: its own values with its animations on top, each on top of the ones
/// added before it.
///
/// Changes nothing; limits of what a layer can have are applied at the end, so that sums of several
/// animations come out right.
struct AnimationEvaluator {
  /// What animations make of the layer's properties, without those they leave alone.
  private(set) var values: [(property: LayerProperty, value: AnimatableValue)] = []
  private let layer: CALayer
  /// Seconds of the media clock, for drivers.
  private let mediaTime: CFTimeInterval

  init(_ layer: CALayer, at mediaTime: CFTimeInterval) {
    self.layer = layer
    self.mediaTime = mediaTime
  }

  /// The values as the layer can have them; those that are no numbers are left out.
  var result: [(property: LayerProperty, value: AnimatableValue)] {
    values.compactMap { property, value in
      value.isFinite ? (property, property.limited(value)) : nil
    }
  }

  /// - Parameters:
  ///   - timing: the animation's, with the time of its beginning in it.
  ///   - time: in the layer's, or the group's, time.
  mutating func apply(_ animation: CAAnimation, _ timing: MediaTiming, at time: CFTimeInterval) {
    if let driver = animation.driver, let property = animation as? CAPropertyAnimation {
      return apply(
        property, progress: driver.progress(at: mediaTime),
        points: driver.pointProgress(at: mediaTime), iteration: 0)
    }
    guard let sample = timing.sample(at: time) else { return }
    switch animation {
    case let property as CAPropertyAnimation:
      apply(property, progress: property.paced(sample.fraction), iteration: sample.iteration)
    case let group as CAAnimationGroup:
      let pace = group.timingFunction?.progress(at: sample.fraction) ?? sample.fraction
      for child in group.animations ?? [] {
        var childTiming = child.timing
        if childTiming.duration == 0 { childTiming.duration = timing.duration }
        apply(child, childTiming, at: pace * timing.duration)
      }
    default: break
    }
  }

  private mutating func apply(
    _ animation: CAPropertyAnimation, progress: Double, points: CGPoint? = nil, iteration: Int
  ) {
    guard let path = animation.target, let base = current(path) ?? animation.kindOfOwnValue
    else { return }
    let zero = base.zero
    guard var value = animation.value(at: progress, base: base, zero: zero) else { return }
    if let points, case .point = value,
      let x = animation.value(at: points.x, base: base, zero: zero),
      let y = animation.value(at: points.y, base: base, zero: zero)
    {
      value = .point(x: x, y: y)
    }
    if animation.isCumulative, iteration > 0, !animation.autoreverses,
      let end = animation.value(at: animation.paced(1), base: base, zero: zero)?
        .multiplied(by: Double(iteration)),
      let sum = end.adding(value)
    {
      value = sum
    }
    if animation.isAdditive, let sum = base.adding(value) { value = sum }
    set(path, value)
    if let heading = animation.heading(at: progress) { turn(by: heading) }
  }

  private mutating func turn(by angle: Double) {
    let path = LayerKeyPath(.transform)
    guard case .transform(let transform)? = current(path) else { return }
    set(path, .transform(CATransform3DRotate(transform, angle, 0, 0, 1)))
  }

  private func whole(_ property: LayerProperty) -> AnimatableValue? {
    for item in values where item.property == property { return item.value }
    return layer.animatableValue(of: property)
  }

  private func current(_ path: LayerKeyPath) -> AnimatableValue? {
    whole(path.property).flatMap(path.found)
  }

  private mutating func set(_ path: LayerKeyPath, _ new: AnimatableValue) {
    guard let old = whole(path.property) else { return }
    let value = path.setting(new, in: old)
    if let index = values.firstIndex(where: { $0.property == path.property }) {
      values[index].value = value
    } else {
      values.append((path.property, value))
    }
  }
}
