import CGTK4
import PlatformInterface

/// A GskRenderNode, counted by Swift's references.
///
/// Not tied to an actor, so that the last reference may go anywhere; used on the main thread only.
final class GSKNode {
  let pointer: OpaquePointer

  /// Takes over the reference that GSK's constructors return.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { gsk_render_node_unref(pointer) }

  /// Several nodes, the first at the bottom; nil for none.
  static func container(_ nodes: [GSKNode]) -> GSKNode? {
    guard nodes.count > 1 else { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return GSKNode(gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  static func color(_ color: RGBA, in rect: CGRect) -> GSKNode {
    var color = color.gdk
    var bounds = rect.graphene
    return GSKNode(gsk_color_node_new(&color, &bounds))
  }

  static func texture(_ texture: GSKTexture, in rect: CGRect) -> GSKNode {
    var bounds = rect.graphene
    return GSKNode(gsk_texture_node_new(texture.pointer, &bounds))
  }

  /// Recorded by `draw`, replayed by the renderer at whatever scale it needs.
  @MainActor
  static func cairo(in rect: CGRect, _ draw: (OpaquePointer) -> Void) -> GSKNode {
    var bounds = rect.graphene
    let node = GSKNode(gsk_cairo_node_new(&bounds))
    if let context = gsk_cairo_node_get_draw_context(node.pointer) {
      draw(context)
      cairo_destroy(context)
    }
    return node
  }

  /// What it paints at most.
  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }

  func clipped(to shape: RoundedRect) -> GSKNode {
    if shape.isPlain {
      var bounds = shape.rect.graphene
      return GSKNode(gsk_clip_node_new(pointer, &bounds))
    }
    var outline = shape.gsk
    return GSKNode(gsk_rounded_clip_node_new(pointer, &outline))
  }

  /// `amount` of the way from one picture to another, 0…1; nil where there is neither.
  static func mixture(_ first: GSKNode?, _ second: GSKNode?, _ amount: Float) -> GSKNode? {
    switch (first, second) {
    case (let first?, let second?):
      return GSKNode(gsk_cross_fade_node_new(first.pointer, second.pointer, min(max(amount, 0), 1)))
    case (let first?, nil): return amount < 1 ? first.faded(to: 1 - amount) : nil
    case (nil, let second?): return amount > 0 ? second.faded(to: amount) : nil
    case (nil, nil): return nil
    }
  }

  func faded(to opacity: Float) -> GSKNode { GSKNode(gsk_opacity_node_new(pointer, opacity)) }

  /// With each component multiplied by that of a colour.
  func multiplied(by factor: RGBA) -> GSKNode {
    let values = [
      factor.red, 0, 0, 0, 0, factor.green, 0, 0, 0, 0, factor.blue, 0, 0, 0, 0, factor.alpha,
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, 0, 0, 0, 0)
    return GSKNode(gsk_color_matrix_node_new(pointer, &matrix, &offset))
  }

  func translated(by offset: CGPoint) -> GSKNode {
    guard offset != .zero else { return self }
    var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
    let transform = gsk_transform_translate(nil, &point)
    defer { gsk_transform_unref(transform) }
    return GSKNode(gsk_transform_node_new(pointer, transform))
  }

  /// Nil where the transform leaves nothing to be seen.
  func transformed(by t: ProjectiveTransform) -> GSKNode? {
    guard let transform = t.affine.map(Self.flat) ?? Self.perspective(t) else { return nil }
    defer { gsk_transform_unref(transform) }
    return GSKNode(gsk_transform_node_new(pointer, transform))
  }

  /// As a chain of steps: a plain matrix is no flat transform to GSK's Cairo renderer.
  private static func flat(_ t: CGAffineTransform) -> OpaquePointer? {
    let scaleX = hypot(t.a, t.b)
    let determinant = t.a * t.d - t.b * t.c
    guard scaleX > 0, scaleX.isFinite, determinant != 0, determinant.isFinite else { return nil }
    let scaleY = determinant / scaleX
    let shear = (t.a * t.c + t.b * t.d) / scaleX / scaleY
    var offset = graphene_point_t(x: t.tx.bounded, y: t.ty.bounded)
    var transform = gsk_transform_translate(nil, &offset)
    transform = gsk_transform_rotate(transform, Float(atan2(t.b, t.a) * 180 / .pi))
    transform = gsk_transform_skew(transform, Float(atan(shear) * 180 / .pi), 0)
    return gsk_transform_scale(transform, Float(scaleX), Float(scaleY))
  }

  /// GSK's matrices multiply row vectors in four dimensions; depth passes through.
  private static func perspective(_ t: ProjectiveTransform) -> OpaquePointer? {
    let values: [CGFloat] = [
      t.m11, t.m12, 0, t.m13, t.m21, t.m22, 0, t.m23, 0, 0, 1, 0, t.m31, t.m32, 0, t.m33,
    ]
    guard values.allSatisfy(\.isFinite) else { return nil }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values.map(Float.init))
    return gsk_transform_matrix(nil, &matrix)
  }
}

/// Pixels as GTK's renderer takes them; uploaded when first drawn.
final class GSKTexture {
  let pointer: OpaquePointer

  /// Shares the buffer's memory.
  init(_ pixels: PixelBuffer) {
    let keep = Unmanaged.passRetained(pixels).toOpaque()
    let bytes = g_bytes_new_with_free_func(
      pixels.bytes, gsize(pixels.byteCount),
      { Unmanaged<PixelBuffer>.fromOpaque($0!).release() }, keep)
    let texture = gdk_memory_texture_new(
      Int32(pixels.width), Int32(pixels.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(pixels.bytesPerRow))
    g_bytes_unref(bytes)
    pointer = texture!
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

// MARK: Values

extension CGFloat {
  /// Finite and small enough for single precision to tell points apart.
  fileprivate var bounded: Float { isFinite ? Float(Swift.min(Swift.max(self, -1e6), 1e6)) : 0 }
}

extension CGRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: origin.x.bounded, y: origin.y.bounded),
      size: graphene_size_t(
        width: Swift.max(width.bounded, 0), height: Swift.max(height.bounded, 0)))
  }

  /// Something can be painted in it.
  var isPaintable: Bool {
    size.width > 0 && size.height > 0
      && [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

extension RGBA {
  var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: alpha) }
}

extension RoundedRect {
  var gsk: GskRoundedRect {
    func corner(_ radius: CGFloat) -> graphene_size_t {
      graphene_size_t(width: radius.bounded, height: radius.bounded)
    }
    return GskRoundedRect(
      bounds: rect.graphene,
      corner: (corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)))
  }
}
