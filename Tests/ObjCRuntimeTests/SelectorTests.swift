import ObjCRuntime
import PlatformInterface
import XCTest

private class Target: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func one(_ sender: Any?) { calls.append("one \(sender.map { "\($0)" } ?? "nil")") }
  func typed(_ sender: NSString) { calls.append("typed \(sender)") }
  func two(_ sender: NSString, for event: NSNumber?) {
    calls.append("two \(event?.intValue ?? -1)")
  }
  func answer() -> NSString { "answer" }
  func overridden() { calls.append("super") }
  func fired(_ timer: Timer) { calls.append("fired \(timer.isValid)") }
  func noticed(_ notification: Notification) {
    calls.append("noticed \(notification.object ?? "nothing")")
  }

  private func hidden() { calls.append("hidden") }
  static var hiddenSelector: Selector { Selector("hidden", Target.hidden) }
}

private final class Subclass: Target {
  override func overridden() { calls.append("sub") }
}

private final class Stranger: NSObject {
  var calls = 0
  func plain() { calls += 1 }
}

@MainActor
private final class Isolated: NSObject {
  var calls: [String] = []
  func tapped(_ sender: NSObject) { calls.append("tapped") }
}

private final class Forwarding: NSObject {
  let other: Target
  init(_ other: Target) { self.other = other }
  func forwardingTarget(for aSelector: Selector!) -> Any? { other }
}

final class SelectorTests: XCTestCase {
  func test_forwardingTarget_performsWhatTheObjectCannot() {
    let target = Target()
    let object = Forwarding(target)
    let plain = Selector("plain", Target.plain)
    XCTAssertFalse(object.responds(to: plain))
    _ = Selector("forwardingTargetFor:", Forwarding.forwardingTarget(for:))
    XCTAssertTrue(object.responds(to: plain))
    object.perform(plain)
    XCTAssertEqual(target.calls, ["plain"])
    XCTAssertFalse(object.responds(to: Selector("nobodyHasThis")))
  }

