import Foundation
import XCTest

/// Windows at scales between whole numbers, on a compositor that has them.
final class FractionalScaleTests: XCTestCase {
  func test_atEachScale_linesAreOnePixel_andRowsMeet() throws {
    for scale in [1.25, 1.5, 1.75, 2] {
      let desktop = try TestDesktop("1100x800", tools: ["import", "convert"])
      defer { desktop.end() }
      try desktop.startSessionBus()
      try desktop.startFractional(
        scale: scale, width: Int(1000 / scale), height: Int(700 / scale))
      let said = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-scale-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: said) }
      let program = TestDesktop.product("DesktopProgram").path
      try desktop.start(
        TestDesktop.tool("sh"), ["-c", "exec '\(program)' scale >'\(said.path)'"])
      try desktop.eventually("The scale", tries: 200, every: 0.1) {
        let lines = try? String(contentsOf: said, encoding: .utf8).split(separator: "\n")
        return lines?.contains("scale \(scale) \(scale)") ?? false ? true : nil
      }
      let columns = try desktop.eventually("The picture", tries: 100, every: 0.1) {
        let columns = try Self.columns(of: desktop, scale)
        return columns.lines.count >= 9 && columns.rows.contains("blue") ? columns : nil
      }
      // A title bar, rows without anything between them, and what is below the screen.
      XCTAssertEqual(columns.rows.filter { $0 == "blue" }.count, 1, "\(scale): \(columns.rows)")
      XCTAssertFalse(columns.rows.contains("mixed"), "\(scale): \(columns.rows)")
      XCTAssertEqual(Set(columns.lines), [1], "\(scale)")
      // The content begins between pixels.
      let sizes = try String(contentsOf: said, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("size ") }.compactMap { $0.split(separator: " ").last }
      let bar = Double(Int(700 / scale) - (try XCTUnwrap(sizes.last.flatMap { Int($0) }))) * scale
      XCTAssertEqual(bar, bar.rounded(), "\(scale)")
    }
  }

  /// Colours of one column through the rows, from top to bottom, and the thickness of the lines in another.
  private static func columns(
    of desktop: TestDesktop, _ scale: Double
  ) throws -> (rows: [String], lines: [Int]) {
    func column(_ x: Int) throws -> [[UInt8]] {
      let bytes = [UInt8](
        try desktop.run(
          "import", ["-window", "root", "-crop", "1x700+\(x)+0", "-depth", "8", "rgb:-"]))
      return stride(from: 0, to: bytes.count - 2, by: 3).map { Array(bytes[$0..<$0 + 3]) }
    }
    func name(_ pixel: [UInt8]) -> String {
      switch pixel {
      case [0, 0, 255]: "blue"
      case [255, 0, 0]: "red"
      case _ where pixel[1] > 0: "bar"
      case [0, 0, 0]: "beside"
      default: "mixed"
      }
    }
    var rows: [String] = []
    for pixel in try column(100) where name(pixel) != rows.last { rows.append(name(pixel)) }
    var lines: [Int] = []
    var wasWhite = false
    var thickness = 0
    for pixel in try column(Int(250 * scale)) {
      switch pixel {
      case [255, 255, 255]:
        if wasWhite, thickness > 0 { lines.append(thickness) }
        (wasWhite, thickness) = (true, 0)
      default: thickness += pixel == [0, 0, 0] ? 1 : 1000
      }
    }
    return (rows, lines)
  }
}
