import CoreImage
import XCTest

@testable import UIKitCore

/// Codes that other devices read.
final class CoreImageCodeTests: XCTestCase {
  private func drawn(_ image: CIImage?) throws -> Bitmap {
    let image = try XCTUnwrap(image)
    return Bitmap(try XCTUnwrap(CIContext().createCGImage(image, from: image.extent)))
  }

  func test_aCode_hasItsCorners_andAWhiteEdge() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://www.swift.org".utf8)
    filter.correctionLevel = "H"
    let code = try drawn(filter.outputImage)
    XCTAssertEqual(code.width, code.height)
    // Each version has four modules more than the one before.
    XCTAssertEqual((code.width - 2 - 17) % 4, 0)
    let side = code.width
    for index in 0..<side {
      for (x, y) in [(index, 0), (0, index), (index, side - 1), (side - 1, index)] {
        XCTAssertEqual(code.pixel(x, y), [255, 255, 255, 255])
      }
    }
    let finder = ["BBBBBBB", "BwwwwwB", "BwBBBwB", "BwBBBwB", "BwBBBwB", "BwwwwwB", "BBBBBBB"]
    for (left, top) in [(1, 1), (side - 8, 1), (1, side - 8)] {
      for (y, row) in finder.enumerated() {
        for (x, letter) in row.enumerated() {
          XCTAssertEqual(code.pixel(left + x, top + y)[0], letter == "B" ? 0 : 255)
        }
      }
    }
    // Drawn larger its modules stay squares, coloured ones, too.
    let large = try drawn(
      filter.outputImage?.applyingFilter(
        "CIFalseColor",
        parameters: [
          "inputColor0": CIColor.black, "inputColor1": CIColor.white,
        ]
      ).transformed(by: CGAffineTransform(scaleX: 3, y: 3)))
    XCTAssertEqual(large.width, side * 3)
    for y in 0..<large.height {
      for x in 0..<large.width { XCTAssertEqual(large.pixel(x, y), code.pixel(x / 3, y / 3)) }
    }
    // Unless they are to mix.
    let soft = try drawn(
      filter.outputImage?.samplingLinear().transformed(by: CGAffineTransform(scaleX: 3, y: 3)))
    XCTAssertTrue(
      stride(from: 0, to: soft.bytes.count, by: 4).contains { (1...254).contains(soft.bytes[$0]) })
    let longer = CIFilter(name: "CIQRCodeGenerator")
    longer?.setValue(Data(repeating: 65, count: 900), forKey: "inputMessage")
    XCTAssertGreaterThan(try drawn(longer?.outputImage).width, side)
    longer?.setValue(Data(repeating: 65, count: 9000), forKey: "inputMessage")
    XCTAssertNil(longer?.outputImage)
  }

  func test_bars_areReadAsTheyWereWritten() throws {
    for text in ["Tessera 128", "20261129", "A", "with~tilde"] {
      let filter = CIFilter.code128BarcodeGenerator()
      filter.message = Data(text.utf8)
      filter.quietSpace = 3
      filter.barcodeHeight = 5
      let bars = try drawn(filter.outputImage)
      XCTAssertEqual(bars.height, 5)
      let row = (0..<bars.width).map { bars.pixel($0, 2)[0] == 0 }
      XCTAssertEqual(Self.read(Array(row.dropFirst(3).dropLast(3))), text)
      XCTAssertFalse(row[0] || row[1] || row[2])
      XCTAssertTrue(row[3])
    }
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("é".utf8)
    XCTAssertNil(filter.outputImage)
  }

  /// A reader of Code 128 that knows the code by its rule alone: each value has three bars and three gaps that are
  /// eleven units wide, and the last character checks the others.
  private static func read(_ units: [Bool]) -> String? {
    var values: [Int] = []
    var rest = units[...]
    while rest.count > 13 {
      let part = Array(rest.prefix(11))
      guard let value = Self.patterns.firstIndex(of: part) else { return nil }
      values.append(value)
      rest = rest.dropFirst(11)
    }
    guard values.count > 2, let start = values.first, let check = values.last else { return nil }
    let body = values.dropFirst().dropLast()
    let sum = body.enumerated().reduce(start) { $0 + $1.element * ($1.offset + 1) }
    guard sum % 103 == check else { return nil }
    return body.map { value in
      start == 105 ? String(format: "%02d", value) : String(UnicodeScalar(UInt8(value + 32)))
    }.joined()
  }

  /// The units of the values 0 to 105, made by the order in which the standard counts them being checked for form.
  private static let patterns: [[Bool]] = (0..<106).map { value in
    CoreImageCodes.units(of: value)
  }

  func test_eachValue_hasAPatternOfItsOwn() {
    XCTAssertEqual(Set(Self.patterns).count, 106)
    for pattern in Self.patterns {
      XCTAssertEqual(pattern.count, 11)
      XCTAssertTrue(pattern[0])
      XCTAssertFalse(pattern[10])
      // The bars together are an even number of units wide, by which readers find mistakes.
      XCTAssertEqual(pattern.count { $0 } % 2, 0)
    }
  }
}
