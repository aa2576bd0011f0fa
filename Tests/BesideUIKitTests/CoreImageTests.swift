import CoreImage
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Pictures and their places, as a program sees them after a context has drawn.
final class CoreImageTests: XCTestCase {
  func test_aPicture_comesBackAsItWas() throws {
    let image = try Bitmap.random(width: 23, height: 17, seed: 1).image()
    for options in [nil, [CIContextOption.workingColorSpace: NSNull()]] as [[CIContextOption: Any]?]
    {
      let context = CIContext(options: options)
      let input = CIImage(cgImage: image)
      XCTAssertEqual(input.extent, CGRect(x: 0, y: 0, width: 23, height: 17))
      let drawn = Bitmap(try XCTUnwrap(context.createCGImage(input, from: input.extent)))
      let before = Bitmap(image)
      for index in drawn.bytes.indices {
        XCTAssertEqual(Int(drawn.bytes[index]), Int(before.bytes[index]), accuracy: 1)
      }
    }
  }

  func test_partsAndMoves_areCountedFromBelow() throws {
    var bitmap = Bitmap(width: 4, height: 3, color: [0, 0, 0, 255])
    bitmap.set(0, 0, [255, 0, 0, 255])
    bitmap.set(3, 2, [0, 255, 0, 255])
    let input = CIImage(cgImage: try bitmap.image())
    let corner = Bitmap(
      try XCTUnwrap(CIContext().createCGImage(input, from: CGRect(x: 0, y: 2, width: 1, height: 1)))
    )
    XCTAssertEqual(corner.bytes, [255, 0, 0, 255])
    let moved = input.transformed(by: CGAffineTransform(translationX: 10, y: -5))
    XCTAssertEqual(moved.extent, CGRect(x: 10, y: -5, width: 4, height: 3))
    let other = Bitmap(
      try XCTUnwrap(
        CIContext().createCGImage(moved, from: CGRect(x: 13, y: -5, width: 1, height: 1))))
    XCTAssertEqual(other.bytes, [0, 255, 0, 255])
    XCTAssertEqual(
      input.cropped(to: CGRect(x: 2, y: 1, width: 9, height: 9)).extent,
      CGRect(x: 2, y: 1, width: 2, height: 2))
    // Outside its extent a picture is transparent.
    let around = Bitmap(
      try XCTUnwrap(
        CIContext().createCGImage(input, from: CGRect(x: -1, y: -1, width: 6, height: 5))))
    XCTAssertEqual(around.pixel(0, 0), [0, 0, 0, 0])
    XCTAssertEqual(around.pixel(1, 1), [255, 0, 0, 255])
    XCTAssertNil(CIContext().createCGImage(CIImage.red, from: CIImage.red.extent))
  }

  func test_orientations_areThoseOfTurnedPictures() throws {
    var bitmap = Bitmap(width: 3, height: 2, color: [0, 0, 0, 255])
    bitmap.set(0, 0, [255, 0, 0, 255])
    let image = try bitmap.image()
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    for (index, orientation) in orientations.enumerated() {
      let turned = CIImage(cgImage: image).oriented(forExifOrientation: Int32(index + 1))
      let drawn = Bitmap(try XCTUnwrap(CIContext().createCGImage(turned, from: turned.extent)))
      onMainActor {
        let picture = UIImage(cgImage: image, scale: 1, orientation: orientation)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let upright = UIGraphicsImageRenderer(size: picture.size, format: format)
          .image { _ in picture.draw(at: .zero) }
        let shown = Bitmap(upright.cgImage!)
        XCTAssertEqual(drawn.width, shown.width, "\(index + 1)")
        XCTAssertEqual(drawn.redPlace, shown.redPlace, "\(index + 1)")
      }
    }
  }

  func test_edgesGoOn_withoutEnd() throws {
    let bitmap = Bitmap.random(width: 5, height: 4, seed: 3, isOpaque: true)
    let clamped = CIImage(cgImage: try bitmap.image()).clampedToExtent()
    XCTAssertTrue(clamped.extent.isInfinite)
    for (rect, x, y) in [
      (CGRect(x: -20, y: -20, width: 1, height: 1), 0, 3),
      (CGRect(x: 2, y: 50, width: 1, height: 1), 2, 0),
      (CGRect(x: 90, y: 1, width: 1, height: 1), 4, 2),
    ] {
      let drawn = Bitmap(try XCTUnwrap(CIContext().createCGImage(clamped, from: rect)))
      XCTAssertEqual(drawn.bytes, bitmap.pixel(x, y))
    }
  }

