import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The wheel of a mouse pulls to refresh.
final class WheelRefreshTests: XCTestCase {
  private func withSettings(_ body: @MainActor (RefreshSetting) -> Void) {
    onMainActor {
      for (content, bar) in [
        (RefreshSetting.Content.table, RefreshSetting.Bar.none), (.collection, .plain),
        (.table, .large), (.plain, .largeWithSearch),
      ] {
        let setting = RefreshSetting(content, bar)
        defer { setting.close() }
        body(setting)
      }
    }
  }

  func test_turnsAtTheTop_pullTheControlIntoView_andRefresh() {
    withSettings { setting in
      setting.turn()
      XCTAssertGreaterThan(setting.pulled, 15)
      XCTAssertLessThan(setting.pulled, 60, "there is resistance")
      for _ in 0..<3 { setting.turn() }
      XCTAssertTrue(setting.wasAsked)
      setting.step(90)
      XCTAssertNil(setting.flawWhileRefreshing())
      setting.control.endRefreshing()
      setting.step(90)
      XCTAssertNil(setting.flaw())
    }
  }

  func test_aPause_letsGo() {
    withSettings { setting in
      for _ in 0..<3 {
        setting.turn()
        XCTAssertGreaterThan(setting.pulled, 15)
        setting.step(120)
        XCTAssertNil(setting.flaw())
      }
      XCTAssertFalse(setting.wasAsked)
    }
  }

  func test_aTurnDown_letsGo() {
    withSettings { setting in
      setting.turn()
      setting.turn()
      setting.turn(down: true)
      setting.step(60)
      XCTAssertNil(setting.flaw())
      XCTAssertFalse(setting.wasAsked)
      setting.turn(down: true, frames: 60)
      XCTAssertLessThan(setting.pulled, -5, "and then the wheel scrolls as ever")
    }
  }

  func test_turnsThatBringTheContentUp_pullAtNothing() {
    withSettings { setting in
      for _ in 0..<8 { setting.turn(down: true) }
      setting.step(60)
      for _ in 0..<30 { setting.turn() }
      XCTAssertFalse(setting.wasAsked)
      XCTAssertEqual(setting.pulled, 0, accuracy: 0.5)
      setting.step(30)
      setting.turn()
      XCTAssertGreaterThan(setting.pulled, 15)
    }
  }

  func test_aFinger_takesOver() {
    withSettings { setting in
      setting.turn()
      setting.harness.run("scroll 150,300 by 0,200\nidle")
      setting.step(60)
      XCTAssertLessThan(setting.pulled, -30)
      XCTAssertFalse(setting.scroll.isDragging)
      XCTAssertFalse(setting.wasAsked)
    }
  }

  func test_contentWithoutAControl_staysAtItsTop() {
    withSettings { setting in
      setting.scroll.refreshControl = nil
      setting.turn()
      XCTAssertEqual(setting.pulled, 0, accuracy: 0.5)
    }
  }

  func test_aControlThatGoes_letsGo() {
    withSettings { setting in
      setting.turn()
      setting.scroll.refreshControl = nil
      setting.step(60)
      XCTAssertFalse(setting.scroll.isDragging)
      XCTAssertEqual(setting.pulled, 0, accuracy: 0.5)
    }
  }

  func test_aDisabledControl_isNotPulled() {
    withSettings { setting in
      setting.control.isEnabled = false
      setting.turn()
      XCTAssertEqual(setting.pulled, 0, accuracy: 0.5)
    }
  }
}

extension RefreshSetting {
  /// One turn of 60 points upwards, or downwards.
  fileprivate func turn(down: Bool = false, frames: Int = 6) {
    let host = harness.window.windowScene!.host
    host.receive(
      .scroll(
        ScrollInput(
          source: .wheel, phase: .changed, location: CGPoint(x: 150, y: 300),
          delta: CGVector(dx: 0, dy: down ? 60 : -60), time: host.time)))
    step(frames)
  }

  /// How far the content lies below its place of rest, in points.
  fileprivate var pulled: CGFloat { -scroll.contentOffset.y - scroll.adjustedContentInset.top }
}
