import CPangoCairo
import CoreGraphics
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

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

@MainActor
private func paint(_ block: TextBlock, scale: CGFloat, at origin: CGPoint = .zero) -> PixelBuffer {
  let buffer = PixelBuffer(width: 200, height: 80)
  let surface = cairo_image_surface_create_for_data(
    buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, 200, 80,
    Int32(buffer.bytesPerRow))
  let context = cairo_create(surface)!
  cairo_scale(context, scale, scale)
  measurer.paint(block, at: origin, on: context)
  cairo_destroy(context)
  cairo_surface_flush(surface)
  cairo_surface_destroy(surface)
  return buffer
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

  // MARK: Breaking

  func test_words_wrapAtTheWidth() {
    onMainActor {
      let string = "The quick brown fox jumps over the lazy dog"
      let metrics = measurer.layout(of: text(string, width: 120))
      XCTAssertGreaterThan(metrics.lines.count, 2)
      XCTAssertEqual(metrics.lines.map(\.range.lowerBound).first, 0)
      XCTAssertEqual(metrics.lines.last?.range.upperBound, string.utf16.count)
      for (line, next) in zip(metrics.lines, metrics.lines.dropFirst()) {
        XCTAssertEqual(line.range.upperBound, next.range.lowerBound)
        XCTAssertLessThanOrEqual(line.width, 120)
        XCTAssertEqual(next.origin.y - line.origin.y, 20.287109375, accuracy: 1e-9)
        // A line begins with a word.
        XCTAssertEqual(Array(string.utf16)[next.range.lowerBound - 1], 0x20)
      }
      XCTAssertFalse(metrics.isTruncated)
    }
  }

  func test_sizeMeasured_holdsTheTextAgain() {
    onMainActor {
      for string in ["Item 123456", "To AV WAVE fi", "a b c d e f g", "¿Qué? – naïve"] {
        for size in stride(from: 8.0, through: 40, by: 1.3) {
          let width = measurer.layout(of: text(string, size: size)).size.width
          XCTAssertEqual(measurer.layout(of: text(string, size: size, width: width)).lines.count, 1)
        }
      }
    }
  }

  func test_newlines_makeParagraphs() {
    onMainActor {
      let metrics = measurer.layout(
        of: text("one\ntwo\r\n\nfour\u{2028}five\n") {
          $0.paragraphSpacing = 10
          $0.lineSpacing = 2
        })
      XCTAssertEqual(metrics.lines.count, 6)
      let tops = metrics.lines.map(\.origin.y)
      let height = 20.287109375
      XCTAssertEqual(tops[1] - tops[0], height + 12, accuracy: 1e-9)
      // A line separator ends no paragraph.
      XCTAssertEqual(tops[4] - tops[3], height + 2, accuracy: 1e-9)
      XCTAssertEqual(metrics.lines.map(\.range.lowerBound), [0, 4, 9, 10, 15, 20])
    }
  }

  func test_spacesAtTheEnd_countForTheSize_andNotForThePlace() {
    onMainActor {
      @MainActor func width(_ string: String, _ space: CGFloat = .infinity) -> CGFloat {
        measurer.layout(of: text(string, width: space)).size.width
      }
      let space = width("a a") - width("aa")
      XCTAssertGreaterThan(space, 2)
      XCTAssertEqual(width("Clear  "), width("Clear") + 2 * space, accuracy: 0.01)
      XCTAssertEqual(width(" "), space, accuracy: 0.01)
      XCTAssertEqual(width("Clear  \n"), width("Clear  "), accuracy: 0.01)
      // Of lines that wrap, and beyond the space, they do not.
      XCTAssertEqual(
        width("one two", width("one ") + 1), max(width("one"), width("two")), accuracy: 0.01)
      XCTAssertEqual(width("Clear  ", width("Clear") + 1), width("Clear") + 1, accuracy: 0.01)
      let right = measurer.layout(of: text("Clear  ", width: 200) { $0.alignment = .right })
      XCTAssertEqual(right.lines[0].origin.x, 200 - width("Clear"), accuracy: 0.01)
    }
  }

  func test_truncation_keepsHeadMiddleOrTail() {
    onMainActor {
      let string = "The quick brown fox jumps over the lazy dog"
      for mode in [ParagraphSpec.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
        let metrics = measurer.layout(
          of: text(string, width: 150, lines: 1) { $0.lineBreak = mode })
        XCTAssertEqual(metrics.lines.count, 1)
        XCTAssertTrue(metrics.isTruncated)
        XCTAssertLessThanOrEqual(metrics.size.width, 150.01)
        XCTAssertGreaterThan(metrics.size.width, 120)
      }
      let wrapped = measurer.layout(of: text(string, width: 150, lines: 2))
      XCTAssertEqual(wrapped.lines.count, 2)
      XCTAssertTrue(wrapped.isTruncated)
      let low = measurer.layout(
        of: text(string, width: 150, height: 45) { $0.lineBreak = .truncateTail })
      XCTAssertEqual(low.lines.count, 2)
      let lowest = measurer.layout(of: text(string, width: 150, height: 3))
      XCTAssertEqual(lowest.lines.count, 1, "One line is always shown.")
    }
  }

  /// The first character is wider than half of the space, and the last two together narrower.
  func test_middlesOfShortTexts_keepTheFirstCharacter() {
    onMainActor {
      let width = measurer.layout(of: text("S…ar", width: 500, lines: 1)).size.width
      let metrics = measurer.layout(
        of: text("Sugar", width: width + 0.5, lines: 1) { $0.lineBreak = .truncateMiddle })
      XCTAssertTrue(metrics.isTruncated)
      XCTAssertEqual(metrics.size.width, width, accuracy: 0.6)
    }
  }

  /// Asked so often that laying out the whole text each time would not come to an end.
  func test_longText_inALowSpace_isNotLaidOutWhole() {
    onMainActor {
      let string = String(repeating: "word ", count: 200_000)
      for width in 200..<220 {
        let metrics = measurer.layout(
          of: text(string, width: CGFloat(width), lines: 2) { $0.lineBreak = .truncateTail })
        XCTAssertEqual(metrics.lines.count, 2)
        XCTAssertTrue(metrics.isTruncated)
      }
    }
  }

  func test_slices_areWhatShapingThemGives() {
    onMainActor {
      let textStyle = TextAttributes(font: FontSpec(pointSize: 17), color: .black)
      let style = TextShaper.Style(textStyle)
      let font = measurer.fonts.font(for: textStyle.font)
      for (string, isRightToLeft) in [("The AVATAR fi 12:30 Tokyo", false), ("שלום עולם", true)] {
        let units = Array(string.utf16)
        @MainActor func shape(_ units: [UInt16]) -> ShapedRun {
          measurer.shaper.shape(
            units, range: 0..<units.count, face: font.face, font: font, style: style,
            isRightToLeft: isRightToLeft, isPlain: false)
        }
        let whole = shape(units)
        for lower in 0..<units.count {
          for upper in (lower + 1)...units.count {
            guard let glyphs = whole.glyphs(of: lower..<upper) else { continue }
            let alone = shape(Array(units[lower..<upper]))
            XCTAssertEqual(whole.glyphs[glyphs].map(\.id), alone.glyphs.map(\.id))
            XCTAssertEqual(whole.width(of: glyphs), alone.width, accuracy: 0.01)
          }
        }
      }
    }
  }

  func test_lineHeights_followTheParagraph() {
    onMainActor {
      @MainActor func height(_ change: (inout ParagraphSpec) -> Void) -> (CGFloat, CGFloat) {
        let metrics = measurer.layout(of: text("Hello", change: change))
        return (metrics.size.height, metrics.lines[0].baseline)
      }
      let natural: CGFloat = 20.287109375
      XCTAssertEqual(height { $0.minimumLineHeight = 30 }.0, 30)
      XCTAssertEqual(height { $0.minimumLineHeight = 30 }.1, 30 - 4.1005859375)
      XCTAssertEqual(height { $0.maximumLineHeight = 15 }.0, 15)
      XCTAssertEqual(height { $0.lineHeightMultiple = 2 }.0, natural * 2)
    }
  }

  func test_indentsAndAlignments_placeLines() {
    onMainActor {
      let width = measurer.layout(of: text("Hello")).size.width
      @MainActor func x(_ change: (inout ParagraphSpec) -> Void) -> CGFloat {
        measurer.layout(of: text("Hello", width: 200, change: change)).lines[0].origin.x
      }
      XCTAssertEqual(x { $0.alignment = .right }, 200 - width, accuracy: 1e-9)
      XCTAssertEqual(x { $0.alignment = .center }, (200 - width) / 2, accuracy: 1e-9)
      XCTAssertEqual(x { $0.firstLineHeadIndent = 20 }, 20)
      XCTAssertEqual(
        x {
          $0.alignment = .right
          $0.tailIndent = -15
        }, 185 - width, accuracy: 1e-9)
      let justified = measurer.layout(
        of: text("The quick brown fox jumps over the lazy dog", width: 150) {
          $0.alignment = .justified
        })
      XCTAssertEqual(justified.lines[0].width, 150, accuracy: 1e-9)
      XCTAssertLessThan(justified.lines.last?.width ?? 150, 150)
    }
  }

  func test_rightToLeftText_isRightAlignedNaturally() {
    onMainActor {
      let metrics = measurer.layout(of: text("שלום עולם", width: 300))
      XCTAssertEqual(metrics.lines[0].origin.x + metrics.lines[0].width, 300, accuracy: 0.01)
    }
  }

  func test_attachment_raisesItsLine() {
    onMainActor {
      let textStyle = TextAttributes(font: FontSpec(pointSize: 17), color: .black)
      let block = TextBlock(runs: [
        TextRun("a", textStyle),
        TextRun(
          "\u{FFFC}", textStyle, attachmentBounds: CGRect(x: 0, y: -5, width: 40, height: 50)),
        TextRun("b", textStyle),
      ])
      let metrics = measurer.layout(of: block)
      XCTAssertEqual(metrics.size.height, 50, accuracy: 1e-9)
      XCTAssertEqual(metrics.lines[0].baseline, 45, accuracy: 1e-9)
      let letters = measurer.layout(of: text("ab")).size.width
      XCTAssertEqual(metrics.size.width, letters + 40, accuracy: 0.3)
    }
  }

  /// Every mixture of scripts, widths and limits gives lines that follow each other and fit.
  func test_randomTexts_keepTheRules() {
    onMainActor {
      var random = SeededGenerator(seed: 42)
      let pieces = [
        "word", " ", "  ", "\n", "Wide", "שלום", "مرحبا", "你好世界", "é", "e\u{301}", "😀",
        "👩‍👩‍👧‍👦", "\t", "-", "supercalifragilistic", "नमस्ते", "\u{200B}", "\u{0}", "🇩🇪", ".", "\r\n", "123",
      ]
      for _ in 0..<400 {
        var string = ""
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          string += pieces.randomElement(using: &random) ?? ""
        }
        let width = CGFloat.random(in: 0...160, using: &random)
        let limit = Int.random(in: 0...3, using: &random)
        let modes: [ParagraphSpec.LineBreak] = [
          .wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle,
        ]
        let mode = modes.randomElement(using: &random) ?? .wordWrap
        let block = text(string, width: width, lines: limit) { $0.lineBreak = mode }
        let metrics = measurer.layout(of: block)
        if limit > 0 { XCTAssertLessThanOrEqual(metrics.lines.count, limit) }
        var end = 0
        for line in metrics.lines {
          XCTAssertGreaterThanOrEqual(line.range.lowerBound, end, string)
          end = line.range.upperBound
        }
        XCTAssertLessThanOrEqual(end, string.utf16.count)
        if limit == 0, mode == .wordWrap { XCTAssertFalse(metrics.isTruncated, string) }
        XCTAssertTrue(metrics.size.height.isFinite && metrics.size.width.isFinite)
        var pixels = [UInt8](repeating: 0, count: 64 * 64)
        measurer.addMask(
          of: block, to: &pixels, bytesPerRow: 64, width: 64, height: 64, origin: .zero, scale: 1)
      }
    }
  }

  // MARK: Fonts

  func test_fonts_areFoundByNameOrNotAtAll() {
    onMainActor {
      XCTAssertTrue(measurer.families.contains("Inter"))
      XCTAssertEqual(measurer.families, measurer.families.sorted())
      let bold = measurer.font(named: "Inter-Bold", pointSize: 12)
      XCTAssertEqual(bold?.family, "Inter")
      XCTAssertEqual(bold?.weight, 700)
      XCTAssertEqual(measurer.font(named: "Inter", pointSize: 12)?.weight, 400)
      XCTAssertEqual(measurer.font(named: "Inter", pointSize: 12)?.isItalic, false)
      XCTAssertNil(measurer.font(named: "No Such Font", pointSize: 12))
      XCTAssertGreaterThan(
        measurer.metrics(of: FontSpec(family: "Inter", pointSize: 20)).lineHeight, 20)
    }
  }

  func test_weightsAndDigits_differ() {
    onMainActor {
      var last: CGFloat = 0
      for weight in stride(from: 100, through: 900, by: 100) {
        let width = measurer.layout(of: text("Handgloves", weight: weight)).size.width
        XCTAssertNotEqual(width, last)
        last = width
      }
      var digits = FontSpec(pointSize: 17)
      digits.hasMonospacedDigits = true
      let widths = "0123456789".map { digit in
        measurer.layout(
          of: TextBlock(runs: [TextRun(String(digit), TextAttributes(font: digits, color: .black))])
        ).size.width
      }
      XCTAssertEqual(Set(widths).count, 1)
    }
  }

  // MARK: Painting

  func test_painting_isTheSameEachTimeAndAsAMask() {
    onMainActor {
      let first = paint(text("Hamburgefonts"), scale: 2)
      XCTAssertEqual(first.data, paint(text("Hamburgefonts"), scale: 2).data)
      let other = CairoTextMeasurer()
      let block = text("Hamburgefonts")
      XCTAssertEqual(other.uniformColor(of: block), .black)
      var mask = [UInt8](repeating: 0, count: 200 * 80)
      other.addMask(
        of: block, to: &mask, bytesPerRow: 200, width: 200, height: 80, origin: .zero, scale: 2)
      for y in 0..<80 {
        for x in 0..<200 { XCTAssertEqual(first.pixel(x, y)[3], Int(mask[y * 200 + x])) }
      }
      let coverage = mask.reduce(0) { $0 + Int($1) }
      XCTAssertGreaterThan(coverage, 100_000)
    }
  }

  func test_ink_staysInItsBounds() {
    onMainActor {
      for string in ["Ågjpqy|", "ÀẬ́́", "…", "ffi"] {
        let block = text(string, size: 20)
        let ink = measurer.inkBounds(of: block)
        let painted = paint(block, scale: 1, at: CGPoint(x: 60, y: 30))
        for y in 0..<80 {
          for x in 0..<200 where painted.pixel(x, y)[3] > 0 {
            XCTAssertTrue(
              ink.offsetBy(dx: 60, dy: 30).insetBy(dx: -1, dy: -1).contains(CGPoint(x: x, y: y)))
          }
        }
      }
    }
  }

  func test_turnedText_isPaintedToo() {
    onMainActor {
      let buffer = PixelBuffer(width: 100, height: 100)
      let surface = cairo_image_surface_create_for_data(
        buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, 100, 100,
        Int32(buffer.bytesPerRow))
      let context = cairo_create(surface)!
      cairo_translate(context, 50, 10)
      cairo_rotate(context, 1)
      var underlined = TextAttributes(font: FontSpec(pointSize: 17), color: .black)
      underlined.underline = .single
      underlined.background = .white
      measurer.paint(
        TextBlock(runs: [TextRun("Hello", underlined)]), at: .zero, on: context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
      XCTAssertTrue(buffer.data.contains { $0 != 0 })
      XCTAssertNil(
        measurer.uniformColor(of: TextBlock(runs: [TextRun("Hello", underlined)])))
    }
  }
}
