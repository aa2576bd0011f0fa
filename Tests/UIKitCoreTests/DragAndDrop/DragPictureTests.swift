import XCTest

@testable import UIKitCore

/// What a lifted item looks like.
final class DragPictureTests: XCTestCase {
  /// On iOS the preview shows the cell as it rests, not the press that lifted it.
  func test_aLiftedCell_isNotHighlighted() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let stage = TwoListsStage(kind, kind)
        stage.lift(stage.first, row: 1, for: 0.3)
        let pressed = stage.cell(stage.first, row: 1)
        XCTAssertTrue(pressed?.isHighlighted ?? false, "\(kind): pressed")
        _ = stage.take()
        stage.wait(0.3)
        XCTAssertEqual(stage.take(), ["A itemsForBeginning 0-1"])
        XCTAssertFalse(pressed?.isHighlighted ?? true, "\(kind): lifted")
        XCTAssertEqual(stage.first.pressedAtPreview, [false], "\(kind): its picture")
        stage.move(to: CGPoint(x: 160, y: 220))
        XCTAssertFalse(pressed?.isHighlighted ?? true, "\(kind): carried")
        stage.drop()
        stage.close()
      }
    }
  }
}
