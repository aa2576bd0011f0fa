import CoreGraphics
import UIKitTestSupport
import XCTest

/// Rectangles, where Foundation for Linux differs from Apple's.
final class RectTests: XCTestCase {
  // Evidence: module-3.
  func test_rectanglesThatTouch_doNotIntersect() {
    let rect = CGRect(x: 0, y: 100, width: 100, height: 100)
    XCTAssertFalse(CGRect(x: 0, y: 50, width: 100, height: 50).intersects(rect))
    XCTAssertFalse(CGRect(x: 0, y: 200, width: 100, height: 50).intersects(rect))
    XCTAssertFalse(CGRect(x: 100, y: 100, width: 100, height: 50).intersects(rect))
    XCTAssertFalse(rect.intersects(CGRect(x: -10, y: 120, width: 10, height: 10)))
    XCTAssertTrue(CGRect(x: 0, y: 150, width: 100, height: 50).intersects(rect))
    XCTAssertTrue(CGRect(x: 99, y: 199, width: 100, height: 50).intersects(rect))
    XCTAssertTrue(rect.intersects(CGRect(x: 100, y: 200, width: -1, height: -1)))
    XCTAssertFalse(rect.intersects(.null))
    XCTAssertTrue(rect.intersects(.infinite))
  }

  func test_intersecting_agreesWithWhatTheOverlapHasInside() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      func rect() -> CGRect {
        CGRect(
          x: Int.random(in: 0...6, using: &generator), y: Int.random(in: 0...6, using: &generator),
          width: Int.random(in: 1...4, using: &generator),
          height: Int.random(in: 1...4, using: &generator))
      }
      let (one, other) = (rect(), rect())
      let overlap = one.intersection(other)
      XCTAssertEqual(
        one.intersects(other), !overlap.isNull && overlap.width > 0 && overlap.height > 0,
        "\(one) \(other)")
    }
  }
}
