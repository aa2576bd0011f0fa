import CPangoCairo
import CoreGraphics
import XCTest

@testable import CairoBackend
@testable import PlatformInterface

@MainActor private let measurer = CairoTextMeasurer()

/// A block of one run in the system font.
@MainActor
private func text(
  _ string: String, size: CGFloat = 17, weight: Int = 400, width: CGFloat = .infinity,
  height: CGFloat = .infinity, lines: Int = 0, change: (inout ParagraphSpec) -> Void = { _ in }
) -> TextBlock {
  var paragraph = ParagraphSpec()
  change(&paragraph)
  return TextBlock(
    runs: [
      TextRun(
        string,
        TextAttributes(font: FontSpec(pointSize: size, weight: weight), color: .black))
    ], paragraph: paragraph, width: width, height: height, maximumLines: lines)
}

final class TextLayoutTests: XCTestCase {
  func test_systemFont_hasApplesLineHeight() {
    onMainActor {
      let layout = measurer.layout(of: text("Hello"))
      XCTAssertEqual(layout.size.height, 20.287109375, accuracy: 1e-9)
      XCTAssertEqual(layout.lines[0].baseline, 16.1865234375, accuracy: 1e-9)
    }
  }

  func test_words_areAsWideAsApples() {
    onMainActor {
      // Measured: label_and_safearea_frames.json, widths rounded up to thirds of a point.
      let measured: [(String, CGFloat, Int, CGFloat)] = [
        ("What's", 16, 600, 52.6667), ("the", 16, 400, 23.6667), ("point", 16, 400, 37),
        ("?", 14, 400, 7.33333), ("What's", 17, 600, 55.6667), ("the", 17, 400, 25),
        ("point", 17, 400, 39), ("?", 15, 400, 7.66667),
      ]
      for (string, size, weight, width) in measured {
        let ours = measurer.layout(of: text(string, size: size, weight: weight)).size.width
        XCTAssertEqual((ours * 3).rounded(.up) / 3, width, accuracy: 0.35, string)
      }
    }
  }

  func test_paint_showsManyScripts() {
    onMainActor {
      let samples = [
        "Latin: Handgloves & Æsthetics, naïve façade",
        "Arabic: مرحبا بالعالم، هذا نص تجريبي",
        "Hebrew: שלום עולם (בדיקה) 123",
        "Chinese: 你好，世界。这是一个测试。",
        "Devanagari: नमस्ते दुनिया क्षत्रिय",
        "Emoji: 😀👩‍👩‍👧‍👦🇩🇪",
        "مرحبا Hello שלום",
      ]
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 900, 1100)
      let context = cairo_create(surface)
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      cairo_scale(context, 2, 2)
      var y: CGFloat = 10
      for sample in samples {
        let block = text(sample, width: 430)
        measurer.paint(block, at: CGPoint(x: 10, y: y), on: context!)
        y += measurer.layout(of: block).size.height + 4
      }
      let long =
        "The quick brown fox jumps over the lazy dog, and then it goes on for a while until the line is full."
      for mode in [
        ParagraphSpec.LineBreak.wordWrap, .charWrap, .clip, .truncateHead, .truncateTail,
        .truncateMiddle,
      ] {
        let block = text(long, size: 15, width: 200, lines: 2) { $0.lineBreak = mode }
        measurer.paint(block, at: CGPoint(x: 10, y: y), on: context!)
        y += measurer.layout(of: block).size.height + 6
      }
      for weight in stride(from: 100, through: 900, by: 100) {
        let block = text("Weight \(weight)", size: 15, weight: weight)
        measurer.paint(
          block, at: CGPoint(x: 250, y: 200 + CGFloat(weight) / 5), on: context!)
      }
      cairo_surface_flush(surface)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
  }
}
