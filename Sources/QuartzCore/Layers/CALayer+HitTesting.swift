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
    let depths: [CGFloat]
    if let geometry, geometry.hasSublayerTransform {
      let bounds = storedBounds
      let eye = CGPoint(
        x: bounds.minX + geometry.anchorPoint.x * bounds.width,
        y: bounds.minY + geometry.anchorPoint.y * bounds.height)
      let space = geometry.sublayerTransform
      depths = storedSublayers.map { $0.paintDepth(in: space, around: eye) }
    } else {
      depths = storedSublayers.map(\.paintDepth)
    }
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

  /// The depth of the anchor point once the superlayer's space has turned it, too, as the sides of a cube are turned.
  ///
  /// Layers that are not turned themselves lie in parallel planes: wherever they are there, what is in front of one
  /// in the middle is in front everywhere.
  // iOS-BEHAVIOUR: of the sides of a cube those are in front that the space brings there. Evidence: unmeasured
  private final func paintDepth(in space: CATransform3D, around middle: CGPoint) -> CGFloat {
    let depth = paintDepth
    guard let geometry, geometry.hasTransform,
      geometry.transform.m13 != 0 || geometry.transform.m23 != 0
    else { return depth * space.m33 + space.m43 }
    let x = storedPosition.x - middle.x + geometry.transform.m41
    let y = storedPosition.y - middle.y + geometry.transform.m42
    return x * space.m13 + y * space.m23 + depth * space.m33 + space.m43
  }

  /// The depth of the anchor point once transformed.
  final var paintDepth: CGFloat {
    guard let geometry else { return 0 }
    return geometry.zPosition + (geometry.hasTransform ? geometry.transform.m43 : 0)
  }
}
