import PlatformInterface

/// One copy of one sublayer, as the last commit showed it.
struct Replica {
  /// The sublayer's node that is shown.
  let source: RenderNode
  let placement: LayerPlacement
  let factor: RGBA?
  let node: RenderNode
}

/// Makes the nodes of a replicator's copies out of those of its sublayers.
///
/// Copies that come later than the sublayers themselves are made anew from what animated layers showed then;
/// all others share everything with the sublayer's own node but their place and colour.
final class ReplicaBuilder {
  private let scale: CGFloat
  private var delayedLayers = 0
  /// Animated layers in the replicator, and those around them.
  private var animated: Set<ObjectIdentifier> = []

  init(scale: CGFloat) { self.scale = scale }

  /// The nodes of all copies, back to front; called while animated layers have the values they show.
  ///
  /// - Parameter order: the sublayers, back to front.
  func copies(of replicator: CAReplicatorLayer, order: [CALayer]) -> [RenderNode] {
    let isDelayed = replicator.replication.delay != 0 && replicator.replication.delay.isFinite
    if isDelayed { animated = LayerAnimator.animatedPaths(below: replicator) }
    let old = replicator.replicas
    replicator.replicas = []
    return nodes(
      of: replicator, order: order, time: LayerAnimator.lastFrameTime, isLate: false, reusing: old)
  }

  /// - Parameters:
  ///   - time: what the first copy shows, on the media clock.
  ///   - isLate: that is another time than the frame's, so that finished nodes do not show it.
  private func nodes(
    of replicator: CAReplicatorLayer, order: [CALayer], time: CFTimeInterval, isLate: Bool,
    reusing old: [Replica] = []
  ) -> [RenderNode] {
    let replication = replicator.replication
    let count = Self.copies(of: replicator)
    let delay = replication.delay.isFinite ? replication.delay : 0
    let own = replicator.preservesDepth ? Self.space(of: replicator) : nil
    var found: [(depth: CGFloat, node: RenderNode)] = []
    var hasDepth = false
    var sources: [RenderNode?] = order.map { source(of: $0, time: time, isLate: isLate) }
    var extents = sources.map { $0.map(LayerNodeBuilder.ownExtent) ?? .null }
    var transform = CATransform3DIdentity
    for instance in 0..<count {
      guard transform.isFinite else { break }
      let then = time - Double(instance) * delay
      if instance > 0, delay != 0 {
        guard delayedLayers < LayerLimits.delayedLayers else {
          LayerLimits.reportDelayedLayers()
          break
        }
        for (index, sublayer) in order.enumerated()
        where animated.contains(ObjectIdentifier(sublayer)) {
          sources[index] = source(of: sublayer, time: then, isLate: true)
          extents[index] = sources[index].map(LayerNodeBuilder.ownExtent) ?? .null
        }
      }
      let factor = replication.factor(of: instance)
      if factor?.alpha != 0 {
        for (index, sublayer) in order.enumerated() {
          guard let source = sources[index] else { continue }
          var matrix = placement(
            of: sublayer, instance: transform, time: then, isLate || then != time)
          if let own { matrix = CATransform3DConcat(matrix, own) }
          if matrix.m43 != 0 { hasDepth = true }
          let placement = LayerPlacement(flattening: matrix)
          guard !LayerNodeBuilder.isSeenFromBehind(sublayer, placement.transform) else { continue }
          let number = found.count
          var node = source
          if number < old.count, old[number].source === source, old[number].factor == factor,
            old[number].placement == placement
          {
            node = old[number].node
          } else if instance > 0 || factor != nil || own != nil {
            node = source.replica(
              id: sublayer.nodeID | UInt64(instance) << 32, placement, factor: factor,
              extent: extents[index])
          }
          if !isLate {
            replicator.replicas.append(
              Replica(source: source, placement: placement, factor: factor, node: node))
          }
          found.append((matrix.m43, node))
        }
      }
      transform = CATransform3DConcat(transform, replication.transform)
    }
    guard hasDepth else { return found.map(\.node) }
    return found.indices
      .sorted { found[$0].depth == found[$1].depth ? $0 < $1 : found[$0].depth < found[$1].depth }
      .map { found[$0].node }
  }

