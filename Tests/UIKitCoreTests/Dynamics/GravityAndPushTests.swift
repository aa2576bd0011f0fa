import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class GravityAndPushTests: XCTestCase {
  func test_gravity_fallsByHalfOfAThousandPointsTimesTheSquareOfTheTime() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      fixture.start(UIGravityBehavior(items: [view]))
      fixture.screen.advance(to: 0.5)
      XCTAssertEqual(view.center.y, 50 + 0.5 * 1000 * 0.25, accuracy: 1)
      XCTAssertEqual(view.center.x, 50)
      XCTAssertEqual(fixture.animator.elapsedTime, 0.5, accuracy: 0.001)
      XCTAssertTrue(fixture.animator.isRunning)
      XCTAssertFalse(fixture.screen.loop.isStill)
    }
  }

  func test_gravity_isSetByComponentsOrByAngle() {
    onMainActor {
      let gravity = UIGravityBehavior()
      XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
      XCTAssertEqual(gravity.magnitude, 1)
      XCTAssertEqual(gravity.angle, .pi / 2)
      gravity.gravityDirection = CGVector(dx: -3, dy: 0)
      XCTAssertEqual(gravity.magnitude, 3)
      XCTAssertEqual(gravity.angle, .pi)
      gravity.magnitude = 0
      XCTAssertEqual(gravity.angle, 0)
      gravity.setAngle(0, magnitude: .nan)
      XCTAssertEqual(gravity.magnitude, 0)
    }
  }

  func test_continuousPush_acceleratesByAHundredPoints() {
    withDynamics { fixture in
      let (small, large) = (fixture.view(0, 0), fixture.view(0, 100, 200, 100))
      let push = UIPushBehavior(items: [small, large], mode: .continuous)
      XCTAssertEqual(push.magnitude, 0)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      fixture.start(push)
      fixture.screen.advance(to: 1)
      XCTAssertEqual(small.center.x, 50 + 50, accuracy: 1)
      XCTAssertEqual(large.center.x, 100 + 25, accuracy: 1)
      push.active = false
      let body = UIDynamicItemBehavior(items: [small])
      fixture.animator.addBehavior(body)
      XCTAssertEqual(body.linearVelocity(for: small).x, 100, accuracy: 1)
    }
  }

  func test_instantaneousPush_isOverAtOnceAndCanBeGivenAgain() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.setAngle(.pi / 2, magnitude: 1)
      fixture.start(push)
      fixture.screen.advance(to: 1)
      XCTAssertFalse(push.active)
      XCTAssertEqual(view.center.y, 150, accuracy: 1)
      push.active = true
      fixture.screen.advance(to: 2)
      XCTAssertEqual(view.center.y, 350, accuracy: 1.5)
    }
  }

  func test_aPushBesideTheMiddleTurnsTheItem() {
    withDynamics { fixture in
      let view = fixture.view(100, 100)
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.setAngle(.pi / 2, magnitude: 0.5)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
      fixture.start(push)
      fixture.screen.advance(to: 0.3)
      XCTAssertGreaterThan(view.transform.b, 0.2, "clockwise")
    }
  }

  func test_itemsWithoutRotationAndAnchoredOnesStay() {
    withDynamics { fixture in
      let (upright, anchored) = (fixture.view(100, 0), fixture.view(100, 200))
      let push = UIPushBehavior(items: [upright, anchored], mode: .instantaneous)
      push.setAngle(.pi / 2, magnitude: 1)
      for item in push.items {
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
      }
      let stiff = UIDynamicItemBehavior(items: [upright])
      stiff.allowsRotation = false
      let fixed = UIDynamicItemBehavior(items: [anchored])
      fixed.isAnchored = true
      fixture.start(push, stiff, fixed)
      fixture.screen.advance(to: 0.5)
      XCTAssertEqual(upright.center.y, 100, accuracy: 1)
      XCTAssertEqual(upright.transform, .identity)
      XCTAssertEqual(anchored.center, CGPoint(x: 150, y: 250))
    }
  }

  func test_velocitiesAndResistance() {
    withDynamics { fixture in
      let (free, slowed) = (fixture.view(0, 0), fixture.view(0, 200))
      let behavior = UIDynamicItemBehavior(items: [free])
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: free)
      XCTAssertEqual(behavior.linearVelocity(for: free).x, 100)
      let resisting = UIDynamicItemBehavior(items: [slowed])
      resisting.resistance = 5
      fixture.start(behavior, resisting)
      resisting.addLinearVelocity(CGPoint(x: 100, y: 0), for: slowed)
      resisting.addAngularVelocity(1, for: slowed)
      XCTAssertEqual(resisting.angularVelocity(for: slowed), 1)
      fixture.screen.advance(to: 1)
      XCTAssertEqual(free.center.x, 150, accuracy: 1)
      // 100 · (1 − e⁻⁵) / 5
      XCTAssertEqual(slowed.center.x, 100 - 50 + 20, accuracy: 1)
      XCTAssertEqual(resisting.linearVelocity(for: free), .zero, "not its item")
    }
  }

  func test_itemsElsewhereInTheTreeMoveInTheReferenceCoordinates() {
    withDynamics { fixture in
      let holder = fixture.view(50, 50, 200, 200)
      holder.bounds.origin = CGPoint(x: 10, y: 20)
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
      holder.addSubview(view)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 100))
      fixture.start(snap)
      fixture.screen.advance(to: 4)
      let place = holder.convert(view.center, to: fixture.screen.root)
      XCTAssertEqual(place.x, 200, accuracy: 0.5)
      XCTAssertEqual(place.y, 100, accuracy: 0.5)
    }
  }

  func test_numbersThatAreNoneAreBorne() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      view.bounds.size = CGSize(width: 10, height: 1e30)
      let gravity = UIGravityBehavior(items: [view])
      gravity.magnitude = .infinity
      let push = UIPushBehavior(items: [view], mode: .continuous)
      push.pushDirection = CGVector(dx: .nan, dy: .infinity)
      let behavior = UIDynamicItemBehavior(items: [view])
      behavior.density = .nan
      behavior.resistance = -.infinity
      behavior.elasticity = .infinity
      behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 1), for: view)
      let tie = UIAttachmentBehavior(
        item: view, attachedToAnchor: CGPoint(x: CGFloat.infinity, y: .nan))
      tie.frequency = .nan
      tie.length = .infinity
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: CGFloat.nan, y: 0))
      snap.damping = .nan
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: CGFloat.nan, y: 0))
      field.falloff = .infinity
      field.strength = .nan
      field.addItem(view)
      let collision = UICollisionBehavior(items: [view])
      collision.addBoundary(
        withIdentifier: "line" as NSCopying, from: CGPoint(x: CGFloat.nan, y: 0), to: .zero)
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
      fixture.start(gravity, push, behavior, tie, snap, field, collision)
      fixture.screen.advance(to: 0.5)
      XCTAssertTrue(view.center.x.isFinite && view.center.y.isFinite)
    }
  }
}
