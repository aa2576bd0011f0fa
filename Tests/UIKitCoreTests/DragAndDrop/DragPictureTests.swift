import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a lifted item looks like.
final class DragPictureTests: XCTestCase {
  /// On iOS the preview shows the cell as it rests, not the press that lifted it.
  func test_aLiftedCell_isNotHighlighted() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let fixture = TwoListsFixture(kind, kind)
        fixture.lift(fixture.first, row: 1, for: 0.3)
        let pressed = fixture.cell(fixture.first, row: 1)
        XCTAssertTrue(pressed?.isHighlighted ?? false, "\(kind): pressed")
        _ = fixture.take()
        fixture.wait(0.3)
        XCTAssertEqual(fixture.take(), ["A itemsForBeginning 0-1"])
        XCTAssertFalse(pressed?.isHighlighted ?? true, "\(kind): lifted")
        XCTAssertEqual(fixture.first.pressedAtPreview, [false], "\(kind): its picture")
        fixture.move(to: CGPoint(x: 160, y: 220))
        XCTAssertFalse(pressed?.isHighlighted ?? true, "\(kind): carried")
        fixture.drop()
        fixture.close()
      }
    }
  }
}
