import CPangoCairo
import PlatformInterface

/// Replays what `draw(_:)` recorded, on any thread.
struct RecordDrawing {
  private enum Level {
    case state
    case layer(DrawingEffect)
    /// One inside too many others, which is painted straight into them.
    case flatLayer
    /// A group that ends with its state, to be cut by the image's alpha.
    case mask(CGImage, CGRect, cairo_matrix_t)
  }

  private let cr: OpaquePointer
  private let scale: CGFloat
  private let text: any BlockPainter
  private var levels: [Level] = []
  /// Each open group has pixels of its own.
  private var groupCount = 0

  static func replay(
    _ record: DrawingRecord, scale: CGFloat, text: any BlockPainter, in cr: OpaquePointer
  ) {
    guard PathDrawing.isUsable(record.bounds) else { return }
    cairo_save(cr)
    PathDrawing.append(record.bounds, to: cr)
    cairo_clip(cr)
    // A group of its own, so that blend modes and `clear` meet the record's own pixels alone.
    let isolates = record.commands.contains(where: Self.needsIsolation)
    if isolates { cairo_push_group(cr) }
    var replay = RecordDrawing(cr: cr, scale: scale, text: text)
    for command in record.commands { replay.perform(command) }
    replay.closeAll()
    if isolates {
      cairo_pop_group_to_source(cr)
      cairo_paint(cr)
    }
    cairo_restore(cr)
    cairo_new_path(cr)
  }

  private init(cr: OpaquePointer, scale: CGFloat, text: any BlockPainter) {
    self.cr = cr
    self.scale = scale
    self.text = text
  }

  private static func needsIsolation(_ command: DrawingCommand) -> Bool {
    switch command {
    case .clear: true
    case .fill(_, _, _, let effect), .stroke(_, _, _, let effect), .image(_, _, _, _, let effect),
      .gradient(_, _, _, _, let effect), .text(_, _, let effect), .beginLayer(let effect):
      effect.blend != .normal
    default: false
    }
  }

  private mutating func perform(_ command: DrawingCommand) {
    switch command {
    case .save:
      cairo_save(cr)
      levels.append(.state)
    case .restore:
      closeMasks()
      guard case .state? = levels.last else { return }
      levels.removeLast()
      cairo_restore(cr)
    case .concatenate(let t):
      var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
      let determinant = t.a * t.d - t.b * t.c
      // A matrix that cannot be undone shows nothing; Cairo would stop drawing for good.
      guard determinant.isFinite, abs(determinant) > 1e-12, t.tx.isFinite, t.ty.isFinite else {
        cairo_rectangle(cr, 0, 0, 0, 0)
        cairo_clip(cr)
        return
      }
      cairo_transform(cr, &matrix)
    case .clip(let path, let evenOdd):
      cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      PathDrawing.append(path, to: cr)
      cairo_clip(cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    case .clipToMask(let image, let rect):
      guard opensGroup() else {
        PathDrawing.append(rect, to: cr)
        return cairo_clip(cr)
      }
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cr, &matrix)
      levels.append(.mask(image, rect, matrix))
      cairo_push_group(cr)
    case .fill(let path, let evenOdd, let paint, let effect):
      if effect.blend.reachesOutside && effect.shadow == nil {
        // Cairo would blend the emptiness around the shape, too.
        return withClip(
          {
            cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            PathDrawing.append(path, to: cr)
          },
          {
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
            withPaint(paint, alpha: effect.alpha) {
              cairo_set_operator(cr, effect.blend.cairoOperator)
              cairo_paint(cr)
            }
          })
      }
      withEffect(effect) { alpha in
        withPaint(paint, alpha: alpha) {
          cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          PathDrawing.append(path, to: cr)
          cairo_fill(cr)
          cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
        }
      }
    case .stroke(let path, let style, let paint, let effect):
      withEffect(effect) { alpha in
        withPaint(paint, alpha: alpha) {
          PrimitiveDrawing.stroke(path.elements, style, in: cr)
        }
      }
    case .clear(let rect):
      guard PathDrawing.isUsable(rect) else { return }
      cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
      PathDrawing.append(rect, to: cr)
      cairo_fill(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    case .image(let image, let rect, let flipped, let interpolation, let effect):
      guard PathDrawing.isUsable(rect) else { return }
      var picture = RenderImage(image, destination: rect)
      picture.filter = interpolation == .none ? .nearest : .linear
      picture.orientation = flipped ? 4 : 1
      withClip({ PathDrawing.append(rect, to: cr) }) {
        withEffect(effect) { drawImage(picture, alpha: $0) }
      }
    case .gradient(let spec, let shape, let start, let end, let effect):
      withEffect(effect) { alpha in
        guard alpha < 1 else {
          return GradientDrawing.paint(spec, shape, extends: (start, end), in: cr)
        }
        cairo_push_group(cr)
        GradientDrawing.paint(spec, shape, extends: (start, end), in: cr)
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, Double(alpha))
      }
    case .text(let block, let origin, let effect):
      guard origin.x.isFinite, origin.y.isFinite else { return }
      withEffect(effect) { alpha in
        if alpha < 1 { cairo_push_group(cr) }
        cairo_save(cr)
        cairo_translate(cr, PathDrawing.bounded(origin.x), PathDrawing.bounded(origin.y))
        AnyThreadText.paint(block, by: text, in: cr)
        cairo_restore(cr)
        cairo_new_path(cr)
        if alpha < 1 {
          cairo_pop_group_to_source(cr)
          cairo_paint_with_alpha(cr, Double(alpha))
        }
      }
    case .beginLayer(let effect):
      cairo_save(cr)
      guard opensGroup() else { return levels.append(.flatLayer) }
      levels.append(.layer(effect))
      cairo_push_group(cr)
    case .endLayer:
      closeMasks()
      while case .state? = levels.last { perform(.restore) }
      if case .flatLayer? = levels.last {
        levels.removeLast()
        return cairo_restore(cr)
      }
      guard case .layer(let effect)? = levels.last else { return }
      levels.removeLast()
      groupCount -= 1
      composite(cairo_pop_group(cr), effect)
      cairo_restore(cr)
    }
  }

