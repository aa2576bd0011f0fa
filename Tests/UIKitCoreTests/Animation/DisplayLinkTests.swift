import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class DisplayLinkTests: XCTestCase {
  final class Ticker: NSObject {
    var times: [CFTimeInterval] = []
    var steps: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) {
      times.append(link.targetTimestamp)
      steps.append(link.targetTimestamp - link.timestamp)
    }
  }

  private static let tick = Selector("tick:", Ticker.tick)

  func test_displayLink_callsBeforeEachFrameUntilInvalidated() {
    withFixture { fixture, _ in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Self.tick)
      fixture.advance(to: 0.1)
      XCTAssertTrue(ticker.times.isEmpty)
      link.add(to: .main, forMode: .common)
      fixture.advance(to: 0.2)
      XCTAssertEqual(ticker.times.count, 6)
      for step in ticker.steps { XCTAssertEqual(step, 1.0 / 60, accuracy: 1e-9) }
      XCTAssertFalse(fixture.loop.isStill)
      link.isPaused = true
      fixture.advance(to: 0.3)
      XCTAssertEqual(ticker.times.count, 6)
      XCTAssertTrue(fixture.loop.isStill)
      link.isPaused = false
      fixture.advance(to: 0.4)
      XCTAssertEqual(ticker.times.count, 12)
      link.invalidate()
      fixture.advance(to: 0.5)
      XCTAssertEqual(ticker.times.count, 12)
    }
  }

  /// Around tests of a library no app makes a window.
  func test_linksOfTestsWithoutAnApp_areCalledByASceneOfTheirOwn() {
    onMainActor {
      let (scenes, request) = (SceneRegistry.scenes, DisplayLinks.requestFrame)
      scenes.forEach(SceneRegistry.remove)
      defer {
        SceneRegistry.scenes.forEach(SceneRegistry.remove)
        scenes.forEach(SceneRegistry.add)
        DisplayLinks.requestFrame = request
      }
      SceneRegistry.serveDisplayLinks()
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Self.tick)
      link.add(to: .main, forMode: .common)
      // Clock: the main thread waits, as it does in tests without a harness; the clock is virtual.
      let end = Date(timeIntervalSinceNow: 2)
      // Clock: as above.
      while ticker.times.isEmpty, Date() < end {
        // Clock: as above.
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
      link.invalidate()
      XCTAssertFalse(ticker.times.isEmpty)
      XCTAssertEqual(SceneRegistry.scenes.count, 1)
    }
  }

  func test_invalidatedLink_letsItsTargetGo() {
    withFixture { fixture, _ in
      weak var target: Ticker?
      let link = {
        let ticker = Ticker()
        target = ticker
        let link = CADisplayLink(target: ticker, selector: Self.tick)
        link.add(to: .main, forMode: .common)
        return link
      }()
      fixture.advance(to: 0.1)
      XCTAssertEqual(target?.times.isEmpty, false)
      link.invalidate()
      XCTAssertNil(target)
    }
  }

  func test_preferredRate_leavesFramesOut() {
    withFixture { fixture, _ in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Self.tick)
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .default)
      fixture.advance(to: 1)
      XCTAssertEqual(ticker.times.count, 20, accuracy: 1)
      link.invalidate()
    }
  }

  func test_displayLink_holdsItsTargetUntilInvalidated() {
    withFixture { fixture, _ in
      weak var target: Ticker?
      do {
        let ticker = Ticker()
        target = ticker
        let link = CADisplayLink(target: ticker, selector: Self.tick)
        link.add(to: .main, forMode: .common)
        fixture.advance(to: 0.1)
        XCTAssertNotNil(target)
        link.invalidate()
      }
      XCTAssertNil(target)
    }
  }
}
