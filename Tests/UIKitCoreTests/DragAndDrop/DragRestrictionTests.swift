import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What may leave the program, and drags whose window goes away.
final class DragRestrictionTests: XCTestCase {
  /// Documented: a restricted session's items can be dropped in the application that dragged them alone.
  func test_aRestrictedDrag_isNotOfferedToTheDesktop() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        for isRestricted in [false, true] {
          let fixture = TwoListsFixture(kind, kind)
          fixture.first.isRestricted = isRestricted
          fixture.lift(fixture.first, row: 1)
          fixture.move(to: CGPoint(x: 160, y: 300))
          let drop = fixture.harness.drags?.drop
          XCTAssertEqual(drop?.isRestrictedToDraggingApplication, isRestricted)
          XCTAssertEqual(drop?.localDragSession?.isRestrictedToDraggingApplication, isRestricted)
          fixture.move(to: CGPoint(x: -40, y: 300))
          // Without a desktop the offer is declined, which is remembered.
          XCTAssertEqual(fixture.harness.drags?.isDesktopDeaf, !isRestricted)
          // Inside the program it goes on either way.
          fixture.move(to: CGPoint(x: 160, y: 262))
          fixture.drop()
          XCTAssertEqual(fixture.second.names, ["a1", "b0", "b1", "b2"])
          fixture.close()
        }
      }
    }
  }

  func test_theWindowGoes_theDragEnds() {
    onMainActor {
      let fixture = TwoListsFixture(.collection, .table)
      fixture.lift(fixture.first, row: 1)
      fixture.move(to: CGPoint(x: 160, y: 300))
      _ = fixture.take()
      fixture.harness.window.isHidden = true
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.take(), ["B dropDidExit", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
      XCTAssertFalse(fixture.harness.drags?.isDragging ?? true)
      fixture.close()
    }
  }
}
