import CPangoCairo
import PlatformInterface

/// Nodes whose colours are multiplied: the copies of a replicator.
extension NodePainter {
  /// Paints a node that has a colour factor, whose parent's content has the placement `content`.
  func paint(
    _ node: RenderNode, multipliedBy factor: RGBA, in content: DevicePlacement, clip: PixelRect
  ) {
    if paintPlainly(node, multipliedBy: factor, in: content, clip: clip) { return }
    let isGrouped = inGroup {
      guard let raster = Raster(.color, width: clip.width, height: clip.height) else { return }
      paintAside(raster, x: clip.minX, y: clip.minY) {
        paintWithoutFactor(node, in: content, clip: clip)
      }
      tessera_multiply(
        raster.bytes.assumingMemoryBound(to: UInt32.self), Int32(raster.bytesPerRow),
        Int32(raster.width), Int32(raster.height), PremultipliedColor(factor).word)
      canvas.paint(raster, x: clip.minX, y: clip.minY, clip: clip)
    }
    if !isGrouped { paintWithoutFactor(node, in: content, clip: clip) }
  }

  /// Paints a node that is one even colour with another colour; false for all others.
  private func paintPlainly(
    _ node: RenderNode, multipliedBy factor: RGBA, in content: DevicePlacement, clip: PixelRect
  ) -> Bool {
    guard node.children.isEmpty, node.clip == nil, node.mask == nil, node.shadow == nil,
      !node.prefersCache, !node.hasBackdrop, node.background.count + node.foreground.count == 1,
      let own = node.background.first ?? node.foreground.first,
      let primitive = own.multiplied(by: factor), let place = content.placing(node)
    else { return false }
    guard place.isFinite, !place.isFlat else { return true }
    paint(primitive, place, clip: clip, alpha: min(node.opacity, 1))
    return true
  }
}

extension RenderPrimitive {
  /// The primitive in other colours; nil for one that is more than even colours.
  fileprivate func multiplied(by factor: RGBA) -> RenderPrimitive? {
    switch self {
    case .fill(let shape, let color): return .fill(shape, color.multiplied(by: factor))
    case .border(let shape, let width, let color):
      return .border(shape, width: width, color.multiplied(by: factor))
    case .path(var path) where path.fill == nil || path.stroke == nil:
      path.fill = path.fill?.multiplied(by: factor)
      path.stroke = path.stroke?.multiplied(by: factor)
      return .path(path)
    default: return nil
    }
  }
}

extension RGBA {
  fileprivate func multiplied(by factor: RGBA) -> RGBA {
    RGBA(
      red: red * factor.red, green: green * factor.green, blue: blue * factor.blue,
      alpha: alpha * factor.alpha)
  }
}
