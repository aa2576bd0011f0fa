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
    if let outline = SVGBounds.longOutline(in: bytes) {
      throw ImageError(
        "The SVG has an outline of \(outline) bytes; at most \(SVGBounds.longest) are drawn.")
    }
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
      if let size = VectorPicture.usable(width, height) { return size }
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var givenWidth = RsvgLength()
    var givenHeight = RsvgLength()
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &givenWidth, &hasHeight, &givenHeight, &hasBox, &box)
    if hasBox != 0, let size = VectorPicture.usable(box.width, box.height) { return size }
    return CGSize(width: 300, height: 150)
  }

  /// The document stretched over `width`×`height` pixels.
  func draw(width: Int, height: Int) throws(ImageError) -> PixelBuffer {
    let natural = size
    var viewport = RsvgRectangle(x: 0, y: 0, width: natural.width, height: natural.height)
    var failure: UnsafeMutablePointer<GError>?
    let picture = VectorPicture.draw(natural: natural, width: width, height: height) {
      rsvg_handle_render_document(handle, $0, &viewport, &failure)
    }
    if failure != nil { throw Self.error(failure) }
    return picture
  }

  private static func error(_ failure: UnsafeMutablePointer<GError>?) -> ImageError {
    defer { if let failure { g_error_free(failure) } }
    guard let text = failure?.pointee.message else { return ImageError("The SVG is damaged.") }
    return ImageError("The SVG is damaged: \(String(cString: text)).")
  }
}
