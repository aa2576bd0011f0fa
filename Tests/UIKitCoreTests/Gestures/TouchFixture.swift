import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A window on the virtual clock, touched as a touch screen would.
@MainActor
final class TouchFixture: TestFixture {
  let window: UIWindow
  /// Lines that the things in the fixture write.
  var log: [String] = []
  /// Seconds of the next input; moves by what tests say, and with every frame.
  private(set) var time: TimeInterval
  private var places: [Int: CGPoint] = [:]

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    time = 0
    window.makeKeyAndVisible()
    host.receive(.environmentChanged(PlatformEnvironment()))
    time = application.currentTime
    step()
    closeAfterTest()
  }

  /// Takes the window off the screen, so that others on the same scene are not in its way.
  func close() {
    window.isHidden = true
    didClose()
  }

  var host: SceneHost { window.windowScene!.host }
  var application: any VirtualTimeApplication {
    PlatformServices.current.application as! any VirtualTimeApplication
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Time

  func step(_ count: Int = 1) {
    for _ in 0..<count { application.stepFrame() }
    time = max(time, application.currentTime)
  }

  /// Lets frames pass until `seconds` are over.
  func wait(_ seconds: TimeInterval) {
    let end = time + seconds - 1e-6
    while application.currentTime < end { application.stepFrame() }
    time = max(end, application.currentTime)
  }

  /// Steps until nothing moves.
  func settle() {
    for _ in 0..<2000 where !host.loop.isStill || host.loop.needsFrame { step() }
    XCTAssertTrue(host.loop.isStill, "something moves for ever")
  }

  // MARK: Fingers

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 1, kind: TouchInput.Kind = .finger) {
    send(.began, CGPoint(x: x, y: y), id, kind)
  }

  /// Moves, and tells of it at once.
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 1, kind: TouchInput.Kind = .finger) {
    queue(x, y, id: id, kind: kind)
    flush()
  }

  /// Moves, to be told of with the next thing that happens.
  func queue(_ x: CGFloat, _ y: CGFloat, id: Int = 1, kind: TouchInput.Kind = .finger) {
    send(.changed, CGPoint(x: x, y: y), id, kind)
  }

  func flush() { host.flushTouches() }

  func up(id: Int = 1, kind: TouchInput.Kind = .finger) {
    send(.ended, places[id] ?? .zero, id, kind)
  }

  func cancel(id: Int = 1) { send(.cancelled, places[id] ?? .zero, id, .finger) }

  private func send(_ phase: InputPhase, _ point: CGPoint, _ id: Int, _ kind: TouchInput.Kind) {
    places[id] = phase == .ended || phase == .cancelled ? nil : point
    host.receive(
      .touch(TouchInput(id: id, phase: phase, location: point, time: time, kind: kind)))
  }

  /// Lets time pass without frames, as between two inputs of a fast device.
  func pass(_ seconds: TimeInterval) { time += seconds }

  func tap(_ x: CGFloat, _ y: CGFloat, kind: TouchInput.Kind = .finger) {
    down(x, y, kind: kind)
    wait(0.05)
    up(kind: kind)
  }

  /// Moves in straight steps of `step` seconds.
  func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, step: TimeInterval = 1.0 / 60,
    id: Int = 1
  ) {
    down(start.x, start.y, id: id)
    for index in 1...steps {
      wait(step)
      let share = CGFloat(index) / CGFloat(steps)
      move(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, id: id)
    }
  }

  // MARK: Others

  func send(_ event: PlatformEvent) { host.receive(event) }

  func magnify(_ phase: InputPhase, _ scale: CGFloat, at point: CGPoint) {
    send(.magnify(phase: phase, location: point, scale: scale, time: time))
  }

  func rotate(_ phase: InputPhase, _ angle: CGFloat, at point: CGPoint) {
    send(.rotate(phase: phase, location: point, angle: angle, time: time))
  }

  func hover(_ phase: InputPhase, _ x: CGFloat, _ y: CGFloat) {
    send(.hover(phase: phase, location: CGPoint(x: x, y: y), time: time))
  }

  // MARK: What stands on it

  /// A view that logs its touches.
  func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> LoggingTouchView {
    let view = LoggingTouchView(frame: frame)
    view.name = name
    view.fixture = self
    (parent ?? window).addSubview(view)
    return view
  }

  /// Logs every state of a recogniser and adds it to a view.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView,
    _ detail: @escaping (Recognizer) -> String = { _ in "" }
  ) -> Recognizer {
    recognizer.name = name
    let target = StateLogger(self) { recognizer in
      (recognizer as? Recognizer).map(detail) ?? ""
    }
    loggers.append(target)
    recognizer.addTarget(target, action: Selector("changed:", StateLogger.changed(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private var loggers: [StateLogger] = []
}

extension UIGestureRecognizer.State {
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

@MainActor
final class StateLogger: NSObject {
  private unowned let fixture: TouchFixture
  private let detail: (UIGestureRecognizer) -> String

  init(_ fixture: TouchFixture, _ detail: @escaping (UIGestureRecognizer) -> String) {
    self.fixture = fixture
    self.detail = detail
  }

  func changed(_ recognizer: UIGestureRecognizer) {
    let more = detail(recognizer)
    fixture.log.append(
      "\(recognizer.name ?? "?") \(recognizer.state.word)\(more.isEmpty ? "" : " " + more)")
  }
}

@MainActor
final class LoggingTouchView: UIView {
  var name = ""
  weak var fixture: TouchFixture?

  private func write(_ what: String, _ touches: Set<UITouch>) {
    let count = touches.count > 1 ? " ×\(touches.count)" : ""
    fixture?.log.append("\(name) \(what)\(count)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("touchesBegan", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("touchesMoved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("touchesEnded", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("touchesCancelled", touches)
  }
}

/// A delegate whose answers a test sets; logs what it is asked where it says so.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  weak var fixture: TouchFixture?

  private func log(_ text: String) { fixture?.log.append(text) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log("shouldBegin \(recognizer.name ?? "?")")
    return begins(recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    log("simultaneously \(recognizer.name ?? "?") \(other.name ?? "?")")
    return simultaneous(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    log("requireFailureOf \(recognizer.name ?? "?") \(other.name ?? "?")")
    return requiresFailure(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    log("requiredToFailBy \(recognizer.name ?? "?") \(other.name ?? "?")")
    return isRequired(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    log("receiveTouch \(recognizer.name ?? "?")")
    return receives(touch)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    log("receiveEvent \(recognizer.name ?? "?")")
    return receivesEvent(event)
  }
}
