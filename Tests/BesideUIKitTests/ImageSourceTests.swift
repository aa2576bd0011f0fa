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

  func test_optionsAreDictionariesOfEitherLanguage() throws {
    try onMainActor {
      let data = try XCTUnwrap(Self.picture(40, 20).pngData())
      let options: NSDictionary = [kCGImageSourceShouldCache as String: true]
      let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, options))
      XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, options)?.width, 40)
      let small: NSDictionary = [
        kCGImageSourceCreateThumbnailFromImageAlways as String: true,
        kCGImageSourceThumbnailMaxPixelSize as String: 20,
      ]
      XCTAssertEqual(CGImageSourceCreateThumbnailAtIndex(source, 0, small)?.width, 20)
      XCTAssertNotNil(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
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

  /// As libraries for animated pictures do that were written when keys were objects.
  func test_durationsOfFrames_areReadThroughPointers() throws {
    try onMainActor {
      _ = Self.picture(1, 1)
      let gif: [UInt8] =
        [
          0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21,
          0xF9, 4, 0, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ]
      let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(gif), nil))
      let all: CFDictionary = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
      let pointer = CFDictionaryGetValue(all, key)
      let frame = unsafeBitCast(try XCTUnwrap(pointer), to: CFDictionary.self)
      let time = CFDictionaryGetValue(
        frame, Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque())
      let object = unsafeBitCast(try XCTUnwrap(time), to: AnyObject.self)
      XCTAssertEqual((object as? NSNumber)?.floatValue ?? 0, 0.05, accuracy: 0.001)
      let other = Unmanaged.passUnretained(kCGImagePropertyExifDictionary).toOpaque()
      XCTAssertNil(CFDictionaryGetValue(all, other))
      let found = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
      found.initialize(to: nil)
      defer { found.deallocate() }
      XCTAssertFalse(CFDictionaryGetValueIfPresent(all, other, found))
      XCTAssertNil(found.pointee)
      XCTAssertTrue(CFDictionaryGetValueIfPresent(all, key, found))
      XCTAssertEqual(found.pointee, pointer)
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
