import PlatformInterface

/// Hit testing, from front to back.
extension CALayer {
  final func foremostLayer(at p: CGPoint) -> CALayer? {
    struct Visit {
      var layer: CALayer
      var order: [CALayer]
      var index: Int
      /// In the layer's own coordinates.
      var point: CGPoint
    }
    if flags.contains(.isPresentation) { return presentationHit(at: p) }
    guard let first = Self.visit(self, at: p) else { return nil }
    var visits = [Visit(layer: self, order: paintOrder, index: storedSublayers.count, point: first)]
    while let last = visits.indices.last {
      guard visits[last].index > 0 else {
        let done = visits.removeLast()
        if done.layer.contains(done.point) { return done.layer }
        continue
      }
      visits[last].index -= 1
      let sublayer = visits[last].order[visits[last].index]
      let point = visits[last].point
      // Only subclasses of others can have replaced the search.
      guard sublayer.searchesPlainly else {
        if let hit = DeepRecursion.run({ sublayer.hitTest(point) }) { return hit }
        continue
      }
      if let own = Self.visit(sublayer, at: point) {
        visits.append(
          Visit(
            layer: sublayer, order: sublayer.paintOrder, index: sublayer.storedSublayers.count,
            point: own))
      }
    }
    return nil
  }

  /// The point in `layer`'s coordinates; nil where neither it nor a sublayer can be hit.
  private static func visit(_ layer: CALayer, at p: CGPoint) -> CGPoint? {
    guard !layer.flags.contains(.hidden),
      let point = LayerPlacement.fromSuperlayer(p, to: layer)
    else { return nil }
    if layer.flags.contains(.masksToBounds), !layer.storedBounds.contains(point) { return nil }
    return point
  }

  private final var searchesPlainly: Bool {
    let own = Swift.type(of: self)
    return own == CALayer.self || own == CAShapeLayer.self || own == CAGradientLayer.self
      || own == CATextLayer.self || own == CATransformLayer.self || own == CAReplicatorLayer.self
      || own == CAEmitterLayer.self || own == CATiledLayer.self
  }

  /// Sublayers from back to front: by depth, and by their order in the list where that is equal.
  final var paintOrder: [CALayer] {
    guard flags.contains(.sublayersHaveDepth) else { return storedSublayers }
    let depths = storedSublayers.map(\.paintDepth)
    var isSorted = true
    for i in depths.indices.dropFirst() where depths[i] < depths[i - 1] {
      isSorted = false
      break
    }
    if isSorted { return storedSublayers }
    return storedSublayers.indices
      .sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
      .map { storedSublayers[$0] }
  }

  /// The depth of the anchor point once transformed.
  final var paintDepth: CGFloat {
    guard let geometry else { return 0 }
    return geometry.zPosition + (geometry.hasTransform ? geometry.transform.m43 : 0)
  }
}
