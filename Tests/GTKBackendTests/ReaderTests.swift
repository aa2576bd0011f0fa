import CGTK4
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What devices tell, turned into the events of the platform interface: without a display, as values.
final class ReaderTests: XCTestCase {
  private func context(
    _ time: TimeInterval = 0, at point: CGPoint = CGPoint(x: 10, y: 20),
    _ modifiers: KeyModifiers = []
  ) -> WindowInput.Context {
    WindowInput.Context(location: point, time: time, modifiers: modifiers)
  }

  /// The events as words: phases with what moved.
  private func words(_ events: [PlatformEvent]) -> [String] {
    events.map { event in
      switch event {
      case .scroll(let input):
        "\(input.source) \(input.phase) \(tenths(input.delta.dx)),\(tenths(input.delta.dy))"
          + (input.velocity == CGVector(dx: 0, dy: 0)
            ? "" : " v \(input.velocity.dx.rounded()),\(input.velocity.dy.rounded())")
      case .magnify(let phase, _, let scale, _): "magnify \(phase) \((scale * 100).rounded() / 100)"
      case .rotate(let phase, _, let angle, _): "rotate \(phase) \((angle * 100).rounded() / 100)"
      case .touch(let input):
        "\(input.kind) \(input.id) \(input.phase) \(input.location.x),\(input.location.y)"
      case .hover(let phase, let point, _): "hover \(phase) \(point.x),\(point.y)"
      case .secondaryClick: "secondary click"
      default: "\(event)"
      }
    }
  }

  private func tenths(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }

  // MARK: Touchpads

  private func pad(_ dx: CGFloat, _ dy: CGFloat) -> ScrollReader.Event {
    ScrollReader.Event(delta: CGVector(dx: dx, dy: dy), isSurfaceUnit: true, isTouchpad: true)
  }

  func test_touchpadScroll_beginsFollowsAndEndsWithItsSpeed() {
    var reader = ScrollReader()
    var events: [PlatformEvent] = []
    let size = CGSize(width: 400, height: 300)
    for step in 0..<5 {
      XCTAssertTrue(
        reader.read(pad(0, 4), context(Double(step) * 0.01), windowSize: size) {
          events.append($0)
        })
    }
    var stop = pad(0, 0)
    stop.isStop = true
    XCTAssertFalse(reader.read(stop, context(0.05), windowSize: size) { events.append($0) })
    XCTAssertEqual(
      words(events),
      ["touchpad began 0.0,0.0"] + Array(repeating: "touchpad changed 0.0,10.0", count: 5)
        + ["touchpad ended 0.0,0.0 v 0.0,1000.0"])
    // Without an end of its own, silence ends it, at rest.
    events = []
    _ = reader.read(pad(3, 0), context(1), windowSize: size) { events.append($0) }
    reader.fellSilent(at: 1.15) { events.append($0) }
    XCTAssertEqual(
      words(events),
      ["touchpad began 0.0,0.0", "touchpad changed 7.5,0.0", "touchpad ended 0.0,0.0"])
  }

  func test_restingFingers_holdUntilTheyLift() {
    var reader = ScrollReader()
    var events: [PlatformEvent] = []
    XCTAssertFalse(reader.rested(.began, context()) { events.append($0) })
    XCTAssertEqual(words(events), ["touchpad began 0.0,0.0"], "held as long as they rest")
    XCTAssertFalse(reader.rested(.ended, context(2)) { events.append($0) })
    XCTAssertEqual(words(events), ["touchpad began 0.0,0.0", "touchpad ended 0.0,0.0"])
  }

  func test_restingFingersThatBeginToMove_areOneMovement() {
    var reader = ScrollReader()
    var events: [PlatformEvent] = []
    let size = CGSize(width: 400, height: 300)
    _ = reader.rested(.began, context()) { events.append($0) }
    XCTAssertTrue(
      reader.rested(.cancelled, context(1)) { events.append($0) }, "silence would end it")
    _ = reader.read(pad(0, 2), context(1.01), windowSize: size) { events.append($0) }
    var stop = pad(0, 0)
    stop.isStop = true
    _ = reader.read(stop, context(1.3), windowSize: size) { events.append($0) }
    XCTAssertEqual(
      words(events),
      ["touchpad began 0.0,0.0", "touchpad changed 0.0,5.0", "touchpad ended 0.0,0.0"])
    // Fingers that go on to pinch: silence lets go.
    events = []
    _ = reader.rested(.began, context(2)) { events.append($0) }
    _ = reader.rested(.cancelled, context(2.1)) { events.append($0) }
    reader.fellSilent(at: 2.3) { events.append($0) }
    XCTAssertEqual(words(events).last, "touchpad ended 0.0,0.0")
  }

  func test_wheelWhileFingersRest_endsTheRestFirst() {
    var reader = ScrollReader()
    var events: [PlatformEvent] = []
    _ = reader.rested(.began, context()) { events.append($0) }
    let wheel = ScrollReader.Event(delta: CGVector(dx: 0, dy: 1), isDiscrete: true)
    XCTAssertFalse(
      reader.read(wheel, context(1), windowSize: CGSize(width: 400, height: 1000)) {
        events.append($0)
      })
    XCTAssertEqual(
      words(events),
      ["touchpad began 0.0,0.0", "touchpad ended 0.0,0.0", "wheel changed 0.0,100.0"])
  }

