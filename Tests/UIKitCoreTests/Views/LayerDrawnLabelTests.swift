import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Labels whose class draws their layer, as those do that show their text by other views.
final class LayerDrawnLabelTests: XCTestCase {
  private final class Marquee: UILabel {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  func test_whatDrawsTheLayer_decidesWhetherTheTextIsSeen() {
    onMainActor {
      let label = Marquee(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Not seen"
      let primitives = label.renderContents(of: label.layer) ?? []
      XCTAssertFalse(primitives.isEmpty)
      for primitive in primitives {
        guard case .drawing(let record) = primitive else { return XCTFail("\(primitive)") }
        XCTAssertFalse(
          record.commands.contains { if case .text = $0 { true } else { false } })
      }
    }
  }
}
