import Foundation
import XCTest

@testable import CairoBackend
@testable import CoreGraphics
@testable import PlatformInterface

/// Bitmaps and icons of Windows', which image views show as any other picture.
final class WindowsPictureTests: XCTestCase {
  private let decoder = CairoImageDecoder()

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A header of 40 bytes, what follows it, and the rows.
  private func bitmap(
    _ width: Int, _ height: Int, bits: Int, compression: Int = 0, colors: Int = 0,
    table: [UInt8] = [], rows: [UInt8], size: Int = 40
  ) -> [UInt8] {
    number(size, 4) + number(width, 4) + number(height, 4) + number(1, 2) + number(bits, 2)
      + number(compression, 4) + number(rows.count, 4) + number(0, 8) + number(colors, 4)
      + number(0, 4) + table + rows
  }

  private func file(_ bitmap: [UInt8], pixelsAt start: Int) -> Data {
    Data(
      Array("BM".utf8) + number(14 + bitmap.count, 4) + number(0, 4) + number(14 + start, 4)
        + bitmap)
  }

  private func icon(_ pictures: [(side: Int, bits: Int, data: [UInt8])]) -> Data {
    var entries: [UInt8] = number(0, 2) + number(1, 2) + number(pictures.count, 2)
    var place = 6 + 16 * pictures.count
    for picture in pictures {
      entries += number(picture.side, 1) + number(picture.side, 1) + [0, 0] + number(1, 2)
      entries += number(picture.bits, 2) + number(picture.data.count, 4) + number(place, 4)
      place += picture.data.count
    }
    return Data(entries + pictures.flatMap(\.data))
  }

  private func colors(_ data: Data) throws -> [[Int]] {
    let pixels = try decoder.decode(data, frame: 0, atLeast: nil)
    return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.pixel($0, y) } }
  }

  private let red = [255, 0, 0, 255]
  private let green = [0, 255, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let clear = [0, 0, 0, 0]

  func test_rowsComeFromTheLowest_unlessTheHeightIsNegative() throws {
    // The lower row is red and green, the upper one blue and black; each ends at four bytes.
    let rows: [UInt8] = [0, 0, 255, 0, 255, 0, 0, 0] + [255, 0, 0, 0, 0, 0, 0, 0]
    let data = file(bitmap(2, 2, bits: 24, rows: rows), pixelsAt: 40)
    let info = try decoder.inspect(data)
    XCTAssertEqual([info.width, info.height], [2, 2])
    XCTAssertEqual(info.format, .bmp)
    XCTAssertTrue(info.isOpaque)
    XCTAssertEqual(try colors(data), [blue, [0, 0, 0, 255], red, green])
    let turned = file(bitmap(2, -2, bits: 24, rows: rows), pixelsAt: 40)
    XCTAssertEqual(try colors(turned), [red, green, blue, [0, 0, 0, 255]])
  }

  func test_palettes_areAsLongAsTheHeaderSays() throws {
    let table: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0]
    let bytes: [UInt8] = [2, 0, 1, 0]
    let eight = bitmap(3, 1, bits: 8, colors: 3, table: table, rows: bytes)
    XCTAssertEqual(try colors(file(eight, pixelsAt: 52)), [blue, red, green])
    let four = bitmap(3, 1, bits: 4, colors: 3, table: table, rows: [0x20, 0x10, 0, 0])
    XCTAssertEqual(try colors(file(four, pixelsAt: 52)), [blue, red, green])
    let one = bitmap(
      3, 1, bits: 1, colors: 2, table: Array(table.prefix(8)), rows: [0x40, 0, 0, 0])
    XCTAssertEqual(try colors(file(one, pixelsAt: 48)), [red, green, red])
  }

  func test_masks_sayWhereTheColoursAre() throws {
    // Five, six and five bits.
    let masks = number(0xF800, 4) + number(0x07E0, 4) + number(0x001F, 4)
    let pixels = number(0xF800, 2) + number(0x07E0, 2)
    let sixteen = bitmap(2, 1, bits: 16, compression: 3, table: masks, rows: pixels)
    XCTAssertEqual(try colors(file(sixteen, pixelsAt: 52)), [red, green])
    // With alpha, in a header of 56 bytes.
    let wide = masks32 + number(0x8000_00FF, 4) + number(0xFF00_FF00, 4)
    let alpha = bitmap(2, 1, bits: 32, compression: 3, rows: wide, size: 56)
    let data = file(alpha, pixelsAt: 56)
    XCTAssertFalse(try decoder.inspect(data).isOpaque)
    XCTAssertEqual(try colors(data), [[0, 0, 128, 128], green])
  }

  private var masks32: [UInt8] {
    number(0xFF0000, 4) + number(0xFF00, 4) + number(0xFF, 4) + number(0xFF00_0000, 4)
  }

  func test_icons_showTheLargestPicture_withWhatIsClear() throws {
    // Two pixels wide and one high, and a mask of the first behind it.
    let small = bitmap(2, 2, bits: 24, rows: [0, 0, 255, 0, 255, 0, 0, 0] + [0x80, 0, 0, 0])
    XCTAssertEqual(try colors(icon([(2, 24, small)])), [clear, green])
    let deep = bitmap(
      2, 2, bits: 32, rows: number(0x8000_00FF, 4) + number(0xFF00_FF00, 4) + [0, 0, 0, 0])
    let both = icon([(2, 24, small), (2, 32, deep)])
    XCTAssertEqual(try colors(both), [[0, 0, 128, 128], green])
    let info = try decoder.inspect(both)
    XCTAssertEqual(info.format, .ico)
    XCTAssertFalse(info.isOpaque)
    let large = PixelBuffer(width: 256, height: 256)
    let png = Array(try XCTUnwrap(decoder.encodePNG(large)))
    let whole = try decoder.inspect(icon([(2, 32, deep), (0, 32, png)]))
    XCTAssertEqual([whole.width, whole.height], [256, 256])
    XCTAssertEqual(whole.format, .ico)
  }

  func test_picturesThatEndTooEarly_areErrors() throws {
    let table: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0]
    let pictures = [
      file(
        bitmap(3, 2, bits: 8, colors: 2, table: table, rows: [0, 1, 0, 0, 1, 0, 1, 0]), pixelsAt: 48
      ),
      icon([(2, 24, bitmap(2, 2, bits: 24, rows: [0, 0, 255, 0, 255, 0, 0, 0]))]),
    ]
    for whole in pictures {
      XCTAssertNoThrow(try decoder.decode(whole, frame: 0, atLeast: nil))
      for length in 16..<whole.count {
        XCTAssertThrowsError(try decoder.decode(whole.prefix(length), frame: 0, atLeast: nil))
      }
    }
    var wide = pictures[0]
    wide.replaceSubrange(18..<22, with: [255, 255, 255, 127])
    XCTAssertThrowsError(try decoder.inspect(wide))
    let packed = file(bitmap(2, 1, bits: 8, compression: 1, rows: [0, 1, 0, 1]), pixelsAt: 40)
    XCTAssertThrowsError(try decoder.inspect(packed)) {
      XCTAssertEqual(
        ($0 as? ImageError)?.description, "The BMP is compressed in a way (1) that is not read.")
    }
  }
}
