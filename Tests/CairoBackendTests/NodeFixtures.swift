import Foundation
import PlatformInterface
import XCTest

/// The pictures that every painter has to paint: files of `Tests/Fixtures/nodes`, each with goldens in
/// `Tests/Goldens/nodes`.
///
/// The folder's contents are the list. A painter's test hands `run` a function that paints a frame;
/// with `TESSERA_BLESS=1` in the environment what the reference painter paints becomes the golden, and a
/// page with all of them is written to `.build/review/nodes.html`. Other painters use `tolerance`, and
/// bless nothing.
/// Knows no painter, so that other test targets link to this file.
@MainActor
struct NodeFixtures {
  /// How much a painter may differ from the golden: pixels of which a channel is further off than
  /// `distance`, as a share of all.
  struct Tolerance {
    var distance = 0
    var share = 0.0
  }

  /// Whether its pictures become the goldens where they are blessed.
  var isReference = true
  var folder = "nodes"
  /// Of the fixture of that name.
  var tolerance: (String) -> Tolerance = { _ in Tolerance() }
  let decode: (Data) -> PixelBuffer?
  let encode: (PixelBuffer) -> Data?
  let paint: (RenderFrame) -> PixelBuffer

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private var goldens: URL { Self.root.appendingPathComponent("Goldens/\(folder)") }

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Fixtures/nodes").path)
    return (files ?? []).filter { $0.hasSuffix(".node") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func text(_ name: String) -> String {
    let url = root.appendingPathComponent("Fixtures/nodes/\(name).node")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  /// Paints each fixture as it is, at twice the scale, clipped, and read from its own text form.
  func run() {
    let names = Self.names
    XCTAssertGreaterThan(names.count, 10)
    var page =
      "<!doctype html><meta charset=utf-8><body style='background:#888;font:14px sans-serif'>"
    for name in names {
      let (frame, problems) = FrameText.read(Self.text(name))
      XCTAssertEqual(problems, [], name)
      let plain = paint(frame)
      check(plain, golden: name, of: name)
      check(paint(Self.scaled(frame, by: 2)), golden: "\(name)@2x", of: name)
      let again = FrameText.read(FrameText.write(frame))
      XCTAssertEqual(again.problems, [], name)
      expect(paint(again.frame), toBe: plain, "\(name) read from its text form", of: name)
      let clip = CGRect(x: 21, y: 13, width: 60, height: 50)
      expect(
        paint(Self.clipped(frame, to: clip)), toBe: Self.cut(plain, frame, clip),
        "\(name) clipped to \(clip)", of: name)
      page += "<h3>\(name)</h3>"
      for file in [name, "\(name)@2x"] {
        page += "<img src='\(goldens.path)/\(file).png'> "
      }
    }
    if isBlessing { write(Data(page.utf8), to: "review/\(folder).html") }
  }

  private var isBlessing: Bool {
    isReference && ProcessInfo.processInfo.environment["TESSERA_BLESS"] == "1"
  }

  static func scaled(_ frame: RenderFrame, by factor: CGFloat) -> RenderFrame {
    RenderFrame(
      number: frame.number, size: frame.size, scale: frame.scale * factor,
      background: frame.background, root: frame.root)
  }

  static func clipped(_ frame: RenderFrame, to clip: CGRect) -> RenderFrame {
    let window = RenderNode(
      id: .max, size: frame.size, clip: RoundedRect(clip), children: [frame.root],
      extent: frame.root.extent.intersection(clip))
    return RenderFrame(
      number: frame.number, size: frame.size, scale: frame.scale, background: frame.background,
      root: window)
  }

  private static func cut(_ pixels: PixelBuffer, _ frame: RenderFrame, _ clip: CGRect)
    -> PixelBuffer
  {
    let result = PixelBuffer(
      width: pixels.width, height: pixels.height, isOpaque: pixels.isOpaque)
    let background: UInt32 = 0xffff_ffff
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let isInside = clip.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        word(result, x, y).pointee = isInside ? word(pixels, x, y).pointee : background
      }
    }
    return result
  }

  private static func word(_ pixels: PixelBuffer, _ x: Int, _ y: Int)
    -> UnsafeMutablePointer<UInt32>
  {
    pixels.bytes.advanced(by: y * pixels.bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
  }

  private func check(_ pixels: PixelBuffer, golden name: String, of fixture: String) {
    let file = goldens.appendingPathComponent("\(name).png")
    if isBlessing {
      try? FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      try? encode(pixels)?.write(to: file)
      return
    }
    guard let data = try? Data(contentsOf: file), let golden = decode(data) else {
      return XCTFail("There is no golden \(file.path); run with TESSERA_BLESS=1 and look at it.")
    }
    expect(pixels, toBe: golden, name, of: fixture)
  }

  private func expect(
    _ pixels: PixelBuffer, toBe expected: PixelBuffer, _ name: String, of fixture: String
  ) {
    let tolerance = tolerance(fixture)
    guard pixels.width == expected.width, pixels.height == expected.height else {
      return XCTFail("\(name) is \(pixels.width)×\(pixels.height) pixels")
    }
    var count = 0
    var first: String?
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let a = Self.word(pixels, x, y).pointee
        let b = Self.word(expected, x, y).pointee
        guard a != b else { continue }
        let isFar = [0, 8, 16].contains { (shift: UInt32) in
          abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) > tolerance.distance
        }
        guard isFar else { continue }
        count += 1
        first = first ?? "(\(x), \(y)): \(String(a, radix: 16)), not \(String(b, radix: 16))"
      }
    }
    guard let first, Double(count) > tolerance.share * Double(pixels.width * pixels.height) else {
      return
    }
    let place = write(encode(pixels) ?? Data(), to: "failed/\(folder)/\(name).png")
    XCTFail("\(name): \(count) pixels differ, first at \(first); see \(place)")
  }

  @discardableResult
  private func write(_ data: Data, to name: String) -> String {
    let file = Self.root.deletingLastPathComponent().appendingPathComponent(".build/\(name)")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file)
    return file.path
  }
}
