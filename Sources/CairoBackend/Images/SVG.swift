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
  private let document: OpaquePointer

  /// - Parameter stylesheet: CSS that overrides the document's own.
  init(_ bytes: UnsafeRawBufferPointer, stylesheet: String? = nil) throws(ImageError) {
    if let outline = SVGBounds.longOutline(in: bytes) {
      throw ImageError(
        "The SVG has an outline of \(outline) bytes; at most \(SVGBounds.longest) are drawn.")
    }
    var message = tessera_image_message()
    guard let document = tessera_svg_open(bytes.baseAddress, bytes.count, stylesheet, &message)
    else { throw message.error("The SVG is damaged.") }
    self.document = document
  }

  deinit { tessera_svg_close(document) }

  /// In CSS pixels: the width and height given, else the view box, else 300×150 as in a browser.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    if tessera_svg_size(document, &width, &height) != 0,
      let size = VectorPicture.usable(width, height)
    {
      return size
    }
    if tessera_svg_view_box(document, &width, &height) != 0,
      let size = VectorPicture.usable(width, height)
    {
      return size
    }
    return CGSize(width: 300, height: 150)
  }

  /// The document stretched over `width`×`height` pixels.
  func draw(width: Int, height: Int) throws(ImageError) -> PixelBuffer {
    let natural = size
    var message = tessera_image_message()
    var isDrawn: Int32 = 0
    let picture = VectorPicture.draw(natural: natural, width: width, height: height) {
      isDrawn = tessera_svg_draw(document, $0, natural.width, natural.height, &message)
    }
    guard isDrawn != 0 else { throw message.error("The SVG is damaged.") }
    return picture
  }
}
