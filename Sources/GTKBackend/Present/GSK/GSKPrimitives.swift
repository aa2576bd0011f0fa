import CGTK4
import CairoBackend
import PlatformInterface

/// Single primitives as GskRenderNodes, and the textures they share.
@MainActor
final class GSKPrimitives {
  private let textures = GSKTextureCache()
  /// Around the origin of any node, as far as a window may show what it paints: particles fly on.
  private var reach = CGRect.zero

  /// Once for each frame.
  func begin(_ frame: RenderFrame) {
    let pixels = FrameComparison.pixelBounds(of: frame)
    textures.nextFrame(showing: pixels.area)
    let side = min(2 * max(frame.size.width, frame.size.height), 8192 / max(frame.scale, 1))
    reach = CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
  }

  func removeAll() { textures.removeAll() }

  /// In the order of painting; empty where nothing is painted.
  func nodes(for primitive: RenderPrimitive, on grid: PixelGrid) -> [GSKNode] {
    switch primitive {
    case .fill(let shape, let color):
      let shape = grid.snapped(shape)
      guard !color.isClear, shape.rect.isPaintable else { return [] }
      if shape.isSquircle { return drawn(.fill(shape, color), in: shape.rect, on: grid) }
      let fill = GSKNode.color(color, in: shape.rect)
      return [shape.isPlain ? fill : fill.clipped(to: shape)]
    case .border(let shape, let width, let color):
      let shape = grid.snapped(shape)
      let width = PixelSnap(scale: grid.scale)?.snapped(width) ?? width
      guard !color.isClear, width > 0, width.isFinite, shape.rect.isPaintable else { return [] }
      if shape.isSquircle {
        return drawn(.border(shape, width: width, color), in: shape.rect, on: grid)
      }
      return [border(shape, width: width, color)]
    case .image(let image): return picture(image, on: grid).map { [$0] } ?? []
    case .text(let block, let origin):
      guard let painter = PlatformServices.current.textMeasurer as? any BlockPainter else {
        return []
      }
      // Glyphs are hinted and cached for the pixels they lie on: a recording would be enlarged.
      let ink = painter.inkBounds(of: block).offsetBy(dx: origin.x, dy: origin.y)
      return painted(primitive, in: ink.insetBy(dx: -1, dy: -1), on: grid)
    case .gradient(let spec, let shape, let space, let extends):
      guard space.rect.isPaintable, shape.isFinite else { return [] }
      guard extends, !space.isSquircle, let node = GSKGradient.node(spec, shape, in: space.rect)
      else { return drawn(primitive, in: space.rect, on: grid) }
      return [space.isPlain ? node : node.clipped(to: space)]
    case .path(let path):
      let width = path.stroke == nil ? 0 : path.style.width * max(path.style.miterLimit, 2)
      return drawn(
        primitive, in: path.path.controlBounds.insetBy(dx: -width - 1, dy: -width - 1), on: grid)
    case .drawing(let record): return drawn(primitive, in: record.bounds, on: grid)
    case .particles(let particles):
      // Light that is added has no alpha, which covers nothing where it is composited.
      return painted(primitive, in: particles.bounds.intersection(reach), on: grid)
    // Depends on more than itself; see `GSKBackdrops`.
    case .backdrop: return []
    }
  }

  /// By Cairo, recorded.
  private func drawn(_ primitive: RenderPrimitive, in space: CGRect, on grid: PixelGrid)
    -> [GSKNode]
  {
    guard space.isPaintable,
      let painter = PlatformServices.current.textMeasurer as? any BlockPainter
    else { return [] }
    // Blending with what lies below and erasing need pixels of their own, not a recording.
    if case .drawing(let record) = primitive, !record.isPlainlyComposited {
      return painted(primitive, in: space, on: grid)
    }
    return [
      GSKNode.cairo(in: space) {
        PrimitiveDrawing.draw(primitive, scale: grid.scale, text: painter, in: $0)
      }
    ]
  }

