import CoreGraphics
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class ImageTests: XCTestCase {
  private func pixels(_ image: CGImage?) -> [[UInt8]] {
    guard let image, let b = image.source.pixels(atLeastWidth: image.width, height: image.height)
    else { return [] }
    return (0..<b.height).flatMap { y in
      (0..<b.width).map { x in
        (0..<4).map { b.bytes.load(fromByteOffset: y * b.bytesPerRow + x * 4 + $0, as: UInt8.self) }
      }
    }
  }

  private func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, perPixel: Int,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32, decode: [CGFloat]? = nil
  ) -> CGImage? {
    CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: perPixel,
      bytesPerRow: bytes.count / max(height, 1), space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: CGDataProvider(data: Data(bytes))!, decode: decode, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  func test_formatsOfTheApp_becomePremultipliedBGRA() {
    XCTAssertEqual(
      pixels(
        image([10, 20, 30, 255], width: 1, perPixel: 32, info: CGImageAlphaInfo.last.rawValue)),
      [[30, 20, 10, 255]])
    XCTAssertEqual(
      pixels(
        image([200, 100, 50, 128], width: 1, perPixel: 32, info: CGImageAlphaInfo.last.rawValue)),
      [[25, 50, 100, 128]])
    XCTAssertEqual(
      pixels(
        image(
          [128, 100, 50, 20], width: 1, perPixel: 32,
          info: CGImageAlphaInfo.premultipliedFirst.rawValue)),
      [[20, 50, 100, 128]])
    XCTAssertEqual(
      pixels(
        image(
          [20, 50, 100, 128], width: 1, perPixel: 32,
          info: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue)), [[20, 50, 100, 128]])
    XCTAssertEqual(
      pixels(image([1, 2, 3, 4, 5, 6], width: 2, perPixel: 24, info: 0)),
      [[3, 2, 1, 255], [6, 5, 4, 255]])
  }

  func test_grayBitsAndMasks() {
    let gray = CGColorSpaceCreateDeviceGray()
    XCTAssertEqual(
      pixels(image([0b1010_0000], width: 3, bits: 1, perPixel: 1, space: gray, info: 0)),
      [[255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255]])
    XCTAssertEqual(
      pixels(image([0x12, 0x34], width: 1, bits: 16, perPixel: 16, space: gray, info: 0)),
      [[18, 18, 18, 255]])
    let mask = CGImage(
      maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: CGDataProvider(data: Data([0, 255]))!, decode: nil, shouldInterpolate: false)
    XCTAssertEqual(pixels(mask), [[0, 0, 0, 255], [0, 0, 0, 0]])
    XCTAssertEqual(mask?.isMask, true)
    XCTAssertNil(mask?.colorSpace)
  }

  func test_numbersThatContradictEachOther_areNil() {
    XCTAssertNil(image([], width: 0, perPixel: 32, info: 1))
    XCTAssertNil(image([0, 0, 0, 0], width: 2, perPixel: 32, info: 1))
    XCTAssertNil(image([0, 0, 0, 0], width: 1, bits: 7, perPixel: 32, info: 1))
    XCTAssertNil(image([0, 0, 0, 0], width: 1, perPixel: 8, info: 1))
  }

  func test_dataThatIsTooShort_leavesTheRestClear() {
    let short = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: CGDataProvider(data: Data([UInt8](repeating: 255, count: 11)))!, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    XCTAssertEqual(
      pixels(short),
      [[255, 255, 255, 255], [255, 255, 255, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  func test_cropping_takesWholePixelsInside() {
    let whole = image(
      (0..<9).flatMap { [UInt8($0), 0, 0] }, width: 3, height: 3, perPixel: 24, info: 0)
    let part = whole?.cropping(to: CGRect(x: 1.2, y: 1, width: 9, height: 1))
    XCTAssertEqual(part?.width, 2)
    XCTAssertEqual(part?.height, 1)
    XCTAssertEqual(pixels(part).map { $0[2] }, [4, 5])
    XCTAssertEqual(
      pixels(part?.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))).map { $0[2] }, [5])
    XCTAssertNil(whole?.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)))
    XCTAssertNil(whole?.cropping(to: .null))
    XCTAssertNil(whole?.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
  }

  func test_maskingWithGray_multipliesByItsLight() {
    let red = image([255, 0, 0, 255, 0, 0], width: 2, perPixel: 24, info: 0)
    let half = image(
      [128, 0], width: 2, perPixel: 8, space: CGColorSpaceCreateDeviceGray(), info: 0)
    XCTAssertEqual(pixels(red?.masking(half!)), [[0, 0, 128, 128], [0, 0, 0, 0]])
  }

  func test_orientations_agreeWithAnObviousModel() {
    // A 2×1 picture: 1 2.
    let buffer = PixelBuffer(width: 2, height: 1)
    buffer.bytes.storeBytes(of: 1, as: UInt32.self)
    buffer.bytes.storeBytes(of: 2, toByteOffset: 4, as: UInt32.self)
    func values(_ exif: Int) -> [[UInt32]] {
      let turned = buffer.oriented(exif: exif)
      return (0..<turned.height).map { y in
        (0..<turned.width).map {
          turned.bytes.load(fromByteOffset: y * turned.bytesPerRow + $0 * 4, as: UInt32.self)
        }
      }
    }
    XCTAssertEqual(values(1), [[1, 2]])
    XCTAssertEqual(values(2), [[2, 1]])
    XCTAssertEqual(values(3), [[2, 1]])
    XCTAssertEqual(values(4), [[1, 2]])
    XCTAssertEqual(values(5), [[1], [2]])
    XCTAssertEqual(values(6), [[1], [2]])
    XCTAssertEqual(values(7), [[2], [1]])
    XCTAssertEqual(values(8), [[2], [1]])
  }

  /// The plain way: the exact share of every source pixel in every pixel of the copy.
  private func shrunk(_ b: PixelBuffer, _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ c: Int)
    -> Double
  {
    func shares(_ i: Int, _ from: Int, _ to: Int) -> [Double] {
      let (low, high) = (Double(i * from) / Double(to), Double((i + 1) * from) / Double(to))
      return (0..<from).map { max(0, min(Double($0) + 1, high) - max(Double($0), low)) }
    }
    let (columns, rows) = (shares(x, b.width, width), shares(y, b.height, height))
    var sum = 0.0
    for (j, row) in rows.enumerated() where row > 0 {
      for (i, column) in columns.enumerated() where column > 0 {
        let value = b.bytes.load(fromByteOffset: j * b.bytesPerRow + i * 4 + c, as: UInt8.self)
        sum += Double(value) * row * column
      }
    }
    return sum / (columns.reduce(0, +) * rows.reduce(0, +))
  }

  func test_shrinking_averagesWhatEachPixelCovers() {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (w, h) = (Int.random(in: 2...30, using: &random), Int.random(in: 2...30, using: &random))
      let buffer = PixelBuffer(width: w, height: h)
      for y in 0..<h {
        for x in 0..<w * 4 {
          buffer.bytes.storeBytes(
            of: UInt8.random(in: 0...255, using: &random),
            toByteOffset: y * buffer.bytesPerRow + x, as: UInt8.self)
        }
      }
      let (nw, nh) = (Int.random(in: 1...w, using: &random), Int.random(in: 1...h, using: &random))
      let small = buffer.scaled(width: nw, height: nh)
      for y in 0..<nh {
        for x in 0..<nw {
          for c in 0..<4 {
            let found = small.bytes.load(
              fromByteOffset: y * small.bytesPerRow + x * 4 + c, as: UInt8.self)
            XCTAssertEqual(
              Double(found), shrunk(buffer, nw, nh, x, y, c), accuracy: 0.6,
              "seed \(seed) \(x) \(y)")
          }
        }
      }
    }
  }

  func test_growing_keepsPlainColoursPlain() {
    let buffer = PixelBuffer(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 {
        buffer.bytes.storeBytes(
          of: 0xFF20_4060, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    let large = buffer.scaled(width: 17, height: 9)
    for y in 0..<9 {
      for x in 0..<17 {
        XCTAssertEqual(
          large.bytes.load(fromByteOffset: y * large.bytesPerRow + x * 4, as: UInt32.self),
          0xFF20_4060)
      }
    }
  }

  func test_typefaceOfAFile_hasTheNameThatTheFileHas() throws {
    func bytes(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let name = Array("Sample-Bold".utf8)
    var file = bytes(0x0001_0000, 4) + bytes(1, 2) + [UInt8](repeating: 0, count: 6)
    file += Array("name".utf8) + bytes(0, 4) + bytes(28, 4) + bytes(18 + name.count, 4)
    file += bytes(0, 2) + bytes(1, 2) + bytes(18, 2)
    file += bytes(1, 2) + bytes(0, 4) + bytes(6, 2) + bytes(name.count, 2) + bytes(0, 2) + name
    let provider = try XCTUnwrap(CGDataProvider(data: Data(file)))
    XCTAssertEqual(CGFont(provider)?.postScriptName, "Sample-Bold")
    for end in 0..<file.count - 1 {
      let short = try XCTUnwrap(CGDataProvider(data: Data(file[..<end])))
      XCTAssertNil(CGFont(short))
    }
  }
}
