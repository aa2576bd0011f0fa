import CPangoCairo
import CoreGraphics

/// What pictures that have a size and no pixels of their own share.
enum VectorPicture {
  /// The size a document gives itself, each side at most a million; nil where it is none.
  static func usable(_ width: Double, _ height: Double) -> CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: min(width, 1e6), height: min(height, 1e6))
  }

  /// A bitmap over which a document of that natural size is stretched.
  ///
  /// - Parameter paint: draws the document at its natural size.
  static func draw<Ignored>(
    natural: CGSize, width: Int, height: Int, paint: (OpaquePointer?) -> Ignored
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(buffer.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / natural.width, Double(height) / natural.height)
    _ = paint(context)
    cairo_surface_flush(surface)
    return buffer
  }
}