  private mutating func opensGroup() -> Bool {
    guard groupCount < PaintingLimits.groups else {
      PaintingLimits.reportGroups()
      return false
    }
    groupCount += 1
    return true
  }

  private mutating func closeAll() {
    while let level = levels.last {
      switch level {
      case .state: perform(.restore)
      case .layer, .flatLayer: perform(.endLayer)
      case .mask: closeMasks()
      }
    }
  }

  private mutating func closeMasks() {
    while case .mask(let image, let rect, var matrix)? = levels.last {
      levels.removeLast()
      groupCount -= 1
      let group = cairo_pop_group(cr)
      var current = cairo_matrix_t()
      cairo_get_matrix(cr, &current)
      cairo_push_group(cr)
      cairo_set_matrix(cr, &matrix)
      ImageDrawing.draw(RenderImage(image, destination: rect), scale: scale, in: cr)
      let mask = cairo_pop_group(cr)
      cairo_set_matrix(cr, &current)
      // Groups carry the device's own coordinates, so both fit under any matrix.
      cairo_set_source(cr, group)
      cairo_mask(cr, mask)
      cairo_pattern_destroy(mask)
      cairo_pattern_destroy(group)
    }
  }

  /// Runs `body` so that what it paints meets `effect`; it is told the alpha left for it to apply.
  private func withEffect(_ effect: DrawingEffect, _ body: (Float) -> Void) {
    cairo_set_antialias(cr, effect.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    defer { cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT) }
    if effect.blend == .normal && effect.shadow == nil { return body(effect.alpha) }
    cairo_push_group(cr)
    body(1)
    composite(cairo_pop_group(cr), effect)
  }

  private func withClip(_ outline: () -> Void, _ body: () -> Void) {
    cairo_save(cr)
    outline()
    cairo_clip(cr)
    body()
    cairo_restore(cr)
  }

  /// Paints a finished group with shadow, alpha and blend mode, and releases it.
  private func composite(_ group: OpaquePointer?, _ effect: DrawingEffect) {
    defer { cairo_pattern_destroy(group) }
    var source = group
    if let shadow = effect.shadow, !shadow.color.isClear {
      cairo_push_group(cr)
      SilhouetteShadow.paint(
        of: group, offset: shadow.offset, deviation: shadow.blur / 2, color: shadow.color,
        scale: scale, in: cr)
      cairo_set_source(cr, group)
      cairo_paint(cr)
      source = cairo_pop_group(cr)
    }
    cairo_set_operator(cr, effect.blend.cairoOperator)
    cairo_set_source(cr, source)
    cairo_paint_with_alpha(cr, Double(effect.alpha))
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    if source != group { cairo_pattern_destroy(source) }
  }

  private func withPaint(_ paint: DrawingPaint, alpha: Float, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      GradientDrawing.setSource(color.withAlpha(color.alpha * alpha), in: cr)
      body()
    case .pattern(let image, let phase):
      guard let pixels = image.source.pixels(atLeastWidth: image.width, height: image.height)
      else { return }
      if alpha < 1 { cairo_push_group(cr) }
      ImageDrawing.withSurface(of: pixels) { surface in
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_translate(
          &matrix, -PathDrawing.bounded(phase.width), -PathDrawing.bounded(phase.height))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cr, pattern)
        body()
        cairo_set_source_rgba(cr, 0, 0, 0, 1)
        cairo_pattern_destroy(pattern)
      }
      if alpha < 1 {
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, Double(alpha))
      }
    }
  }

  private func drawImage(_ picture: RenderImage, alpha: Float) {
    guard alpha < 1 else { return ImageDrawing.draw(picture, scale: scale, in: cr) }
    cairo_push_group(cr)
    ImageDrawing.draw(picture, scale: scale, in: cr)
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, Double(alpha))
  }
}
