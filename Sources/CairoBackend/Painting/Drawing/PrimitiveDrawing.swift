import CPangoCairo
import PlatformInterface

/// Any primitive through Cairo, in the context's current coordinates.
package enum PrimitiveDrawing {
  /// Draws `primitive` over what is there.
  ///
  /// - Parameter scale: device pixels per point, for choosing how large to decode.
  package static func draw(
    _ primitive: RenderPrimitive, scale: CGFloat, text: any BlockPainter, in cr: OpaquePointer
  ) {
    switch primitive {
    case .fill(let shape, let color):
      GradientDrawing.setSource(color, in: cr)
      PathDrawing.append(shape, to: cr)
      cairo_fill(cr)
    case .border(let shape, let width, let color):
      guard width.isFinite, width > 0 else { return }
      GradientDrawing.setSource(color, in: cr)
      appendBand(shape, width: width, to: cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    case .image(let image): ImageDrawing.draw(image, scale: scale, in: cr)
    case .text(let block, let origin):
      guard origin.x.isFinite, origin.y.isFinite else { return }
      cairo_save(cr)
      cairo_translate(cr, PathDrawing.bounded(origin.x), PathDrawing.bounded(origin.y))
      AnyThreadText.paint(block, by: text, in: cr)
      cairo_restore(cr)
      cairo_new_path(cr)
    case .gradient(let spec, let shape, let space, let extends):
      cairo_save(cr)
      PathDrawing.append(space, to: cr)
      cairo_clip(cr)
      GradientDrawing.paint(spec, shape, extends: (extends, extends), in: cr)
      cairo_restore(cr)
    case .path(let path): draw(path, in: cr)
    case .drawing(let record): RecordDrawing.replay(record, scale: scale, text: text, in: cr)
    // There is nothing below in a recording, and particles are no strokes of Cairo's: both are painted by nodes.
    case .backdrop, .particles: break
    }
  }

  static func appendBand(_ shape: RoundedRect, width: CGFloat, to cr: OpaquePointer) {
    guard PathDrawing.isUsable(shape.rect) else { return }
    PathDrawing.append(shape, to: cr)
    let inner = shape.rect.insetBy(dx: width, dy: width)
    guard inner.width > 0, inner.height > 0, !inner.isNull else { return }
    PathDrawing.append(
      RoundedRect(
        inner, topLeft: max(0, shape.topLeft - width), topRight: max(0, shape.topRight - width),
        bottomRight: max(0, shape.bottomRight - width),
        bottomLeft: max(0, shape.bottomLeft - width), isContinuous: shape.isContinuous), to: cr)
  }

  private static func draw(_ path: RenderPath, in cr: OpaquePointer) {
    if let fill = path.fill, !fill.isClear {
      GradientDrawing.setSource(fill, in: cr)
      cairo_set_fill_rule(
        cr, path.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      PathDrawing.append(path.path, to: cr)
      cairo_fill(cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    }
    if let stroke = path.stroke, !stroke.isClear {
      GradientDrawing.setSource(stroke, in: cr)
      let shown = PathTrimming.trim(path.path, start: path.strokeStart, end: path.strokeEnd)
      self.stroke(shown, path.style, in: cr)
    }
  }

  /// Strokes a path in the current source.
  static func stroke(_ path: [PathElement], _ style: StrokeStyle, in cr: OpaquePointer) {
    guard style.width.isFinite, style.width > 0 else { return }
    if style.dash.isEmpty, LongStroke.isLong(path) {
      LongStroke(style, in: cr).draw(path) { cap in
        var part = style
        part.cap = cap
        strokeCurrent(part, in: cr)
      }
    } else {
      PathDrawing.append(path, to: cr)
      strokeCurrent(style, in: cr)
    }
  }

  private static func strokeCurrent(_ style: StrokeStyle, in cr: OpaquePointer) {
    cairo_set_line_width(cr, min(style.width, 100_000))
    cairo_set_line_cap(
      cr,
      style.cap == .butt
        ? CAIRO_LINE_CAP_BUTT
        : style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(cr, style.join.cairo)
    cairo_set_miter_limit(cr, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    // A dash shorter than a tenth of a pixel is a grey line that takes for ever.
    let dash = style.dash.map { $0.isFinite ? Double(max(0, $0)) : 0 }
    if dash.reduce(0, +) > 0.1 {
      cairo_set_dash(cr, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    } else {
      cairo_set_dash(cr, nil, 0, 0)
    }
    cairo_stroke(cr)
  }
}

extension StrokeStyle.Join {
  /// Cairo's name of it.
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
