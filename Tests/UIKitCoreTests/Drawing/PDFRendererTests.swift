import CoreGraphics
import Foundation
import Glibc
import PlatformInterface
import UIKitCore
import UIKitTestSupport
import XCTest

/// Documents that programs draw: their pages, what is said of them, and that texts stay texts.
final class PDFRendererTests: XCTestCase {
  private static let sheet = CGRect(x: 0, y: 0, width: 300, height: 200)

  @MainActor private static func report() -> Data {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: "Invoice 7", kCGPDFContextAuthor: "Ada", kCGPDFContextCreator: "Shop",
      kCGPDFContextKeywords: ["one", "two"],
    ]
    return UIGraphicsPDFRenderer(bounds: sheet, format: format).pdfData { context in
      context.beginPage()
      XCTAssertEqual(context.pdfContextBounds, sheet)
      ("Total: 12.50" as NSString).draw(
        at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
      UIColor.red.setFill()
      context.fill(CGRect(x: 20, y: 100, width: 50, height: 50))
      context.setURL(
        URL(string: "https://example.org/it's")!,
        for: CGRect(x: 20, y: 100, width: 50, height: 50)
          .applying(context.cgContext.userSpaceToDeviceSpaceTransform))
      context.setDestinationWithName("end", for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 50, y: 50, width: 400, height: 100), pageInfo: [:])
      XCTAssertEqual(context.pdfContextBounds.width, 400)
      ("Second sheet" as NSString).draw(at: CGPoint(x: 60, y: 60), withAttributes: nil)
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 100))
    }
  }

  func test_aDocument_hasItsPages_theirSizes_andWhatIsSaidOfIt() throws {
    try onMainActor {
      let document = try XCTUnwrap(PopplerDocument(Self.report()))
      XCTAssertEqual(
        document.pages, [CGSize(width: 300, height: 200), CGSize(width: 400, height: 100)])
      XCTAssertEqual(document.title, "Invoice 7")
    }
  }

  /// What a reader finds and copies.
  func test_texts_stayTexts() throws {
    try onMainActor {
      let document = try XCTUnwrap(PopplerDocument(Self.report()))
      XCTAssertEqual(document.text(of: 0), "Total: 12.50")
      XCTAssertEqual(document.text(of: 1), "Second sheet")
    }
  }

  func test_links_areWhereTheyWereSet() throws {
    onMainActor {
      let text = String(decoding: Self.report(), as: UTF8.self)
      XCTAssertTrue(text.contains("/URI (https://example.org/it's)"), text)
      // From the bottom: the rectangle's lower edge is 150 points from the top of 200.
      XCTAssertTrue(text.contains("/Rect [ 20 50 70 100 ]"), text)
      XCTAssertTrue(text.contains("/Dest (end)"), text)
    }
  }

  func test_theFirstPage_looksAsItWasDrawn() throws {
    try onMainActor {
      let image = try XCTUnwrap(UIImage(data: Self.report()))
      XCTAssertEqual(image.size, Self.sheet.size)
      let picture = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
      XCTAssertEqual(picture.pixel(30, 110), UIColor.red.cgColor.components?.prefix(3).map { $0 })
      XCTAssertNotEqual(
        picture.pixel(200, 110), UIColor.red.cgColor.components?.prefix(3).map { $0 })
    }
  }

  func test_theSameDrawing_givesTheSameBytes() {
    onMainActor {
      let date = Data("/CreationDate".utf8)
      let (first, second) = (Self.report(), Self.report())
      XCTAssertNotNil(first.range(of: date))
      XCTAssertEqual(first.count, second.count)
      // The clock may have gone on by a second between the two.
      XCTAssertLessThan(zip(first, second).count { $0 != $1 }, 16)
    }
  }

  func test_olderFunctions_drawTheSame() throws {
    try onMainActor {
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old"])
      UIGraphicsBeginPDFPage()
      XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
      ("First" as NSString).draw(at: .zero, withAttributes: nil)
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
      ("Second" as NSString).draw(at: .zero, withAttributes: nil)
      UIGraphicsEndPDFContext()
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
      let document = try XCTUnwrap(PopplerDocument(data as Data))
      XCTAssertEqual(document.pages.last, CGSize(width: 100, height: 50))
      XCTAssertEqual([document.text(of: 0), document.text(of: 1)], ["First", "Second"])

      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "TesseraPDF-\(ProcessInfo.processInfo.processIdentifier).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
      XCTAssertTrue(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
      UIGraphicsBeginPDFPage()
      UIGraphicsEndPDFContext()
      XCTAssertEqual(PopplerDocument(try Data(contentsOf: file))?.pages.count, 1)
    }
  }

  func test_groupsAndLayers_keepTexts() throws {
    try onMainActor {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "in a layer"
      let data = UIGraphicsPDFRenderer(bounds: Self.sheet).pdfData { context in
        context.beginPage()
        context.cgContext.setAlpha(0.5)
        ("half seen" as NSString).draw(at: .zero, withAttributes: nil)
        context.cgContext.setBlendMode(.multiply)
        ("multiplied" as NSString).draw(at: CGPoint(x: 0, y: 40), withAttributes: nil)
        context.cgContext.setBlendMode(.normal)
        context.cgContext.setShadow(offset: .zero, blur: 4)
        context.fill(CGRect(x: 0, y: 80, width: 20, height: 20))
        label.layer.render(in: context.cgContext)
      }
      let text = try XCTUnwrap(PopplerDocument(data)?.text(of: 0))
      XCTAssertTrue(text.contains("half seen") && text.contains("multiplied"), text)
    }
  }
}

