import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Content that moves by itself comes to rest within what is left of it.
final class ShorterContentTests: XCTestCase {
  func test_contentThatGetsShorterWhileItMoves_comesToRestWithinIt() {
    onMainActor {
      let moves: [(String, (ScrollFixture) -> Void)] = [
        (
          "bounce",
          { fixture in
            fixture.drag(by: CGVector(dx: 0, dy: -30))
            fixture.fixture.up()
          }
        ),
        ("key", { $0.view.motion.glide(to: CGPoint(x: 0, y: 4500), source: .key) }),
        ("animation", { $0.view.setContentOffset(CGPoint(x: 0, y: 4500), animated: true) }),
      ]
      for (name, move) in moves {
        for frames in [1, 5, 12] {
          let fixture = ScrollFixture()
          fixture.view.contentOffset.y = 4300
          move(fixture)
          fixture.fixture.step(frames)
          XCTAssertTrue(fixture.view.motion.isMovingByItself, name)
          fixture.view.contentSize.height = 4600
          fixture.fixture.wait(3)
          XCTAssertFalse(fixture.view.motion.isActive, name)
          XCTAssertLessThanOrEqual(fixture.view.contentOffset.y, 4100, "\(name) \(frames)")
        }
      }
    }
  }

  func test_codeMayRestBeyondTheContent() {
    onMainActor {
      let fixture = ScrollFixture()
      fixture.view.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
      fixture.fixture.wait(1)
      XCTAssertEqual(fixture.view.contentOffset.y, -80)
    }
  }
}
