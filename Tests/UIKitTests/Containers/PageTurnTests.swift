import UIKit
import UIKitTestSupport
import XCTest

/// Pages of a book, as a user and a delegate notice them. The order of appearance calls is that of a log
/// published for iOS (wangling.me, "The Inconsistent Order of View Transition Events").
final class PageTurnTests: XCTestCase {
  private func withFixture(
    _ make: @MainActor () -> PageFixture, _ body: @MainActor (PageFixture) -> Void
  ) {
    MainActor.assumeIsolated {
      let fixture = make()
      body(fixture)
      fixture.harness.close()
    }
  }

  func test_aSwipe_turnsThePage_andTellsEverybodyInOrder() {
    withFixture({ PageFixture(.pageCurl) }) { fixture in
      XCTAssertEqual(fixture.pages.spineLocation, .min)
      fixture.drag(-300)
      XCTAssertEqual(
        fixture.take(),
        ["after 0", "willTransitionTo 1", "1 didLoad", "1 willAppear true", "0 willDisappear true"])
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take(),
        [
          "0 didDisappear true", "0 didMove out", "1 didAppear true", "1 didMove in",
          "didFinish true from 0 completed true",
        ])
      XCTAssertEqual(fixture.shown, "1")
      XCTAssertEqual(fixture.pages.children, [fixture.page(1)])
      fixture.drag(300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
      XCTAssertEqual(fixture.take().first, "before 1", "nothing is kept")
    }
  }

  func test_aSwipeThatGoesBack_isTakenBack() {
    withFixture({ PageFixture(.pageCurl) }) { fixture in
      fixture.drag(-60)
      _ = fixture.take()
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take(),
        [
          "1 willDisappear true", "0 willAppear true", "1 didDisappear true", "1 didMove out",
          "0 didAppear true", "didFinish true from 0 completed false",
        ])
      XCTAssertEqual(fixture.shown, "0")
      XCTAssertEqual(fixture.page(0).view.convert(fixture.page(0).view.bounds, to: nil).width, 375)
    }
  }

  func test_tapsAtTheEdges_keysAndTouchpad_turn_andAtTheEndNothingDoes() {
    withFixture({ PageFixture(.pageCurl, last: 2) }) { fixture in
      fixture.harness.run("tap 365,300\nidle")
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.run("tap 180,300\nidle")
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.run("tap 10,300\nidle")
      XCTAssertEqual(fixture.shown, "0")
      fixture.harness.key("right")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.scroll(by: CGVector(dx: 300, dy: 0))
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2")
      _ = fixture.take()
      fixture.drag(-300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.take(), ["after 2"])
      XCTAssertEqual(fixture.shown, "2")
    }
  }

  func test_withTheSpineInTheMiddle_twoPagesTurnAtOnce() {
    let options: [UIPageViewController.OptionsKey: Any] = [
      .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
    ]
    withFixture({ PageFixture(.pageCurl, options: options, first: [0, 1], device: "ipad-9") }) {
      fixture in
      XCTAssertTrue(fixture.pages.isDoubleSided)
      let half = fixture.harness.window.bounds.width / 2
      @MainActor func frame(_ number: Int) -> CGRect {
        let view = fixture.page(number).view!
        return view.convert(view.bounds, to: nil)
      }
      XCTAssertEqual([frame(0).minX, frame(0).width], [0, half])
      XCTAssertEqual([frame(1).minX, frame(1).width], [half, half])
      fixture.drag(-half)
      XCTAssertEqual(
        fixture.take().filter { !$0.contains("ppear") },
        ["after 1", "after 2", "willTransitionTo 2,3", "2 didLoad", "3 didLoad"])
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2,3")
      XCTAssertEqual([frame(2).minX, frame(3).minX], [0, half])
      fixture.drag(-half)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2,3", "a single page more cannot be turned to")
    }
  }

  func test_boundAtTheRight_itIsReadTheOtherWay() {
    withFixture({ PageFixture(.pageCurl, options: [.spineLocation: 3]) }) { fixture in
      XCTAssertEqual(fixture.pages.spineLocation, .max)
      fixture.drag(300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.drag(-300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_aDoubleSidedPage_hasAnotherOnItsBack_whichIsPassedOver() {
    withFixture({ PageFixture(.pageCurl) }) { fixture in
      fixture.pages.isDoubleSided = true
      fixture.drag(-300, lifts: false)
      XCTAssertEqual(fixture.take().prefix(3), ["after 0", "after 1", "willTransitionTo 2"])
      XCTAssertNotNil(fixture.page(1).view.window, "the back is seen while it turns")
      fixture.harness.finger(.ended, 0, 333)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2")
      XCTAssertNil(fixture.page(1).view.window)
      XCTAssertEqual(fixture.pages.children, [fixture.page(2)])
      var finished: Bool?
      fixture.pages.setViewControllers(
        [fixture.page(0), fixture.page(1)], direction: .reverse, animated: true
      ) { finished = $0 }
      fixture.harness.settle()
      XCTAssertEqual(finished, true)
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_theDelegateChoosesTheSpine_whenTheOrientationChanges() {
    withFixture({ PageFixture(.pageCurl, device: "ipad-9") }) { fixture in
      fixture.onSpine = { orientation in
        fixture.log.append("spine \(orientation.isLandscape)")
        guard orientation.isLandscape else { return .min }
        fixture.pages.setViewControllers(
          [fixture.page(0), fixture.page(1)], direction: .forward, animated: true)
        return .mid
      }
      fixture.harness.run("resize 1080x810\nidle")
      XCTAssertEqual(fixture.take().first, "spine true")
      XCTAssertEqual(fixture.pages.spineLocation, .mid)
      XCTAssertEqual(fixture.shown, "0,1")
      let frame = fixture.page(1).view.convert(fixture.page(1).view.bounds, to: nil)
      XCTAssertEqual(frame, CGRect(x: 540, y: 0, width: 540, height: 810))
    }
  }

  func test_upwards_itTurnsToo() {
    withFixture({ PageFixture(.pageCurl, .vertical) }) { fixture in
      fixture.drag(0, -500, from: CGPoint(x: 180, y: 600))
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.key("up")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_itsRecognisers_areTheProgramsToUse() {
    withFixture({ PageFixture(.pageCurl) }) { fixture in
      let recognizers = fixture.pages.gestureRecognizers
      XCTAssertTrue(recognizers.contains { $0 is UIPanGestureRecognizer })
      XCTAssertTrue(recognizers.contains { $0 is UITapGestureRecognizer })
      for recognizer in recognizers { recognizer.isEnabled = false }
      fixture.drag(-300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
    }
    withFixture({ PageFixture() }) { XCTAssertEqual($0.pages.gestureRecognizers, []) }
  }
}
