import CPangoCairo
import Foundation
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CairoBackend
@testable import CoreGraphics
@testable import PlatformInterface

/// The bytes of `Tests/Fixtures/images/<name>`.
func picture(_ name: String) throws -> Data {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  return try Data(contentsOf: tests.appendingPathComponent("Fixtures/images/\(name)"))
}

extension PixelBuffer {
  /// `[red, green, blue, alpha]`, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let byte = bytes.advanced(by: y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return [Int(byte[2]), Int(byte[1]), Int(byte[0]), Int(byte[3])]
  }

  var data: Data { Data(bytes: bytes, count: byteCount) }
}

final class ImageDecodingTests: XCTestCase {
  private let decoder = CairoImageDecoder()
  private static let stills = [
    "baseline.jpg", "progressive.jpg", "cmyk.jpg", "gray.jpg", "interlaced.png", "half.png",
    "palette.png", "deep.png", "lossy.webp", "lossless.webp",
    "still.heic", "still.avif",
  ]

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch { return (error as? ImageError)?.description ?? "\(error)" }
  }

  func test_stills_haveTheirSizeAndColours() throws {
    for name in Self.stills {
      let data = try picture(name)
      let info = try decoder.inspect(data)
      XCTAssertEqual([info.width, info.height], [48, 32], name)
      let pixels = try decoder.decode(data, frame: 0, atLeast: nil)
      XCTAssertEqual([pixels.width, pixels.height], [48, 32], name)
      XCTAssertEqual(pixels.isOpaque, info.isOpaque, name)
      // A green square on a gradient from red to blue, half transparent in two of them.
      let corner = pixels.pixel(3, 3)
      let isClear = name == "half.png" || name == "lossless.webp"
      XCTAssertEqual(corner[3], isClear ? 128 : 255, accuracy: 1, name)
      if name != "gray.jpg" {
        XCTAssertGreaterThan(corner[1], isClear ? 110 : 200, name)
        XCTAssertGreaterThan(pixels.pixel(40, 30)[2], isClear ? 90 : 180, name)
        XCTAssertLessThan(pixels.pixel(40, 30)[0], 60, name)
      }
    }
  }

  func test_reducedDecoding_isNeverSmallerThanAsked() throws {
    for name in Self.stills {
      let data = try picture(name)
      for (width, height) in [
        (1, 1), (6, 4), (7, 4), (12, 8), (13, 9), (24, 16), (47, 31), (99, 99),
      ] {
        let pixels = try decoder.decode(data, frame: 0, atLeast: (width, height))
        XCTAssertGreaterThanOrEqual(pixels.width, min(width, 48), name)
        XCTAssertGreaterThanOrEqual(pixels.height, min(height, 32), name)
        if width == 6, height == 4 {
          XCTAssertEqual([pixels.width, pixels.height], [6, 4], name)
        }
      }
    }
  }

  func test_svg_isDrawnAtTheSizeAsked() throws {
    let data = try picture("shape.svg")
    let info = try decoder.inspect(data)
    XCTAssertEqual([info.width, info.height], [20, 10])
    let large = try decoder.decode(data, frame: 0, atLeast: (200, 300))
    XCTAssertEqual([large.width, large.height], [200, 300])
    XCTAssertEqual(large.pixel(50, 150), [255, 0, 0, 255])
    XCTAssertEqual(large.pixel(150, 10), [0, 0, 255, 255])
  }

  /// Each would take minutes or gigabytes in the library that reads it.
  func test_documentsBeyondAllMeasure_areRefusedByASentence() throws {
    func svg(_ content: String) -> Data {
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>".utf8)
    }
    let outline = "M0 0" + String(repeating: "L1 2", count: 500_001)
    for name in ["d", "points"] {
      let text = failure { _ = try decoder.inspect(svg("<path \(name) = \"\(outline)\"/>")) }
      XCTAssertEqual(text, "The SVG has an outline of 2000008 bytes; at most 2000000 are drawn.")
    }
    let picture = svg("<text>it's</text><image href=\"data:image/png;base64,\(outline)\"/>")
    XCTAssertEqual(try decoder.inspect(picture).width, 9)

    func pdf(_ content: Data, _ filter: String) -> Data {
      Data(
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj
        4 0 obj<</Length \(content.count)\(filter)>>stream\n
        """.utf8) + content
        + Data("\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF".utf8)
    }
    let states = Data(String(repeating: "q\n", count: 10_001).utf8)
    // The same, made small by zlib.
    let small = try XCTUnwrap(
      Data(
        base64Encoded: "eNrtwqENAAAAAqDut/5ffMPAoCkAAAAAAAAAAAAAAAAAAAAAAAAAFwYsScY6"))
    for file in [pdf(states, ""), pdf(small, "/Filter/FlateDecode")] {
      let text = failure { _ = try decoder.decode(file, frame: 0, atLeast: nil) }
      XCTAssertEqual(text, "The PDF keeps more than 10000 states of drawing inside one another.")
    }
    XCTAssertEqual(try decoder.inspect(pdf(Data("q 1 0 0 RG Q\n".utf8), "")).width, 9)
  }

  func test_orientation_isReadFromEXIF() throws {
    let jpeg = try picture("baseline.jpg")
    for orientation in 1...8 {
      for isBigEndian in [true, false] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
          let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
          return isBigEndian ? bytes.reversed() : bytes
        }
        var tiff = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
        tiff += number(1, 2) + number(0x0112, 2) + number(3, 2) + number(1, 4)
        tiff += number(orientation, 2) + [0, 0] + number(0, 4)
        let body = Array("Exif\0\0".utf8) + tiff
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        let data = Data(jpeg.prefix(2)) + Data(segment) + Data(jpeg.dropFirst(2))
        XCTAssertEqual(try decoder.inspect(data).orientation, orientation)
        XCTAssertEqual(try decoder.decode(data, frame: 0, atLeast: nil).width, 48)
      }
    }
  }

  // MARK: Animations

  func test_gif_disposesOfFrames() throws {
    let red = [255, 0, 0, 255]
    let lime = [0, 255, 0, 255]
    let blue = [0, 0, 255, 255]
    let clear = [0, 0, 0, 0]
    // At the second square's place, and at the third's, in the second and third frames.
    let expected: [(String, [[Int]], [[Int]])] = [
      ("anim-none.gif", [lime, red], [lime, blue]),
      ("anim-previous.gif", [lime, clear], [clear, blue]),
      ("anim-background.gif", [lime, clear], [clear, blue]),
    ]
    for (name, second, third) in expected {
      let data = try picture(name)
      let info = try decoder.inspect(data)
      XCTAssertEqual(info.frameDurations.count, 3, name)
      let frames = try (0..<3).map { try decoder.decode(data, frame: $0, atLeast: nil) }
      XCTAssertEqual([frames[1].pixel(12, 12), frames[1].pixel(1, 1)], second, name)
      XCTAssertEqual([frames[2].pixel(12, 12), frames[2].pixel(1, 1)], third, name)
      // Backwards and twice gives the same.
      for i in [1, 2, 0, 0] {
        let again = try decoder.decode(data, frame: i, atLeast: nil)
        XCTAssertEqual(again.data, frames[i].data, name)
      }
    }
    let info = try decoder.inspect(picture("anim-none.gif"))
    XCTAssertEqual(info.frameDurations, [0.05, 0.05, 0.05])
    XCTAssertEqual(info.loopCount, 3)
    XCTAssertEqual(try decoder.inspect(picture("anim-previous.gif")).loopCount, 0)
  }

  func test_animatedWebP_plays() throws {
    let data = try picture("anim.webp")
    let info = try decoder.inspect(data)
    XCTAssertEqual(info.frameDurations, [0.2, 0.2, 0.2])
    let frames = try (0..<3).map { try decoder.decode(data, frame: $0, atLeast: nil) }
    XCTAssertEqual(frames[1].pixel(12, 12), [0, 255, 0, 255])
    XCTAssertEqual(frames[2].pixel(12, 12), [0, 0, 0, 0])
    XCTAssertEqual(frames[2].pixel(1, 1), [0, 0, 255, 255])
    XCTAssertTrue(
      failure { _ = try decoder.decode(data, frame: 3, atLeast: nil) }.contains("has 3 frames"))
  }

  // MARK: Encoding

  func test_png_roundTrips() throws {
    for name in ["half.png", "deep.png"] {
      let pixels = try decoder.decode(picture(name), frame: 0, atLeast: nil)
      let first = try XCTUnwrap(decoder.encodePNG(pixels))
      XCTAssertEqual(first, decoder.encodePNG(pixels))
      let again = try decoder.decode(first, frame: 0, atLeast: nil)
      XCTAssertEqual(again.isOpaque, pixels.isOpaque)
      for y in 0..<32 {
        for x in 0..<48 {
          for (a, b) in zip(again.pixel(x, y), pixels.pixel(x, y)) {
            XCTAssertEqual(a, b, accuracy: 1)
          }
        }
      }
    }
  }

  /// As Xcode writes them for devices: blue first, multiplied by alpha, and a stream without zlib's head and sum.
  func test_png_ofApplesForm_isRead() throws {
    func number(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let sum = (Array(name.utf8) + body).reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
          rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
        }
      }
      return number(UInt32(body.count)) + Array(name.utf8) + body + number(~sum)
    }
    let row: [UInt8] = [0, 0, 0, 255, 255, 64, 0, 0, 128]
    let stored: [UInt8] = [1, UInt8(row.count), 0, ~UInt8(row.count), 255] + row
    let file: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("CgBI", [0x50, 0, 0x20, 2])
      + chunk("IHDR", number(2) + number(1) + [8, 6, 0, 0, 0]) + chunk("IDAT", Array(stored[..<6]))
      + chunk("IDAT", Array(stored[6...])) + chunk("IEND", [])
    let pixels = try decoder.decode(Data(file), frame: 0, atLeast: nil)
    XCTAssertEqual(pixels.pixel(0, 0), [255, 0, 0, 255])
    XCTAssertEqual(pixels.pixel(1, 0), [0, 0, 64, 128])
    for length in 8..<file.count {
      _ = try? decoder.decode(Data(file[..<length]), frame: 0, atLeast: nil)
    }
    _ = try? decoder.decode(
      Data(file + chunk("IEND", []) + chunk("IEND", [])), frame: 0, atLeast: nil)
  }

  func test_jpeg_encodesTransparencyOnWhite() throws {
    let clear = PixelBuffer(width: 40, height: 20)
    for quality in [0, 0.5, 1, -1, 7, Double.nan] {
      let data = try XCTUnwrap(decoder.encodeJPEG(clear, quality: quality))
      let pixels = try decoder.decode(data, frame: 0, atLeast: nil)
      XCTAssertEqual([pixels.width, pixels.height], [40, 20])
      XCTAssertGreaterThan(pixels.pixel(20, 10)[0], 240)
    }
  }

  // MARK: Bad input

  func test_wrongType_saysSo() {
    let cases: [(Data, String)] = [
      (Data(), "zero bytes"), (Data("hello".utf8), "no picture"),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), "JPEG"), (Data("GIF89a".utf8), "GIF"),
      (Data("<svg".utf8), "SVG"), (Data("RIFF0000WEBPVP8 ".utf8), "WebP"),
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "PNG"),
    ]
    for (data, word) in cases {
      XCTAssertTrue(failure { _ = try decoder.inspect(data) }.contains(word), word)
      XCTAssertTrue(
        failure { _ = try decoder.decode(data, frame: 0, atLeast: nil) }.contains(word), word)
    }
  }

  func test_truncatedPictures_failWithASentence() throws {
    for name in [
      "baseline.jpg", "progressive.jpg", "half.png", "interlaced.png", "lossy.webp",
      "lossless.webp", "anim-none.gif", "shape.svg",
    ] {
      let data = try picture(name)
      for count in [data.count / 4, data.count / 2, data.count * 2 / 3] {
        let sentence = failure {
          _ = try decoder.decode(data.prefix(count), frame: 0, atLeast: nil)
        }
        // The first frame of a GIF may be whole before the data end.
        if name.hasSuffix("gif"), sentence == "no error" { continue }
        XCTAssertTrue(sentence.hasPrefix("The ") && sentence.hasSuffix("."), "\(name): \(sentence)")
      }
    }
  }

  func test_missingEndMarker_isForgiven() throws {
    for name in ["baseline.jpg", "progressive.jpg"] {
      let data = try picture(name)
      let whole = try decoder.decode(data, frame: 0, atLeast: nil)
      let cut = try decoder.decode(data.dropLast(2), frame: 0, atLeast: nil)
      XCTAssertEqual(cut.data, whole.data, name)
    }
  }

  func test_damagedPictures_neverCrash() throws {
    let names =
      Self.stills + [
        "anim-none.gif", "anim-previous.gif", "anim.webp", "shape.svg",
        "interlaced.gif",
      ]
    for name in names {
      let original = try picture(name)
      var random = SeededGenerator(seed: UInt64(original.count))
      for round in 0..<150 {
        var data = original
        for _ in 0..<(1 + round % 6) {
          data[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if round % 5 == 0 { data = data.prefix(Int(random.next() % UInt64(data.count))) }
        let frames = (try? decoder.inspect(data).frameDurations.count) ?? 1
        for frame in 0..<min(frames, 4) {
          let picture = try? decoder.decode(
            data, frame: frame, atLeast: round % 2 == 0 ? nil : (5, 5))
          if let picture { XCTAssertGreaterThan(picture.byteCount, 0, "\(name), round \(round)") }
        }
      }
    }
  }

  /// A PNG of nothing but a header and too few data.
  private func png(width: UInt32, height: UInt32, interlaced: Bool = false) throws -> Data {
    let one = try XCTUnwrap(decoder.encodePNG(PixelBuffer(width: 8, height: 8, isOpaque: true)))
    var data = one
    for (offset, value) in [(16, width), (20, height)] {
      for i in 0..<4 { data[offset + i] = UInt8(value >> (24 - 8 * UInt32(i)) & 0xFF) }
    }
    data[28] = interlaced ? 1 : 0
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    for i in 0..<4 { data[29 + i] = UInt8(sum >> (24 - 8 * UInt32(i)) & 0xFF) }
    return data
  }

  func test_liesAboutSize_costBoundedMemory() throws {
    for (width, height) in [(30000, 30000), (1_000_000, 1_000_000), (1_000_000, 1)] {
      let data = try png(width: UInt32(width), height: UInt32(height))
      let info = try decoder.inspect(data)
      XCTAssertEqual([info.width, info.height], [width, height])
      let sentence = failure { _ = try decoder.decode(data, frame: 0, atLeast: (100, 100)) }
      XCTAssertTrue(sentence.hasPrefix("The PNG data"), sentence)
    }
    let interlaced = try png(width: 30000, height: 30000, interlaced: true)
    XCTAssertTrue(
      failure { _ = try decoder.decode(interlaced, frame: 0, atLeast: nil) }.contains("too large"))
    var gif = try picture("anim-none.gif")
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    XCTAssertTrue(failure { _ = try decoder.inspect(gif) }.contains("too large"))
    let svg = Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect/></svg>"#.utf8)
    XCTAssertLessThanOrEqual(
      try decoder.decode(svg, frame: 0, atLeast: (100, 100)).byteCount, 100 * 112 * 4)
  }

  func test_widePicture_isReduced() throws {
    let row = [UInt8](repeating: 0xFF, count: 60000 * 4)
    var length = 0
    let bytes = try XCTUnwrap(tessera_png_encode(row, 0, 60000, 12, 1, &length))
    let data = Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    let whole = try decoder.decode(data, frame: 0, atLeast: nil)
    XCTAssertEqual([whole.width, whole.height], [30000, 12])
    XCTAssertEqual(whole.pixel(29999, 11), [255, 255, 255, 255])
    let small = try decoder.decode(data, frame: 0, atLeast: (100, 2))
    XCTAssertEqual([small.width, small.height], [10000, 2])
  }

  func test_reduction_staysInTheBudget() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let width = 1 + Int(random.next() % 1_000_000)
      let height = 1 + Int(random.next() % 1_000_000)
      let reduction = ImageBudget.reduction(width: width, height: height, atLeast: nil)
      let w = ImageBudget.reducedSide(width, reduction.across)
      let h = ImageBudget.reducedSide(height, reduction.down)
      XCTAssertLessThanOrEqual(w, ImageBudget.maximumSide)
      XCTAssertLessThanOrEqual(h, ImageBudget.maximumSide)
      XCTAssertLessThanOrEqual(w * h, ImageBudget.maximumPixels)
    }
  }

  func test_threads_decodeSideBySide() throws {
    let datas = try (Self.stills + ["anim-none.gif", "anim.webp", "shape.svg"]).map(picture)
    let decoder = decoder
    let expected = try datas.map { try decoder.decode($0, frame: 0, atLeast: nil).data }
    DispatchQueue.concurrentPerform(iterations: 200) { i in
      let index = i % datas.count
      let pixels = try? decoder.decode(datas[index], frame: 0, atLeast: nil)
      XCTAssertEqual(pixels?.data, expected[index])
      _ = decoder.symbolicIcon(named: "document-save-symbolic", pixelSize: 16 + i % 3)
    }
  }

  // MARK: Icons

  func test_symbolicIcons_areBlackOnClear() throws {
    let icon = try XCTUnwrap(decoder.symbolicIcon(named: "document-save-symbolic", pixelSize: 32))
    XCTAssertEqual([icon.width, icon.height], [32, 32])
    var coverage = 0
    for y in 0..<32 {
      for x in 0..<32 {
        let pixel = icon.pixel(x, y)
        XCTAssertEqual(pixel[0] + pixel[1] + pixel[2], 0)
        coverage += pixel[3]
      }
    }
    XCTAssertGreaterThan(coverage, 32 * 32 * 10)
    XCTAssertTrue(
      decoder.symbolicIcon(named: "document-save", pixelSize: 32) === icon
        || decoder.symbolicIcon(named: "document-save", pixelSize: 32) != nil)
    XCTAssertNil(decoder.symbolicIcon(named: "no-such-icon", pixelSize: 32))
    XCTAssertNil(decoder.symbolicIcon(named: "../../etc/passwd", pixelSize: 32))
    XCTAssertNil(decoder.symbolicIcon(named: "", pixelSize: 32))
  }
}
