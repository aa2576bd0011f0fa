import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Springs and limits of sheets and rows as Tests/Fixtures/oracle/text_styles_and_scroll_constants.json
/// has them.
final class MeasuredMotionTests: XCTestCase {
  private func facts(_ part: String) throws -> [String: Any] {
    try XCTUnwrap(tableOracle("text_styles_and_scroll_constants")[part] as? [String: Any])
  }

  func test_sheet() throws {
    let sheet = try facts("sheet")
    func number(_ key: String) throws -> CGFloat {
      CGFloat(try XCTUnwrap((sheet[key] as? NSNumber)?.doubleValue))
    }
    let spring = SpringCurve(dampingRatio: 1, duration: SheetMetrics.duration)
    XCTAssertEqual(spring.frequency, Double(try number("springOmega")), accuracy: 0.0001)
    XCTAssertEqual(SheetMetrics.dismissPart, try number("dismissFraction"))
    XCTAssertEqual(SheetMetrics.dismissSpeed, try number("dismissVelocity"))
    let (dim, slop) = (try number("dim"), try number("dragSlop"))
    onMainActor {
      XCTAssertEqual(SheetMetrics.shade.cgColor.alpha, dim, accuracy: 1e-6)
      XCTAssertEqual(UIPanGestureRecognizer.slop, slop)
    }
  }

  func test_rowAnimation() throws {
    let facts = try facts("rowAnimationSpring")
    func number(_ key: String) throws -> Double {
      try XCTUnwrap((facts[key] as? NSNumber)?.doubleValue)
    }
    let (stiffness, damping) = (try number("stiffness"), try number("damping"))
    let duration = try number("duration")
    onMainActor {
      XCTAssertEqual(ListAnimation.rows.duration, duration)
      guard case .spring(let spring) = ListAnimation.rows.pace else { return XCTFail() }
      // The recorded length is rounded to a millisecond.
      XCTAssertEqual(spring.stiffness, stiffness, accuracy: 0.005 * stiffness)
      XCTAssertEqual(spring.damping, damping, accuracy: 0.0025 * damping)
    }
  }
}
