import CPangoCairo
import PlatformInterface

@testable import CairoBackend

/// Paints a tree of nodes by the plainest means Cairo has: no caches, a group for everything.
///
/// Slow and easy to follow; it says how a tree looks, and the quick painter is held against it.
@MainActor
struct PlainPainter {
  private let scale: CGFloat
  private let text: any BlockPainter
  private let cr: OpaquePointer

  /// Paints `node` over `background` in a bitmap of `size` points.
  static func paint(
    _ node: RenderNode, size: CGSize, scale: CGFloat, background: RGBA, text: any BlockPainter
  ) -> PixelBuffer {
    let pixels = PixelBuffer(
      width: side(size.width * scale), height: side(size.height * scale),
      isOpaque: background.isOpaque)
    ImageDrawing.withSurface(of: pixels) { surface in
      guard let cr = cairo_create(surface) else { return }
      GradientDrawing.setSource(background, in: cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_scale(cr, scale, scale)
      PlainPainter(scale: scale, text: text, cr: cr).paint(node)
      cairo_destroy(cr)
    }
    return pixels
  }

  private static func side(_ value: CGFloat) -> Int {
    value.isFinite ? Int(min(max(value.rounded(.up), 1), 32767)) : 1
  }

  private func paint(_ node: RenderNode) {
    guard !node.extent.isNull, node.opacity > 0 else { return }
    if let transform = node.transform {
      guard var matrix = cairoMatrix(transform) else { return }
      cairo_save(cr)
      cairo_transform(cr, &matrix)
    } else {
      guard node.position.x.isFinite, node.position.y.isFinite else { return }
      cairo_save(cr)
      cairo_translate(
        cr, PathDrawing.bounded(node.position.x), PathDrawing.bounded(node.position.y))
    }
    paintPlaced(node)
    cairo_restore(cr)
  }

  private func paintMixture(_ first: RenderNode, _ second: RenderNode, _ amount: Double) {
    cairo_push_group(cr)
    for (node, part) in [(first, 1 - amount), (second, amount)] {
      cairo_push_group(cr)
      paint(node)
      cairo_pop_group_to_source(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_ADD)
      cairo_paint_with_alpha(cr, part)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    }
    cairo_pop_group_to_source(cr)
    cairo_paint(cr)
  }

  /// Perspective needs bitmaps to warp; here the nearest flat matrix stands for it.
  private func cairoMatrix(_ t: ProjectiveTransform) -> cairo_matrix_t? {
    let w = t.m33 == 0 ? 1 : t.m33
    let matrix = cairo_matrix_t(
      xx: t.m11 / w, yx: t.m12 / w, xy: t.m21 / w, yy: t.m22 / w, x0: t.m31 / w, y0: t.m32 / w)
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    guard determinant.isFinite, abs(determinant) > 1e-12, matrix.x0.isFinite, matrix.y0.isFinite
    else { return nil }
    return matrix
  }

  private func paintPlaced(_ node: RenderNode) {
    let needsGroup = node.opacity < 1 || node.mask != nil || silhouette(node) != nil
    if needsGroup { cairo_push_group(cr) }
    if !needsGroup, let shadow = node.shadow { paint(shadow) }
    cairo_save(cr)
    if let clip = node.clip {
      PathDrawing.append(clip, to: cr)
      cairo_clip(cr)
    }
    for primitive in node.background { draw(primitive) }
    if !node.children.isEmpty {
      cairo_save(cr)
      cairo_translate(
        cr, PathDrawing.bounded(-node.scroll.x), PathDrawing.bounded(-node.scroll.y))
      if let amount = node.crossFade, node.children.count == 2 {
        paintMixture(node.children[0], node.children[1], Double(amount))
      } else {
        for child in node.children { paint(child) }
      }
      cairo_restore(cr)
    }
    for primitive in node.foreground { draw(primitive) }
    cairo_restore(cr)
    guard needsGroup else { return }
    if let mask = node.mask {
      let contents = cairo_pop_group(cr)
      cairo_push_group(cr)
      paint(mask)
      let pattern = cairo_pop_group(cr)
      cairo_push_group(cr)
      cairo_set_source(cr, contents)
      cairo_mask(cr, pattern)
      cairo_pattern_destroy(pattern)
      cairo_pattern_destroy(contents)
    }
    let contents = cairo_pop_group(cr)
    cairo_push_group(cr)
    if let shadow = node.shadow {
      if silhouette(node) != nil {
        SilhouetteShadow.paint(
          of: contents, offset: shadow.offset, deviation: shadow.radius, color: shadow.color,
          scale: scale, in: cr)
      } else {
        paint(shadow)
      }
    }
    cairo_set_source(cr, contents)
    cairo_paint(cr)
    cairo_pattern_destroy(contents)
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, Double(node.opacity.isFinite ? min(max(node.opacity, 0), 1) : 1))
  }

  private func silhouette(_ node: RenderNode) -> RenderShadow? {
    guard let shadow = node.shadow, case .contents = shadow.shape else { return nil }
    return shadow
  }

  private func paint(_ shadow: RenderShadow) {
    cairo_push_group(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    switch shadow.shape {
    case .outline(let shape): PathDrawing.append(shape, to: cr)
    case .path(let path): PathDrawing.append(path, to: cr)
    case .contents: break
    }
    cairo_fill(cr)
    let group = cairo_pop_group(cr)
    SilhouetteShadow.paint(
      of: group, offset: shadow.offset, deviation: shadow.radius, color: shadow.color,
      scale: scale, in: cr)
    cairo_pattern_destroy(group)
  }

  private func draw(_ primitive: RenderPrimitive) {
    PrimitiveDrawing.draw(primitive, scale: scale, text: text, in: cr)
  }
}
