import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Outlines of letters, and places to which tabs lead.
final class OutlineAndTabTests: XCTestCase {
  @MainActor
  private static func ink(_ attributes: [NSAttributedString.Key: Any]) -> (red: Int, black: Int) {
    let size = CGSize(width: 60, height: 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      ("I" as NSString).draw(at: CGPoint(x: 20, y: 0), withAttributes: attributes)
    }
    var (red, black) = (0, 0)
    guard let pixels = image.cgImage?.source.pixels(atLeastWidth: 60, height: 60) else {
      return (0, 0)
    }
    for y in 0..<60 {
      for x in 0..<60 {
        let place = pixels.bytes + y * pixels.bytesPerRow + x * 4
        let (green, redness) = (
          place.load(fromByteOffset: 1, as: UInt8.self),
          place.load(fromByteOffset: 2, as: UInt8.self)
        )
        if redness > 200, green < 80 { red += 1 }
        if redness < 60, green < 60 { black += 1 }
      }
    }
    return (red, black)
  }

  func test_positiveWidths_areOutlinesAlone_negativeOnesAreFilled() {
    onMainActor {
      let font = UIFont.boldSystemFont(ofSize: 48)
      let plain = Self.ink([.font: font])
      XCTAssertEqual(plain.red, 0)
      XCTAssertGreaterThan(plain.black, 50)
      let outline = Self.ink([.font: font, .strokeWidth: 4, .strokeColor: UIColor.red])
      XCTAssertGreaterThan(outline.red, 20)
      XCTAssertEqual(outline.black, 0)
      let both = Self.ink([.font: font, .strokeWidth: -4, .strokeColor: UIColor.red])
      XCTAssertGreaterThan(both.red, 20)
      XCTAssertGreaterThan(both.black, 20)
    }
  }

  @MainActor
  private static func x(of letter: String, in text: String, _ stops: [NSTextTab]) -> (
    CGFloat, CGFloat
  ) {
    let style = NSMutableParagraphStyle()
    style.tabStops = stops
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let rect = manager.boundingRect(
      forGlyphRange: (text as NSString).range(of: letter), in: container)
    return (rect.minX, rect.maxX)
  }

  func test_tabs_leadToTheirStops() {
    onMainActor {
      let left = Self.x(of: "b", in: "a\tb", [NSTextTab(textAlignment: .left, location: 120)])
      XCTAssertEqual(left.0, 120, accuracy: 0.5)
      let right = Self.x(of: "bcd", in: "a\tbcd", [NSTextTab(textAlignment: .right, location: 120)])
      XCTAssertEqual(right.1, 120, accuracy: 0.5)
      let center = Self.x(
        of: "bcd", in: "a\tbcd", [NSTextTab(textAlignment: .center, location: 120)])
      XCTAssertEqual((center.0 + center.1) / 2, 120, accuracy: 0.5)
      let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
      let decimal = Self.x(
        of: ".", in: "a\t12.5",
        [
          NSTextTab(
            textAlignment: .right, location: 120, options: [.columnTerminators: terminators])
        ])
      XCTAssertEqual(decimal.0, 120, accuracy: 0.5)
      let second = Self.x(
        of: "c", in: "a\tb\tc",
        [
          NSTextTab(textAlignment: .left, location: 200),
          NSTextTab(textAlignment: .left, location: 100),
        ])
      XCTAssertEqual(second.0, 200, accuracy: 0.5)
    }
  }

  func test_paragraphStyles_haveTwelveStops_untilOthersAreSet() {
    let style = NSMutableParagraphStyle()
    XCTAssertEqual(style.tabStops.map(\.location), (1...12).map { 28 * CGFloat($0) })
    let stop = NSTextTab(textAlignment: .left, location: 40)
    style.tabStops = [stop]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    XCTAssertEqual(style.tabStops.map(\.location), [20, 40])
    let copy = style.copy() as? NSParagraphStyle
    XCTAssertEqual(copy?.tabStops.count, 2)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    XCTAssertEqual(style.tabStops.map(\.location), [20])
    XCTAssertNotEqual(style, copy)
  }
}