extension UIImage {
  /// Red, green and blue in 0…1 of a point.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [CGFloat]? {
    guard let image = cgImage else { return nil }
    let factor = Int(scale)
    let pixels = image.source.pixels(atLeastWidth: image.width, height: image.height)
    return pixels.map { pixels in
      let place = pixels.bytes + (y * factor * pixels.bytesPerRow + x * factor * 4)
      let word = place.loadUnaligned(as: UInt32.self)
      return [16, 8, 0].map { CGFloat(word >> $0 & 255) / 255 }
    }
  }
}

/// A document as the reader that the system has sees it.
private final class PopplerDocument {
  private typealias Open =
    @convention(c) (UnsafeRawPointer, UInt, UnsafeRawPointer?) -> OpaquePointer?
  private typealias Load =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeRawPointer?) -> OpaquePointer?
  private typealias Count = @convention(c) (OpaquePointer?) -> Int32
  private typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  private typealias Size =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    Void
  private typealias Text = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>?

  private let library = dlopen("libpoppler-glib.so.8", RTLD_NOW)
  private let document: OpaquePointer

  init?(_ data: Data) {
    guard let library, let make = dlsym(library, "g_bytes_new"),
      let load = dlsym(library, "poppler_document_new_from_bytes")
    else { return nil }
    let bytes = data.withUnsafeBytes {
      unsafeBitCast(make, to: Open.self)($0.baseAddress!, UInt($0.count), nil)
    }
    guard let document = unsafeBitCast(load, to: Load.self)(bytes, nil, nil) else { return nil }
    self.document = document
  }

  private func function<T>(_ name: String, _ type: T.Type) -> T {
    unsafeBitCast(dlsym(library, name), to: type)
  }

  private func page(_ number: Int) -> OpaquePointer? {
    function("poppler_document_get_page", Page.self)(document, Int32(number))
  }

  var pages: [CGSize] {
    let count = function("poppler_document_get_n_pages", Count.self)(document)
    return (0..<Int(count)).map { number in
      var (width, height) = (0.0, 0.0)
      function("poppler_page_get_size", Size.self)(page(number), &width, &height)
      return CGSize(width: width, height: height)
    }
  }

  /// A text that whoever asked for it has to free: GLib's memory is malloc's.
  private static func taken(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { free(text) }
    return String(cString: text)
  }

  var title: String? {
    function("poppler_document_get_title", Text.self)(document).map(Self.taken)
  }

  func text(of number: Int) -> String? {
    function("poppler_page_get_text", Text.self)(page(number)).map {
      Self.taken($0).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
