import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private var log: [String] = []

@MainActor
private final class LoggingView: UIView {
  var name = ""
  var passesOn = false
  var takesScroll = false
  var takesKeys = false
  override var canBecomeFirstResponder: Bool { true }

  convenience init(_ name: String, _ frame: CGRect) {
    self.init(frame: frame)
    self.name = name
  }

  private func write(_ what: String, _ touches: Set<UITouch>) {
    let points = touches.map { touch in
      let p = touch.location(in: self)
      return "\(Int(p.x)),\(Int(p.y)) taps \(touch.tapCount)"
    }.sorted()
    log.append("\(name) \(what) \(points.joined(separator: "; "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("\(name) pressesBegan \(presses.first?.key?.charactersIgnoringModifiers ?? "")")
    super.pressesBegan(presses, with: event)
  }
  override func handleScroll(_ input: ScrollInput) -> Bool {
    log.append("\(name) scroll \(Int(input.delta.dy))")
    return takesScroll
  }
  override func handleKey(_ input: KeyInput) -> Bool {
    log.append("\(name) key \(input.key)")
    return takesKeys
  }
}

@MainActor
private func recorded(_ body: () -> Void) -> [String] {
  log = []
  body()
  return log
}

@MainActor
private struct Fixture {
  let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
  let root = LoggingView("root", CGRect(x: 0, y: 0, width: 300, height: 300))
  let a = LoggingView("a", CGRect(x: 0, y: 0, width: 100, height: 100))
  let b = LoggingView("b", CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(root)
    root.addSubview(a)
    root.addSubview(b)
    window.makeKeyAndVisible()
  }

  var host: SceneHost { window.windowScene!.host }

  func touch(_ id: Int, _ phase: InputPhase, _ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0) {
    host.receive(
      .touch(TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: y), time: time)))
  }
}

final class TouchTests: XCTestCase {
  func test_touchesGoToTheViewTheyBeganOn() {
    onMainActor {
      let fixture = Fixture()
      XCTAssertEqual(
        recorded {
          fixture.touch(1, .began, 110, 10)
          fixture.touch(1, .changed, 20, 20)
          fixture.touch(1, .changed, 20, 20)
          fixture.touch(1, .ended, 20, 30)
        }, ["b began 10,10 taps 1", "b moved -80,20 taps 1", "b ended -80,30 taps 1"])
    }
  }

  func test_unhandledTouches_travelUpTheChain() {
    onMainActor {
      let fixture = Fixture()
      fixture.a.passesOn = true
      XCTAssertEqual(
        recorded { fixture.touch(1, .began, 10, 10) },
        ["a began 10,10 taps 1", "root began 10,10 taps 1"])
      fixture.touch(1, .cancelled, 0, 0)
    }
  }

  func test_multipleTouches_needPermission() {
    onMainActor {
      let fixture = Fixture()
      XCTAssertEqual(
        recorded {
          fixture.touch(1, .began, 10, 10)
          fixture.touch(2, .began, 60, 60, time: 1)
          fixture.touch(2, .ended, 60, 60, time: 2)
          fixture.touch(1, .ended, 10, 10, time: 2)
        }, ["a began 10,10 taps 1", "a ended 10,10 taps 1"])
      fixture.a.isMultipleTouchEnabled = true
      XCTAssertEqual(
        recorded {
          fixture.touch(1, .began, 10, 10, time: 5)
          fixture.touch(2, .began, 80, 80, time: 6)
          fixture.touch(2, .ended, 80, 80, time: 7)
          fixture.touch(1, .ended, 10, 10, time: 8)
        },
        [
          "a began 10,10 taps 1", "a began 80,80 taps 1", "a ended 80,80 taps 1",
          "a ended 10,10 taps 1",
        ])
    }
  }

  func test_exclusiveViews_shutOthersOut() {
    onMainActor {
      let fixture = Fixture()
      fixture.a.isExclusiveTouch = true
      XCTAssertEqual(
        recorded {
          fixture.touch(1, .began, 10, 10)
          fixture.touch(2, .began, 110, 10, time: 1)
          fixture.touch(1, .ended, 10, 10, time: 2)
          fixture.touch(2, .ended, 110, 10, time: 2)
          fixture.touch(3, .began, 110, 10, time: 4)
          fixture.touch(4, .began, 10, 10, time: 5)
          fixture.touch(3, .ended, 110, 10, time: 6)
          fixture.touch(4, .ended, 10, 10, time: 6)
        },
        [
          "a began 10,10 taps 1", "a ended 10,10 taps 1", "b began 10,10 taps 1",
          "b ended 10,10 taps 1",
        ])
    }
  }