  func test_exceptions_sayWhatWentWrong() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "No rows.", userInfo: ["row": 1])
    XCTAssertEqual(exception.name.rawValue, "NSInvalidArgumentException")
    XCTAssertEqual(exception.description, "No rows.")
    XCTAssertEqual(exception.userInfo?["row"] as? Int, 1)
  }

  func test_methods_arePerformedOnOtherThreads() {
    let target = Target()
    target.performSelector(
      onMainThread: Selector("one:", Target.one), with: 1 as NSNumber, waitUntilDone: true)
    XCTAssertEqual(target.calls, ["one 1"])
    target.performSelector(
      onMainThread: Selector("plain", Target.plain), with: nil, waitUntilDone: false)
    XCTAssertEqual(target.calls, ["one 1"], "not before the next turn")
    let turned = expectation(description: "turned")
    DispatchQueue.main.async { turned.fulfill() }
    wait(for: [turned], timeout: 5)
    XCTAssertEqual(target.calls, ["one 1", "plain"])

    final class Worker: NSObject, @unchecked Sendable {
      let done: XCTestExpectation
      init(_ done: XCTestExpectation) { self.done = done }
      func work() { if !Thread.isMainThread { done.fulfill() } }
    }
    let worker = Worker(expectation(description: "elsewhere"))
    worker.performSelector(inBackground: Selector("work", Worker.work), with: nil)
    wait(for: [worker.done], timeout: 5)
  }

  func test_classes_areDescribedByTheirNames() {
    XCTAssertEqual(NSObject.description(), "NSObject")
    XCTAssertTrue(Stranger.description().hasPrefix("ObjCRuntimeTests."), Stranger.description())
    XCTAssertTrue(Stranger.description().hasSuffix("Stranger"))
    XCTAssertNotEqual(Stranger().description, Stranger.description())
  }

  func test_equalityAndHash_goByTheName() {
    let carrying = Selector("one:", Target.one(_:))
    XCTAssertEqual(carrying, "one:")
    XCTAssertEqual(Set([carrying, Selector("one:"), NSSelectorFromString("one:")]).count, 1)
    XCTAssertNotEqual(carrying, "one")
    XCTAssertEqual(NSStringFromSelector(carrying), "one:")
    XCTAssertEqual("\(carrying)", "one:")
  }

  func test_methods_areCalledWithAsManyArgumentsAsTheyTake() {
    let target = Target()
    Selector("plain", Target.plain).perform(on: target, "a", "b")
    Selector("one:", Target.one(_:)).perform(on: target, "a", "b")
    Selector("one:", Target.one(_:)).perform(on: target)
    Selector("two:for:", Target.two(_:for:)).perform(on: target, "a", 7)
    Selector("two:for:", Target.two(_:for:)).perform(on: target, "a")
    Target.hiddenSelector.perform(on: target)
    XCTAssertEqual(target.calls, ["plain", "one a", "one nil", "two 7", "two -1", "hidden"])
  }

  func test_overrides_areHonouredThroughTheSuperclassReference() {
    let target = Subclass()
    Selector("overridden", Target.overridden).perform(on: target)
    XCTAssertEqual(target.calls, ["sub"])
  }

  func test_methodsOfTheMainActor_canBeReferredToFromAnywhere() {
    let selector = Selector("tapped:", Isolated.tapped(_:))
    MainActor.assumeIsolated {
      let target = Isolated()
      selector.perform(on: target, target)
      XCTAssertEqual(target.calls, ["tapped"])
    }
  }

  func test_aNameAlone_findsWhatAnotherSelectorCarries() {
    let named = Selector("nameAlone")
    XCTAssertFalse(Target().responds(to: named))
    _ = Selector("nameAlone", Target.plain)
    let target = Subclass()
    XCTAssertTrue(target.responds(to: named))
    XCTAssertFalse(NSObject().responds(to: named))
    target.perform(named)
    XCTAssertEqual(target.calls, ["plain"])
  }

  func test_aSelectorOfAnotherClass_findsTheTargetsOwnMethod() {
    let selector = Selector("plain", Target.plain)
    let stranger = Stranger()
    XCTAssertFalse(stranger.responds(to: selector))
    _ = Selector("plain", Stranger.plain)
    stranger.perform(selector)
    XCTAssertEqual(stranger.calls, 1)
  }

  func test_anArgumentOfTheWrongType_isLoggedAndNothingIsCalled() {
    let target = Target()
    nonisolated(unsafe) var lines: [String] = []
    Log.redirect { lines.append($0) }
    Selector("typed:", Target.typed(_:)).perform(on: target, Stranger())
    Log.redirect(to: nil)
    XCTAssertEqual(target.calls, [])
    XCTAssertEqual(
      lines,
      ["-[Target typed:] was not called: argument 1 should be of type NSString; found Stranger."])
  }

  func test_perform_returnsObjects() {
    let target = Target()
    let result = target.perform(Selector("answer", Target.answer))?.takeUnretainedValue()
    XCTAssertEqual(result as? NSString, "answer")
    XCTAssertNil(target.perform(Selector("plain", Target.plain)))
    target.perform(Selector("two:for:", Target.two(_:for:)), with: NSString("x"), with: NSNumber(3))
    XCTAssertEqual(target.calls, ["plain", "two 3"])
  }

  func test_delayedRequests_runOnceAndCanBeCancelled() {
    let target = Target()
    let one = Selector("one:", Target.one(_:))
    target.perform(one, with: "kept", afterDelay: 0.01)
    target.perform(one, with: "cancelled", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: one, object: "cancelled")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(target.calls, ["one kept"])
    target.perform(one, with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(target.calls, ["one kept"])
    target.perform(one, with: "common", afterDelay: 0.01, inModes: [.common])
    target.perform(one, with: "never", afterDelay: 0.01, inModes: [])
    target.perform(one, with: "twice", afterDelay: 0.01, inModes: [.default, .common])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(target.calls, ["one kept", "one common", "one twice"])
  }

  func test_timers_performTheirSelectorWithThemselves() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: target, selector: Selector("fired:", Target.fired(_:)),
      userInfo: nil, repeats: true)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    timer.invalidate()
    XCTAssertGreaterThan(target.calls.count, 1)
    XCTAssertEqual(target.calls.first, "fired true")
  }

  // Evidence: module-4.
  func test_aTimerWithoutADate_waitsForItsIntervalFirst() {
    nonisolated(unsafe) var count = 0
    let due = Date(timeIntervalSinceNow: 0.2)
    let timer = Timer(timeInterval: 0.2, repeats: true) { _ in count += 1 }
    XCTAssertEqual(
      timer.fireDate.timeIntervalSinceReferenceDate, due.timeIntervalSinceReferenceDate,
      accuracy: 0.02)
    RunLoop.current.add(timer, forMode: .common)
    RunLoop.current.run(until: timer.fireDate.addingTimeInterval(-0.1))
    XCTAssertEqual(count, 0)
    RunLoop.current.run(until: timer.fireDate.addingTimeInterval(0.1))
    XCTAssertEqual(count, 1)
    timer.invalidate()
  }

  func test_notifications_reachObserversBySelectorUntilRemoved() {
    let center = NotificationCenter()
    let name = Notification.Name("Test")
    let target = Target()
    let selector = Selector("noticed:", Target.noticed(_:))
    center.addObserver(target, selector: selector, name: name, object: nil)
    center.post(name: name, object: "sender")
    center.removeObserver(target, name: Notification.Name("Other"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(target)
    center.post(name: name, object: nil)
    XCTAssertEqual(target.calls, ["noticed sender", "noticed nothing"])
  }

  func test_notifications_doNotHoldTheirObservers() {
    let center = NotificationCenter()
    weak var released: Target?
    do {
      let target = Target()
      released = target
      center.addObserver(
        target, selector: Selector("noticed:", Target.noticed(_:)), name: nil, object: nil)
    }
    XCTAssertNil(released)
    center.post(name: Notification.Name("Test"), object: nil)
  }

  func test_blocks_canStillBeRemovedByTheirToken() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("Test"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("Test"), object: nil)
    XCTAssertEqual(count, 1)
  }
}
