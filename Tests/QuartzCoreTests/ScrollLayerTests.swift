import XCTest

@testable import QuartzCore

final class ScrollLayerTests: XCTestCase {
  private func fixture() -> (CAScrollLayer, CALayer) {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    scroll.addSublayer(content)
    return (scroll, content)
  }

  func test_points_followTheMode() {
    let (scroll, _) = fixture()
    XCTAssertTrue(scroll.masksToBounds)
    scroll.scroll(to: CGPoint(x: 5, y: 120))
    XCTAssertEqual(scroll.bounds, CGRect(x: 5, y: 120, width: 100, height: 50))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 50, y: 20))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 5, y: 20))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint(x: 50, y: 200))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 5, y: 20))
  }

  func test_rectangles_areShownByTheShortestWay() {
    let (scroll, content) = fixture()
    content.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 70))
    content.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 20))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 70))
    content.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 200))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 30))
    XCTAssertEqual(content.visibleRect, CGRect(x: 0, y: 30, width: 100, height: 50))
    content.scroll(CGPoint(x: 3, y: 4))
    XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 3, y: 4))
    XCTAssertEqual(CALayer().visibleRect, .zero)
  }
}
