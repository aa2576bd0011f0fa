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

  func test_aTimerThatHasFired_isLetGo() {
    weak var timer: CFRunLoopTimer?
    autoreleasepool {
      let made = self.timer(after: 0.01, every: 0, Log())
      timer = made
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), made, .defaultMode)
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(timer)
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
