import PlatformInterface

/// Turns a layer tree into frames: visits marked paths only and hands out the same nodes for the
/// rest.
///
/// A tree has one committer at a time, since layers keep the node of their last commit. Nothing is
/// called back from inside a commit, and nothing recurses but masks of masks.
package final class LayerCommitter {
  /// A layer whose sublayers are being visited.
  private struct Visit {
    unowned(unsafe) let layer: CALayer
    let order: [CALayer]
    var index = 0
    /// Where this layer's sublayers' nodes begin in `nodes`.
    let firstNode: Int
    let request: Request
    /// What every sublayer must do whatever its own marks say.
    let sublayerRequest: Request
  }

  /// What the superlayer asks of a layer beyond its own marks.
  private struct Request {
    /// The space around changed: work out the placement anew.
    var replaces = false
    /// An odd number of layers above count y upwards, so contents would show upside down.
    var flipsContents = false
  }

  private var frameNumber = 0
  @exclusivity(unchecked) private var visits: ContiguousArray<Visit> = []
  /// Finished nodes of the layers in `visits`, those of one superlayer next to each other.
  @exclusivity(unchecked) private var nodes: ContiguousArray<RenderNode> = []
  private var scale: CGFloat = 1

  /// Makes a committer that has made no node yet.
  package init() {}

  /// The tree below `root` as a frame, after displaying what still asks for it.
  ///
  /// Clears the marks of all layers it visits; hidden ones keep theirs until they are seen.
  ///
  /// - Complexity: O(marked layers + sublayers of layers with marked ones).
  package func commit(root: CALayer, size: CGSize, scale: CGFloat, background: RGBA)
    -> RenderFrame
  {
    frameNumber += 1
    return RenderFrame(
      number: frameNumber, size: size, scale: scale, background: background,
      root: node(of: root, scale: scale))
  }

  /// The node of a layer and all below it, placed in its superlayer; an empty one where it is hidden.
  package func node(of root: CALayer, scale: CGFloat) -> RenderNode {
    self.scale = scale
    root.displayMarkedSubtree()
    return LayerAnimator.whileShown { shownNode(of: root) }
  }

  /// The same once everything is displayed and animated layers have the values they show.
  private func shownNode(of root: CALayer) -> RenderNode {
    guard !root.isInvisible else { return RenderNode(id: root.nodeID, size: .zero, extent: .null) }
    let isPartOfTree = root.parent != nil
    if !isPartOfTree, root.flags.isDisjoint(with: .dirty), let node = root.shownNode {
      return node
    }
    return build(root, Request(replaces: isPartOfTree))
  }

  private func build(_ root: CALayer, _ request: Request) -> RenderNode {
    if let node = enter(root, request) { return node }
    let base = visits.count - 1
    while true {
      let last = visits.count - 1
      guard visits[last].index < visits[last].order.count else {
        let (layer, node) = leave()
        if visits.count == base { return node }
        append(node, of: layer)
        continue
      }
      let layer = visits[last].order[visits[last].index]
      visits[last].index += 1
      if layer.isInvisible { continue }
      let request = visits[last].sublayerRequest
      if let node = layer.shownNode, layer.flags.isDisjoint(with: .dirty), !request.replaces,
        layer.flags.contains(.contentsFlipped) == request.flipsContents
      {
        append(node, of: layer)
      } else if let node = enter(layer, request) {
        append(node, of: layer)
      }
    }
  }

  private func append(_ node: RenderNode, of layer: CALayer) {
    if !layer.flags.contains(.culled) { nodes.append(node) }
  }

  /// Begins the visit of a layer's sublayers; where there is nothing to see there, finishes the
  /// layer at once and returns its node.
  private func enter(_ layer: CALayer, _ request: Request) -> RenderNode? {
    let flags = layer.flags
    if flags.contains(.hasAnimations) { LayerAnimator.take(layer) }
    let below = request.flipsContents != flags.contains(.geometryFlipped)
    let sublayerRequest = Request(
      replaces: flags.contains(.dirtySpace)
        || (layer.changesSublayerSpace
          && (request.replaces || flags.contains(.dirtyPlacement) || layer.cachedNode == nil)),
      flipsContents: below)
    let isFlipChanged = flags.contains(.sublayerContentsFlipped) != below
    let visitsSublayers =
      !flags.isDisjoint(with: [.dirtySublayers, .dirtyDescendants]) || layer.cachedNode == nil
      || sublayerRequest.replaces || isFlipChanged || layer.hasMovedCopies(request.replaces)
    layer.setFlag(.sublayerContentsFlipped, below)
    guard visitsSublayers, !layer.storedSublayers.isEmpty else {
      return finish(layer, request, sublayers: visitsSublayers ? [] : nil)
    }
    visits.append(
      Visit(
        layer: layer, order: layer.paintOrder, firstNode: nodes.count, request: request,
        sublayerRequest: sublayerRequest))
    return nil
  }

  private func leave() -> (CALayer, RenderNode) {
    let visit = visits.removeLast()
    var sublayers = Array(nodes[visit.firstNode...])
    nodes.removeLast(sublayers.count)
    if visit.layer.flags.contains(.replicates), let replicator = visit.layer as? CAReplicatorLayer {
      sublayers = ReplicaBuilder(scale: scale).copies(of: replicator, order: visit.order)
    }
    return (visit.layer, finish(visit.layer, visit.request, sublayers: sublayers))
  }

  /// Makes the layer's node and clears its marks.
  ///
  /// - Parameter sublayers: nil where those of the last commit are still right.
  private func finish(_ layer: CALayer, _ request: Request, sublayers: [RenderNode]?) -> RenderNode
  {
    let isFlipped = request.flipsContents
    let flipChanged = layer.flags.contains(.contentsFlipped) != isFlipped
    layer.setFlag(.contentsFlipped, isFlipped)
    let old = layer.cachedNode
    let changes = LayerNodeBuilder.Changes(
      appearance: old == nil || flipChanged || layer.flags.contains(.dirtyAppearance),
      placement: old == nil || request.replaces || layer.flags.contains(.dirtyPlacement))
    var mask: RenderNode?
    if let layerMask = layer.appearance?.mask, !layer.flags.contains(.showsSublayersAlone) {
      if layerMask.isInvisible {
        mask = RenderNode(id: layerMask.nodeID, size: .zero, extent: .null)
      } else if let node = layerMask.shownNode, layerMask.flags.isDisjoint(with: .dirty) {
        mask = node
      } else {
        mask = DeepRecursion.run { build(layerMask, Request()) }
      }
    }
    let node = LayerNodeBuilder.node(
      of: layer, old: old, changes: changes, sublayers: sublayers, mask: mask, scale: scale)
    layer.cachedNode = node
    layer.flags.subtract(.dirty)
    if let node { return layer.takeTransition(of: node) }
    layer.flags.insert(.culled)
    return RenderNode(id: layer.nodeID, size: .zero, extent: .null)
  }
}

