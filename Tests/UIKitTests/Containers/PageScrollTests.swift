import UIKit
import UIKitTestSupport
import XCTest

/// Pages that slide, as a user, a delegate and a data source notice them.
///
/// The orders of calls are those of logs published for iOS: wangling.me, "The Inconsistent Order of View
/// Transition Events" (appearance), and wisdomskyduan.blogspot.com, "UIPageViewController Test Note" (data
/// source and delegate).
final class PageScrollTests: XCTestCase {
  private func withFixture(
    _ make: @MainActor () -> PageFixture, _ body: @MainActor (PageFixture) -> Void
  ) {
    MainActor.assumeIsolated {
      let fixture = make()
      body(fixture)
      fixture.harness.close()
    }
  }

  @MainActor
  func test_contentRestsAtOnePage_beforeThereIsAWindow() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let page = UIViewController()
    book.setViewControllers([page], direction: .forward, animated: false)
    book.view.layoutIfNeeded()
    book.loadViewIfNeeded()
    let screen = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    for (book, width) in [(book, 300), (screen, screen.view.bounds.width)] {
      let scroll = book.view.subviews.compactMap { $0 as? UIScrollView }.first
      XCTAssertEqual(scroll?.contentOffset, CGPoint(x: width, y: 0))
      XCTAssertEqual(scroll?.contentSize.width, width * 3)
    }
    XCTAssertEqual(page.view.frame.minX, 300)
  }

  func test_aSwipe_asksForNeighbours_tellsEverybodyInOrder_andAsksForTheNextPage() {
    withFixture({ PageFixture() }) { fixture in
      fixture.drag(-300)
      XCTAssertEqual(
        fixture.take(),
        [
          "after 0", "1 didLoad", "before 0", "willTransitionTo 1", "1 willAppear true",
          "0 willDisappear true",
        ])
      XCTAssertEqual(fixture.shown, "0", "until the turn is done")
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take(),
        [
          "1 didAppear true", "0 didDisappear true", "0 didMove out", "1 didMove in",
          "didFinish true from 0 completed true", "after 1", "2 didLoad",
        ])
      XCTAssertEqual(fixture.shown, "1")
      XCTAssertEqual(fixture.pages.children, [fixture.page(1)])
      fixture.drag(300)
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take().filter { !$0.contains("ppear") && !$0.contains("didMove") },
        ["willTransitionTo 0", "didFinish true from 1 completed true", "before 0"],
        "the page before is known; that there is none before the first is asked again")
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_aSwipeThatGoesBack_isTakenBack_withoutAskingAgain() {
    withFixture({ PageFixture() }) { fixture in
      fixture.drag(-100)
      _ = fixture.take()
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take(),
        [
          "0 willAppear true", "0 didAppear true", "1 willDisappear true",
          "1 didDisappear true", "1 didMove out", "didFinish true from 0 completed false",
        ])
      XCTAssertEqual(fixture.shown, "0")
      XCTAssertNil(fixture.page(1).parent)
      fixture.drag(-100)
      XCTAssertEqual(
        fixture.take(), ["willTransitionTo 1", "1 willAppear true", "0 willDisappear true"],
        "neighbours are known")
    }
  }

  func test_aDragAcrossRest_endsOneTurnAndBeginsTheOther() {
    withFixture({ PageFixture(first: [2]) }) { fixture in
      fixture.harness.finger(.began, 180, 300)
      for x in stride(from: 170.0, through: 100, by: -10) {
        fixture.harness.finger(.changed, x, 300)
      }
      XCTAssertEqual(fixture.take().last, "2 willDisappear true")
      for x in stride(from: 110.0, through: 300, by: 10) {
        fixture.harness.finger(.changed, x, 300)
      }
      let log = fixture.take().filter { $0.hasPrefix("did") || $0.hasPrefix("willT") }
      XCTAssertEqual(log, ["didFinish true from 2 completed false", "willTransitionTo 1"])
      fixture.harness.finger(.ended, 300, 300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
    }
  }

  func test_atTheEnds_pagesGiveWayAndComeBack_withoutATurn() {
    withFixture({ PageFixture() }) { fixture in
      fixture.drag(200, lifts: false)
      XCTAssertLessThan(fixture.scroll.contentOffset.x, 375, "it gives way")
      XCTAssertGreaterThan(fixture.scroll.contentOffset.x, 275, "less than the finger goes")
      fixture.harness.finger(.ended, 387, 333)
      fixture.harness.settle()
      XCTAssertEqual(fixture.scroll.contentOffset.x, 375)
      XCTAssertEqual(fixture.take(), ["after 0", "1 didLoad", "before 0"])
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_aSecondSwipeBeforeTheFirstIsDone_turnsTwoPages() {
    withFixture({ PageFixture() }) { fixture in
      fixture.harness.finger(.began, 350, 300)
      for x in stride(from: 330.0, through: 110, by: -20) {
        fixture.harness.finger(.changed, x, 300)
      }
      fixture.harness.finger(.ended, 110, 300)
      XCTAssertEqual(fixture.shown, "0")
      fixture.harness.finger(.began, 370, 300)
      for x in stride(from: 350.0, through: 10, by: -20) {
        fixture.harness.finger(.changed, x, 300)
      }
      fixture.harness.finger(.ended, 10, 300)
      XCTAssertEqual(fixture.shown, "1", "gone by while the finger moves")
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("did") || $0.hasPrefix("willT") },
        [
          "willTransitionTo 1", "didFinish true from 0 completed true", "willTransitionTo 2",
          "didFinish true from 1 completed true",
        ])
      XCTAssertEqual(fixture.shown, "2")
      XCTAssertEqual(fixture.scroll.contentOffset.x, 375)
    }
  }

  func test_setAnimated_tellsTheCompletionAndNotTheDelegate_andForgetsNeighbours() {
    withFixture({ PageFixture() }) { fixture in
      var finished: [Bool] = []
      fixture.pages.setViewControllers([fixture.page(3)], direction: .forward, animated: true) {
        finished.append($0)
      }
      XCTAssertEqual(fixture.shown, "3")
      XCTAssertEqual(finished, [])
      fixture.harness.advance(by: 0.1)
      XCTAssertGreaterThan(fixture.scroll.contentOffset.x, 375)
      fixture.harness.settle()
      XCTAssertEqual(finished, [true])
      XCTAssertEqual(
        fixture.take(),
        [
          "3 didLoad", "3 willAppear true", "0 willDisappear true", "3 didAppear true",
          "0 didDisappear true", "0 didMove out", "3 didMove in",
        ])
      fixture.drag(300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2", "not the page it came from")
    }
  }

  func test_setAgainDuringATurn_cutsTheFirstShort() {
    withFixture({ PageFixture() }) { fixture in
      var ends: [String] = []
      fixture.pages.setViewControllers([fixture.page(1)], direction: .forward, animated: true) {
        ends.append("1 \($0)")
      }
      fixture.harness.advance(by: 0.1)
      fixture.pages.setViewControllers([fixture.page(2)], direction: .forward, animated: true) {
        ends.append("2 \($0)")
      }
      XCTAssertEqual(ends, ["1 false"])
      fixture.harness.settle()
      XCTAssertEqual(ends, ["1 false", "2 true"])
      XCTAssertEqual(fixture.shown, "2")
      XCTAssertEqual(fixture.pages.children, [fixture.page(2)])
      XCTAssertEqual(fixture.scroll.subviews.count, 1)
    }
  }

  func test_withoutAnimation_itIsThereAtOnce() {
    withFixture({ PageFixture() }) { fixture in
      var finished: Bool?
      fixture.pages.setViewControllers([fixture.page(2)], direction: .reverse, animated: false) {
        finished = $0
      }
      XCTAssertEqual(finished, true)
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(
        fixture.take(),
        [
          "2 didLoad", "2 willAppear false", "0 willDisappear false", "0 didDisappear false",
          "0 didMove out", "2 didMove in", "2 didAppear false",
        ])
    }
  }

  func test_settingTheDataSource_asksAnew_andWithoutOneNothingScrolls() {
    withFixture({ PageFixture() }) { fixture in
      fixture.drag(-60)
      fixture.harness.settle()
      _ = fixture.take()
      fixture.pages.dataSource = fixture
      fixture.drag(-60)
      fixture.harness.settle()
      XCTAssertEqual(fixture.take().prefix(2), ["after 0", "before 0"])
      fixture.pages.dataSource = nil
      fixture.drag(-300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.take(), [])
      XCTAssertEqual(fixture.shown, "0")
    }
  }

  func test_theOffsetProgramsFollow_restsAtOnePage() {
    withFixture({
      PageFixture(options: [.interPageSpacing: 20])
    }) { fixture in
      XCTAssertEqual(fixture.scroll.frame, CGRect(x: -10, y: 0, width: 395, height: 667))
      XCTAssertEqual(fixture.scroll.contentOffset.x, 395)
      XCTAssertEqual(fixture.page(0).view.convert(fixture.page(0).view.bounds, to: nil).minX, 0)
      fixture.drag(-300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.scroll.contentOffset.x, 395)
      let frame = fixture.page(1).view.convert(fixture.page(1).view.bounds, to: nil)
      XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  func test_fromRightToLeft_forwardLiesAtTheLeft() {
    withFixture({ PageFixture(isRightToLeft: true) }) { fixture in
      fixture.drag(300)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.key("right")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
      fixture.harness.key("pagedown")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
    }
  }

  func test_upAndDown_byFingerTouchpadWheelAndKeys() {
    withFixture({ PageFixture(.scroll, .vertical) }) { fixture in
      fixture.drag(0, -500, from: CGPoint(x: 180, y: 600))
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.key("down")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2")
      fixture.harness.key("up")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      fixture.harness.scroll(by: CGVector(dx: 0, dy: 400))
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2")
    }
  }

  func test_keysAndTouchpad_turnPages_toldAsSwipes() {
    withFixture({ PageFixture() }) { fixture in
      fixture.harness.key("right")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      XCTAssertTrue(fixture.take().contains("didFinish true from 0 completed true"))
      fixture.harness.scroll(by: CGVector(dx: 250, dy: 0))
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "2")
      fixture.harness.key("left")
      fixture.harness.settle()
      fixture.harness.key("pageup")
      fixture.harness.settle()
      fixture.harness.key("left")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0", "and stays at the first")
    }
  }

  func test_keys_scrollThePagesContentFirst() {
    withFixture({ PageFixture(.scroll, .vertical) }) { fixture in
      let inner = UIScrollView(frame: fixture.page(0).view.bounds)
      inner.contentSize = CGSize(width: 375, height: 1000)
      fixture.page(0).view.addSubview(inner)
      fixture.harness.key("pagedown")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "0")
      XCTAssertEqual(inner.contentOffset.y, 333)
      fixture.harness.key("pagedown")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
    }
  }

  func test_aControllerThatGoesDuringASwipe_leavesNobodyBetweenHalves() {
    withFixture({ PageFixture() }) { fixture in
      fixture.drag(-100, lifts: false)
      _ = fixture.take()
      fixture.harness.window.rootViewController = UIViewController()
      fixture.harness.settle()
      let log = fixture.take()
      XCTAssertEqual(log.filter { $0.hasPrefix("0 didDisappear") }.count, 1)
      XCTAssertEqual(log.filter { $0.hasPrefix("1 didDisappear") }.count, 1)
      XCTAssertFalse(log.contains { $0.contains("didAppear") })
      XCTAssertEqual(fixture.pages.children, [fixture.page(0)])
    }
  }

  func test_inANavigationController_pagesKeepClearOfTheBar() {
    withFixture({ PageFixture(around: { UINavigationController(rootViewController: $0) }) }) {
      fixture in
      let view = fixture.page(0).view!
      XCTAssertEqual(view.safeAreaInsets.top, 64)
      fixture.harness.key("right")
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, "1")
      XCTAssertEqual(fixture.page(1).view.safeAreaInsets.top, 64)
    }
  }
}
