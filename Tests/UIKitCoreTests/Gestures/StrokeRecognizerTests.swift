import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Makes one straight move of `primary` points right and `secondary` down, `time` after the touch.
@MainActor
private func swipes(_ primary: CGFloat, _ secondary: CGFloat, at time: TimeInterval) -> Bool {
  let fixture = TouchFixture()
  let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
  fixture.watch(UISwipeGestureRecognizer(), "swipe", on: view)
  fixture.down(50, 50)
  fixture.pass(time)
  fixture.move(50 + primary, 50 + secondary)
  fixture.up()
  fixture.close()
  return fixture.take().contains("swipe ended")
}

/// Swipes, drags from an edge and hovering.
final class StrokeRecognizerTests: XCTestCase {
  private func oracle(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: tests.appendingPathComponent(
        "Fixtures/oracle/text_styles_and_scroll_constants.json"))
    let all = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try XCTUnwrap(all[name] as? [String: Any])
  }

  private func number(_ value: Any?) throws -> CGFloat {
    CGFloat(try XCTUnwrap(value as? NSNumber).doubleValue)
  }

  // MARK: Swipe

  func test_swipe_followsTheTableOfTheOracle() throws {
    let swipe = try oracle("swipe")
    let table = try XCTUnwrap(swipe["table"] as? [[Double]])
    for row in table {
      onMainActor {
        let (time, primary, secondary) = (row[0], CGFloat(row[1]), CGFloat(row[2]))
        XCTAssertTrue(swipes(primary + 0.01, 0, at: time), "\(row)")
        XCTAssertFalse(swipes(primary - 0.01, 0, at: time), "\(row)")
        XCTAssertTrue(swipes(primary + 1, secondary - 0.01, at: time), "\(row)")
        XCTAssertFalse(swipes(primary + 1, secondary + 0.01, at: time), "\(row)")
      }
    }
    XCTAssertEqual(
      UISwipeGestureRecognizer.Rules.maximumDuration, Double(try number(swipe["maxDuration"])))
    onMainActor {
      XCTAssertTrue(swipes(200, 0, at: 0.5))
      XCTAssertFalse(swipes(200, 0, at: 0.501))
      XCTAssertFalse(swipes(-200, 0, at: 0.1))
    }
  }

  func test_swipe_mustNotGoBackBehindItsStart() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      fixture.watch(UISwipeGestureRecognizer(), "swipe", on: view)
      fixture.down(100, 50)
      fixture.move(98, 50)
      fixture.move(200, 50)
      fixture.up()
      XCTAssertFalse(fixture.take().contains("swipe ended"))
      fixture.close()
    }
  }

  func test_swipe_takesEveryFinger() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      let swipe = fixture.watch(UISwipeGestureRecognizer(), "swipe", on: view)
      swipe.numberOfTouchesRequired = 2
      swipe.direction = [.up, .left]
      fixture.down(300, 300, id: 1)
      fixture.down(350, 300, id: 2)
      fixture.move(200, 300, id: 1)
      XCTAssertEqual(swipe.state, .possible)
      fixture.move(280, 300, id: 2)
      XCTAssertTrue(fixture.take().contains("swipe ended"))
      fixture.up(id: 1)
      fixture.up(id: 2)
      fixture.close()
    }
  }

  // MARK: Edge

  func test_edgePan_failsAtOnceForTouchesInside() {
    onMainActor {
      let fixture = TouchFixture()
      let size = fixture.host.size
      fixture.window.frame = CGRect(origin: .zero, size: size)
      let view = fixture.view("v", CGRect(origin: .zero, size: size))
      let pan = fixture.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: view)
      pan.edges = .left
      fixture.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
      fixture.up()
      fixture.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 2, y: 300))
      fixture.up()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("edge") }, [])
      fixture.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 102, y: 210), steps: 2)
      fixture.up()
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("edge") },
        ["edge began", "edge changed", "edge ended"])
      fixture.close()
    }
  }

  // MARK: Hover

  func test_hoverRecognizer_doesNotHoldUpTouches() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("view", CGRect(x: 0, y: 0, width: 100, height: 100))
      fixture.watch(UIHoverGestureRecognizer(), "hover", on: view)
      fixture.down(50, 50)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["view touchesBegan", "view touchesEnded"])
      fixture.close()
    }
  }

  func test_hover_isToldOfEnteringMovingAndLeaving() {
    onMainActor {
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 100, y: 0, width: 100, height: 100), in: outer)
      fixture.watch(UIHoverGestureRecognizer(), "outer", on: outer)
      fixture.watch(UIHoverGestureRecognizer(), "inner", on: inner) { "\($0.location(in: inner))" }
      fixture.hover(.began, 10, 10)
      fixture.hover(.changed, 110, 10)
      fixture.step()
      fixture.hover(.changed, 120, 20)
      fixture.step()
      fixture.hover(.changed, 350, 20)
      fixture.step()
      XCTAssertEqual(
        fixture.take(),
        [
          "outer began", "inner began (10.0, 10.0)", "outer changed", "inner changed (20.0, 20.0)",
          "outer changed", "inner ended (250.0, 20.0)", "outer ended",
        ])
      fixture.hover(.ended, 350, 20)
      fixture.close()
    }
  }
}

