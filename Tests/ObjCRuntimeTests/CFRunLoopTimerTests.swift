import Foundation
import ObjCRuntime
import XCTest

final class CFRunLoopTimerTests: XCTestCase {
  private final class Log { var times: [Int] = [] }

  /// Milliseconds since `start`.
  private func timer(after delay: Double, every interval: Double, _ log: Log) -> CFRunLoopTimer {
    // Clock: a timer's date is the process's, which is virtual.
    let start = CFAbsoluteTimeGetCurrent()
    return CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start + delay, interval, 0, 0) {
      _ in
      // Clock: as above.
      log.times.append(Int(((CFAbsoluteTimeGetCurrent() - start) * 1000).rounded()))
    }
  }

  func test_timers_fireOnceOrAgain_untilTheyEnd() {
    let log = Log()
    let once = timer(after: 0.05, every: 0, log)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
    XCTAssertTrue(CFRunLoopTimerIsValid(once))
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(log.times.count, 1)
    XCTAssertFalse(CFRunLoopTimerIsValid(once))
    let again = timer(after: 0.1, every: 0.1, log)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), again, .commonModes)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.35))
    XCTAssertEqual(log.times.count, 4)
    CFRunLoopTimerInvalidate(again)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
    XCTAssertEqual(log.times.count, 4)
  }

  func test_blocksOfTimersThatEnded_areLetGo() {
    weak var fired: Log?
    weak var ended: Log?
    weak var unused: Log?
    do {
      let logs = [Log(), Log(), Log()]
      (fired, ended, unused) = (logs[0], logs[1], logs[2])
      let timers = [
        self.timer(after: 0.01, every: 0, logs[0]), self.timer(after: 1, every: 1, logs[1]),
        self.timer(after: 1, every: 0, logs[2]),
      ]
      for timer in timers.dropLast() {
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
      }
      for timer in timers.dropFirst() { CFRunLoopTimerInvalidate(timer) }
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(fired)
    XCTAssertNil(ended)
    XCTAssertNil(unused)
  }

  /// On Apple's systems both are one class.
  func test_timersOfCoreFoundation_areFoundations() {
    func made(_ handler: @escaping (CFRunLoopTimer?) -> Void) -> Timer {
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, 0, 1, 0, 0, handler)
      return timer!
    }
    let timer = made { $0?.invalidate() }
    XCTAssertEqual(timer.timeInterval, 1)
    timer.fire()
    XCTAssertFalse(timer.isValid)
  }

  func test_theNextDate_canBeSet() {
    let log = Log()
    let timer = timer(after: 100, every: 0, log)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    // Clock: as above.
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + 0.05)
    XCTAssertEqual(
      CFRunLoopTimerGetNextFireDate(timer), CFAbsoluteTimeGetCurrent() + 0.05, accuracy: 0.01)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(log.times.count, 1)
  }
}