extension CALayer {
  /// Left out of frames, with all below.
  final var isInvisible: Bool {
    (flags.contains(.hidden) || storedOpacity == 0) && !flags.contains(.shownByAnimation)
  }

  /// What the last commit gave the superlayer: the layer's own node, or a transition to it.
  final var shownNode: RenderNode? {
    flags.contains(.hasAnimations) ? animationState?.transitionNode ?? cachedNode : cachedNode
  }

  /// `node`, or the picture of the transition that leads to it.
  fileprivate final func takeTransition(of node: RenderNode) -> RenderNode {
    guard flags.contains(.hasAnimations), let state = animationState,
      let transition = state.transition
    else { return node }
    let picture = LayerTransitions.node(of: self, transition, after: node)
    state.transitionNode = picture
    return picture
  }

  /// The layer shows copies of its sublayers, and where they lie changed: it depends on the bounds' size,
  /// and with depth on the layer's own place.
  fileprivate final func hasMovedCopies(_ replaces: Bool) -> Bool {
    flags.contains(.replicates) && (replaces || flags.contains(.dirtyPlacement))
  }

  /// Sublayers' placements depend on this layer's bounds.
  final var changesSublayerSpace: Bool {
    flags.contains(.geometryFlipped) || (geometry?.hasSublayerTransform ?? false)
  }
}
