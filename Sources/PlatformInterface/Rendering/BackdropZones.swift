/// Where backdrops lie on the device.
///
/// A backdrop needs all of what is below it whenever a part of it is painted, and each of its pixels may
/// change when one below it does. So it is painted altogether or not at all: damage that touches one
/// takes it in.
package enum BackdropZones {
  /// Rectangles of a frame's pixels to be painted, grown so that none divides a backdrop.
  ///
  /// - Complexity: O(backdrops in sight and their ancestors' children); O(1) for frames without any.
  package static func completing(_ rects: [PixelRect], in frame: RenderFrame) -> [PixelRect] {
    guard frame.root.hasBackdrop, !rects.isEmpty else { return rects }
    var zones: [PixelRect] = []
    let place = DevicePlacement(scale: frame.scale)
    collect(frame.root, in: place, FrameComparison.pixelBounds(of: frame), &zones)
    var rects = rects
    while true {
      // Taking one in may make a rectangle touch another one.
      var isDone = true
      for index in rects.indices {
        for zone in zones where rects[index].intersects(zone) && !rects[index].contains(zone) {
          rects[index] = rects[index].union(zone)
          isDone = false
        }
      }
      if isDone { return rects }
      var merged = DamageList()
      for rect in rects { merged.add(rect) }
      rects = merged.rects
    }
  }

  /// The backdrops below a node whose content lies at `content`, within `clip`.
  static func zones(below node: RenderNode, content: DevicePlacement, clip: PixelRect)
    -> [PixelRect]
  {
    var zones: [PixelRect] = []
    for child in node.children { collect(child, in: content, clip, &zones) }
    return zones
  }

  private static func collect(
    _ node: RenderNode, in content: DevicePlacement, _ clip: PixelRect, _ zones: inout [PixelRect]
  ) {
    // In perspective a backdrop sees its own node's picture alone, which is painted as a whole.
    guard node.hasBackdrop, node.opacity > 0, let place = content.placing(node), place.isFinite
    else { return }
    var clip = clip
    if let shape = node.clip { clip = clip.intersection(place.pixels(covering: shape.rect)) }
    guard !clip.isEmpty else { return }
    for primitive in node.background {
      guard case .backdrop(let shape, _) = primitive else { continue }
      let zone = place.pixels(covering: shape.rect).intersection(clip)
      if !zone.isEmpty { zones.append(zone) }
    }
    let inner = place.translated(x: -node.scroll.x, y: -node.scroll.y)
    DeepRecursion.run {
      for child in node.children { collect(child, in: inner, clip, &zones) }
    }
  }
}