  func test_movesBetweenFrames_comeAsOneEventWithAllPlaces() {
    onMainActor {
      @MainActor final class Tracing: UIView {
        var lines: [String] = []
        var predicted: [CGPoint] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches {
            let all = event?.coalescedTouches(for: touch) ?? []
            lines.append(
              all.map { "\(Int($0.previousLocation(in: self).x))>\(Int($0.location(in: self).x))" }
                .joined(separator: " "))
            XCTAssertEqual(all.last?.timestamp, touch.timestamp)
            predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
          }
        }
      }
      let fixture = Fixture()
      let view = Tracing(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.root.addSubview(view)
      let application = PlatformServices.current.application as! any VirtualTimeApplication
      let time = application.currentTime
      fixture.touch(1, .began, 10, 10, time: time)
      fixture.touch(1, .changed, 20, 10, time: time + 0.004)
      fixture.touch(1, .changed, 40, 10, time: time + 0.008)
      XCTAssertEqual(view.lines, [], "waits for the frame")
      XCTAssertTrue(fixture.host.loop.needsFrame)
      application.stepFrame()
      XCTAssertEqual(view.lines, ["10>20 20>40"])
      XCTAssertEqual(view.predicted.last?.x ?? 0, 40 + 20 / 0.004 / 60, accuracy: 0.001)
      fixture.touch(1, .changed, 50, 10, time: time + 0.02)
      fixture.touch(1, .ended, 50, 10, time: time + 0.021)
      XCTAssertEqual(view.lines, ["10>20 20>40", "40>50"], "an end does not wait")
      view.removeFromSuperview()
    }
  }

  func test_twoFingersMovingInOneFrame_areToldTogether() {
    onMainActor {
      let fixture = Fixture()
      fixture.a.isMultipleTouchEnabled = true
      fixture.touch(1, .began, 10, 10)
      fixture.touch(2, .began, 60, 60)
      XCTAssertEqual(
        recorded {
          fixture.touch(2, .changed, 70, 60)
          fixture.touch(1, .changed, 20, 10)
          fixture.host.flushTouches()
        }, ["a moved 20,10 taps 1; 70,60 taps 1"].map { $0 })
      fixture.touch(1, .ended, 20, 10)
      fixture.touch(2, .ended, 70, 60)
    }
  }

  func test_hiddenWindow_cancelsItsTouches() {
    onMainActor {
      let fixture = Fixture()
      fixture.touch(1, .began, 10, 10)
      XCTAssertEqual(
        recorded { fixture.window.isHidden = true }, ["a cancelled 10,10 taps 1"])
      XCTAssertEqual(recorded { fixture.touch(1, .ended, 10, 10) }, [])
    }
  }

  func test_quickTouchesAtOnePlace_countUp() {
    onMainActor {
      let fixture = Fixture()
      var counts: [String] = []
      for time in [0.0, 0.2, 0.4, 2.0] {
        counts += recorded {
          fixture.touch(1, .began, 10, 10, time: time)
          fixture.touch(1, .ended, 10, 10, time: time + 0.05)
        }.filter { $0.contains("began") }
      }
      XCTAssertEqual(counts.map { $0.last }, ["1", "2", "3", "1"])
    }
  }

  func test_viewRemovedDuringItsTouch_isNotMissed() {
    onMainActor {
      let fixture = Fixture()
      fixture.touch(1, .began, 10, 10)
      fixture.a.removeFromSuperview()
      // iOS goes on telling the view; nothing else gets the touch.
      XCTAssertEqual(
        recorded { fixture.touch(1, .ended, 10, 10) }.map { $0.prefix(7) }, ["a ended"])
      XCTAssertEqual(recorded { fixture.touch(1, .ended, 10, 10) }, [])
    }
  }

  func test_scrolling_goesToTheFirstViewThatTakesIt() {
    onMainActor {
      let fixture = Fixture()
      @MainActor func wheel(_ x: CGFloat) {
        fixture.host.receive(
          .scroll(
            ScrollInput(
              source: .wheel, phase: .changed, location: CGPoint(x: x, y: 10),
              delta: CGVector(dx: 0, dy: 30), time: 0)))
      }
      XCTAssertEqual(recorded { wheel(10) }, ["a scroll 30", "root scroll 30"])
      fixture.a.takesScroll = true
      XCTAssertEqual(recorded { wheel(10) }, ["a scroll 30"])
      XCTAssertEqual(recorded { wheel(250) }, ["root scroll 30"])
    }
  }