  func test_pinchAndTurn_comeTogetherAndAddUp() {
    var reader = TouchpadReader()
    var events: [PlatformEvent] = []
    func tell(_ phase: GdkTouchpadGesturePhase, _ scale: Double, _ angle: Double) {
      reader.pinched(phase: phase, scale: scale, angle: angle, context()) { events.append($0) }
    }
    tell(GDK_TOUCHPAD_GESTURE_PHASE_UPDATE, 2, 1)
    XCTAssertEqual(words(events), [], "one that began elsewhere")
    tell(GDK_TOUCHPAD_GESTURE_PHASE_BEGIN, 1, 0)
    tell(GDK_TOUCHPAD_GESTURE_PHASE_UPDATE, 1.5, 0.25)
    tell(GDK_TOUCHPAD_GESTURE_PHASE_UPDATE, .nan, 0.25)
    tell(GDK_TOUCHPAD_GESTURE_PHASE_CANCEL, 2, 0)
    tell(GDK_TOUCHPAD_GESTURE_PHASE_END, 2, 0)
    XCTAssertEqual(
      words(events),
      [
        "magnify began 1.0", "rotate began 0.0", "magnify changed 1.5", "rotate changed 0.25",
        "magnify changed 1.5", "rotate changed 0.5", "magnify cancelled 1.5",
        "rotate cancelled 0.5",
      ])
  }

  // MARK: Fingers, pens and the mouse

  func test_fingers_keepTheirNumbersFromDownToUp() {
    var reader = TouchReader()
    var events: [PlatformEvent] = []
    func tell(_ phase: InputPhase, _ sequence: UInt, _ x: CGFloat) {
      reader.read(phase, sequence: sequence, context(at: CGPoint(x: x, y: 0))) {
        events.append($0)
      }
    }
    tell(.changed, 7, 0)
    tell(.began, 7, 1)
    tell(.began, 9, 2)
    tell(.changed, 7, 3)
    tell(.ended, 7, 4)
    tell(.changed, 7, 5)
    tell(.began, 7, 6)
    tell(.cancelled, 9, 7)
    XCTAssertEqual(
      words(events),
      [
        "finger 1 began 1.0,0.0", "finger 2 began 2.0,0.0", "finger 1 changed 3.0,0.0",
        "finger 1 ended 4.0,0.0", "finger 3 began 6.0,0.0", "finger 2 cancelled 7.0,0.0",
      ])
  }

  func test_mouse_hoversClicksAndGoesOnHovering() {
    var reader = PointerReader()
    var events: [PlatformEvent] = []
    func at(_ x: CGFloat) -> WindowInput.Context { context(at: CGPoint(x: x, y: 0)) }
    reader.moved(at(1)) { events.append($0) }
    reader.moved(at(2)) { events.append($0) }
    XCTAssertTrue(reader.pressed(button: 1, at(2), .mouse) { events.append($0) })
    XCTAssertTrue(reader.pressed(button: 3, at(2), .mouse) { events.append($0) })
    XCTAssertTrue(reader.pressed(button: 8, at(2), .mouse) { events.append($0) })
    XCTAssertFalse(reader.pressed(button: 10, at(2), .mouse) { events.append($0) })
    reader.moved(at(3)) { events.append($0) }
    XCTAssertTrue(reader.released(button: 1, at(4)) { events.append($0) })
    XCTAssertTrue(reader.pressed(button: 1, at(4), .mouse) { events.append($0) })
    reader.cancelled(at: 1) { events.append($0) }
    reader.left(at: 2) { events.append($0) }
    reader.left(at: 3) { events.append($0) }
    XCTAssertEqual(
      words(events),
      [
        "hover began 1.0,0.0", "hover changed 2.0,0.0", "mouse -1 began 2.0,0.0",
        "secondary click", "navigation(PlatformInterface.NavigationDirection.back)",
        "mouse -1 changed 3.0,0.0", "mouse -1 ended 4.0,0.0",
        "hover changed 4.0,0.0", "mouse -2 began 4.0,0.0", "mouse -2 cancelled 4.0,0.0",
        "hover ended 4.0,0.0",
      ])
  }

  func test_pens_tellForceAndPosture_andMiceDoNot() {
    for kind in [TouchInput.Kind.stylus, .mouse] {
      var reader = PointerReader()
      var inputs: [TouchInput] = []
      let note: (PlatformEvent) -> Void = {
        if case .touch(let input) = $0 { inputs.append(input) }
      }
      var held = context(0)
      held.force = 0.25
      held.posture = PenPosture(leaningRight: .pi / 4, down: 0)
      _ = reader.pressed(button: 1, held, kind, note)
      held.force = 0.75
      reader.moved(held, note)
      let isPen = kind == .stylus
      XCTAssertEqual(inputs.map(\.force), isPen ? [0.25, 0.75] : [0, 0])
      XCTAssertEqual(inputs[0].posture.altitude, isPen ? .pi / 4 : .pi / 2, accuracy: 1e-9)
    }
  }

  func test_postures_followFromLeanings() {
    XCTAssertEqual(PenPosture(leaningRight: 0, down: 0), .upright)
    XCTAssertEqual(PenPosture(leaningRight: .nan, down: 0), .upright)
    let quarter = CGFloat.pi / 4
    for (right, down, azimuth) in [
      (quarter, 0, 0), (0, quarter, CGFloat.pi / 2), (-quarter, 0, CGFloat.pi),
      (0, -quarter, -CGFloat.pi / 2),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let posture = PenPosture(leaningRight: right, down: down)
      XCTAssertEqual(posture.azimuth, azimuth, accuracy: 1e-9)
      XCTAssertEqual(posture.altitude, quarter, accuracy: 1e-9)
    }
    // Leaning both ways it lies lower than either.
    let both = PenPosture(leaningRight: quarter, down: quarter)
    XCTAssertEqual(both.azimuth, quarter, accuracy: 1e-9)
    XCTAssertEqual(both.altitude, atan(1 / CGFloat(2).squareRoot()), accuracy: 1e-9)
    XCTAssertLessThan(PenPosture(leaningRight: .pi / 2, down: 0).altitude, 0.01)
  }
}
