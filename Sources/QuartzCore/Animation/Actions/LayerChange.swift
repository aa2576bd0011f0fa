/// A change of one property of a layer, seen before and after: what UIKit makes animations of.
///
/// Made before the change, asked after it.
package final class LayerChange {
  /// The layer whose property changes.
  package let layer: CALayer
  /// The property that changes.
  package let property: LayerProperty
  /// The layer's own value before the change.
  package let old: AnimatableValue
  /// What was seen before, other animations included.
  private let shown: AnimatableValue

  /// Notes a change before it is made; nil where `event` is no property that this kind of layer can
  /// animate.
  package init?(of layer: CALayer, event: String) {
    guard let property = LayerProperty(rawValue: event),
      let old = layer.animatableValue(of: property)
    else { return nil }
    self.layer = layer
    self.property = property
    self.old = old
    shown = layer.evaluate(at: LayerAnimator.now).first { $0.property == property }?.value ?? old
  }

  /// The layer's own value now.
  package var new: AnimatableValue { layer.animatableValue(of: property) ?? old }

  /// One part of the change, as an animation shows it.
  package struct Step {
    /// The key path of the part, as an animation has it.
    package let keyPath: String
    /// Shown first and last; differences from the layer's own value where `isAdditive`.
    package let from: AnimatableValue
    /// The value of the part after the change.
    package let to: AnimatableValue
    /// Whether the animation adds to what the layer has, rather than replacing it.
    package let isAdditive: Bool

    /// Makes a part of a change.
    package init(
      keyPath: String, from: AnimatableValue, to: AnimatableValue, isAdditive: Bool
    ) {
      self.keyPath = keyPath
      self.from = from
      self.to = to
      self.isAdditive = isAdditive
    }
  }

  /// The animations that lead from what was seen before to what the layer has now.
  ///
  /// iOS-BEHAVIOUR: since iOS 8 these are additive where the values can be added: animations on their
  /// way go on, and nothing jumps. What cannot be added begins from what is seen. Bounds are divided
  /// into origin and size. Evidence: unmeasured.
  package func steps() -> [Step] {
    let new = new
    if case .rect(let a) = old, case .rect(let b) = new, property == .bounds {
      var steps: [Step] = []
      if a.origin != b.origin {
        steps.append(
          Step(
            keyPath: "bounds.origin",
            from: .point(CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y)),
            to: .point(.zero), isAdditive: true))
      }
      if a.size != b.size {
        steps.append(
          Step(
            keyPath: "bounds.size",
            from: .size(
              CGSize(width: a.size.width - b.size.width, height: a.size.height - b.size.height)),
            to: .size(.zero), isAdditive: true))
      }
      return steps
    }
    let keyPath = property.rawValue
    guard let difference = old.subtracting(new), let zero = new.zero else {
      return [Step(keyPath: keyPath, from: shown, to: new, isAdditive: false)]
    }
    return [Step(keyPath: keyPath, from: difference, to: zero, isAdditive: true)]
  }

  /// What the layer shows of the change when it is `progress` of the way.
  ///
  /// - Parameter final: the value that the change led to.
  package func value(at progress: Double, final: AnimatableValue) -> AnimatableValue {
    guard let difference = old.subtracting(final), let zero = final.zero else {
      return shown.mixed(with: final, progress)
    }
    // What else was added to the layer's own value meanwhile stays.
    let left = difference.mixed(with: zero, progress)
    return new.adding(left) ?? new
  }

  /// Gives the layer's property another value at once.
  package func set(_ value: AnimatableValue) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setAnimatableValue(value, of: property)
    CATransaction.commit()
  }
}

extension CALayer {
  /// A key for another animation of `keyPath` beside those there are: `position`, `position-2`, ….
  package final func freeAnimationKey(for keyPath: String) -> String {
    guard let entries = animationState?.entries, entries.contains(where: { $0.key == keyPath })
    else { return keyPath }
    var number = 2
    while entries.contains(where: { $0.key == "\(keyPath)-\(number)" }) { number += 1 }
    return "\(keyPath)-\(number)"
  }

  /// What a driver says about an animation of this layer changed: a frame has to ask again.
  package final func animationTimingDidChange() { LayerAnimator.animationsChanged(of: self) }

  /// The view whose layer this is asks `action(for:forKey:)` of it whatever changes, since its class
  /// has an answer of its own.
  package final func setOwnerDecidesActions() { flags.insert(.ownerDecidesActions) }
}