  func test_touchpadScroll_staysWithTheViewThatTookItsBeginning() {
    onMainActor {
      let fixture = Fixture()
      fixture.root.takesScroll = true
      fixture.b.takesScroll = true
      @MainActor func pad(_ phase: InputPhase, _ x: CGFloat) {
        fixture.host.receive(
          .scroll(
            ScrollInput(
              source: .touchpad, phase: phase, location: CGPoint(x: x, y: 10),
              delta: CGVector(dx: 0, dy: 5), time: 0)))
      }
      XCTAssertEqual(
        recorded {
          pad(.began, 10)
          pad(.changed, 110)
          pad(.ended, 110)
          pad(.began, 110)
        }, ["a scroll 5", "root scroll 5", "root scroll 5", "root scroll 5", "b scroll 5"])
    }
  }

  func test_keys_goFromTheFirstResponderOutwards() {
    onMainActor {
      let fixture = Fixture()
      @MainActor func press(_ key: KeyInput.Key, _ text: String = "") {
        fixture.host.receive(
          .key(KeyInput(key: key, characters: text, charactersIgnoringModifiers: text, time: 0)))
      }
      XCTAssertTrue(fixture.a.becomeFirstResponder())
      XCTAssertEqual(
        recorded { press(.character, "x") },
        [
          "a pressesBegan x", "root pressesBegan x", "a key character", "root key character",
        ])
      fixture.a.takesKeys = true
      XCTAssertEqual(
        recorded { press(.pageDown) }.filter { $0.contains(" key") }, ["a key pageDown"])
    }
  }

  func test_windowsAreHitFromTheFront() {
    onMainActor {
      let fixture = Fixture()
      let over = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let view = LoggingView("over", CGRect(x: 0, y: 0, width: 50, height: 50))
      over.addSubview(view)
      over.windowLevel = .alert
      over.isHidden = false
      XCTAssertTrue(fixture.window.isKeyWindow)
      XCTAssertEqual(recorded { fixture.touch(1, .began, 10, 10) }, ["over began 10,10 taps 1"])
      fixture.touch(1, .ended, 10, 10)
      over.isUserInteractionEnabled = false
      XCTAssertEqual(
        recorded { fixture.touch(1, .began, 10, 10, time: 9) }, ["a began 10,10 taps 1"])
      fixture.touch(1, .ended, 10, 10)
    }
  }

  func test_pen_tellsForceAndPostureInTheViewsCoordinates() {
    onMainActor {
      @MainActor final class Canvas: UIView {
        var touch: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          touch = touches.first
        }
      }
      let testFixture = TouchFixture()
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      canvas.transform = CGAffineTransform(rotationAngle: .pi / 2)
      testFixture.window.addSubview(canvas)
      testFixture.step()
      @MainActor func send(_ phase: InputPhase, _ force: CGFloat, _ azimuth: CGFloat) {
        testFixture.send(
          .touch(
            TouchInput(
              id: 1, phase: phase, location: CGPoint(x: 100, y: 100), time: testFixture.time,
              kind: .stylus, force: force,
              posture: PenPosture(altitude: 0.6, azimuth: azimuth))))
      }
      send(.began, 0.25, .pi / 2)
      let touch = canvas.touch!
      XCTAssertEqual(touch.type, .pencil)
      XCTAssertEqual(touch.force, 0.25)
      XCTAssertEqual(touch.maximumPossibleForce, 1)
      XCTAssertEqual(touch.altitudeAngle, 0.6)
      XCTAssertEqual(touch.azimuthAngle(in: nil), .pi / 2, accuracy: 1e-6)
      XCTAssertEqual(touch.azimuthAngle(in: canvas), 0, accuracy: 1e-6, "the canvas is turned")
      XCTAssertEqual(touch.azimuthUnitVector(in: canvas).dx, 1, accuracy: 1e-6)
      send(.changed, 0.75, .pi)
      testFixture.flush()
      XCTAssertEqual(touch.force, 0.75)
      XCTAssertEqual(touch.azimuthAngle(in: canvas), .pi / 2, accuracy: 1e-6)
      send(.ended, 0, 0)
      testFixture.close()
    }
  }
}
