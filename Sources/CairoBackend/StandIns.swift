import CPangoCairo
import Foundation
import PlatformInterface

/// One line through Pango, until the text engine is there.
@MainActor
final class StandInText: TextMeasurer, BlockPainter {
  private func withLayout<Result>(_ block: TextBlock, _ body: (OpaquePointer) -> Result) -> Result {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let layout = pango_layout_new(context)!
    let description = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(
      description, (block.runs.first?.attributes.font.pointSize ?? 17) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, block.string, -1)
    if block.width.isFinite { pango_layout_set_width(layout, Int32(block.width) * PANGO_SCALE) }
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    return body(layout)
  }

  func metrics(of font: FontSpec) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: size * 0.952, descender: -size * 0.241, leading: 0, capHeight: size * 0.705,
      xHeight: size * 0.526)
  }

  func layout(of block: TextBlock) -> TextLayoutMetrics {
    let size = inkBounds(of: block).size
    let line = TextLayoutMetrics.Line(
      range: 0..<block.string.utf16.count, origin: .zero, width: size.width, height: size.height,
      baseline: size.height * 0.8)
    return TextLayoutMetrics(size: size, lines: [line], isTruncated: false)
  }

  var families: [String] { [] }
  func font(named name: String, pointSize: CGFloat) -> FontSpec? { nil }

  func paint(_ block: TextBlock, in cr: OpaquePointer) {
    GradientDrawing.setSource(uniformColor(of: block) ?? .black, in: cr)
    withLayout(block) { pango_cairo_show_layout(cr, $0) }
  }

  func inkBounds(of block: TextBlock) -> CGRect {
    withLayout(block) { layout in
      var rect = PangoRectangle()
      pango_layout_get_pixel_extents(layout, nil, &rect)
      return CGRect(
        x: Double(rect.x), y: Double(rect.y), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  func uniformColor(of block: TextBlock) -> RGBA? { block.runs.first?.attributes.color }
}
