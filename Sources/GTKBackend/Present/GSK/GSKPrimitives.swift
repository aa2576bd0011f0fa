import CGTK4
import CairoBackend
import PlatformInterface

/// Single primitives as GskRenderNodes, and the textures they share.
@MainActor
final class GSKPrimitives {
  private var scale: CGFloat = 1
  private let textures = GSKTextureCache()

  func begin(scale: CGFloat) {
    self.scale = scale
    textures.nextFrame()
  }

  func removeAll() { textures.removeAll() }

  /// In the order of painting; empty where nothing is painted.
  func nodes(for primitive: RenderPrimitive) -> [GSKNode] {
    switch primitive {
    case .fill(let shape, let color):
      guard !color.isClear, shape.rect.isPaintable else { return [] }
      if shape.isContinuous && !shape.isPlain { return drawn(primitive, in: shape.rect) }
      let fill = GSKNode.color(color, in: shape.rect)
      return [shape.isPlain ? fill : fill.clipped(to: shape)]
    case .border(let shape, let width, let color):
      guard !color.isClear, width > 0, width.isFinite, shape.rect.isPaintable else { return [] }
      if shape.isContinuous && !shape.isPlain { return drawn(primitive, in: shape.rect) }
      return [border(shape, width: width, color)]
    case .image(let image): return picture(image).map { [$0] } ?? []
    case .text(let block, let origin):
      guard let painter = PlatformServices.current.textMeasurer as? any BlockPainter else {
        return []
      }
      // Glyphs are hinted and cached for the pixels they lie on: a recording would be enlarged.
      let ink = painter.inkBounds(of: block).offsetBy(dx: origin.x, dy: origin.y)
      return painted(primitive, in: ink.insetBy(dx: -1, dy: -1))
    case .gradient(let spec, let shape, let room, let extends):
      guard room.rect.isPaintable else { return [] }
      guard extends, !(room.isContinuous && !room.isPlain),
        let node = GSKGradient.node(spec, shape, in: room.rect)
      else { return drawn(primitive, in: room.rect) }
      return [room.isPlain ? node : node.clipped(to: room)]
    case .path(let path):
      let width = path.stroke == nil ? 0 : path.style.width * max(path.style.miterLimit, 2)
      return drawn(primitive, in: path.path.controlBounds.insetBy(dx: -width - 1, dy: -width - 1))
    case .drawing(let record): return drawn(primitive, in: record.bounds)
    }
  }

  /// By Cairo, recorded.
  private func drawn(_ primitive: RenderPrimitive, in room: CGRect) -> [GSKNode] {
    guard room.isPaintable,
      let painter = PlatformServices.current.textMeasurer as? any BlockPainter
    else { return [] }
    // Blending with what lies below and erasing need pixels of their own, not a recording.
    if case .drawing(let record) = primitive, !record.isPlainlyComposited {
      return painted(primitive, in: room)
    }
    let scale = scale
    return [
      GSKNode.cairo(in: room) {
        PrimitiveDrawing.draw(primitive, scale: scale, text: painter, in: $0)
      }
    ]
  }

  private func painted(_ primitive: RenderPrimitive, in room: CGRect) -> [GSKNode] {
    guard room.isPaintable else { return [] }
    let area = room.integral
    let node = RenderNode(id: 0, size: area.size, background: [primitive], extent: area)
    return painted(node, in: area).map { [$0] } ?? []
  }

  /// A node by the rasteriser: what it paints within `room`, in its parent's coordinates.
  func painted(_ node: RenderNode, in room: CGRect) -> GSKNode? {
    guard room.isPaintable else { return nil }
    let holder = RenderNode(
      id: 0, size: room.size, scroll: room.origin, children: [node],
      extent: CGRect(origin: .zero, size: room.size))
    let pixels = PlatformServices.current.rasterizer.rasterize(
      holder, size: room.size, scale: scale, background: .clear)
    let covered = CGSize(
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return GSKNode.texture(GSKTexture(pixels), in: CGRect(origin: room.origin, size: covered))
  }

  /// What the node casts, alone, in its own coordinates.
  func shadow(_ shadow: RenderShadow, of node: RenderNode) -> GSKNode? {
    let shape: CGRect
    switch shadow.shape {
    case .outline(let outline): shape = outline.rect
    case .path(let path): shape = path.controlBounds
    case .contents: return nil
    }
    // Three standard deviations hold all that can be seen of a Gaussian.
    let reach = max(shadow.radius, 0) * 3 + 2
    let room = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach).integral
    guard room.isPaintable else { return nil }
    return textures.shadow(of: node.id, shadow, scale: scale) {
      painted(RenderNode(id: 0, size: node.size, shadow: shadow, extent: room), in: room)
    }
  }

  private func border(_ shape: RoundedRect, width: CGFloat, _ color: RGBA) -> GSKNode {
    var outline = shape.gsk
    let side = Float(min(width, min(shape.rect.width, shape.rect.height) / 2))
    let widths = [side, side, side, side]
    let colors = [color.gdk, color.gdk, color.gdk, color.gdk]
    return GSKNode(gsk_border_node_new(&outline, widths, colors))
  }

  private func picture(_ image: RenderImage) -> GSKNode? {
    let room = image.destination
    guard room.isPaintable else { return nil }
    guard let texture = textures.texture(for: image, scale: scale) else {
      return painted(.image(image), in: room).first
    }
    let node = GSKNode.texture(texture, in: room)
    guard let clip = image.clip else { return node }
    return clip.rect.isPaintable ? node.clipped(to: clip) : nil
  }
}

extension CGPath {
  /// Around all points and control points; null for an empty path.
  var controlBounds: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
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
