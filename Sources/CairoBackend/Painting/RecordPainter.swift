import CPangoCairo
import PlatformInterface

/// Recordings into bitmaps of their own: image contexts, pattern tiles, symbols. On any thread.
enum RecordPainter {
  /// The recording's top left at the bitmap's, `scale` pixels a point. Nil for more than a gigabyte.
  static func paint(
    _ record: DrawingRecord, scale: CGFloat, width: Int, height: Int, text: any BlockPainter
  ) -> PixelBuffer? {
    guard (1...32767).contains(width), (1...32767).contains(height), width * height <= 1 << 28,
      scale.isFinite, scale > 0
    else { return nil }
    let pixels = PixelBuffer(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(pixels.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    guard let cr = cairo_create(surface) else { return nil }
    defer { cairo_destroy(cr) }
    cairo_scale(cr, Double(scale), Double(scale))
    RecordDrawing.replay(record, scale: scale, text: text, in: cr)
    cairo_surface_flush(surface)
    return pixels
  }
}
