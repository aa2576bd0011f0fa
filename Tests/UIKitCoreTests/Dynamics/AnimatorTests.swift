import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class AnimatorTests: XCTestCase {
  private final class Moves: UIDynamicBehavior {
    var log: [String] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      log.append(dynamicAnimator == nil ? "leaves" : "comes")
    }
  }

  func test_childrenActWithTheirParentAndHearOfItsAnimator() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      let (parent, child, gravity) = (Moves(), Moves(), UIGravityBehavior(items: [view]))
      var steps = 0
      parent.action = { steps += 1 }
      parent.addChildBehavior(child)
      child.addChildBehavior(gravity)
      fixture.start(parent)
      XCTAssertTrue(gravity.dynamicAnimator === fixture.animator)
      XCTAssertEqual(fixture.animator.behaviors.count, 1)
      fixture.screen.advance(to: 0.5)
      XCTAssertEqual(view.center.y, 175, accuracy: 1)
      XCTAssertEqual(steps, 30)
      fixture.animator.removeBehavior(parent)
      XCTAssertNil(gravity.dynamicAnimator)
      XCTAssertEqual(parent.log, ["comes", "leaves"])
      XCTAssertEqual(child.log, ["comes", "leaves"])
      fixture.screen.advance(to: 0.6)
      XCTAssertFalse(fixture.animator.isRunning)
      XCTAssertEqual(fixture.heard, ["resume", "pause"])
    }
  }

  func test_itemsAreFoundByTheirPlaces_andReadAnewWhenTheProgramMovesThem() {
    withDynamics { fixture in
      let (a, b) = (fixture.view(0, 0, 40, 40), fixture.view(200, 200, 40, 40))
      let spring = UIAttachmentBehavior(item: a, attachedToAnchor: a.center)
      spring.frequency = 2
      spring.damping = 1
      fixture.start(spring, UIAttachmentBehavior(item: b, attachedToAnchor: b.center))
      let found = fixture.animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(found.count, 1)
      XCTAssertTrue(found.first === a)
      fixture.screen.harness.settle()
      a.center = CGPoint(x: 120, y: 20)
      fixture.animator.updateItem(usingCurrentState: a)
      XCTAssertTrue(fixture.animator.isRunning)
      fixture.screen.harness.advance(by: 0.1)
      XCTAssertLessThan(a.center.x, 115)
      XCTAssertGreaterThan(a.center.x, 21)
      fixture.screen.harness.settle()
      XCTAssertEqual(a.center.x, 20, accuracy: 0.5)
    }
  }

  func test_anAnimatorThatIsLetGoStops() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      weak var gone: UIDynamicAnimator?
      do {
        let animator = UIDynamicAnimator(referenceView: fixture.screen.root)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        gone = animator
        fixture.screen.harness.advance(by: 0.1)
      }
      fixture.screen.harness.advance(by: 0.1)
      XCTAssertNil(gone)
      XCTAssertTrue(fixture.screen.loop.isStill)
    }
  }

  func test_keysForDebuggingAreBorne() {
    onMainActor {
      let animator = UIDynamicAnimator()
      animator.setValue(true, forKey: "debugEnabled")
      animator.setValue(0.05, forKey: "debugAnimationSpeed")
      XCTAssertEqual(animator.value(forKey: "debugEnabled") as? Bool, false)
    }
  }

  func test_theSameProgramMakesTheSameFrames() {
    func run() -> [CGPoint] {
      var centers: [CGPoint] = []
      withDynamics { fixture in
        let views = (0..<8).map {
          fixture.view(CGFloat($0 % 3) * 70 + 10, CGFloat($0) * 30, 50, 40)
        }
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let elastic = UIDynamicItemBehavior(items: views)
        elastic.elasticity = 0.6
        fixture.start(UIGravityBehavior(items: views), collision, elastic)
        fixture.screen.advance(to: 1.5)
        centers = views.map(\.center)
        for view in views {
          XCTAssertTrue(fixture.screen.root.bounds.contains(view.center), "\(view.center)")
        }
      }
      return centers
    }
    XCTAssertEqual(run(), run())
  }
}
