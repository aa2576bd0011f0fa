import Failures
import PlatformInterface

/// The tree: who is whose sublayer, and in what order.
extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    require(
      layer !== self && !layer.isAncestor(of: self),
      "CALayerInvalid: a layer cannot be a sublayer of itself or of one of its sublayers; "
        + "layer \(layer) is added to \(self).")
    var index = index
    if layer.parent === self, !layer.flags.contains(.isMask),
      let old = storedSublayers.index(ofObject: layer)
    {
      storedSublayers.remove(at: old)
      if old < index { index -= 1 }
      storedSublayers.insert(layer, at: min(max(index, 0), storedSublayers.count))
      return markDirty(.dirtySublayers)
    }
    layer.detach()
    storedSublayers.insert(layer, at: min(max(index, 0), storedSublayers.count))
    adopt(layer)
  }

  private final func adopt(_ layer: CALayer) {
    layer.parent = self
    if let depth = layer.geometry, depth.zPosition != 0 || depth.hasTransform {
      flags.insert(.sublayersHaveDepth)
    }
    // Its place was worked out for another superlayer.
    layer.flags.formUnion([.dirtyPlacement, .requestsLayout])
    layer.repeatMarks()
    sublayersDidChange()
    if layer.flags.contains(.hasAnimations) { LayerAnimator.register(layer) }
    layer.runOrderAction(kCAOnOrderIn)
  }

  /// The list changed: painting order must be looked at, and layout may depend on it, except when
  /// the change is layout's own doing.
  private final func sublayersDidChange() {
    markDirty(.dirtySublayers)
    if !flags.contains(.isLayingOut) { requestLayout() }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard let sibling, sibling !== layer,
      let index = storedSublayers.index(ofObject: sibling)
    else { return insert(layer, at: offset == 0 ? 0 : storedSublayers.count) }
    insert(layer, at: index + offset)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = storedSublayers.index(ofObject: old) else { return }
    insert(new, at: index)
    old.detach()
  }

  /// Takes the layer out of its superlayer, or away from the layer it masks.
  final func detach() {
    guard let parent else { return }
    if flags.contains(.isMask) { return parent.setMask(nil) }
    if let index = parent.storedSublayers.index(ofObject: self) {
      runOrderAction(kCAOnOrderOut)
      self.parent = nil
      parent.storedSublayers.remove(at: index)
      parent.sublayersDidChange()
      LayerAnimator.subtreeWasDetached()
    }
  }

  final func replaceSublayers(with layers: [CALayer]) {
    var seen = Set<ObjectIdentifier>()
    let layers = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    for old in storedSublayers where !seen.contains(ObjectIdentifier(old)) { old.parent = nil }
    let kept = Set(storedSublayers.map(ObjectIdentifier.init))
    for layer in layers where !kept.contains(ObjectIdentifier(layer)) {
      require(
        layer !== self && !layer.isAncestor(of: self),
        "CALayerInvalid: a layer cannot be a sublayer of itself or of one of its sublayers.")
      layer.detach()
    }
    storedSublayers = layers
    for layer in layers where layer.parent !== self { adopt(layer) }
    sublayersDidChange()
    LayerAnimator.subtreeWasDetached()
  }

  final func setMask(_ layer: CALayer?) {
    let old = appearance?.mask
    guard old !== layer else { return }
    if let layer {
      require(
        layer !== self && !layer.isAncestor(of: self),
        "CALayerInvalid: a layer cannot mask itself or one of its sublayers.")
      layer.detach()
      madeAppearance.mask = layer
      layer.parent = self
      layer.flags.insert(.isMask)
      layer.flags.formUnion([.dirtyPlacement, .requestsLayout])
      layer.repeatMarks()
    } else {
      appearance?.mask = nil
    }
    if let old {
      old.parent = nil
      old.flags.remove(.isMask)
      LayerAnimator.subtreeWasDetached()
    }
    markDirty(.dirtyAppearance)
  }

  /// Returns whether another layer lies in this one.
  ///
  /// - Complexity: O(depth).
  package final func isAncestor(of other: CALayer) -> Bool {
    if storedSublayers.isEmpty, appearance?.mask == nil { return false }
    var layer = other.parent
    while let next = layer {
      if next === self { return true }
      layer = next.parent
    }
    return false
  }

  /// The topmost layer above this one; the layer itself where it has no superlayer.
  package final var rootLayer: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  private final func releaseMask() {
    guard let mask = appearance?.mask else { return }
    mask.parent = nil
    mask.flags.remove(.isMask)
    appearance?.mask = nil
  }

  /// Lets go of the layers below without the recursion of nested deinits, which ten thousand levels
  /// would not survive; masks of masks recurse.
  final func releaseTree() {
    if appearance?.mask != nil { DeepRecursion.run(releaseMask) }
    guard !storedSublayers.isEmpty else { return }
    var waiting: [CALayer] = []
    swap(&waiting, &storedSublayers)
    for layer in waiting { layer.parent = nil }
    while var layer = waiting.popLast() {
      guard isKnownUniquelyReferenced(&layer), !layer.storedSublayers.isEmpty else { continue }
      for sublayer in layer.storedSublayers { sublayer.parent = nil }
      waiting.append(contentsOf: layer.storedSublayers)
      layer.storedSublayers = []
    }
  }
}
