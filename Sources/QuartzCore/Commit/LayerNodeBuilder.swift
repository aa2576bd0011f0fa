import PlatformInterface

/// Makes one layer's node of its properties, taking over from the last node what did not change.
enum LayerNodeBuilder {
  struct Changes {
    /// What the layer paints, its shape or its effects.
    var appearance: Bool
    var placement: Bool
  }

  /// Nil for a layer whose geometry no painter could show.
  static func node(
    of layer: CALayer, old: RenderNode?, changes: Changes, sublayers: [RenderNode]?,
    mask: RenderNode?, scale: CGFloat
  ) -> RenderNode? {
    var bounds = layer.storedBounds
    guard isShowable(layer) else { return nil }
    // Its copies lie in the superlayer's space, depth and all.
    let keepsDepth = layer.flags.isSuperset(of: [.replicates, .showsSublayersAlone])
    if keepsDepth { bounds.origin = .zero }
    var background = old?.background ?? []
    var foreground = old?.foreground ?? []
    var clip = old?.clip
    var isOpaque = old?.hasOpaqueBackground ?? false
    var contents = layer.flags.contains(.hasContentsNode) ? old?.children.first : nil
    // Contents stay with the bounds while their node lies among those that scroll.
    let hasStaleContents = contents != nil && old?.scroll != bounds.origin
    if changes.appearance || old == nil || hasStaleContents {
      let primitives = LayerPrimitives(of: layer, scale: scale)
      background = primitives.background
      foreground = primitives.foreground
      clip = primitives.clip
      isOpaque = primitives.isOpaque
      contents = primitives.contentsNode
    }
    let children = join(contents, sublayers, old: old, layer: layer)
    let painted = paintedExtent(
      background, foreground, children: children, clip: clip, scroll: bounds.origin)
    let shadow = LayerShadow.make(for: layer, painted: painted, isOpaque: isOpaque)

    var position = old?.position ?? .zero
    var transform = old?.transform
    if changes.placement || old == nil {
      let placement =
        keepsDepth
        ? LayerPlacement(flattening: CATransform3DIdentity) : LayerPlacement(of: layer)
      position = placement.offset
      transform = placement.transform
      layer.setFlag(.culled, isSeenFromBehind(layer, transform))
    }
    var extent = painted
    if let mask {
      extent = extent.overlap(with: mask.extent.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    }
    if let shadow { extent = extent.union(LayerShadow.extent(of: shadow, painted: painted)) }
    return RenderNode(
      id: layer.nodeID, position: position, transform: transform, size: bounds.size,
      scroll: bounds.origin, opacity: layer.storedOpacity, clip: clip, mask: mask, shadow: shadow,
      background: background, foreground: foreground, children: children,
      extent: LayerExtent.placed(extent, position, transform), hasOpaqueBackground: isOpaque,
      prefersCache: layer.flags.contains(.shouldRasterize))
  }

  /// The node's children: the layer's own contents where they need a node, then the sublayers'.
  private static func join(
    _ contents: RenderNode?, _ sublayers: [RenderNode]?, old: RenderNode?, layer: CALayer
  ) -> [RenderNode] {
    let hadContents = layer.flags.contains(.hasContentsNode)
    layer.setFlag(.hasContentsNode, contents != nil)
    if sublayers == nil, let old {
      if !hadContents, contents == nil { return old.children }
      if let contents, hadContents, old.children[0] === contents { return old.children }
      let rest = hadContents ? Array(old.children.dropFirst()) : old.children
      return contents.map { [$0] + rest } ?? rest
    }
    guard let contents else { return sublayers ?? [] }
    return [contents] + (sublayers ?? [])
  }

  /// What the node paints besides its shadow, in its own coordinates.
  private static func paintedExtent(
    _ background: [RenderPrimitive], _ foreground: [RenderPrimitive], children: [RenderNode],
    clip: RoundedRect?, scroll: CGPoint
  ) -> CGRect {
    // With a clip the children's extents would only make the answer a little smaller.
    if let clip, !children.isEmpty { return clip.rect }
    var extent = CGRect.null
    for primitive in background { extent = extent.union(LayerExtent.of(primitive)) }
    for primitive in foreground { extent = extent.union(LayerExtent.of(primitive)) }
    if let clip { return extent.overlap(with: clip.rect) }
    var below = CGRect.null
    for child in children { below = LayerExtent.union(below, child.extent) }
    return extent.union(below.offsetBy(dx: -scroll.x, dy: -scroll.y))
  }

  /// Sizes and places that are no numbers show nothing, and say so once.
  private static func isShowable(_ layer: CALayer) -> Bool {
    let bounds = layer.storedBounds
    let sum =
      bounds.minX + bounds.minY + bounds.width + bounds.height + layer.storedPosition.x
      + layer.storedPosition.y
    guard sum.isFinite, layer.geometry?.transform.isFinite ?? true,
      layer.parent?.geometry?.sublayerTransform.isFinite ?? true
    else {
      Unsupported.report("A layer with an infinite or undefined frame or transform")
      return false
    }
    return true
  }

  /// What a finished node paints, shadow included, in its own coordinates.
  static func ownExtent(of node: RenderNode) -> CGRect {
    let painted = paintedExtent(
      node.background, node.foreground, children: node.children, clip: node.clip,
      scroll: node.scroll)
    var extent = painted
    if let mask = node.mask {
      extent = extent.overlap(with: mask.extent.offsetBy(dx: -node.scroll.x, dy: -node.scroll.y))
    }
    if let shadow = node.shadow {
      extent = extent.union(LayerShadow.extent(of: shadow, painted: painted))
    }
    return extent
  }

  static func isSeenFromBehind(_ layer: CALayer, _ transform: ProjectiveTransform?) -> Bool {
    guard layer.flags.contains(.singleSided), let t = transform else { return false }
    // The sense of rotation of the layer's corners, seen from the front.
    let determinant =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
    return determinant < 0
  }
}
