import CoreText
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Lines, frames and signs under the names of Core Text's functions, as programs draw with them.
final class CoreTextTests: XCTestCase {
  private func text(_ string: String, _ size: CGFloat = 20) -> NSMutableAttributedString {
    NSMutableAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  func test_aLine_isAsWideAsALabelsText() {
    onMainActor {
      let line = CTLineCreateWithAttributedString(self.text("Wonderful"))
      var ascent: CGFloat = 0
      var descent: CGFloat = 0
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      let size = ("Wonderful" as NSString).size(withAttributes: [
        .font: UIFont.systemFont(ofSize: 20)
      ])
      XCTAssertEqual(width, Double(size.width), accuracy: 0.01)
      XCTAssertEqual(ascent + descent, size.height, accuracy: 0.01)
      let spaced = CTLineCreateWithAttributedString(self.text("Wonderful   "))
      XCTAssertGreaterThan(CTLineGetTrailingWhitespaceWidth(spaced), 5)
      XCTAssertEqual(
        CTLineGetTypographicBounds(spaced, nil, nil, nil)
          - CTLineGetTrailingWhitespaceWidth(spaced), width, accuracy: 0.01)
    }
  }

  func test_places_andCharacters_areFoundFromEachOther() {
    onMainActor {
      let line = CTLineCreateWithAttributedString(self.text("Hello, 世界 and 👍🏽!"))
      let length = CTLineGetStringRange(line).length
      var last: CGFloat = -1
      for index in 0...length {
        let x = CTLineGetOffsetForStringIndex(line, index, nil)
        XCTAssertGreaterThanOrEqual(x, last)
        last = x
      }
      XCTAssertEqual(Double(last), CTLineGetTypographicBounds(line, nil, nil, nil), accuracy: 0.01)
      for index in 0...7 {
        let x = CTLineGetOffsetForStringIndex(line, index, nil)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.2, y: 0)), index)
      }
      XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)), 0)
      XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 5000, y: 0)), length)
      var carets = 0
      CTLineEnumerateCaretOffsets(line) { _, _, _, _ in carets += 1 }
      XCTAssertGreaterThan(carets, 20)
    }
  }

  func test_runs_haveTheirAttributes_andTheFontThatDrawsThem() throws {
    try onMainActor {
      let string = self.text("Red 界")
      string.addAttribute(
        NSAttributedString.Key(kCTForegroundColorAttributeName), value: UIColor.red.cgColor,
        range: NSRange(location: 0, length: 3))
      let line = CTLineCreateWithAttributedString(string)
      let runs = try XCTUnwrap(CTLineGetGlyphRuns(line) as? [CTRun])
      XCTAssertGreaterThanOrEqual(runs.count, 3)
      let first = CTRunGetAttributes(runs[0])
      XCTAssertEqual(first[kCTForegroundColorAttributeName] as? CGColor, UIColor.red.cgColor)
      XCTAssertEqual(CTRunGetGlyphCount(runs[0]), 3)
      XCTAssertEqual(CTRunGetStringRange(runs[0]), CFRange(location: 0, length: 3))
      let last = try XCTUnwrap(runs.last)
      let font = try XCTUnwrap(CTRunGetAttributes(last)[kCTFontAttributeName] as? CTFont)
      XCTAssertNotEqual(font.familyName, UIFont.systemFont(ofSize: 20).familyName)
      var glyphs = [CGGlyph](repeating: 0, count: 1)
      CTRunGetGlyphs(last, CFRangeMake(0, 0), &glyphs)
      XCTAssertNotNil(CTFontCreatePathForGlyph(font, glyphs[0], nil))
      var positions = [CGPoint](repeating: .zero, count: 3)
      CTRunGetPositions(runs[0], CFRangeMake(0, 3), &positions)
      XCTAssertEqual(positions[0].x, 0, accuracy: 0.5)
      XCTAssertLessThan(positions[1].x, positions[2].x)
    }
  }

  func test_outlinesOfSigns_areWhereTheLettersAre() throws {
    try onMainActor {
      let font = CTFontCreateWithName("Helvetica", 100, nil)
      var characters = Array("Hx".utf16)
      var glyphs = [CGGlyph](repeating: 0, count: 2)
      XCTAssertTrue(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 2))
      let capital = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyphs[0], nil))
      XCTAssertEqual(capital.boundingBoxOfPath.minY, 0, accuracy: 0.5)
      XCTAssertEqual(capital.boundingBoxOfPath.maxY, CTFontGetCapHeight(font), accuracy: 3)
      var moved = CGAffineTransform(translationX: 10, y: 20)
      XCTAssertEqual(
        CTFontCreatePathForGlyph(font, glyphs[0], &moved)!.boundingBoxOfPath.minX,
        capital.boundingBoxOfPath.minX + 10, accuracy: 0.01)
      var advances = [CGSize](repeating: .zero, count: 2)
      let sum = CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, 2)
      XCTAssertEqual(sum, Double(advances[0].width + advances[1].width), accuracy: 0.001)
      var bounds = [CGRect](repeating: .zero, count: 2)
      CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &bounds, 2)
      XCTAssertEqual(bounds[0], capital.boundingBoxOfPath)
      XCTAssertLessThan(bounds[1].height, bounds[0].height)
      // A space has no outline, and a character of Ethiopia no sign.
      var others: [UniChar] = [0x20, 0x1200]
      XCTAssertFalse(CTFontGetGlyphsForCharacters(font, &others, &glyphs, 2))
      XCTAssertNil(CTFontCreatePathForGlyph(font, glyphs[0], nil))
      XCTAssertEqual(glyphs[1], 0)
      XCTAssertGreaterThan(CTFontGetGlyphCount(font), 200)
      // A number beyond the file's has neither.
      let gone = CGGlyph(CTFontGetGlyphCount(font))
      XCTAssertEqual(CTFontGetAdvancesForGlyphs(font, .default, [gone], nil, 1), 0)
      XCTAssertNil(CTFontCreatePathForGlyph(font, gone, nil))
    }
  }

  func test_aFrame_setsAsManyLinesAsFit() {
    onMainActor {
      let words = (1...60).map { "word\($0)" }.joined(separator: " ")
      let string = self.text(words)
      let setter = CTFramesetterCreateWithAttributedString(string)
      let all = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.infinity), nil)
      XCTAssertLessThanOrEqual(all.width, 200)
      let path = CGPath(rect: CGRect(x: 10, y: 30, width: 200, height: 100), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      let lines = CTFrameGetLines(frame) as! [CTLine]
      let visible = CTFrameGetVisibleStringRange(frame)
      XCTAssertEqual(CTFrameGetStringRange(frame).length, string.length)
      XCTAssertLessThan(visible.length, string.length)
      XCTAssertEqual(lines.reduce(0) { $0 + CTLineGetStringRange($1).length }, visible.length)
      var origins = [CGPoint](repeating: .zero, count: lines.count)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
      var descent: CGFloat = 0
      CTLineGetTypographicBounds(lines.last!, nil, &descent, nil)
      XCTAssertGreaterThanOrEqual(origins.last!.y - descent, -0.02)
      XCTAssertEqual(
        origins[0].y - origins[1].y, UIFont.systemFont(ofSize: 20).lineHeight, accuracy: 0.01)
      // The rest goes on where the first frame ends, as in columns.
      let next = CTFramesetterCreateFrame(
        setter, CFRangeMake(visible.length, 0),
        CGPath(
          rect: CGRect(origin: .zero, size: CGSize(width: 200, height: all.height)),
          transform: nil), nil)
      XCTAssertEqual(CTFrameGetVisibleStringRange(next).location, visible.length)
      XCTAssertEqual(
        CTFrameGetVisibleStringRange(next).length, string.length - visible.length)
    }
  }

  func test_breaks_truncation_andJustification() throws {
    try onMainActor {
      let string = self.text("alpha beta gamma delta")
      let setter = CTTypesetterCreateWithAttributedString(string)
      let count = CTTypesetterSuggestLineBreak(setter, 0, 120)
      XCTAssertTrue(
        ["alpha ", "alpha beta "].contains((string.string as NSString).substring(to: count)))
      XCTAssertGreaterThan(CTTypesetterSuggestClusterBreak(setter, 0, 120), count - 1)
      let line = CTLineCreateWithAttributedString(string)
      let width = CTLineGetTypographicBounds(line, nil, nil, nil)
      for kind in [CTLineTruncationType.start, .middle, .end] {
        let cut = try XCTUnwrap(CTLineCreateTruncatedLine(line, 100, kind, nil))
        XCTAssertLessThanOrEqual(CTLineGetTypographicBounds(cut, nil, nil, nil), 100)
        XCTAssertGreaterThan(CTLineGetTypographicBounds(cut, nil, nil, nil), 70)
      }
      XCTAssertNil(CTLineCreateTruncatedLine(line, 3, .end, nil))
      let wide = try XCTUnwrap(CTLineCreateJustifiedLine(line, 1, width + 40))
      XCTAssertEqual(CTLineGetTypographicBounds(wide, nil, nil, nil), width + 40, accuracy: 0.5)
      XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0.5, width + 40), 20, accuracy: 0.01)
    }
  }

  func test_aDelegate_takesItsSpace_andIsFoundAgain() throws {
    try onMainActor {
      var callbacks = CTRunDelegateCallbacks(
        version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 40 },
        getDescent: { _ in 5 }, getWidth: { _ in 60 })
      let delegate = try XCTUnwrap(CTRunDelegateCreate(&callbacks, nil))
      let string = self.text("a b")
      string.addAttribute(
        NSAttributedString.Key(kCTRunDelegateAttributeName), value: delegate,
        range: NSRange(location: 1, length: 1))
      let line = CTLineCreateWithAttributedString(string)
      var ascent: CGFloat = 0
      let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
      XCTAssertEqual(ascent, 40, accuracy: 0.01)
      XCTAssertGreaterThan(width, 60)
      let run = try XCTUnwrap(
        (CTLineGetGlyphRuns(line) as! [CTRun]).first {
          CTRunGetAttributes($0)[kCTRunDelegateAttributeName] != nil
        })
      XCTAssertEqual(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil), 60)
      XCTAssertEqual(CTRunGetStringRange(run), CFRange(location: 1, length: 1))
      var place = CGPoint.zero
      CTRunGetPositions(run, CFRangeMake(0, 1), &place)
      XCTAssertEqual(place.x, CTLineGetOffsetForStringIndex(line, 1, nil), accuracy: 0.01)
    }
  }

  func test_paragraphSettings_areUIKits() {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    var mode = CTLineBreakMode.byTruncatingTail
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &mode) { mode in
          CTParagraphStyleCreate(
            [
              CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
              CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
              CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
            ], 3)
        }
      }
    }
    XCTAssertEqual(style.alignment, .center)
    XCTAssertEqual(style.lineSpacing, 7)
    XCTAssertEqual(style.lineBreakMode, .byTruncatingTail)
  }
}
