import CoreGraphics
import Foundation
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend
@testable import PlatformInterface

/// Widths of the system font as UIKit has them; Tests/Fixtures/oracle/system_font_advances.json.
final class SystemFontAdvancesTests: XCTestCase {
  private struct Oracle: Decodable {
    struct Font: Decodable {
      var weight: String
      var size: CGFloat
      var advances: [String: CGFloat]?
      var widths: [String: CGFloat]?
    }
    var monospaced_advance: CGFloat
    var advances: [Font]
    var strings: [Font]
  }

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "regularItalic": 400,
    "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]

  private func oracle() throws -> Oracle {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/oracle/system_font_advances.json")
    return try JSONDecoder().decode(Oracle.self, from: Data(contentsOf: file))
  }

  func test_charactersOfMeasuredFonts_areAsWideAsApples() throws {
    for font in try oracle().advances {
      let advances = SystemFontAdvances(
        size: font.size, weight: try XCTUnwrap(Self.weights[font.weight]),
        isItalic: font.weight.hasSuffix("Italic"))
      for (character, width) in try XCTUnwrap(font.advances) {
        let ours = try XCTUnwrap(
          advances.advance(of: XCTUnwrap(character.unicodeScalars.first).value))
        // The finest weight is kept in whole units, and shares of weights are rounded.
        XCTAssertEqual(
          ours, width, accuracy: font.size / 2048, "\(character), \(font.weight) \(font.size)")
      }
    }
  }

  /// Pairs are kerned as the file that draws them says, which is not quite as Apple's.
  func test_stringsInMeasuredFonts_areNearlyAsWideAsApples() throws {
    let fonts = try oracle().strings
    try onMainActor {
      let measurer = CairoTextMeasurer()
      var worst: CGFloat = 0
      var sum: CGFloat = 0
      var count: CGFloat = 0
      for font in fonts {
        let spec = FontSpec(
          pointSize: font.size, weight: try XCTUnwrap(Self.weights[font.weight]),
          isItalic: font.weight.hasSuffix("Italic"))
        for (text, width) in try XCTUnwrap(font.widths) {
          let block = TextBlock(
            runs: [TextRun(text, TextAttributes(font: spec, color: .black))],
            paragraph: ParagraphSpec(),
            width: .infinity, height: .infinity, maximumLines: 1)
          let ours = measurer.layout(of: block).size.width
          let error = abs(ours - width) / width
          worst = max(worst, error)
          sum += error
          count += 1
        }
      }
      XCTAssertLessThan(worst, 0.025)
      XCTAssertLessThan(sum / count, 0.005)
    }
  }

  func test_monospacedCharacters_areAsWideAsApples() throws {
    let advance = try oracle().monospaced_advance
    onMainActor {
      let measurer = CairoTextMeasurer()
      for text in ["iiii", "WWWW", "a. 1"] {
        for weight in [400, 700] {
          let spec = FontSpec(design: .monospaced, pointSize: 13, weight: weight)
          let block = TextBlock(
            runs: [TextRun(text, TextAttributes(font: spec, color: .black))],
            paragraph: ParagraphSpec(),
            width: .infinity, height: .infinity, maximumLines: 1)
          XCTAssertEqual(
            measurer.layout(of: block).size.width, advance * 13 * 4, accuracy: 0.01, text)
        }
      }
      let face = FontCatalog.shared.typeface(
        for: FontSpec(design: .monospaced, pointSize: 13, weight: 400))
      XCTAssertTrue(face.key.file.contains("Mono"), "\(face.key.file) draws monospaced text.")
    }
  }
}
