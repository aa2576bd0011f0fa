import UIKit
import UIKitTestSupport
import XCTest

/// Pages of a book, as a user and a delegate notice them. The order of appearance calls is that of a log
/// published for iOS (wangling.me, "The Inconsistent Order of View Transition Events").
final class PageTurnTests: XCTestCase {
  private func onStage(_ make: @MainActor () -> PageStage, _ body: @MainActor (PageStage) -> Void) {
    MainActor.assumeIsolated {
      let stage = make()
      body(stage)
      stage.harness.close()
    }
  }

  func test_aSwipe_turnsThePage_andTellsEverybodyInOrder() {
    onStage({ PageStage(.pageCurl) }) { stage in
      XCTAssertEqual(stage.pages.spineLocation, .min)
      stage.drag(-300)
      XCTAssertEqual(
        stage.take(),
        ["after 0", "willTransitionTo 1", "1 didLoad", "1 willAppear true", "0 willDisappear true"])
      stage.harness.settle()
      XCTAssertEqual(
        stage.take(),
        [
          "0 didDisappear true", "0 didMove out", "1 didAppear true", "1 didMove in",
          "didFinish true from 0 completed true",
        ])
      XCTAssertEqual(stage.shown, "1")
      XCTAssertEqual(stage.pages.children, [stage.page(1)])
      stage.drag(300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
      XCTAssertEqual(stage.take().first, "before 1", "nothing is kept")
    }
  }

  func test_aSwipeThatGoesBack_isTakenBack() {
    onStage({ PageStage(.pageCurl) }) { stage in
      stage.drag(-60)
      _ = stage.take()
      stage.harness.settle()
      XCTAssertEqual(
        stage.take(),
        [
          "1 willDisappear true", "0 willAppear true", "1 didDisappear true", "1 didMove out",
          "0 didAppear true", "didFinish true from 0 completed false",
        ])
      XCTAssertEqual(stage.shown, "0")
      XCTAssertEqual(stage.page(0).view.convert(stage.page(0).view.bounds, to: nil).width, 375)
    }
  }

  func test_tapsAtTheEdges_keysAndTouchpad_turn_andAtTheEndNothingDoes() {
    onStage({ PageStage(.pageCurl, last: 2) }) { stage in
      stage.harness.run("tap 365,300\nidle")
      XCTAssertEqual(stage.shown, "1")
      stage.harness.run("tap 180,300\nidle")
      XCTAssertEqual(stage.shown, "1")
      stage.harness.run("tap 10,300\nidle")
      XCTAssertEqual(stage.shown, "0")
      stage.harness.key("right")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.harness.scroll(by: CGVector(dx: 300, dy: 0))
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2")
      _ = stage.take()
      stage.drag(-300)
      stage.harness.settle()
      XCTAssertEqual(stage.take(), ["after 2"])
      XCTAssertEqual(stage.shown, "2")
    }
  }

  func test_withTheSpineInTheMiddle_twoPagesTurnAtOnce() {
    let options: [UIPageViewController.OptionsKey: Any] = [
      .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
    ]
    onStage({ PageStage(.pageCurl, options: options, first: [0, 1], device: "ipad-9") }) { stage in
      XCTAssertTrue(stage.pages.isDoubleSided)
      let half = stage.harness.window.bounds.width / 2
      @MainActor func frame(_ number: Int) -> CGRect {
        let view = stage.page(number).view!
        return view.convert(view.bounds, to: nil)
      }
      XCTAssertEqual([frame(0).minX, frame(0).width], [0, half])
      XCTAssertEqual([frame(1).minX, frame(1).width], [half, half])
      stage.drag(-half)
      XCTAssertEqual(
        stage.take().filter { !$0.contains("ppear") },
        ["after 1", "after 2", "willTransitionTo 2,3", "2 didLoad", "3 didLoad"])
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2,3")
      XCTAssertEqual([frame(2).minX, frame(3).minX], [0, half])
      stage.drag(-half)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2,3", "a single page more cannot be turned to")
    }
  }

  func test_boundAtTheRight_itIsReadTheOtherWay() {
    onStage({ PageStage(.pageCurl, options: [.spineLocation: 3]) }) { stage in
      XCTAssertEqual(stage.pages.spineLocation, .max)
      stage.drag(300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.drag(-300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_aDoubleSidedPage_hasAnotherOnItsBack_whichIsPassedOver() {
    onStage({ PageStage(.pageCurl) }) { stage in
      stage.pages.isDoubleSided = true
      stage.drag(-300, lifts: false)
      XCTAssertEqual(stage.take().prefix(3), ["after 0", "after 1", "willTransitionTo 2"])
      XCTAssertNotNil(stage.page(1).view.window, "the back is seen while it turns")
      stage.harness.finger(.ended, 0, 333)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2")
      XCTAssertNil(stage.page(1).view.window)
      XCTAssertEqual(stage.pages.children, [stage.page(2)])
      var finished: Bool?
      stage.pages.setViewControllers(
        [stage.page(0), stage.page(1)], direction: .reverse, animated: true
      ) { finished = $0 }
      stage.harness.settle()
      XCTAssertEqual(finished, true)
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_theDelegateChoosesTheSpine_whenTheOrientationChanges() {
    onStage({ PageStage(.pageCurl, device: "ipad-9") }) { stage in
      stage.onSpine = { orientation in
        stage.log.append("spine \(orientation.isLandscape)")
        guard orientation.isLandscape else { return .min }
        stage.pages.setViewControllers(
          [stage.page(0), stage.page(1)], direction: .forward, animated: true)
        return .mid
      }
      stage.harness.run("resize 1080x810\nidle")
      XCTAssertEqual(stage.take().first, "spine true")
      XCTAssertEqual(stage.pages.spineLocation, .mid)
      XCTAssertEqual(stage.shown, "0,1")
      let frame = stage.page(1).view.convert(stage.page(1).view.bounds, to: nil)
      XCTAssertEqual(frame, CGRect(x: 540, y: 0, width: 540, height: 810))
    }
  }

  func test_upwards_itTurnsToo() {
    onStage({ PageStage(.pageCurl, .vertical) }) { stage in
      stage.drag(0, -500, from: CGPoint(x: 180, y: 600))
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.harness.key("up")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_itsRecognisers_areTheProgramsToUse() {
    onStage({ PageStage(.pageCurl) }) { stage in
      let recognizers = stage.pages.gestureRecognizers
      XCTAssertTrue(recognizers.contains { $0 is UIPanGestureRecognizer })
      XCTAssertTrue(recognizers.contains { $0 is UITapGestureRecognizer })
      for recognizer in recognizers { recognizer.isEnabled = false }
      stage.drag(-300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
    }
    onStage({ PageStage() }) { XCTAssertEqual($0.pages.gestureRecognizers, []) }
  }
}