  func test_aLargePicture_isDrawnInBandsThatMeet() throws {
    // More than one band's pixels, of a run of colours whose rows differ.
    let gradient = CIFilter.linearGradient()
    gradient.point0 = .zero
    gradient.point1 = CGPoint(x: 0, y: 3000)
    gradient.color0 = .black
    gradient.color1 = .white
    let whole = CGRect(x: 0, y: 0, width: 1000, height: 3000)
    let blurred = try XCTUnwrap(gradient.outputImage?.applyingGaussianBlur(sigma: 2))
    let drawn = try XCTUnwrap(CIContext().createCGImage(blurred, from: whole))
    let pixels = try XCTUnwrap(drawn.source.pixels(atLeastWidth: 1000, height: 3000))
    XCTAssertEqual(pixels.height, 3000)
    for row in [700, 901, 902, 903, 2096, 2097, 2098] {
      let one = CGRect(x: 500, y: CGFloat(2999 - row), width: 1, height: 1)
      let alone = Bitmap(try XCTUnwrap(CIContext().createCGImage(blurred, from: one)))
      let byte = (pixels.bytes + row * pixels.bytesPerRow + 2000).load(as: UInt8.self)
      XCTAssertEqual(Int(byte), Int(alone.bytes[0]), accuracy: 1)
    }
  }

  func test_theMeanColour_ofAPicture_isFoundAsProgramsDo() throws {
    var bitmap = Bitmap(width: 10, height: 10, color: [200, 100, 50, 255])
    for y in 0..<5 { for x in 0..<10 { bitmap.set(x, y, [0, 0, 0, 255]) } }
    let input = CIImage(cgImage: try bitmap.image())
    let extent = CIVector(
      x: input.extent.origin.x, y: input.extent.origin.y, z: input.extent.size.width,
      w: input.extent.size.height)
    let filter = try XCTUnwrap(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: input, kCIInputExtentKey: extent]))
    let output = try XCTUnwrap(filter.outputImage)
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    XCTAssertEqual(bytes, [100, 50, 25, 255])
  }

  func test_picturesOfFilters_areUIKits() throws {
    try onMainActor {
      let input = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
        .cropped(to: CGRect(x: 0, y: 0, width: 12, height: 8))
      let image = UIImage(ciImage: input)
      XCTAssertEqual(image.size, CGSize(width: 12, height: 8))
      XCTAssertTrue(image.ciImage === input)
      XCTAssertNil(UIImage().ciImage)
      let view = UIImageView(image: image)
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 12, height: 8))
      let again = try XCTUnwrap(CIImage(image: image))
      XCTAssertEqual(again.extent, input.extent)
      XCTAssertEqual(
        try XCTUnwrap(
          CIContext().pngRepresentation(
            of: input, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())),
        image.pngData())
    }
  }
}

/// Bytes of red, green, blue and opacity, not multiplied, the highest row first.
struct Bitmap {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, color: [UInt8]) {
    self.width = width
    self.height = height
    bytes = (0..<width * height).flatMap { _ in color }
  }

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    let source = image.source.pixels(atLeastWidth: width, height: height)!
    for y in 0..<height {
      let row = (source.bytes + y * source.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let alpha = Int(row[x * 4 + 3])
        for (index, part) in [2, 1, 0].enumerated() {
          bytes[(y * width + x) * 4 + index] =
            alpha == 0 ? 0 : UInt8(min((Int(row[x * 4 + part]) * 255 + alpha / 2) / alpha, 255))
        }
        bytes[(y * width + x) * 4 + 3] = UInt8(alpha)
      }
    }
  }

  static func random(width: Int, height: Int, seed: UInt64, isOpaque: Bool = false) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var result = Bitmap(width: width, height: height, color: [0, 0, 0, 255])
    for index in result.bytes.indices {
      let isAlpha = index % 4 == 3
      result.bytes[index] =
        isAlpha
        ? (isOpaque || Bool.random(using: &random) ? 255 : 0)
        : UInt8.random(in: 0...255, using: &random)
    }
    for pixel in 0..<width * height where result.bytes[pixel * 4 + 3] == 0 {
      for part in 0..<3 { result.bytes[pixel * 4 + part] = 0 }
    }
    return result
  }

  mutating func set(_ x: Int, _ y: Int, _ color: [UInt8]) {
    for part in 0..<4 { bytes[(y * width + x) * 4 + part] = color[part] }
  }

  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  /// Where the first pixel is that is red.
  var redPlace: Int? { (0..<width * height).first { bytes[$0 * 4] > 200 } }

  func image() throws -> CGImage {
    let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
    return try XCTUnwrap(
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }
}