/// Keys as taps.
final class PressRecognizerTests: XCTestCase {
  func test_keys_reachRecognisersThatAskForThem() {
    onMainActor {
      @MainActor final class Focusable: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          log.append("began")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          log.append("ended")
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          log.append("cancelled")
        }
      }
      let fixture = TouchFixture()
      let view = Focusable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      fixture.window.addSubview(view)
      XCTAssertTrue(view.becomeFirstResponder())
      let tap = fixture.watch(UITapGestureRecognizer(), "key", on: fixture.window)
      @MainActor func press(_ key: KeyInput.Key) {
        for isDown in [true, false] {
          fixture.send(.key(KeyInput(key: key, isDown: isDown, time: fixture.time)))
        }
      }
      press(.menu)
      XCTAssertEqual(fixture.take(), [])
      XCTAssertEqual(view.log, ["began", "ended"])
      view.log = []
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
      press(.menu)
      XCTAssertEqual(fixture.take(), ["key ended"])
      XCTAssertEqual(view.log, ["began", "cancelled"])
      press(.up)
      XCTAssertEqual(fixture.take(), [])
      XCTAssertTrue(fixture.host.arena.active.isEmpty)
      fixture.close()
    }
  }

  func test_selectPresses_areReturnAndNoKeysThatType() {
    onMainActor {
      @MainActor final class Focusable: UIView {
        override var canBecomeFirstResponder: Bool { true }
        var given: [Int] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          given.append(presses.first?.gestureRecognizers?.count ?? -1)
        }
      }
      let fixture = TouchFixture()
      let view = Focusable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      fixture.window.addSubview(view)
      fixture.window.addSubview(field)
      let tap = fixture.watch(UITapGestureRecognizer(), "select", on: fixture.window)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      @MainActor func press(_ key: KeyInput.Key, _ text: String = "") {
        for isDown in [true, false] {
          fixture.send(
            .key(
              KeyInput(
                key: key, characters: text, charactersIgnoringModifiers: text, isDown: isDown,
                time: fixture.time)))
        }
      }
      XCTAssertTrue(view.becomeFirstResponder())
      for (key, text) in [
        (KeyInput.Key.character, "a"), (.space, " "), (.tab, "\t"), (.escape, ""),
        (.function(3), ""),
      ] { press(key, text) }
      XCTAssertEqual(fixture.take(), [])
      press(.enter, "\r")
      XCTAssertEqual(fixture.take(), ["select ended"])
      XCTAssertEqual(view.given, [0, 0, 0, 0, 0, 1])
      // Return in a text is typing.
      XCTAssertTrue(field.becomeFirstResponder())
      press(.enter, "\r")
      XCTAssertEqual(fixture.take(), [])
      field.resignFirstResponder()
      fixture.close()
    }
  }
}
