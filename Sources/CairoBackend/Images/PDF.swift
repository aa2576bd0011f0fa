import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// The first page of a PDF by Poppler, drawn at the size that is asked for.
enum PDF {
  /// Poppler shares state between documents.
  private static let lock = NSLock()

  static func looksLikePDF(_ head: [UInt8]) -> Bool { head.starts(with: Array("%PDF-".utf8)) }

  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let size = try reading(bytes) { $0.size }
    return ImageInfo(
      format: .pdf, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    try reading(bytes) { page in
      let (width, height) = ImageBudget.drawn(size, natural: page.size)
      return page.draw(width: width, height: height)
    }
  }

  private static func reading<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (Page) -> Result
  ) throws(ImageError) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(try Page(bytes))
  }

  private final class Page {
    private let page: OpaquePointer
    let size: CGSize

    init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
      var message = tessera_image_message()
      var (width, height) = (0.0, 0.0)
      guard tessera_pdf_is_bounded(bytes.baseAddress, bytes.count, &message) != 0
      else { throw message.error("The PDF is damaged.") }
      guard let page = tessera_pdf_open(bytes.baseAddress, bytes.count, &width, &height, &message)
      else { throw message.error("The PDF is damaged.") }
      guard let size = VectorPicture.usable(width, height) else {
        tessera_pdf_close(page)
        throw ImageError("The PDF's page has no size.")
      }
      self.page = page
      self.size = size
    }

    deinit { tessera_pdf_close(page) }

    func draw(width: Int, height: Int) -> PixelBuffer {
      VectorPicture.draw(natural: size, width: width, height: height) {
        tessera_pdf_draw(page, $0)
      }
    }
  }
}
