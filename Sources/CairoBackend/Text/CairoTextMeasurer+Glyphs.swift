import CPangoCairo
import CoreGraphics
import PlatformInterface

extension CairoTextMeasurer {
  package func glyphs(of block: TextBlock, line: Int) -> [TextGlyphRun] {
    let layout = textLayout(of: block)
    guard layout.lines.indices.contains(line) else { return [] }
    let shown = layout.lines[line]
    return shown.pieces.compactMap { piece in
      switch piece.content {
      case .glyphs(let shaped, let range): glyphs(shaped, range, piece, shown, block)
      case .attachment: picture(piece, shown, block)
      case .space: nil
      }
    }
  }

  /// A place for a picture counts as one sign, which no file has.
  private func picture(_ piece: TextLayout.Piece, _ line: TextLayout.Line, _ block: TextBlock)
    -> TextGlyphRun
  {
    let place = (piece.range?.lowerBound ?? 0) + line.paragraphStart
    return TextGlyphRun(
      run: piece.run, font: block.runs[piece.run].attributes.font, glyphs: [.max],
      positions: [CGPoint(x: piece.x, y: 0)], advances: [piece.width], characters: [place],
      range: place..<place + 1, isRightToLeft: piece.isRightToLeft)
  }

  private func glyphs(
    _ shaped: ShapedRun, _ range: Range<Int>, _ piece: TextLayout.Piece, _ line: TextLayout.Line,
    _ block: TextBlock
  ) -> TextGlyphRun {
    let asked = block.runs[piece.run].attributes.font
    var font = asked
    // What the font itself lacks another file draws, which is found by its own name.
    if shaped.face !== fonts.font(for: asked).face {
      font = shaped.face.typeface.named
      font.pointSize = shaped.face.size
    }
    let characters = piece.range ?? 0..<0
    var run = TextGlyphRun(
      run: piece.run, font: font, glyphs: [], positions: [], advances: [], characters: [],
      range: (characters.lowerBound + line.paragraphStart)..<(characters.upperBound
        + line.paragraphStart), isRightToLeft: piece.isRightToLeft)
    var x = piece.x
    for glyph in shaped.glyphs[range] {
      var advance = CGFloat(glyph.advance)
      if glyph.id == shaped.face.spaceGlyph { advance += piece.spaceExtra }
      if glyph.id != FontFace.emptyGlyph {
        run.glyphs.append(UInt16(truncatingIfNeeded: glyph.id))
        run.positions.append(CGPoint(x: x + CGFloat(glyph.dx), y: CGFloat(glyph.dy)))
        run.advances.append(advance)
        run.characters.append(line.paragraphStart + piece.clusterStart + Int(glyph.cluster))
      }
      x += advance
    }
    return run
  }

  package func glyph(for character: UInt32, font: FontSpec) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    let face = fonts.font(for: font).face
    guard hb_font_get_nominal_glyph(face.hbFont, character, &glyph) != 0 else { return nil }
    return UInt16(exactly: glyph)
  }

  package func advance(of glyph: UInt16, font: FontSpec) -> CGFloat? {
    fonts.font(for: font).face.advance(of: glyph)
  }

  package func outline(of glyph: UInt16, font: FontSpec) -> GlyphOutline? {
    let face = fonts.font(for: font).face
    guard let advance = face.advance(of: glyph) else { return nil }
    guard !face.typeface.hasColor else { return GlyphOutline(elements: [], advance: advance) }
    return GlyphOutline(elements: face.outline(of: glyph), advance: advance)
  }
}

extension FontFace {
  /// How far a sign moves the pen, in points; nil for numbers beyond the file's.
  fileprivate func advance(of glyph: UInt16) -> CGFloat? {
    guard UInt32(glyph) < hb_face_get_glyph_count(typeface.hbFace) else { return nil }
    return CGFloat(hb_font_get_glyph_h_advance(hbFont, hb_codepoint_t(glyph))) / 1024
  }

  /// Cairo's points are multiples of 1/256: outlines are taken at this size and made smaller.
  private static let outlineSize: CGFloat = 1024

  /// The outline of a sign, in points from its place on the baseline, y upwards.
  fileprivate func outline(of glyph: UInt16) -> [PathElement] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)
    let font = makeScaledFont(pixelSize: Self.outlineSize)
    defer {
      cairo_scaled_font_destroy(font)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_scaled_font(context, font)
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(context, &placed, 1)
    guard let path = cairo_copy_path(context) else { return [] }
    defer { cairo_path_destroy(path) }
    return Self.elements(of: path.pointee, scale: size / Self.outlineSize)
  }

  private static func elements(of path: cairo_path_t, scale: CGFloat) -> [PathElement] {
    guard let data = path.data else { return [] }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(data[index].point.x) * scale, y: -CGFloat(data[index].point.y) * scale)
    }
    var elements: [PathElement] = []
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // Cairo begins anew at the start of what it has closed, which outlines end with.
        if index + 2 < Int(path.num_data) { elements.append(.move(point(index + 1))) }
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(index + 1)))
      case CAIRO_PATH_CURVE_TO:
        elements.append(
          .cubic(control1: point(index + 1), control2: point(index + 2), end: point(index + 3)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    return elements
  }
}
