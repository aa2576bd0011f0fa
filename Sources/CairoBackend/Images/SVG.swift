import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// SVG by librsvg, drawn at the size that is asked for.
enum SVG {
  static func looksLikeSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && (head.contains("<svg") || head.contains(":svg"))
  }

  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let document = try SVGDocument(bytes)
    let size = document.size
    return ImageInfo(
      format: .svg, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    let document = try SVGDocument(bytes)
    let (width, height) = ImageBudget.drawn(size, natural: document.size)
    return try document.draw(width: width, height: height)
  }
}

/// A parsed SVG; used by one thread at a time.
final class SVGDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// - Parameter stylesheet: CSS that overrides the document's own.
  init(_ bytes: UnsafeRawBufferPointer, stylesheet: String? = nil) throws(ImageError) {
    var failure: UnsafeMutablePointer<GError>?
    guard
      let handle = rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    else { throw Self.error(failure) }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
    if let stylesheet {
      let css = Array(stylesheet.utf8)
      guard rsvg_handle_set_stylesheet(handle, css, gsize(css.count), &failure) != 0 else {
        g_object_unref(handle)
        throw Self.error(failure)
      }
    }
  }

  deinit { g_object_unref(handle) }

  /// In CSS pixels: the width and height given, else the view box, else 300×150 as in a browser.
  var size: CGSize {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      if let size = Self.usable(width, height) { return size }
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var givenWidth = RsvgLength()
    var givenHeight = RsvgLength()
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &givenWidth, &hasHeight, &givenHeight, &hasBox, &box)
    if hasBox != 0, let size = Self.usable(box.width, box.height) { return size }
    return CGSize(width: 300, height: 150)
  }

  private static func usable(_ width: Double, _ height: Double) -> CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: min(width, 1e6), height: min(height, 1e6))
  }

  /// The document stretched over `width`×`height` pixels.
  func draw(width: Int, height: Int) throws(ImageError) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(buffer.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    let natural = size
    cairo_scale(context, Double(width) / natural.width, Double(height) / natural.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: natural.width, height: natural.height)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &failure) != 0 else {
      throw Self.error(failure)
    }
    cairo_surface_flush(surface)
    return buffer
  }

  private static func error(_ failure: UnsafeMutablePointer<GError>?) -> ImageError {
    defer { if let failure { g_error_free(failure) } }
    guard let text = failure?.pointee.message else { return ImageError("The SVG is damaged.") }
    return ImageError("The SVG is damaged: \(String(cString: text)).")
  }

}
