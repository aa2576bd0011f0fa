import Foundation
import ImageIO
import PlatformInterface
import UIKitCore
import UIKitTestSupport
import XCTest

/// Pictures of files one by one, and files of pictures.
final class ImageSourceTests: XCTestCase {
  @MainActor
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  func test_aSource_tellsTypeSizeAndPicture() throws {
    try onMainActor {
      let data = try XCTUnwrap(Self.picture(40, 20).pngData())
      let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
      XCTAssertEqual(CGImageSourceGetType(source), "public.png")
      XCTAssertEqual(CGImageSourceGetCount(source), 1)
      XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      XCTAssertEqual(properties?[kCGImagePropertyPixelWidth] as? Int, 40)
      XCTAssertEqual((properties?[kCGImagePropertyPixelHeight] as? NSNumber)?.doubleValue, 20)
      let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
      XCTAssertEqual([image.width, image.height], [40, 20])
      XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
      XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    }
  }

  func test_smallerCopies_keepTheirProportions() throws {
    try onMainActor {
      let data = try XCTUnwrap(Self.picture(400, 200).jpegData(compressionQuality: 0.8))
      let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceThumbnailMaxPixelSize: 100,
        ] as CFDictionary
      let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      XCTAssertEqual([small.width, small.height], [100, 50])
      XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
    }
  }

  func test_whatIsNoPicture_hasNone() throws {
    try onMainActor {
      _ = Self.picture(1, 1)
      XCTAssertNil(CGImageSourceCreateWithData(Data(), nil))
      let source = try XCTUnwrap(CGImageSourceCreateWithData(Data("Nothing".utf8), nil))
      XCTAssertEqual(CGImageSourceGetCount(source), 0)
      XCTAssertNil(CGImageSourceGetType(source))
      XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
    }
  }

  func test_aSourceThatComesInPieces_isCompleteAtItsEnd() throws {
    try onMainActor {
      let data = try XCTUnwrap(Self.picture(40, 20).pngData())
      let source = CGImageSourceCreateIncremental(nil)
      XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
      CGImageSourceUpdateData(source, data, true)
      XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
      XCTAssertEqual(CGImageSourceGetCount(source), 1)
    }
  }

  func test_destinations_writePNGAndJPEG() throws {
    try onMainActor {
      let image = try XCTUnwrap(Self.picture(30, 10).cgImage)
      for type in ["public.png", "public.jpeg"] {
        let data = NSMutableData()
        let destination = try XCTUnwrap(
          CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
        CGImageDestinationAddImage(
          destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertFalse(CGImageDestinationFinalize(destination))
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data as Data, nil))
        XCTAssertEqual(CGImageSourceGetType(source), type)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 30)
      }
      XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil))
    }
  }
}
