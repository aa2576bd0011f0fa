import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Logs what a control sends, with selectors and actions.
@MainActor
private final class Listener: NSObject {
  var log: [String] = []
  func plain() { log.append("plain") }
  func sender(_ sender: UIControl) { log.append("sender \(sender.tag)") }
  func sender(_ sender: UIControl, event: UIEvent?) {
    log.append("event \(event?.allTouches?.count ?? -1)")
  }

  static let plainSelector = Selector("plain", Listener.plain)
  static let senderSelector = Selector("sender:", Listener.sender(_:))
  static let eventSelector = Selector("sender:event:", Listener.sender(_:event:))
}

private let names: [(UIControl.Event, String)] = [
  (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
  (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
  (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
]

@MainActor
private final class TrackingControl: UIControl {
  var log: [String] = []
  var begins = true
  var continues = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }
}

@MainActor
private func makeControl(_ fixture: TouchFixture) -> TrackingControl {
  let control = TrackingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  fixture.window.addSubview(control)
  for (event, name) in names {
    control.addAction(
      UIAction(identifier: UIAction.Identifier(name)) { [weak control] _ in
        control?.log.append(name)
      }, for: event)
  }
  return control
}

final class ControlTests: XCTestCase {
  func test_touch_sendsItsEventsInOrder() {
    onMainActor {
      let fixture = TouchFixture()
      let control = makeControl(fixture)
      fixture.down(150, 150)
      XCTAssertTrue(control.isTracking && control.isTouchInside && control.isHighlighted)
      fixture.move(160, 150)
      fixture.up()
      XCTAssertFalse(control.isTracking || control.isHighlighted)
      XCTAssertEqual(
        control.log, ["begin", "down", "continue", "dragInside", "end", "upInside"])
      control.log = []
      fixture.wait(0.1)
      fixture.down(160, 150)
      fixture.up()
      XCTAssertEqual(control.log, ["begin", "down", "repeat", "end", "upInside"])
      fixture.close()
    }
  }

  func test_fingerThatLeaves_hasSomeSpaceAndAPointerHasNone() {
    onMainActor {
      let fixture = TouchFixture()
      let control = makeControl(fixture)
      fixture.down(150, 150)
      fixture.move(150, 260)
      XCTAssertTrue(control.isHighlighted)
      fixture.move(150, 300)
      XCTAssertFalse(control.isHighlighted)
      fixture.move(150, 150)
      fixture.move(150, 300)
      fixture.up()
      XCTAssertEqual(
        control.log.filter { $0 != "continue" },
        [
          "begin", "down", "dragInside", "dragOutside", "exit", "dragInside", "enter",
          "dragOutside", "exit", "end", "upOutside",
        ])
      control.log = []
      fixture.wait(1)
      fixture.down(150, 150, kind: .mouse)
      fixture.move(150, 210, kind: .mouse)
      fixture.up(kind: .mouse)
      XCTAssertEqual(control.log.last, "upOutside")
      fixture.close()
    }
  }

  func test_cancelledTouch_andTrackingThatIsRefused() {
    onMainActor {
      let fixture = TouchFixture()
      let control = makeControl(fixture)
      fixture.down(150, 150)
      fixture.cancel()
      XCTAssertEqual(control.log, ["begin", "down", "cancelTracking", "cancel"])
      control.log = []
      control.begins = false
      fixture.wait(1)
      fixture.tap(150, 150)
      XCTAssertEqual(control.log, ["begin"])
      control.log = []
      control.begins = true
      control.continues = false
      fixture.wait(1)
      fixture.down(150, 150)
      fixture.move(160, 150)
      fixture.move(170, 150)
      fixture.up()
      XCTAssertEqual(control.log, ["begin", "down", "continue"])
      fixture.close()
    }
  }

  func test_disabledControl_swallowsTouchesAndStopsTracking() {
    onMainActor {
      let fixture = TouchFixture()
      let control = makeControl(fixture)
      let behind = fixture.view("behind", CGRect(x: 0, y: 0, width: 400, height: 400))
      fixture.window.sendSubviewToBack(behind)
      fixture.down(150, 150)
      control.isEnabled = false
      XCTAssertFalse(control.isTracking || control.isHighlighted)
      fixture.up()
      XCTAssertEqual(control.log, ["begin", "down", "cancelTracking"])
      fixture.tap(150, 150)
      XCTAssertEqual(control.log.count, 3)
      XCTAssertEqual(fixture.take(), [])
      XCTAssertEqual(control.state, .disabled)
      XCTAssertTrue(control.accessibilityTraits.contains(.notEnabled))
      fixture.close()
    }
  }

  func test_targets_getAsManyArgumentsAsTheirMethodsTake() {
    onMainActor {
      let fixture = TouchFixture()
      let control = makeControl(fixture)
      control.tag = 7
      let listener = Listener()
      control.addTarget(listener, action: Listener.plainSelector, for: .touchDown)
      control.addTarget(listener, action: Listener.senderSelector, for: .touchDown)
      control.addTarget(listener, action: Listener.eventSelector, for: .touchDown)
      fixture.tap(150, 150)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(
        listener.log, ["plain", "sender 7", "event 1", "plain", "sender 7", "event -1"])
      fixture.close()
    }
  }

  func test_sameTargetAndAction_areOneEntryForAllTheirEvents() {
    onMainActor {
      let control = UIControl()
      let listener = Listener()
      control.addTarget(listener, action: Listener.plainSelector, for: .touchDown)
      control.addTarget(listener, action: "plain", for: [.touchDown, .valueChanged])
      control.sendActions(for: [.touchDown, .valueChanged])
      XCTAssertEqual(listener.log, ["plain"])
      XCTAssertEqual(control.allControlEvents, [.touchDown, .valueChanged])
      XCTAssertEqual(control.allTargets, [listener])
      XCTAssertEqual(
        control.actions(forTarget: listener, forControlEvent: .valueChanged), ["plain"])
      XCTAssertNil(control.actions(forTarget: listener, forControlEvent: .touchCancel))
      control.removeTarget(listener, action: "plain", for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(listener.log.count, 1)
      control.sendActions(for: .valueChanged)
      XCTAssertEqual(listener.log.count, 2)
      control.removeTarget(nil, action: nil, for: .allEvents)
      XCTAssertTrue(control.allTargets.isEmpty)
      XCTAssertEqual(control.allControlEvents, [])
    }
  }

  func test_targets_areNotHeld() {
    onMainActor {
      let control = UIControl()
      weak var released: Listener?
      do {
        let listener = Listener()
        released = listener
        control.addTarget(listener, action: Listener.plainSelector, for: .touchDown)
      }
      XCTAssertNil(released)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(control.allControlEvents, [])
    }
  }

  func test_actions_replaceThoseOfTheSameIdentifierAndKnowTheirSender() {
    onMainActor {
      let control = UIControl(frame: .zero, primaryAction: nil)
      var log: [String] = []
      let id = UIAction.Identifier("a")
      control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .touchDown)
      control.addAction(
        UIAction(identifier: id) { [weak control] action in
          log.append(action.sender as? UIControl === control ? "new" : "wrong")
        }, for: .touchDown)
      control.addAction(UIAction { _ in log.append("other") }, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(log, ["new", "other"])
      var seen = 0
      control.enumerateEventHandlers { action, pair, events, stop in
        XCTAssertNotNil(action)
        XCTAssertNil(pair)
        XCTAssertEqual(events, .touchDown)
        seen += 1
        stop = true
      }
      XCTAssertEqual(seen, 1)
      control.removeAction(identifiedBy: id, for: .touchDown)
      log = []
      control.sendActions(for: .touchDown)
      XCTAssertEqual(log, ["other"])
    }
  }

  func test_primaryAction_isPerformedByCode() {
    onMainActor {
      var count = 0
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
      control.performPrimaryAction()
      XCTAssertEqual(count, 1)
    }
  }

  func test_nilTarget_goesUpTheChainFromTheFirstResponder() {
    onMainActor {
      @MainActor final class Responder: UIView {
        var count = 0
        override var canBecomeFirstResponder: Bool { true }
        func act(_ sender: Any?) { count += 1 }
      }
      let fixture = TouchFixture()
      let action = Selector("act:", Responder.act(_:))
      let outer = Responder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let other = Responder(frame: .zero)
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      fixture.window.addSubview(outer)
      fixture.window.addSubview(other)
      outer.addSubview(control)
      control.addTarget(nil, action: action, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(outer.count, 1, "from the control outwards")
      XCTAssertTrue(other.becomeFirstResponder())
      control.sendActions(for: .touchDown)
      XCTAssertEqual([outer.count, other.count], [1, 1], "from the first responder outwards")
      XCTAssertTrue(control.allTargets.first?.base is NSNull)
      XCTAssertTrue(control.target(forAction: action, withSender: nil) as AnyObject === outer)
      XCTAssertFalse(
        UIApplication.shared.sendAction("unknown:", to: nil, from: control, for: nil))
      fixture.close()
    }
  }

  func test_alignment_followsTheDirectionOfReading() {
    onMainActor {
      let control = UIControl()
      control.contentHorizontalAlignment = .leading
      XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
      control.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
    }
  }

  func test_controlsThatAreOfferedMore_takeWhatTheyNeed() {
    onMainActor {
      // metric-19.
      let available = CGSize(width: 373, height: 832)
      let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      segments.selectedSegmentIndex = 1
      XCTAssertEqual(segments.sizeThatFits(available).width, 263, accuracy: 1)
      XCTAssertEqual(segments.sizeThatFits(available).height, 32)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      XCTAssertEqual(pages.sizeThatFits(available).width, 73, accuracy: 0.01)
      XCTAssertEqual(pages.sizeThatFits(available).height, 25.67, accuracy: 0.01)
      XCTAssertEqual(pages.accessibilityUserInputLabels, ["Page control"])
    }
  }
}
