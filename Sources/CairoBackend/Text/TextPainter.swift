import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// Paints one layout at one place.
@MainActor
struct TextPainter {
  let measurer: CairoTextMeasurer
  let block: TextBlock
  let layout: TextLayout
  /// Device pixels a point.
  let scale: CGFloat
  /// The block's top left in device pixels.
  let origin: CGPoint

  /// Glyphs larger than this, in pixels, are not worth keeping as masks.
  private static let largestMask: CGFloat = 200

  /// A decoration or background, in points from the block's top left.
  private struct Bar {
    var rect: CGRect
    var color: RGBA
  }

  // MARK: Upright

  /// - Parameter context: its matrix is the identity.
  func paint(on context: OpaquePointer) {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard
      let visible = visibleInk(
        in: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    else { return }

    for bar in backgrounds() { fill(bar, on: context) }
    for color in colors() {
      if isLarge {
        cairo_save(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        fillOutlines(of: color, on: context)
        cairo_restore(context)
      } else {
        paintMask(of: color, visible: visible, on: context)
      }
    }
    if hasStrokes {
      cairo_save(context)
      cairo_translate(context, origin.x, origin.y)
      cairo_scale(context, scale, scale)
      strokeOutlines(on: context)
      cairo_restore(context)
    }
    paintColoredGlyphs(on: context)
    paintAttachments(on: context)
    for bar in decorations() { fill(bar, on: context) }
  }

  private var isLarge: Bool {
    block.runs.contains { $0.attributes.font.pointSize * scale > Self.largestMask }
  }

  /// The part of `area` that glyphs may cover, in whole pixels; nil for none.
  private func visibleInk(in area: CGRect) -> CGRect? {
    let ink = measurer.inkBounds(of: block)
    let inked = CGRect(
      x: origin.x + ink.minX * scale, y: origin.y + ink.minY * scale,
      width: ink.width * scale, height: ink.height * scale)
    let visible = area.overlap(with: inked).integral
    guard !visible.isNull, visible.width >= 1, visible.height >= 1,
      visible.width * visible.height < 100_000_000
    else { return nil }
    return visible
  }

  /// The same as `paint` on a clear surface of the mask's size, for text of one opaque colour.
  ///
  /// - Returns: false where glyphs are too large for masks.
  func addCoverage(to mask: MaskTarget) -> Bool {
    guard !isLarge else { return false }
    let area = CGRect(x: mask.left, y: mask.top, width: mask.width, height: mask.height)
    if let visible = visibleInk(in: area) {
      var part = mask
      part.left = Int(visible.minX)
      part.top = Int(visible.minY)
      part.width = Int(visible.width)
      part.height = Int(visible.height)
      part.pixels += (part.top - mask.top) * mask.bytesPerRow + part.left - mask.left
      addGlyphs(to: part) { _ in true }
    }
    addLines(to: mask)
    return true
  }

  private func paintMask(of color: RGBA, visible: CGRect, on context: OpaquePointer) {
    let width = Int(visible.width)
    let height = Int(visible.height)
    let bytesPerRow = (width + 3) & ~3
    guard let bytes = calloc(bytesPerRow, height) else { return }
    defer { free(bytes) }
    let pixels = bytes.assumingMemoryBound(to: UInt8.self)
    let target = MaskTarget(
      pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height,
      left: Int(visible.minX), top: Int(visible.minY))
    addGlyphs(to: target) { block.runs[$0].attributes.isFilled(with: color) }
    let mask = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
    setSource(color, on: context)
    cairo_mask_surface(context, mask, visible.minX, visible.minY)
    cairo_surface_finish(mask)
    cairo_surface_destroy(mask)
  }

  /// Adds the glyphs of the block's runs that `isWanted` to a mask.
  func addGlyphs(to target: MaskTarget, where isWanted: (Int) -> Bool) {
    for line in layout.lines {
      let y = lineBaseline(line)
      for piece in line.pieces {
        guard case .glyphs(let run, let range) = piece.content, !run.face.typeface.hasColor,
          isWanted(piece.run)
        else { continue }
        let raster = run.face.raster(scale: scale)
        let raise = block.runs[piece.run].attributes.baselineOffset
        let base = y - Self.device(raise * scale)
        var pen = origin.x + (line.x + piece.x) * scale
        for glyph in run.glyphs[range] {
          if glyph.id != FontFace.emptyGlyph {
            let quarters = Self.device((pen + CGFloat(glyph.dx) * scale) * 4)
            let mask = raster.mask(of: glyph.id, quarter: quarters & 3)
            if mask.width > 0 {
              let lift = glyph.dy == 0 ? 0 : Self.device(CGFloat(glyph.dy) * scale)
              target.add(mask, x: (quarters >> 2) + mask.left, y: base - lift + mask.top)
            }
          }
          pen += advance(of: glyph, in: run, piece: piece) * scale
        }
      }
    }
  }

  func addLines(to target: MaskTarget) {
    let area = CGRect(x: target.left, y: target.top, width: target.width, height: target.height)
    for bar in decorations() {
      let rect = snapped(bar.rect).overlap(with: area)
      guard !rect.isNull else { continue }
      target.fill(
        x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
    }
  }

  /// Device pixels; whole, so that letters stand sharply on it.
  private func lineBaseline(_ line: TextLayout.Line) -> Int {
    Self.device(origin.y + line.baseline * scale)
  }

  /// A whole pixel; one that is in no picture where a font's, a paragraph's or a kern's number makes
  /// the place larger than any, or none.
  private static func device(_ place: CGFloat) -> Int {
    let farthest: CGFloat = 250_000_000
    return place.isNaN ? Int(farthest) : Int(min(max(place, -farthest), farthest).rounded())
  }

  private func advance(of glyph: Glyph, in run: ShapedRun, piece: TextLayout.Piece) -> CGFloat {
    let extra = glyph.id == run.face.spaceGlyph ? piece.spaceExtra : 0
    return CGFloat(glyph.advance) + extra
  }

  private func paintColoredGlyphs(on context: OpaquePointer) {
    for line in layout.lines {
      let y = CGFloat(lineBaseline(line))
      for piece in line.pieces {
        guard case .glyphs(let run, let range) = piece.content, run.face.typeface.hasColor else {
          continue
        }
        let font = run.face.makeScaledFont(pixelSize: run.face.size * scale)
        cairo_set_scaled_font(context, font)
        cairo_scaled_font_destroy(font)
        setSource(block.runs[piece.run].attributes.color, on: context)
        var pen = origin.x + (line.x + piece.x) * scale
        for glyph in run.glyphs[range] {
          if glyph.id != FontFace.emptyGlyph {
            var placed = cairo_glyph_t(
              index: UInt(glyph.id), x: (pen + CGFloat(glyph.dx) * scale).rounded(),
              y: y - CGFloat(glyph.dy) * scale)
            cairo_show_glyphs(context, &placed, 1)
          }
          pen += advance(of: glyph, in: run, piece: piece) * scale
        }
      }
    }
  }

  private func paintAttachments(on context: OpaquePointer) {
    for line in layout.lines {
      for piece in line.pieces {
        guard case .attachment = piece.content, let image = block.runs[piece.run].attachment else {
          continue
        }
        let bounds = block.runs[piece.run].attachmentBounds
        guard bounds.width > 0, bounds.height > 0 else { continue }
        let width = bounds.width * scale
        let height = bounds.height * scale
        guard width.isFinite, height.isFinite,
          let buffer = image.source.pixels(
            atLeastWidth: Int(min(width, 32767).rounded(.up)),
            height: Int(min(height, 32767).rounded(.up)))
        else { continue }
        let x = (origin.x + (line.x + piece.x + bounds.minX) * scale).rounded()
        let raise = block.runs[piece.run].attributes.baselineOffset
        let y = CGFloat(lineBaseline(line)) - ((bounds.maxY + raise) * scale).rounded()
        let surface = cairo_image_surface_create_for_data(
          buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
          Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, width / CGFloat(buffer.width), height / CGFloat(buffer.height))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_rectangle(context, 0, 0, Double(buffer.width), Double(buffer.height))
        cairo_fill(context)
        cairo_restore(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
  }

  // MARK: Bars

  private func backgrounds() -> [Bar] {
    var bars: [Bar] = []
    for line in layout.lines {
      for piece in line.pieces {
        guard let color = block.runs[piece.run].attributes.background else { continue }
        bars.append(
          Bar(
            rect: CGRect(
              x: line.x + piece.x, y: line.baseline - line.ascent, width: piece.width,
              height: line.ascent + line.descent),
            color: color))
      }
    }
    return bars
  }

  private func decorations() -> [Bar] {
    guard
      block.runs.contains(where: {
        $0.attributes.underline != .none || $0.attributes.strikethrough != .none
      })
    else { return [] }
    var bars: [Bar] = []
    for line in layout.lines {
      for piece in line.pieces {
        let textStyle = block.runs[piece.run].attributes
        let font = measurer.fonts.font(for: textStyle.font)
        let x = line.x + piece.x
        let thickness = max(font.spec.pointSize / 14, 1 / scale)
        let raise = textStyle.baselineOffset
        if textStyle.underline != .none {
          add(
            textStyle.underline, top: line.baseline - raise + font.spec.pointSize * 0.09, x: x,
            width: piece.width, thickness: thickness,
            color: textStyle.underlineColor ?? textStyle.color,
            to: &bars)
        }
        if textStyle.strikethrough != .none {
          let middle = line.baseline - raise - font.metrics.xHeight / 2
          add(
            textStyle.strikethrough, top: middle - thickness / 2, x: x, width: piece.width,
            thickness: thickness, color: textStyle.strikethroughColor ?? textStyle.color, to: &bars)
        }
      }
    }
    return bars
  }

  private func add(
    _ style: TextAttributes.Line, top: CGFloat, x: CGFloat, width: CGFloat, thickness: CGFloat,
    color: RGBA, to bars: inout [Bar]
  ) {
    let thickness = style == .thick ? thickness * 2 : thickness
    bars.append(
      Bar(rect: CGRect(x: x, y: top, width: width, height: thickness), color: color))
    if style == .double {
      bars.append(
        Bar(
          rect: CGRect(x: x, y: top + 2 * thickness, width: width, height: thickness),
          color: color))
    }
  }

  /// Device pixels, at least one high.
  private func snapped(_ rect: CGRect) -> CGRect {
    let left = (origin.x + rect.minX * scale).rounded()
    let right = (origin.x + rect.maxX * scale).rounded()
    let top = (origin.y + rect.minY * scale).rounded()
    return CGRect(
      x: left, y: top, width: max(right - left, 0),
      height: max((rect.height * scale).rounded(), 1))
  }

  private func fill(_ bar: Bar, on context: OpaquePointer) {
    let rect = snapped(bar.rect)
    setSource(bar.color, on: context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
  }

  // MARK: Any transform

  /// - Parameter context: its units are points from the block's top left.
  func paintOutlines(on context: OpaquePointer) {
    for bar in backgrounds() { fillUnsnapped(bar, on: context) }
    for color in colors() { fillOutlines(of: color, on: context) }
    strokeOutlines(on: context)
    paintColoredGlyphs(on: context)
    paintAttachments(on: context)
    for bar in decorations() { fillUnsnapped(bar, on: context) }
  }

  // MARK: Documents

  /// Letters as letters, which a reader can search and copy.
  ///
  /// - Parameter context: its units are points from the block's top left.
  func paintText(on context: OpaquePointer) {
    for bar in backgrounds() { fillUnsnapped(bar, on: context) }
    let options = tessera_font_options()
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    for line in layout.lines {
      for piece in line.pieces {
        let style = block.runs[piece.run].attributes
        guard case .glyphs(let run, let range) = piece.content, !run.face.typeface.hasColor,
          style.strokeWidth <= 0
        else { continue }
        setSource(style.color, on: context)
        showLetters(of: run, range, piece, line, on: context)
      }
    }
    strokeOutlines(on: context)
    paintColoredGlyphs(on: context)
    paintAttachments(on: context)
    for bar in decorations() { fillUnsnapped(bar, on: context) }
  }

  private func showLetters(
    of run: ShapedRun, _ range: Range<Int>, _ piece: TextLayout.Piece, _ line: TextLayout.Line,
    on context: OpaquePointer
  ) {
    let placed = place(run, range, piece, line, on: context)
    cairo_show_glyphs(context, placed, Int32(placed.count))
  }

  /// The glyphs of a piece where they stand, in the font that the context has from now on.
  private func place(
    _ run: ShapedRun, _ range: Range<Int>, _ piece: TextLayout.Piece, _ line: TextLayout.Line,
    on context: OpaquePointer
  ) -> [cairo_glyph_t] {
    cairo_set_font_face(context, run.face.typeface.cairoFace)
    cairo_set_font_size(context, run.face.size)
    let y = line.baseline - block.runs[piece.run].attributes.baselineOffset
    var pen = line.x + piece.x
    var placed: [cairo_glyph_t] = []
    for glyph in run.glyphs[range] {
      if glyph.id != FontFace.emptyGlyph {
        placed.append(
          cairo_glyph_t(
            index: UInt(glyph.id), x: pen + CGFloat(glyph.dx), y: y - CGFloat(glyph.dy)))
      }
      pen += advance(of: glyph, in: run, piece: piece)
    }
    return placed
  }

  private func fillUnsnapped(_ bar: Bar, on context: OpaquePointer) {
    setSource(bar.color, on: context)
    cairo_rectangle(context, bar.rect.minX, bar.rect.minY, bar.rect.width, bar.rect.height)
    cairo_fill(context)
  }

  private func fillOutlines(of color: RGBA, on context: OpaquePointer) {
    setSource(color, on: context)
    cairo_new_path(context)
    let options = tessera_font_options()
    defer { cairo_font_options_destroy(options) }
    cairo_set_font_options(context, options)
    for line in layout.lines {
      for piece in line.pieces {
        guard case .glyphs(let run, let range) = piece.content, !run.face.typeface.hasColor,
          block.runs[piece.run].attributes.isFilled(with: color)
        else { continue }
        addPath(of: run, range, piece, line, to: context)
      }
    }
    cairo_fill(context)
  }

  private func addPath(
    of run: ShapedRun, _ range: Range<Int>, _ piece: TextLayout.Piece, _ line: TextLayout.Line,
    to context: OpaquePointer
  ) {
    let placed = place(run, range, piece, line, on: context)
    cairo_glyph_path(context, placed, Int32(placed.count))
  }

  // MARK: Outlines of letters

  private var hasStrokes: Bool { block.runs.contains { $0.attributes.strokeWidth != 0 } }

  /// - Parameter context: its units are points from the block's top left.
  private func strokeOutlines(on context: OpaquePointer) {
    guard hasStrokes else { return }
    let options = tessera_font_options()
    defer { cairo_font_options_destroy(options) }
    cairo_set_font_options(context, options)
    for line in layout.lines {
      for piece in line.pieces {
        let style = block.runs[piece.run].attributes
        guard case .glyphs(let run, let range) = piece.content, !run.face.typeface.hasColor,
          style.strokeWidth != 0
        else { continue }
        cairo_new_path(context)
        addPath(of: run, range, piece, line, to: context)
        setSource(style.strokeColor ?? style.color, on: context)
        cairo_set_line_width(context, style.outlineWidth)
        cairo_set_line_join(context, style.strokeJoin.cairo)
        cairo_stroke(context)
      }
    }
  }

  // MARK: Colours

  private func colors() -> [RGBA] {
    if block.runs.count == 1 { return [block.runs[0].attributes.color] }
    var colors: [RGBA] = []
    for run in block.runs where !colors.contains(run.attributes.color) {
      colors.append(run.attributes.color)
    }
    return colors
  }

  private func setSource(_ color: RGBA, on context: OpaquePointer) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

extension TextAttributes {
  /// Whether letters are filled with this colour, and not drawn as outlines alone.
  fileprivate func isFilled(with color: RGBA) -> Bool { strokeWidth <= 0 && self.color == color }
  /// Points.
  var outlineWidth: CGFloat { min(abs(strokeWidth), 1000) / 100 * font.pointSize }
}
