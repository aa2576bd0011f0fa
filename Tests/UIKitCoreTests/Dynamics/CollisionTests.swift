import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class CollisionTests: XCTestCase {
  func test_anItemRestsOnTheReferenceBounds_andTheAnimatorPauses() {
    withDynamics { fixture in
      let view = fixture.view(100, 0)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = fixture
      fixture.start(UIGravityBehavior(items: [view]), collision)
      fixture.screen.harness.settle()
      XCTAssertEqual(view.frame.maxY, 400, accuracy: 0.5)
      XCTAssertEqual(view.center.x, 150, accuracy: 0.1)
      XCTAssertEqual(
        fixture.heard, ["resume", "bounds at 0", "off bounds", "bounds at 400", "pause"])
      XCTAssertFalse(fixture.animator.isRunning)
      XCTAssertTrue(fixture.screen.loop.isStill)
    }
  }

  func test_whatRestedFallsAgainWhenItsBoundaryGoes() {
    withDynamics { fixture in
      let view = fixture.view(100, 10, 40, 40)
      let collision = UICollisionBehavior(items: [view])
      collision.collisionDelegate = fixture
      collision.addBoundary(
        withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 200),
        to: CGPoint(x: 300, y: 200))
      fixture.start(UIGravityBehavior(items: [view]), collision)
      fixture.screen.harness.settle()
      XCTAssertEqual(view.frame.maxY, 200, accuracy: 0.5)
      collision.removeBoundary(withIdentifier: "shelf" as NSString)
      fixture.screen.harness.advance(by: 0.5)
      XCTAssertGreaterThan(view.center.y, 250)
      XCTAssertEqual(fixture.heard, ["resume", "shelf at 200", "pause", "resume", "off shelf"])
    }
  }

  func test_elasticItemsBounceToTheSquareOfTheirElasticity() {
    withDynamics { fixture in
      let view = fixture.view(100, 0, 40, 40)
      let collision = UICollisionBehavior(items: [view])
      collision.collisionMode = .boundaries
      collision.addBoundary(
        withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 340),
        to: CGPoint(x: 300, y: 340))
      let elastic = UIDynamicItemBehavior(items: [view])
      elastic.elasticity = 0.5
      fixture.start(UIGravityBehavior(items: [view]), collision, elastic)
      // 300 points take √0.6 s; it is highest a half of that later.
      fixture.screen.advance(to: (0.6).squareRoot() * 1.5)
      XCTAssertEqual(view.frame.maxY, 340 - 300 * 0.25, accuracy: 5)
    }
  }

  func test_itemsTouchEachOtherAndPart() {
    withDynamics { fixture in
      let (left, right) = (fixture.view(0, 100, 40, 40), fixture.view(200, 100, 40, 40))
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionDelegate = fixture
      let elastic = UIDynamicItemBehavior(items: [left, right])
      elastic.elasticity = 1
      elastic.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
      fixture.start(collision, elastic)
      fixture.screen.advance(to: 0.8)
      XCTAssertEqual(fixture.heard, ["resume", "items touch", "items part"])
      XCTAssertEqual(elastic.linearVelocity(for: left).x, 0, accuracy: 1)
      XCTAssertEqual(elastic.linearVelocity(for: right).x, 400, accuracy: 1)
      // Within the way of one step.
      XCTAssertEqual(left.frame.maxX, 200, accuracy: 3.4)
    }
  }

  func test_formsAreEllipsesAndPathsWhereItemsSaySo() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Roof: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 50))
        path.addLine(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.close()
        return path
      }
    }
    withDynamics { fixture in
      let ball = Ball(frame: CGRect(x: 60, y: 100, width: 40, height: 40))
      let roof = Roof(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      fixture.screen.root.addSubview(ball)
      fixture.screen.root.addSubview(roof)
      let collision = UICollisionBehavior(items: [ball, roof])
      collision.translatesReferenceBoundsIntoBoundary = true
      let fixed = UIDynamicItemBehavior(items: [roof])
      fixed.isAnchored = true
      let gravity = UIGravityBehavior(items: [ball])
      gravity.gravityDirection = CGVector(dx: 0.2, dy: 1)
      fixture.start(gravity, collision, fixed)
      fixture.screen.harness.settle()
      XCTAssertEqual(ball.center.y, 380, accuracy: 0.5)
      // Against a slope of 45° on the floor: the corner is at 100.
      XCTAssertEqual(ball.center.x, 100 - 20 * tan(.pi / 8), accuracy: 1)
    }
  }

  func test_boundariesAreKnownByTheirIdentifiers() {
    onMainActor {
      let collision = UICollisionBehavior()
      XCTAssertNil(collision.boundaryIdentifiers)
      collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 9, y: 0))
      collision.addBoundary(
        withIdentifier: NSString("b"),
        for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
      collision.addBoundary(withIdentifier: 7 as NSCopying, from: .zero, to: CGPoint(x: 0, y: 9))
      XCTAssertEqual(collision.boundaryIdentifiers?.count, 3)
      XCTAssertEqual(
        collision.boundary(withIdentifier: "b" as NSCopying)?.bounds,
        CGRect(x: 0, y: 0, width: 5, height: 5))
      collision.addBoundary(withIdentifier: NSString("a"), from: .zero, to: CGPoint(x: 0, y: 4))
      XCTAssertEqual(collision.boundaryIdentifiers?.count, 3, "in the place of the old one")
      collision.removeBoundary(withIdentifier: 7 as NSCopying)
      XCTAssertNil(collision.boundary(withIdentifier: 7 as NSCopying))
      collision.removeAllBoundaries()
      XCTAssertNil(collision.boundaryIdentifiers)
    }
  }

  func test_boundariesFollowTheReferenceView() {
    withDynamics { fixture in
      let view = fixture.view(100, 0, 40, 40)
      let collision = UICollisionBehavior(items: [view])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: -100, left: 0, bottom: 50, right: 0))
      fixture.start(UIGravityBehavior(items: [view]), collision)
      fixture.screen.advance(to: 0.2)
      fixture.screen.root.frame.size.height = 300
      fixture.screen.harness.settle()
      XCTAssertEqual(view.frame.maxY, 250, accuracy: 0.5)
    }
  }

  func test_aGroupMovesAsOne() {
    withDynamics { fixture in
      let (a, b) = (fixture.view(100, 0, 40, 40), fixture.view(140, 20, 60, 20))
      let group = UIDynamicItemGroup(items: [a, b])
      XCTAssertEqual(group.bounds.size, CGSize(width: 100, height: 40))
      XCTAssertEqual(group.items.count, 2)
      let collision = UICollisionBehavior(items: [group])
      collision.translatesReferenceBoundsIntoBoundary = true
      fixture.start(UIGravityBehavior(items: [group]), collision)
      fixture.screen.harness.settle()
      XCTAssertEqual(a.frame.maxY, 400, accuracy: 0.5)
      XCTAssertEqual(b.center.x - a.center.x, 50, accuracy: 0.1)
      XCTAssertEqual(b.center.y - a.center.y, 10, accuracy: 0.1)
    }
  }
}
