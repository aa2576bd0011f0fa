import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Application code runs inside GTK's loop by every way Foundation, libdispatch and Swift offer.
final class MainLoopTests: XCTestCase {
  func test_scheduledTimer_fires() throws {
    try inMainLoop { _ in
      var count = 0
      let timer = Self.schedule(every: 0.01) { count += 1 }
      await eventually("three firings") { count >= 3 }
      timer.invalidate()
    }
  }

  @MainActor private static func schedule(
    every seconds: TimeInterval, _ body: @escaping @MainActor () -> Void
  )
    -> Timer
  {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  /// Nothing else ends the loop's wait: a timer that it does not know of would never fire.
  func test_timerWithoutAnythingElseToWakeTheLoop_fires() throws {
    try inMainLoop { _ in
      // Clock: how late timers fire is what is tested.
      let begin = MonotonicClock.now
      await withCheckedContinuation { done in
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in done.resume() }
      }
      // Clock: as above.
      XCTAssertGreaterThan(MonotonicClock.now - begin, 0.045)
    }
  }

  func test_taskSleep_continuesOnTheMainThread() throws {
    try inMainLoop { _ in
      // Clock: sleeping is what is tested.
      try await Task.sleep(nanoseconds: 10_000_000)
      XCTAssertTrue(Thread.isMainThread)
    }
  }

  func test_dispatchQueueMain_runsBlocksFromOtherThreads() throws {
    try inMainLoop { _ in
      let order = Notes()
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { order.values.append(1) } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
          MainActor.assumeIsolated { order.values.append(2) }
        }
      }
      await eventually("both blocks") { order.values == [1, 2] }
    }
  }

  func test_runLoopPerform_runsBlocksFromThisAndOtherThreads() throws {
    try inMainLoop { _ in
      let performed = Notes()
      RunLoop.main.perform { MainActor.assumeIsolated { performed.values.append(1) } }
      await eventually("the block of this thread") { performed.values.count == 1 }
      Thread.detachNewThread {
        RunLoop.main.perform { MainActor.assumeIsolated { performed.values.append(1) } }
      }
      await eventually("the block of another thread") { performed.values.count == 2 }
    }
  }

  func test_timerAddedByAnotherThread_fires() throws {
    try inMainLoop { _ in
      XCTAssertTrue(GTKApplication.watchesRunLoop)
      let fired = Notes()
      Thread.detachNewThread {
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
          MainActor.assumeIsolated { fired.values.append(1) }
        }
        RunLoop.main.add(timer, forMode: .common)
      }
      await eventually("the firing") { !fired.values.isEmpty }
    }
  }

  func test_waitingLoop_usesNoProcessorTime() throws {
    try inMainLoop { _ in
      // Clock: that nothing happens shows only while time passes.
      try await Task.sleep(nanoseconds: 100_000_000)
      // Clock: of the processor, which a loop that waits must not use.
      let before = clock()
      try await Task.sleep(nanoseconds: 500_000_000)
      let used = Double(clock() - before) / Double(CLOCKS_PER_SEC)
      XCTAssertLessThan(used, 0.05, "seconds of processor time while nothing happened")
    }
  }

  func test_stop_returnsItsStatusFromRun() throws {
    try MainActor.assumeIsolated {
      let application = try TestDisplay.application()
      XCTAssertEqual(application.run { application.stop(status: 3) }, 3)
    }
  }
}

/// What blocks on the main thread left behind.
@MainActor
private final class Notes {
  var values: [Int] = []
}
