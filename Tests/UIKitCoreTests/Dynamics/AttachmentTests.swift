import XCTest

@testable import UIKitCore

final class AttachmentTests: XCTestCase {
  func test_snap_endsAtItsPointUpright() {
    withDynamics { fixture in
      let view = fixture.view(0, 0)
      view.transform = CGAffineTransform(rotationAngle: 0.7)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
      XCTAssertEqual(snap.damping, 0.5)
      fixture.start(snap)
      fixture.screen.advance(to: 0.1)
      XCTAssertTrue(fixture.animator.isRunning)
      fixture.screen.harness.settle()
      XCTAssertEqual(view.center.x, 200, accuracy: 0.5)
      XCTAssertEqual(view.center.y, 300, accuracy: 0.5)
      XCTAssertEqual(view.transform.b, 0, accuracy: 0.01)
      XCTAssertEqual(fixture.heard, ["resume", "pause"])
      snap.snapPoint = CGPoint(x: 100, y: 100)
      fixture.screen.harness.settle()
      XCTAssertEqual(view.center.x, 100, accuracy: 0.5)
    }
  }

  func test_aSpringSwingsAtItsFrequency() {
    withDynamics { fixture in
      let view = fixture.view(100, 50)
      let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 200))
      XCTAssertEqual(spring.length, 100)
      XCTAssertEqual(spring.attachedBehaviorType, .anchor)
      spring.length = 0
      spring.frequency = 1
      spring.damping = 0
      fixture.start(spring)
      fixture.screen.advance(to: 0.25)
      XCTAssertEqual(view.center.y, 200, accuracy: 4)
      fixture.screen.advance(to: 0.5)
      XCTAssertEqual(view.center.y, 300, accuracy: 12)
      fixture.screen.advance(to: 1)
      XCTAssertEqual(view.center.y, 100, accuracy: 20)
    }
  }

  func test_aRodLetsItsItemSwingRoundTheAnchor_whichCanBeDragged() {
    withDynamics { fixture in
      let view = fixture.view(200, 50, 40, 40)
      let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 120, y: 70))
      let body = UIDynamicItemBehavior(items: [view])
      body.resistance = 3
      fixture.start(rod, UIGravityBehavior(items: [view]), body)
      for second in [0.1, 0.3, 0.6] {
        fixture.screen.advance(to: second)
        XCTAssertEqual(hypot(view.center.x - 120, view.center.y - 70), 100, accuracy: 1.5)
      }
      rod.anchorPoint = CGPoint(x: 60, y: 100)
      fixture.screen.harness.settle()
      XCTAssertEqual(view.center.x, 60, accuracy: 2)
      XCTAssertEqual(view.center.y, 200, accuracy: 2)
    }
  }

  func test_twoItemsKeepTheirDistanceOrAreRoped() {
    withDynamics { fixture in
      let (top, rod, rope) = (
        fixture.view(100, 0, 40, 40), fixture.view(100, 100, 40, 40), fixture.view(200, 0, 40, 40)
      )
      let fixed = UIDynamicItemBehavior(items: [top])
      fixed.isAnchored = true
      let tie = UIAttachmentBehavior(item: rod, attachedTo: top)
      XCTAssertEqual(tie.attachedBehaviorType, .items)
      let limit = UIAttachmentBehavior.limitAttachment(
        with: rope, offsetFromCenter: .zero, attachedTo: top, offsetFromCenter: .zero)
      XCTAssertEqual(limit.length, 100)
      limit.length = 150
      fixture.start(fixed, tie, limit, UIGravityBehavior(items: [top, rod, rope]))
      fixture.screen.advance(to: 0.5)
      XCTAssertEqual(rod.center.y, 120, accuracy: 1)
      XCTAssertLessThan(hypot(rope.center.x - 120, rope.center.y - 20), 152)
      XCTAssertEqual(top.center, CGPoint(x: 120, y: 20))
    }
  }

  func test_fixedPinnedAndSlidingItems() {
    withDynamics { fixture in
      let base = fixture.view(100, 100, 40, 40)
      let welded = fixture.view(140, 100, 40, 40)
      let pinned = fixture.view(60, 100, 40, 40)
      let slider = fixture.view(200, 200, 40, 40)
      let fixed = UIDynamicItemBehavior(items: [base])
      fixed.isAnchored = true
      let weld = UIAttachmentBehavior.fixedAttachment(
        with: welded, attachedTo: base, attachmentAnchor: CGPoint(x: 140, y: 120))
      let pin = UIAttachmentBehavior.pinAttachment(
        with: pinned, attachedTo: base, attachmentAnchor: CGPoint(x: 100, y: 120))
      pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: slider, attachmentAnchor: CGPoint(x: 220, y: 220),
        axisOfTranslation: CGVector(dx: 0, dy: 1))
      slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
      XCTAssertTrue(UIFloatRange.infinite.isInfinite)
      fixture.start(
        fixed, weld, pin, slide, UIGravityBehavior(items: [welded, pinned, slider]))
      fixture.screen.harness.settle()
      XCTAssertEqual(welded.center.x, 160, accuracy: 0.5)
      XCTAssertEqual(welded.center.y, 120, accuracy: 0.5)
      XCTAssertEqual(pinned.transform.b, -sin(0.5), accuracy: 0.03)
      XCTAssertEqual(slider.center.y, 280, accuracy: 0.5)
      XCTAssertEqual(slider.center.x, 220, accuracy: 0.1)
    }
  }
}
