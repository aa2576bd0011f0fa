import UIKit
import UIKitTestSupport
import XCTest

/// Pages that slide, as a user, a delegate and a data source notice them.
///
/// The orders of calls are those of logs published for iOS: wangling.me, "The Inconsistent Order of View
/// Transition Events" (appearance), and wisdomskyduan.blogspot.com, "UIPageViewController Test Note" (data
/// source and delegate).
final class PageScrollTests: XCTestCase {
  private func onStage(_ make: @MainActor () -> PageStage, _ body: @MainActor (PageStage) -> Void) {
    MainActor.assumeIsolated {
      let stage = make()
      body(stage)
      stage.harness.close()
    }
  }

  func test_aSwipe_asksForNeighbours_tellsEverybodyInOrder_andAsksForTheNextPage() {
    onStage({ PageStage() }) { stage in
      stage.drag(-300)
      XCTAssertEqual(
        stage.take(),
        [
          "after 0", "1 didLoad", "before 0", "willTransitionTo 1", "1 willAppear true",
          "0 willDisappear true",
        ])
      XCTAssertEqual(stage.shown, "0", "until the turn is done")
      stage.harness.settle()
      XCTAssertEqual(
        stage.take(),
        [
          "1 didAppear true", "0 didDisappear true", "0 didMove out", "1 didMove in",
          "didFinish true from 0 completed true", "after 1", "2 didLoad",
        ])
      XCTAssertEqual(stage.shown, "1")
      XCTAssertEqual(stage.pages.children, [stage.page(1)])
      stage.drag(300)
      stage.harness.settle()
      XCTAssertEqual(
        stage.take().filter { !$0.contains("ppear") && !$0.contains("didMove") },
        ["willTransitionTo 0", "didFinish true from 1 completed true", "before 0"],
        "the page before is known; that there is none before the first is asked again")
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_aSwipeThatGoesBack_isTakenBack_withoutAskingAgain() {
    onStage({ PageStage() }) { stage in
      stage.drag(-100)
      _ = stage.take()
      stage.harness.settle()
      XCTAssertEqual(
        stage.take(),
        [
          "0 willAppear true", "0 didAppear true", "1 willDisappear true",
          "1 didDisappear true", "1 didMove out", "didFinish true from 0 completed false",
        ])
      XCTAssertEqual(stage.shown, "0")
      XCTAssertNil(stage.page(1).parent)
      stage.drag(-100)
      XCTAssertEqual(
        stage.take(), ["willTransitionTo 1", "1 willAppear true", "0 willDisappear true"],
        "neighbours are known")
    }
  }

  func test_aDragAcrossRest_endsOneTurnAndBeginsTheOther() {
    onStage({ PageStage(first: [2]) }) { stage in
      stage.harness.finger(.began, 180, 300)
      for x in stride(from: 170.0, through: 100, by: -10) { stage.harness.finger(.changed, x, 300) }
      XCTAssertEqual(stage.take().last, "2 willDisappear true")
      for x in stride(from: 110.0, through: 300, by: 10) { stage.harness.finger(.changed, x, 300) }
      let log = stage.take().filter { $0.hasPrefix("did") || $0.hasPrefix("willT") }
      XCTAssertEqual(log, ["didFinish true from 2 completed false", "willTransitionTo 1"])
      stage.harness.finger(.ended, 300, 300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
    }
  }

  func test_atTheEnds_pagesGiveWayAndComeBack_withoutATurn() {
    onStage({ PageStage() }) { stage in
      stage.drag(200, lifts: false)
      XCTAssertLessThan(stage.scroll.contentOffset.x, 375, "it gives way")
      XCTAssertGreaterThan(stage.scroll.contentOffset.x, 275, "less than the finger goes")
      stage.harness.finger(.ended, 387, 333)
      stage.harness.settle()
      XCTAssertEqual(stage.scroll.contentOffset.x, 375)
      XCTAssertEqual(stage.take(), ["after 0", "1 didLoad", "before 0"])
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_aSecondSwipeBeforeTheFirstIsDone_turnsTwoPages() {
    onStage({ PageStage() }) { stage in
      stage.harness.finger(.began, 350, 300)
      for x in stride(from: 330.0, through: 110, by: -20) { stage.harness.finger(.changed, x, 300) }
      stage.harness.finger(.ended, 110, 300)
      XCTAssertEqual(stage.shown, "0")
      stage.harness.finger(.began, 370, 300)
      for x in stride(from: 350.0, through: 10, by: -20) { stage.harness.finger(.changed, x, 300) }
      stage.harness.finger(.ended, 10, 300)
      XCTAssertEqual(stage.shown, "1", "gone by while the finger moves")
      stage.harness.settle()
      XCTAssertEqual(
        stage.take().filter { $0.hasPrefix("did") || $0.hasPrefix("willT") },
        [
          "willTransitionTo 1", "didFinish true from 0 completed true", "willTransitionTo 2",
          "didFinish true from 1 completed true",
        ])
      XCTAssertEqual(stage.shown, "2")
      XCTAssertEqual(stage.scroll.contentOffset.x, 375)
    }
  }

  func test_setAnimated_tellsTheCompletionAndNotTheDelegate_andForgetsNeighbours() {
    onStage({ PageStage() }) { stage in
      var finished: [Bool] = []
      stage.pages.setViewControllers([stage.page(3)], direction: .forward, animated: true) {
        finished.append($0)
      }
      XCTAssertEqual(stage.shown, "3")
      XCTAssertEqual(finished, [])
      stage.harness.advance(by: 0.1)
      XCTAssertGreaterThan(stage.scroll.contentOffset.x, 375)
      stage.harness.settle()
      XCTAssertEqual(finished, [true])
      XCTAssertEqual(
        stage.take(),
        [
          "3 didLoad", "3 willAppear true", "0 willDisappear true", "3 didAppear true",
          "0 didDisappear true", "0 didMove out", "3 didMove in",
        ])
      stage.drag(300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2", "not the page it came from")
    }
  }

  func test_setAgainDuringATurn_cutsTheFirstShort() {
    onStage({ PageStage() }) { stage in
      var ends: [String] = []
      stage.pages.setViewControllers([stage.page(1)], direction: .forward, animated: true) {
        ends.append("1 \($0)")
      }
      stage.harness.advance(by: 0.1)
      stage.pages.setViewControllers([stage.page(2)], direction: .forward, animated: true) {
        ends.append("2 \($0)")
      }
      XCTAssertEqual(ends, ["1 false"])
      stage.harness.settle()
      XCTAssertEqual(ends, ["1 false", "2 true"])
      XCTAssertEqual(stage.shown, "2")
      XCTAssertEqual(stage.pages.children, [stage.page(2)])
      XCTAssertEqual(stage.scroll.subviews.count, 1)
    }
  }

  func test_withoutAnimation_itIsThereAtOnce() {
    onStage({ PageStage() }) { stage in
      var finished: Bool?
      stage.pages.setViewControllers([stage.page(2)], direction: .reverse, animated: false) {
        finished = $0
      }
      XCTAssertEqual(finished, true)
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(
        stage.take(),
        [
          "2 didLoad", "2 willAppear false", "0 willDisappear false", "0 didDisappear false",
          "0 didMove out", "2 didMove in", "2 didAppear false",
        ])
    }
  }

  func test_settingTheDataSource_asksAnew_andWithoutOneNothingScrolls() {
    onStage({ PageStage() }) { stage in
      stage.drag(-60)
      stage.harness.settle()
      _ = stage.take()
      stage.pages.dataSource = stage
      stage.drag(-60)
      stage.harness.settle()
      XCTAssertEqual(stage.take().prefix(2), ["after 0", "before 0"])
      stage.pages.dataSource = nil
      stage.drag(-300)
      stage.harness.settle()
      XCTAssertEqual(stage.take(), [])
      XCTAssertEqual(stage.shown, "0")
    }
  }

  func test_theOffsetProgramsFollow_restsAtOnePage() {
    onStage({
      PageStage(options: [.interPageSpacing: 20])
    }) { stage in
      XCTAssertEqual(stage.scroll.frame, CGRect(x: -10, y: 0, width: 395, height: 667))
      XCTAssertEqual(stage.scroll.contentOffset.x, 395)
      XCTAssertEqual(stage.page(0).view.convert(stage.page(0).view.bounds, to: nil).minX, 0)
      stage.drag(-300)
      stage.harness.settle()
      XCTAssertEqual(stage.scroll.contentOffset.x, 395)
      let frame = stage.page(1).view.convert(stage.page(1).view.bounds, to: nil)
      XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  func test_fromRightToLeft_forwardLiesAtTheLeft() {
    onStage({ PageStage(isRightToLeft: true) }) { stage in
      stage.drag(300)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.harness.key("right")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
      stage.harness.key("pagedown")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
    }
  }

  func test_upAndDown_byFingerTouchpadWheelAndKeys() {
    onStage({ PageStage(.scroll, .vertical) }) { stage in
      stage.drag(0, -500, from: CGPoint(x: 180, y: 600))
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.harness.key("down")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2")
      stage.harness.key("up")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      stage.harness.scroll(by: CGVector(dx: 0, dy: 400))
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2")
    }
  }

  func test_keysAndTouchpad_turnPages_toldAsSwipes() {
    onStage({ PageStage() }) { stage in
      stage.harness.key("right")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      XCTAssertTrue(stage.take().contains("didFinish true from 0 completed true"))
      stage.harness.scroll(by: CGVector(dx: 250, dy: 0))
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "2")
      stage.harness.key("left")
      stage.harness.settle()
      stage.harness.key("pageup")
      stage.harness.settle()
      stage.harness.key("left")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0", "and stays at the first")
    }
  }

  func test_keys_scrollThePagesContentFirst() {
    onStage({ PageStage(.scroll, .vertical) }) { stage in
      let inner = UIScrollView(frame: stage.page(0).view.bounds)
      inner.contentSize = CGSize(width: 375, height: 1000)
      stage.page(0).view.addSubview(inner)
      stage.harness.key("pagedown")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "0")
      XCTAssertEqual(inner.contentOffset.y, 333)
      stage.harness.key("pagedown")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
    }
  }

  func test_aControllerThatGoesDuringASwipe_leavesNobodyBetweenHalves() {
    onStage({ PageStage() }) { stage in
      stage.drag(-100, lifts: false)
      _ = stage.take()
      stage.harness.window.rootViewController = UIViewController()
      stage.harness.settle()
      let log = stage.take()
      XCTAssertEqual(log.filter { $0.hasPrefix("0 didDisappear") }.count, 1)
      XCTAssertEqual(log.filter { $0.hasPrefix("1 didDisappear") }.count, 1)
      XCTAssertFalse(log.contains { $0.contains("didAppear") })
      XCTAssertEqual(stage.pages.children, [stage.page(0)])
    }
  }

  func test_inANavigationController_pagesKeepClearOfTheBar() {
    onStage({ PageStage(around: { UINavigationController(rootViewController: $0) }) }) { stage in
      let view = stage.page(0).view!
      XCTAssertEqual(view.safeAreaInsets.top, 64)
      stage.harness.key("right")
      stage.harness.settle()
      XCTAssertEqual(stage.shown, "1")
      XCTAssertEqual(stage.page(1).view.safeAreaInsets.top, 64)
    }
  }
}