  private func placement(
    of layer: CALayer, instance: CATransform3D, time: CFTimeInterval, _ isLate: Bool
  ) -> CATransform3D {
    guard isLate, animated.contains(ObjectIdentifier(layer)) else {
      return LayerPlacement.matrix(of: layer, instance: instance)
    }
    return LayerAnimator.showing(layer, at: time) {
      LayerPlacement.matrix(of: layer, instance: instance)
    }
  }

  /// How many copies are shown: what the replicator says, as far as those around it leave space.
  private static func copies(of replicator: CAReplicatorLayer) -> Int {
    var around = 1
    var next = replicator.parent
    while let layer = next {
      if layer.flags.contains(.replicates), let outer = layer as? CAReplicatorLayer {
        around *= min(max(outer.replication.count, 1), LayerLimits.copies)
        if around >= LayerLimits.copies { break }
      }
      next = layer.parent
    }
    let most = max(1, LayerLimits.copies / around)
    if replicator.replication.count > most { LayerLimits.reportCopies() }
    return min(max(replicator.replication.count, 0), most)
  }

  /// From the replicator's coordinates to its superlayer's, depth included.
  private static func space(of replicator: CAReplicatorLayer) -> CATransform3D {
    let origin = replicator.storedBounds.origin
    return CATransform3DConcat(
      CATransform3DMakeTranslation(-origin.x, -origin.y, 0),
      LayerPlacement.matrix(of: replicator))
  }

  // MARK: Sources

  /// A sublayer's node as it is seen at a time; nil where it shows nothing then.
  private func source(of layer: CALayer, time: CFTimeInterval, isLate: Bool) -> RenderNode? {
    guard isLate, animated.contains(ObjectIdentifier(layer)) else {
      if layer.isInvisible { return nil }
      if let node = layer.shownNode, !layer.flags.contains(.culled) { return node }
      // Seen from behind itself, a copy of it may be seen from the front.
      return isLate || layer.flags.contains(.culled) ? built(layer, time: time) : nil
    }
    return built(layer, time: time)
  }

  /// The layer's node made anew, with all that is animated in it; leaves no trace on the layer.
  private func built(_ layer: CALayer, time: CFTimeInterval) -> RenderNode? {
    delayedLayers += 1
    return LayerAnimator.showing(layer, at: time) {
      if layer.flags.contains(.hidden) || layer.storedOpacity <= 0 { return nil }
      return DeepRecursion.run {
        let order = layer.paintOrder
        var sublayers: [RenderNode] = []
        if layer.flags.contains(.replicates), let inner = layer as? CAReplicatorLayer {
          sublayers = nodes(of: inner, order: order, time: time, isLate: true)
        } else {
          sublayers = order.compactMap { source(of: $0, time: time, isLate: true) }
        }
        let mask = layer.appearance?.mask.flatMap { mask in
          source(of: mask, time: time, isLate: true)
            ?? RenderNode(id: mask.nodeID, size: .zero, extent: .null)
        }
        let flags = layer.flags
        defer { layer.flags = flags }
        return LayerNodeBuilder.node(
          of: layer, old: nil,
          changes: LayerNodeBuilder.Changes(appearance: true, placement: true),
          sublayers: sublayers, mask: flags.contains(.showsSublayersAlone) ? nil : mask,
          scale: scale)
      }
    }
  }
}

extension RenderNode {
  /// The node in another place and another colour.
  ///
  /// - Parameter extent: what it paints, in its own coordinates.
  fileprivate func replica(
    id: UInt64, _ placement: LayerPlacement, factor: RGBA?, extent: CGRect
  ) -> RenderNode {
    RenderNode(
      id: id, position: placement.offset, transform: placement.transform, size: size,
      scroll: scroll, opacity: opacity, clip: clip, mask: mask, shadow: shadow,
      background: background, foreground: foreground, children: children,
      extent: LayerExtent.placed(extent, placement.offset, placement.transform),
      hasOpaqueBackground: hasOpaqueBackground, prefersCache: prefersCache, crossFade: crossFade,
      colorFactor: factor)
  }
}
