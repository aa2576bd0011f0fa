import PlatformInterface
import XCTest

@testable import QuartzCore

final class TransitionTests: XCTestCase {
  private func fixture(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> (
    LayerFixture, CALayer, RenderNode
  ) {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let before = fixture.frame(at: 0).children[0]
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: "anything")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .white
    CATransaction.commit()
    return (fixture, layer, before)
  }

  func test_fade_mixesThePictureBeforeWithTheOneNow() {
    let (fixture, layer, before) = fixture(.fade)
    XCTAssertEqual(layer.animationKeys(), [kCATransition])
    let node = fixture.frame(at: 0.25).children[0]
    XCTAssertEqual(node.crossFade, 0.25)
    XCTAssertEqual(node.children.map(\.position), [.zero, .zero])
    guard case .fill(_, let old)? = node.children[0].background.first,
      case .fill(_, let new)? = node.children[1].background.first
    else { return XCTFail("two fills") }
    XCTAssertEqual([old, new], [.black, .white])
    XCTAssertTrue(fixture.frame(at: 0.5).children[0].children[0] === node.children[0])
    XCTAssertEqual(node.extent, before.extent)
    let after = fixture.frame(at: 1).children[0]
    XCTAssertEqual(after.id, before.id)
    XCTAssertNil(after.crossFade)
    XCTAssertTrue(after === fixture.frame(at: 2).children[0])
  }

  func test_whatChangesMeanwhile_showsInTheNewPictureOnly() {
    let (fixture, layer, _) = fixture(.fade)
    fixture.frame(at: 0.25)
    let late = CALayer()
    late.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(late)
    let node = fixture.frame(at: 0.5).children[0]
    XCTAssertEqual(node.children.map(\.children.count), [0, 1])
    XCTAssertEqual(node.crossFade, 0.5)
  }

  func test_slidingTransitions_moveTheRightPicture() {
    func positions(_ type: CATransitionType, _ subtype: CATransitionSubtype) -> [CGPoint] {
      let (fixture, _, _) = fixture(type, subtype)
      return fixture.frame(at: 0.25).children[0].children.map(\.position)
    }
    XCTAssertEqual(positions(.push, .fromRight), [CGPoint(x: -25, y: 0), CGPoint(x: 75, y: 0)])
    XCTAssertEqual(positions(.push, .fromLeft), [CGPoint(x: 25, y: 0), CGPoint(x: -75, y: 0)])
    XCTAssertEqual(positions(.moveIn, .fromRight), [.zero, CGPoint(x: 75, y: 0)])
    XCTAssertEqual(positions(.moveIn, .fromTop), [.zero, CGPoint(x: 0, y: 75)])
    XCTAssertEqual(positions(.reveal, .fromRight), [.zero, CGPoint(x: -25, y: 0)])
  }

  func test_flip_showsEachSideForHalfOfTheWay() {
    let (fixture, layer, _) = fixture(.flip, .fromLeft)
    let first = fixture.frame(at: 0.25).children[0].children
    XCTAssertEqual(first.map(\.id), [layer.nodeID | 1 << 61])
    let second = fixture.frame(at: 0.75).children[0].children
    XCTAssertEqual(second.map(\.id), [layer.nodeID])
    // The left edge comes towards the eye, the right one goes away.
    let turned = first[0].transform!
    let left = turned.apply(to: CGPoint(x: 0, y: 0))!.y - turned.apply(to: CGPoint(x: 0, y: 100))!.y
    let right =
      turned.apply(to: CGPoint(x: 100, y: 0))!.y - turned.apply(to: CGPoint(x: 100, y: 100))!.y
    XCTAssertGreaterThan(abs(left), 100)
    XCTAssertLessThan(abs(right), 100)
    XCTAssertNotNil(second[0].transform)
    XCTAssertGreaterThan(second[0].transform!.m11, 0, "not mirrored")
  }

  func test_curl_cutsThePageAtItsFold() {
    let (fixture, _, _) = fixture(.curl)
    let parts = fixture.frame(at: 0.5).children[0].children
    XCTAssertEqual(parts.count, 3)
    let early = parts[1].clip!.rect.height
    let late = fixture.frame(at: 0.75).children[0].children[1].clip!.rect.height
    XCTAssertLessThan(late, early)
    XCTAssertTrue(fixture.frame(at: 1).children[0].children.isEmpty)
  }

  func test_contents_fadeFromOnePictureToTheOther() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let (first, second) = (
      CGImage(PixelBuffer(width: 4, height: 4)), CGImage(PixelBuffer(width: 8, height: 8))
    )
    layer.contents = first
    layer.removeAllAnimations()
    fixture.frame(at: 0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.contents = second
    CATransaction.commit()
    let node = fixture.frame(at: 0.25).children[0].children[0].children[0]
    XCTAssertEqual(node.crossFade, 0.25)
    let images = node.children.map { child -> CGImage? in
      guard case .image(let image)? = child.background.first else { return nil }
      return image.image
    }
    XCTAssertTrue(images[0] === first)
    XCTAssertTrue(images[1] === second)
    XCTAssertTrue(layer.contents as AnyObject === second)
    let after = fixture.frame(at: 1).children[0]
    XCTAssertTrue(after.children.isEmpty)
    XCTAssertEqual(after.background.count, 2)
    layer.contents = first
    XCTAssertTrue(layer.presentation()?.contents as AnyObject === first)
  }
}
