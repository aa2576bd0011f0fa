extension CALayer {
  /// Takes the animations off the layer and everything in it, because it is to stand for something
  /// else. Whoever waits for them hears that they did not finish.
  ///
  /// - Complexity: O(1) while nothing at all is animated, else O(layers inside).
  package final func endAnimationsInside() {
    guard LayerAnimator.isBusy else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.flags.contains(.hasAnimations) { layer.takeOffAllAnimations() }
      waiting.append(contentsOf: layer.sublayers ?? [])
    }
  }
}
