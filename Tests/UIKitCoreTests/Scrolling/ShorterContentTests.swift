import QuartzCore
import XCTest

@testable import UIKitCore

/// Content that moves by itself comes to rest within what is left of it.
final class ShorterContentTests: XCTestCase {
  func test_contentThatGetsShorterWhileItMoves_comesToRestWithinIt() {
    onMainActor {
      let moves: [(String, (ScrollStage) -> Void)] = [
        (
          "bounce",
          { stage in
            stage.drag(by: CGVector(dx: 0, dy: -30))
            stage.stage.up()
          }
        ),
        ("key", { $0.view.motion.glide(to: CGPoint(x: 0, y: 4500), source: .key) }),
        ("animation", { $0.view.setContentOffset(CGPoint(x: 0, y: 4500), animated: true) }),
      ]
      for (name, move) in moves {
        for frames in [1, 5, 12] {
          let stage = ScrollStage()
          stage.view.contentOffset.y = 4300
          move(stage)
          stage.stage.step(frames)
          XCTAssertTrue(stage.view.motion.isMovingByItself, name)
          stage.view.contentSize.height = 4600
          stage.stage.wait(3)
          XCTAssertFalse(stage.view.motion.isActive, name)
          XCTAssertLessThanOrEqual(stage.view.contentOffset.y, 4100, "\(name) \(frames)")
        }
      }
    }
  }

  func test_codeMayRestBeyondTheContent() {
    onMainActor {
      let stage = ScrollStage()
      stage.view.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
      stage.stage.wait(1)
      XCTAssertEqual(stage.view.contentOffset.y, -80)
    }
  }
}
