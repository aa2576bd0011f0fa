import PlatformInterface
import XCTest

@testable import UIKitCore

/// What may leave the program, and drags whose window goes away.
final class DragRestrictionTests: XCTestCase {
  /// Documented: a restricted session's items can be dropped in the application that dragged them alone.
  func test_aRestrictedDrag_isNotOfferedToTheDesktop() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        for isRestricted in [false, true] {
          let stage = TwoListsStage(kind, kind)
          stage.first.isRestricted = isRestricted
          stage.lift(stage.first, row: 1)
          stage.move(to: CGPoint(x: 160, y: 300))
          let drop = stage.harness.drags?.drop
          XCTAssertEqual(drop?.isRestrictedToDraggingApplication, isRestricted)
          XCTAssertEqual(drop?.localDragSession?.isRestrictedToDraggingApplication, isRestricted)
          stage.move(to: CGPoint(x: -40, y: 300))
          // Without a desktop the offer is declined, which is remembered.
          XCTAssertEqual(stage.harness.drags?.isDesktopDeaf, !isRestricted)
          // Inside the program it goes on either way.
          stage.move(to: CGPoint(x: 160, y: 262))
          stage.drop()
          XCTAssertEqual(stage.second.names, ["a1", "b0", "b1", "b2"])
          stage.close()
        }
      }
    }
  }

  func test_theWindowGoes_theDragEnds() {
    onMainActor {
      let stage = TwoListsStage(.collection, .table)
      stage.lift(stage.first, row: 1)
      stage.move(to: CGPoint(x: 160, y: 300))
      _ = stage.take()
      stage.harness.window.isHidden = true
      stage.wait(0.6)
      XCTAssertEqual(
        stage.take(), ["B dropDidExit", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
      XCTAssertFalse(stage.harness.drags?.isDragging ?? true)
      stage.close()
    }
  }
}
