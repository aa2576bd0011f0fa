import CoreText
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What Core Text draws, as pixels.
final class CoreTextDrawingTests: XCTestCase {
  /// The rectangle of pixels that are not white, in points from the top left.
  @MainActor
  private static func ink(_ draw: (CGContext, CGRect) -> Void) -> CGRect {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 120)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      draw(context.cgContext, bounds)
    }
    let pixels = Pixels(image.cgImage!)
    var found = CGRect.null
    for y in 0..<120 {
      for x in 0..<200 where pixels.isDark(x, y) {
        found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }

  private struct Pixels {
    let data: Data
    let bytesPerRow: Int
    init(_ image: CGImage) {
      data = image.dataProvider!.data!
      bytesPerRow = image.bytesPerRow
    }
    func isDark(_ x: Int, _ y: Int) -> Bool {
      (0..<3).contains { data[y * bytesPerRow + x * 4 + $0] < 200 }
    }
  }

  private static func flip(_ context: CGContext, _ bounds: CGRect) {
    context.textMatrix = .identity
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
  }

  private static let line = CTLineCreateWithAttributedString(
    NSAttributedString(string: "HHH", attributes: [.font: UIFont.systemFont(ofSize: 40)]))

  func test_aLine_standsOnItsBaseline() {
    onMainActor {
      let ink = Self.ink { context, bounds in
        Self.flip(context, bounds)
        context.textPosition = CGPoint(x: 20, y: 30)
        CTLineDraw(Self.line, context)
      }
      XCTAssertEqual(ink.maxY, 90, accuracy: 1)
      XCTAssertEqual(ink.height, UIFont.systemFont(ofSize: 40).capHeight, accuracy: 2)
      XCTAssertEqual(ink.minX, 23, accuracy: 3)
      // Outlined and as a clip it lies in the same place.
      let stroked = Self.ink { context, bounds in
        Self.flip(context, bounds)
        context.setTextDrawingMode(.stroke)
        context.textPosition = CGPoint(x: 20, y: 30)
        CTLineDraw(Self.line, context)
      }
      XCTAssertEqual(stroked.maxY, ink.maxY, accuracy: 1.5)
      let clipped = Self.ink { context, bounds in
        Self.flip(context, bounds)
        context.setTextDrawingMode(.clip)
        context.textPosition = CGPoint(x: 20, y: 30)
        CTLineDraw(Self.line, context)
        UIColor.blue.setFill()
        context.fill(bounds)
      }
      XCTAssertEqual(clipped.minX, ink.minX, accuracy: 1.5)
      XCTAssertEqual(clipped.width, ink.width, accuracy: 2)
    }
  }

  func test_aFrame_isSetFromTheTopOfItsPath() {
    onMainActor {
      let string = NSAttributedString(
        string: "HH HH HH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let setter = CTFramesetterCreateWithAttributedString(string)
      let path = CGPath(rect: CGRect(x: 50, y: 10, width: 50, height: 100), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      let ink = Self.ink { context, bounds in
        Self.flip(context, bounds)
        CTFrameDraw(frame, context)
      }
      let font = UIFont.systemFont(ofSize: 20)
      XCTAssertEqual(ink.minY, 10 + font.ascender - font.capHeight, accuracy: 2)
      XCTAssertEqual(
        ink.height, font.capHeight + CGFloat((CTFrameGetLines(frame).count - 1)) * font.lineHeight,
        accuracy: 2)
      XCTAssertEqual(ink.minX, 52, accuracy: 2)
    }
  }

  func test_runs_drawWhereTheyStand() {
    onMainActor {
      let whole = Self.ink { context, bounds in
        Self.flip(context, bounds)
        context.textPosition = CGPoint(x: 20, y: 30)
        CTLineDraw(Self.line, context)
      }
      let parts = Self.ink { context, bounds in
        Self.flip(context, bounds)
        context.textPosition = CGPoint(x: 20, y: 30)
        for run in CTLineGetGlyphRuns(Self.line) as! [CTRun] {
          CTRunDraw(run, context, CFRangeMake(0, 0))
        }
      }
      XCTAssertEqual(parts.minX, whole.minX, accuracy: 1)
      XCTAssertEqual(parts.maxX, whole.maxX, accuracy: 1)
      XCTAssertEqual(parts.maxY, whole.maxY, accuracy: 1)
      let image = CTLineGetImageBounds(Self.line, nil)
      XCTAssertEqual(image.width, whole.width, accuracy: 2)
      XCTAssertEqual(image.minY, 0, accuracy: 0.5)
    }
  }

  /// A label that draws its text twice, as programs outline theirs.
  private final class OutlinedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(8)
      context?.setLineJoin(.round)
      context?.setTextDrawingMode(.stroke)
      super.drawText(in: rect)
      context?.setTextDrawingMode(.fill)
      super.drawText(in: rect)
    }
  }

  func test_aLabel_isOutlined_byItsTextDrawingMode() {
    onMainActor {
      @MainActor func ink(_ label: UILabel) -> CGRect {
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        label.font = .systemFont(ofSize: 40)
        label.text = "HHH"
        return Self.ink { context, _ in label.layer.render(in: context) }
      }
      let usual = ink(UILabel())
      let outlined = ink(OutlinedLabel())
      XCTAssertEqual(outlined.width, usual.width + 8, accuracy: 2)
      XCTAssertEqual(outlined.height, usual.height + 8, accuracy: 2)
    }
  }
}
