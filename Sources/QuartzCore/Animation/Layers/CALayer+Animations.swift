import PlatformInterface

/// Animations on a layer: adding, finding, taking off.
extension CALayer {
  final var madeAnimations: LayerAnimations {
    if let animationState { return animationState }
    let made = LayerAnimations()
    animationState = made
    return made
  }

  /// The loop that shows the tree this layer is in.
  ///
  /// - Complexity: O(depth).
  final var attachedHost: (any LayerTreeHost)? { rootLayer.host }

  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard !flags.contains(.isPresentation) else { return }
    let copy = animation.duplicate()
    if copy.timing.duration == 0, copy.driver == nil {
      copy.timing.duration = CATransaction.animationDuration()
    }
    Self.warn(about: copy, on: self)
    let key = copy is CATransition ? kCATransition : key
    let state = madeAnimations
    if let key { takeOff(keys: [key]) }
    let entry = AnimationEntry(
      copy, key: key ?? "\(ObjectIdentifier(copy).hashValue)", at: LayerAnimator.now)
    if copy is CATransition { entry.before = shownNode?.renamed(nodeID | 1 << 61) }
    // Where time stands still, it begins there, wherever that time is moved to before it is seen.
    if effectiveSpeed == 0 { entry.resolveBegin(localTime(at: entry.addedAt)) }
    state.entries.append(entry)
    LayerAnimator.register(self)
  }

  /// Says why an animation will do nothing.
  private static func warn(about animation: CAAnimation, on layer: CALayer) {
    guard let property = animation as? CAPropertyAnimation, let keyPath = property.keyPath else {
      return
    }
    if property.target?.value(in: layer) == nil,
      !Swift.type(of: layer).needsDisplay(forKey: keyPath)
    {
      Log.write(
        "An animation of \"\(keyPath)\" was added to a \(type(of: layer)), which has no such "
          + "property that could be animated; it changes nothing.")
    }
  }

  final func takeOffAnimation(forKey key: String) {
    if takeOff(keys: [key]) { LayerAnimator.animationsChanged(of: self) }
  }

  final func takeOffAllAnimations() {
    guard let animationState, !animationState.entries.isEmpty else { return }
    takeOff(keys: animationState.entries.map(\.key))
    LayerAnimator.animationsChanged(of: self)
  }

  /// Takes entries off and tells whom it concerns, soon: what removes them may be in the middle of
  /// something.
  @discardableResult
  private final func takeOff(keys: [String]) -> Bool {
    guard let animationState else { return false }
    let gone = animationState.entries.filter { keys.contains($0.key) }
    guard !gone.isEmpty else { return false }
    animationState.entries.removeAll { keys.contains($0.key) }
    LayerAnimator.deliverStops(of: gone.filter { !$0.isOver })
    return true
  }

  final func foundAnimation(forKey key: String) -> CAAnimation? {
    animationState?.entries.first { $0.key == key }?.animation
  }

  final var foundAnimationKeys: [String]? {
    guard let entries = animationState?.entries, !entries.isEmpty else { return nil }
    return entries.map(\.key)
  }

  /// What the layer shows at `time`, where that differs from its own values.
  final func evaluate(at time: CFTimeInterval) -> [(
    property: LayerProperty, value: AnimatableValue
  )] {
    guard let animationState, !animationState.entries.isEmpty else { return [] }
    let layerTime = localTime(at: time)
    var evaluator = AnimationEvaluator(self, at: time)
    for entry in animationState.entries {
      evaluator.apply(
        entry.animation, entry.timing(ifUnknown: layerTime), at: entry.shownTime(at: layerTime))
    }
    return evaluator.result
  }

  /// The value that `keyPath` has on the screen now, animations included.
  package final func presentedValue(ofKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath) else { return nil }
    let shown = evaluate(at: LayerAnimator.now)
    guard let found = shown.first(where: { $0.property == path.property }) else {
      return path.value(in: self)?.object
    }
    return path.found(in: found.value)?.object
  }
}
