import CGTK4
import PlatformInterface

/// What backdrops show: GSK has no node that looks at what is below it, so that is painted once more by
/// the rasteriser, up to the backdrop, and lies there as a texture.
///
/// Such a texture holds everything below, so it looks the same within groups and masks as the painter's
/// pixels do, which are painted over and mixed.
@MainActor
final class GSKBackdrops {
  private var frame: RenderFrame?
  /// The nodes around the one that is being built, each with the child that leads there.
  private var trail: [(node: RenderNode, child: Int)] = []

  /// Once for each frame.
  func begin(_ frame: RenderFrame) {
    self.frame = frame
    trail = []
  }

  func enter(_ node: RenderNode, child: Int) { trail.append((node, child)) }
  func leave() { trail.removeLast() }

  /// What the backdrop that is the background's primitive at `index` shows, in the node's coordinates.
  func picture(of node: RenderNode, through index: Int, _ shape: RoundedRect) -> GSKNode? {
    guard shape.rect.isPaintable, let content, let place = content.placing(node) else {
      Unsupported.report("Blur of what lies behind a layer in perspective")
      return nil
    }
    let last = node.cut(background: index + 1, children: [])
    return picture(of: last, in: place.pixels(covering: shape.rect), place)?.clipped(to: shape)
  }

  /// A node that GSK cannot show, with all that is below it, in its parent's coordinates.
  func picture(of node: RenderNode) -> GSKNode? {
    guard let content else {
      Unsupported.report("Blur of what lies behind a layer in perspective")
      return nil
    }
    return picture(of: node, in: content.pixels(covering: node.extent), content)?
      .clipped(to: RoundedRect(node.extent))
  }

  /// Where the content lies that the next node is in; nil in perspective.
  private var content: DevicePlacement? {
    guard let frame else { return nil }
    var place = DevicePlacement(scale: frame.scale)
    for step in trail {
      guard let own = place.placing(step.node) else { return nil }
      place = own.translated(x: -step.node.scroll.x, y: -step.node.scroll.y)
    }
    return place.isFlat || !place.isFinite ? nil : place
  }

  /// The pixels of `rect` after `last` was painted, in the coordinates that lie at `place`.
  private func picture(of last: RenderNode, in rect: PixelRect, _ place: DevicePlacement)
    -> GSKNode?
  {
    guard let frame else { return nil }
    var root = last
    for step in trail.reversed() {
      // Of two nodes that are mixed each is painted as if it were alone.
      let before = step.node.crossFade == nil ? step.node.children.prefix(step.child) : []
      root = step.node.cut(background: step.node.background.count, children: before + [root])
    }
    let below = RenderFrame(
      number: frame.number, size: frame.size, scale: frame.scale, background: frame.background,
      root: root)
    let visible = rect.intersection(FrameComparison.pixelBounds(of: frame))
    guard let space = BackdropZones.completing([visible], in: below).first, !space.isEmpty else {
      return nil
    }
    let scale = frame.scale
    let size = CGSize(width: CGFloat(space.width) / scale, height: CGFloat(space.height) / scale)
    let holder = RenderNode(
      id: 0, size: size,
      scroll: CGPoint(x: CGFloat(space.minX) / scale, y: CGFloat(space.minY) / scale),
      children: [root], extent: CGRect(origin: .zero, size: size))
    let pixels = PlatformServices.current.rasterizer.rasterize(
      holder, size: size, scale: scale, background: frame.background)
    let device = CGRect(x: space.minX, y: space.minY, width: pixels.width, height: pixels.height)
    let texture = GSKTexture(pixels)
    guard !place.isUpright else {
      return GSKNode.texture(
        texture,
        in: CGRect(
          x: (device.minX - place.x) / place.xx, y: (device.minY - place.y) / place.yy,
          width: device.width / place.xx, height: device.height / place.yy))
    }
    let back = CGAffineTransform(
      a: place.xx, b: place.yx, c: place.xy, d: place.yy, tx: place.x, ty: place.y
    ).inverted()
    return GSKNode.texture(texture, in: device).transformed(by: ProjectiveTransform(back))
  }
}

extension RenderNode {
  /// The node while it is being painted: without what is painted later or mixed in afterwards.
  fileprivate func cut(background count: Int, children: [RenderNode]) -> RenderNode {
    RenderNode(
      id: id, position: position, transform: transform, size: size, scroll: scroll,
      clip: clip.map { RoundedRect($0.rect) }, shadow: shadow,
      background: Array(background.prefix(count)), children: children, extent: extent)
  }
}
