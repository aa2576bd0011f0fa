import CPangoCairo
import CoreGraphics
import PlatformInterface

extension CairoTextMeasurer: BlockPainter {
  package func sharedLayout(of block: TextBlock) -> AnyObject {
    let layout = textLayout(of: block)
    layout.lastUse = CacheClock.now
    return layout
  }

  package func paint(_ block: TextBlock, in cr: OpaquePointer) { paint(block, at: .zero, on: cr) }

  /// Paints `block` with its top left at `origin`, both in the user space of `context`.
  ///
  /// Under a transform that only scales evenly and moves, baselines stand on whole device pixels and
  /// glyphs on quarters; any other transform fills outlines. The current source, matrix and font of
  /// the context are left as they were.
  package func paint(_ block: TextBlock, at origin: CGPoint, on context: OpaquePointer) {
    let layout = textLayout(of: block)
    guard !layout.lines.isEmpty else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_save(context)
    defer { cairo_restore(context) }
    if Self.keepsText(context) {
      cairo_translate(context, origin.x, origin.y)
      TextPainter(measurer: self, block: block, layout: layout, scale: 1, origin: .zero)
        .paintText(on: context)
      return
    }
    let isUpright =
      matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0
      && abs(matrix.xx - matrix.yy) < 1e-6 * matrix.xx
    if isUpright {
      let device = CGPoint(
        x: origin.x * matrix.xx + matrix.x0, y: origin.y * matrix.yy + matrix.y0)
      cairo_identity_matrix(context)
      TextPainter(measurer: self, block: block, layout: layout, scale: matrix.xx, origin: device)
        .paint(on: context)
    } else {
      cairo_translate(context, origin.x, origin.y)
      TextPainter(measurer: self, block: block, layout: layout, scale: 1, origin: .zero)
        .paintOutlines(on: context)
    }
  }

  /// Whether what is painted becomes a document, or a part of one that is painted as a group.
  private static func keepsText(_ context: OpaquePointer) -> Bool {
    let type = cairo_surface_get_type(cairo_get_group_target(context))
    return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_RECORDING
  }

  /// The colour of all that `paint` puts down, or nil where there are several colours, pictures or
  /// backgrounds. A block with a colour can be kept as a mask by `addMask`.
  package func uniformColor(of block: TextBlock) -> RGBA? {
    guard let color = block.runs.first?.attributes.color else { return nil }
    for run in block.runs {
      let style = run.attributes
      guard !run.isAttachment, style.color == color, style.background == nil,
        style.strokeWidth == 0
      else { return nil }
      if style.underline != .none, style.underlineColor ?? color != color { return nil }
      if style.strikethrough != .none, style.strikethroughColor ?? color != color { return nil }
    }
    for line in textLayout(of: block).lines {
      for piece in line.pieces {
        if case .glyphs(let run, _) = piece.content, run.face.typeface.hasColor { return nil }
      }
    }
    return color
  }

  /// Adds the coverage of a block that has a `uniformColor` to 8-bit masks.
  ///
  /// - Parameters:
  ///   - origin: of the block's top left, in device pixels from the mask's.
  ///   - scale: device pixels a point.
  package func addMask(
    of block: TextBlock, to pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, width: Int,
    height: Int, origin: CGPoint, scale: CGFloat
  ) {
    let target = MaskTarget(
      pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, left: 0, top: 0)
    let painter = TextPainter(
      measurer: self, block: block, layout: textLayout(of: block), scale: scale, origin: origin)
    painter.addGlyphs(to: target, where: { _ in true })
    painter.addLines(to: target)
  }

  package func paintCoverage(
    of block: TextBlock, on mask: MaskTarget, origin: CGPoint, scale: CGFloat
  ) -> Bool {
    TextPainter(
      measurer: self, block: block, layout: textLayout(of: block), scale: scale, origin: origin
    ).addCoverage(to: mask)
  }

  /// A rectangle that holds all that painting puts down, in points from the block's top left;
  /// null where nothing is painted.
  package func inkBounds(of block: TextBlock) -> CGRect {
    let layout = textLayout(of: block)
    if let bounds = layout.cachedInkBounds { return bounds }
    var bounds = CGRect.null
    let largest = block.runs.reduce(0) { max($0, $1.attributes.font.pointSize) }
    // Accents, swashes and slanted letters leave the line's box by less than this.
    let outline = block.runs.reduce(0) { max($0, $1.attributes.outlineWidth) }
    let margin = largest * 0.4 + 1 + outline
    for line in layout.lines {
      bounds = bounds.union(
        CGRect(
          x: line.x - margin, y: line.baseline - line.ascent - margin,
          width: line.width + 2 * margin, height: line.ascent + line.descent + 2 * margin))
    }
    layout.cachedInkBounds = bounds
    return bounds
  }
}

/// A part of the device's pixels as 8-bit coverage.
package struct MaskTarget {
  var pixels: UnsafeMutablePointer<UInt8>
  var bytesPerRow: Int
  var width: Int
  var height: Int
  /// The device pixel of the first byte.
  var left: Int
  var top: Int

  func add(_ mask: GlyphMask, x: Int, y: Int) {
    tessera_mask_add(
      pixels, Int32(bytesPerRow), Int32(width), Int32(height), mask.bytes,
      Int32(mask.bytesPerRow), Int32(mask.width), Int32(mask.height), Int32(x - left),
      Int32(y - top))
  }

  func fill(x: Int, y: Int, width: Int, height: Int) {
    let right = min(x + width - left, self.width)
    let bottom = min(y + height - top, self.height)
    for row in max(y - top, 0)..<max(max(y - top, 0), bottom) {
      for column in max(x - left, 0)..<max(max(x - left, 0), right) {
        pixels[row * bytesPerRow + column] = 255
      }
    }
  }
}
