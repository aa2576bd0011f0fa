import CSwiftRuntime
import PlatformInterface

/// A layer as a picture of its own, apart from its tree.
package enum LayerPicture {
  /// The layer's node in its own place, whatever its superlayer does with it.
  ///
  /// - Parameter part: in the layer's coordinates; becomes the node's bounds.
  package static func node(of layer: CALayer, part: CGRect, scale: CGFloat) -> RenderNode {
    let shown = LayerCommitter().node(of: layer, scale: scale)
    // Without the picture before a transition.
    let node = layer.isInvisible ? shown : layer.cachedNode ?? shown
    let bounds = layer.storedBounds
    let plain = RenderNode(
      id: node.id, position: CGPoint(x: bounds.minX - part.minX, y: bounds.minY - part.minY),
      size: node.size, scroll: node.scroll, opacity: node.opacity, clip: node.clip, mask: node.mask,
      shadow: node.shadow, background: node.background, foreground: node.foreground,
      children: node.children, extent: LayerExtent.everywhere, crossFade: node.crossFade,
      colorFactor: node.colorFactor)
    return RenderNode(
      id: 0, size: part.size, clip: RoundedRect(CGRect(origin: .zero, size: part.size)),
      children: [plain], extent: LayerExtent.everywhere)
  }

  /// Draws the layer's bounds, and what sticks out of them, into `context`.
  static func draw(_ layer: CALayer, in context: CGContext) {
    guard tessera_is_main_thread() else {
      return Log.write("CALayer.render(in:) works on the main thread only; nothing was drawn.")
    }
    if isInWindow(layer) { layer.layoutIfNeeded() }
    let unit = context.convertToDeviceSpace(CGSize(width: 1, height: 1))
    let bounds = layer.storedBounds
    let own = LayerCommitter().node(of: layer, scale: 1)
    // The node's extent is in the superlayer's space; around an untransformed layer it tells how far
    // shadows and sublayers reach.
    var reach = bounds
    if own.transform == nil, !own.extent.isNull {
      reach = reach.union(
        own.extent.offsetBy(
          dx: bounds.minX - own.position.x, dy: bounds.minY - own.position.y))
    }
    let clip = context.boundingBoxOfClipPath
    if !clip.isNull, !clip.isInfinite { reach = reach.overlap(with: clip) }
    guard !reach.isNull, reach.width > 0, reach.height > 0, reach.width.isFinite,
      reach.height.isFinite
    else { return }
    // Paper shows more than a screen.
    let wanted = max(abs(unit.width), abs(unit.height)) * (context.isDocument ? 3 : 1)
    // Bitmaps have a largest size; a picture of more is made coarser.
    let scale = min(
      wanted > 0 && wanted.isFinite ? wanted : 1, 16384 / max(reach.width, reach.height))
    let node = node(of: layer, part: reach, scale: scale)
    let size = reach.size
    let pixels = MainThread.wait(for: {
      PlatformServices.current.rasterizer.rasterize(
        node, size: size, scale: scale, background: .clear)
    })
    context.paint(CGImage(pixels), in: reach, isFlipped: false)
  }

  /// iOS-BEHAVIOUR: what a window shows is laid out when it is drawn into a context, though no frame has come
  /// since the window was shown. Evidence: https://github.com/Cronay/UIUnitSnapshotTestingExample, whose
  /// pictures are made of such windows; layers without a window are left as they are, which is unmeasured.
  private static func isInWindow(_ layer: CALayer) -> Bool {
    var root = layer
    while let next = root.parent { root = next }
    return root.host != nil
  }
}