  private func painted(_ primitive: RenderPrimitive, in space: CGRect, on grid: PixelGrid)
    -> [GSKNode]
  {
    guard space.isPaintable else { return [] }
    let node = RenderNode(id: 0, size: space.size, background: [primitive], extent: space)
    return painted(node, in: space, on: grid).map { [$0] } ?? []
  }

  /// A node by the rasteriser: what it paints within the pixels around `space`.
  ///
  /// - Parameter grid: of the coordinates the node lies in, which are those of `space`.
  func painted(_ node: RenderNode, in space: CGRect, on grid: PixelGrid) -> GSKNode? {
    guard space.isPaintable else { return nil }
    let space = grid.aligned(space)
    let scale = grid.scale
    let holder = RenderNode(
      id: 0, size: space.size, scroll: space.origin, children: [node],
      extent: CGRect(origin: .zero, size: space.size))
    let pixels = PlatformServices.current.rasterizer.rasterize(
      holder, size: space.size, scale: scale, background: .clear)
    let covered = CGSize(
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return GSKNode.texture(GSKTexture(pixels), in: CGRect(origin: space.origin, size: covered))
  }

  /// What the node casts, alone, in its own coordinates.
  func shadow(_ shadow: RenderShadow, of node: RenderNode, on grid: PixelGrid) -> GSKNode? {
    let shape: CGRect
    switch shadow.shape {
    case .outline(let outline): shape = outline.rect
    case .path(let path): shape = path.controlBounds
    case .contents: return nil
    }
    // Three standard deviations hold all that can be seen of a Gaussian.
    let reach = max(shadow.radius, 0) * 3 + 2
    let space = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard space.isPaintable else { return nil }
    return textures.shadow(of: node.id, shadow, on: grid) {
      painted(
        RenderNode(id: 0, size: node.size, shadow: shadow, extent: space), in: space, on: grid)
    }
  }

  private func border(_ shape: RoundedRect, width: CGFloat, _ color: RGBA) -> GSKNode {
    var outline = shape.gsk
    let side = Float(min(width, min(shape.rect.width, shape.rect.height) / 2))
    let widths = [side, side, side, side]
    let colors = [color.gdk, color.gdk, color.gdk, color.gdk]
    return GSKNode(gsk_border_node_new(&outline, widths, colors))
  }

  private func picture(_ image: RenderImage, on grid: PixelGrid) -> GSKNode? {
    let space = image.destination
    guard space.isPaintable else { return nil }
    if let clip = image.clip, clip.isSquircle || !clip.rect.isPaintable {
      return painted(.image(image), in: space, on: grid).first
    }
    guard let texture = textures.texture(for: image, scale: grid.scale) else {
      return painted(.image(image), in: space, on: grid).first
    }
    let node = GSKNode.texture(texture, in: grid.snapped(RoundedRect(space)).rect)
    return image.clip.map { node.clipped(to: $0) } ?? node
  }
}

extension CGPath {
  /// Around all points and control points that lie anywhere; null for an empty path.
  var controlBounds: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      box = box.union(CGRect(origin: point, size: .zero))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return box
  }
}

extension GradientShape {
  /// Whether all numbers are some.
  fileprivate var isFinite: Bool {
    let numbers: [CGFloat] =
      switch self {
      case .linear(let from, let to): [from.x, from.y, to.x, to.y]
      case .radial(let from, let startRadius, let to, let endRadius):
        [from.x, from.y, startRadius, to.x, to.y, endRadius]
      case .conic(let center, let angle): [center.x, center.y, angle]
      }
    return numbers.allSatisfy(\.isFinite)
  }
}

extension DrawingRecord {
  /// Whether all commands only lay paint over what is there.
  fileprivate var isPlainlyComposited: Bool {
    commands.allSatisfy { command in
      switch command {
      case .fill(_, _, _, let effect), .stroke(_, _, _, let effect),
        .image(_, _, _, _, let effect), .gradient(_, _, _, _, let effect), .text(_, _, let effect):
        effect.blend == .normal && effect.shadow == nil
      case .clear, .beginLayer, .endLayer, .clipToMask: false
      case .save, .restore, .concatenate, .clip: true
      }
    }
  }
}
