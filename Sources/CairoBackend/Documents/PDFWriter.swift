import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// Pages into a PDF by Cairo. The same pages at the same time of the program's clock give the same bytes.
enum PDFWriter {
  /// Pixels a point of what cannot be written as shapes: pictures of symbols, and of layers.
  static let scale: CGFloat = 3

  static func write(_ document: RecordedDocument, text: any BlockPainter) -> Data? {
    guard let first = document.pages.first else { return nil }
    let bytes = NSMutableData()
    let size = Self.size(of: first)
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<NSMutableData>.fromOpaque(closure).takeUnretainedValue()
          .append(data, length: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque(), size.width, size.height)
    guard let surface else { return nil }
    describe(document, surface)
    if let cr = cairo_create(surface) {
      for page in document.pages {
        let size = Self.size(of: page)
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        cairo_save(cr)
        RecordDrawing.replay(page.record, scale: scale, text: text, in: cr)
        for mark in page.marks { write(mark, in: cr) }
        cairo_restore(cr)
        cairo_show_page(cr)
      }
      cairo_destroy(cr)
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      Log.write("A PDF could not be written: \(String(cString: cairo_status_to_string(status))).")
      return nil
    }
    return bytes as Data
  }

  /// In points; readers take sides of 3 to 14,400.
  private static func size(of page: RecordedDocument.Page) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 3), 14400) : 3 }
    return CGSize(width: side(page.record.bounds.width), height: side(page.record.bounds.height))
  }

  private static func describe(_ document: RecordedDocument, _ surface: OpaquePointer) {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let texts: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, document.title), (CAIRO_PDF_METADATA_AUTHOR, document.author),
      (CAIRO_PDF_METADATA_SUBJECT, document.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, document.keywords),
      (CAIRO_PDF_METADATA_CREATOR, document.creator),
      (CAIRO_PDF_METADATA_CREATE_DATE, formatter.string(from: document.date)),
    ]
    for case (let key, let text?) in texts { cairo_pdf_surface_set_metadata(surface, key, text) }
  }

  private static func write(_ mark: RecordedDocument.Mark, in cr: OpaquePointer) {
    let rect = mark.rect.standardized
    guard PathDrawing.isUsable(rect) else { return }
    let place = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
    let (tag, attributes) =
      switch mark.kind {
      case .address(let address): ("Link", "\(place) uri=\(quoted(address))")
      case .link(let name): ("Link", "\(place) dest=\(quoted(name))")
      case .place(let name): ("cairo.dest", "name=\(quoted(name)) x=\(rect.minX) y=\(rect.minY)")
      }
    cairo_tag_begin(cr, tag, attributes)
    cairo_tag_end(cr, tag)
  }

  private static func quoted(_ text: String) -> String {
    "'"
      + text.filter { $0 != "\0" && !$0.isNewline }.replacing("\\", with: "\\\\")
      .replacing("'", with: "\\'") + "'"
  }
}
