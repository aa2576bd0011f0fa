import CoreGraphics
import Foundation
import XCTest

@testable import ImageIO

final class JPEGHeaderTests: XCTestCase {
  /// A file of the parts that are read, with frames of a kind.
  private func file(frame: UInt8, length: UInt8 = 16) -> Data {
    Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, length] + Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 36, 0, 0]
        // A table of codes, a byte that fills up, then the frame.
        + [0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, frame, 0, 5, 8, 0, 1])
  }

  func test_framesTellWhetherAFileIsProgressive() throws {
    for (frame, isProgressive) in [(0xC0, false), (0xC1, false), (0xC2, true), (0xCA, true)] {
      let properties = try XCTUnwrap(JPEGHeader(file(frame: UInt8(frame)))).properties
      XCTAssertEqual(
        properties[kCGImagePropertyJFIFIsProgressive] as? Bool, isProgressive, "\(frame)")
      XCTAssertEqual(properties[kCGImagePropertyJFIFDensityUnit] as? Int, 1)
      XCTAssertEqual(properties[kCGImagePropertyJFIFXDensity] as? Int, 72)
      XCTAssertEqual(properties[kCGImagePropertyJFIFYDensity] as? Int, 36)
    }
  }

  func test_damagedFiles_haveNone() {
    let whole = file(frame: 0xC2)
    for count in 0..<whole.count - 3 { XCTAssertNil(JPEGHeader(whole.prefix(count)), "\(count)") }
    XCTAssertNil(JPEGHeader(file(frame: 0xDA)))
    XCTAssertNil(JPEGHeader(file(frame: 0xC2, length: 1)))
    XCTAssertNil(JPEGHeader(file(frame: 0xC2, length: 255)))
  }

  func test_aSourceTells() throws {
    let picture = try XCTUnwrap(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage())
    let data = NSMutableData()
    let destination = try XCTUnwrap(
      CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImage(destination, picture, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as Data, nil))
    let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    let header = properties[kCGImagePropertyJFIFDictionary] as? [AnyHashable: Any]
    XCTAssertEqual(header?[kCGImagePropertyJFIFIsProgressive] as? Bool, false)
  }
}
