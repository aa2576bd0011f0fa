import CVirtualClock
import Foundation
import UIKit
import XCTest

/// Tests that wait by `await`: what a program sleeps before comes before what the test waits at most.
@MainActor
private final class Debouncer {
  private var task: Task<Void, Never>?
  private let log: ClockLog

  init(_ log: ClockLog) { self.log = log }

  func call(_ done: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(nanoseconds: 250_000_000)
      guard !Task.isCancelled else { return }
      log.note("debounced")
      done()
    }
  }
}

final class AsyncWaitTests: XCTestCase {
  func test_sleepsShorterThanTheLimit_areOverBeforeIt_howeverBusyTheMachineIs() async {
    let log = ClockLog()
    for round in 1...100 {
      let isDone = expectation(description: "Called once, round \(round)")
      await MainActor.run {
        let debouncer = Debouncer(log)
        for _ in 0..<3 { debouncer.call { isDone.fulfill() } }
      }
      await fulfillment(of: [isDone], timeout: 1)
    }
    let expected = (1...100).map { "debounced \($0 * 250)" }
    XCTAssertEqual(log.lines.first { !expected.contains($0) }, nil)
    XCTAssertEqual(log.lines.count, expected.count)
  }

  /// A thread that reads the clock until time has passed, and calls `done`.
  private func poll(for seconds: TimeInterval, done: @escaping @Sendable () -> Void) {
    let start = Date()
    Thread {
      while Date().timeIntervalSince(start) < seconds {}
      done()
    }.start()
  }

  func test_threadsThatPoll_letWhatIsDueHappenAtItsTime() {
    let log = ClockLog()
    let isDone = DispatchSemaphore(value: 0)
    for step in 1...5 {
      DispatchQueue.global().asyncAfter(deadline: .now() + Double(step) / 25) { log.note("due") }
    }
    poll(for: 0.21) { isDone.signal() }
    isDone.wait()
    XCTAssertEqual(log.lines, ["due 40", "due 80", "due 120", "due 160", "due 200"])
  }

  func test_threadsThatPoll_endWhileTheMainThreadReadsFromThem() {
    let pipe = Pipe()
    let start = Date()
    poll(for: 0.3) { pipe.fileHandleForWriting.write(Data("x".utf8)) }
    XCTAssertEqual(pipe.fileHandleForReading.readData(ofLength: 1), Data("x".utf8))
    XCTAssertEqual(Date().timeIntervalSince(start), 0.3, accuracy: 0.01)
  }
  /// While a child process runs, time passes as on the machine, and threads that poll see it.
  func test_threadsThatPoll_endInTime_whileAChildProcessRuns() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["100"]
    try child.run()
    defer { child.terminate() }
    let pipe = Pipe()
    let start = Date()
    poll(for: 0.3) { pipe.fileHandleForWriting.write(Data("x".utf8)) }
    XCTAssertEqual(pipe.fileHandleForReading.readData(ofLength: 1), Data("x".utf8))
    XCTAssertEqual(Date().timeIntervalSince(start), 0.3, accuracy: 0.2)
  }

  func test_threadsAtWork_areCountedFromWhenTheyWereSeenWithoutRest() {
    let second: Int64 = 1_000_000_000
    let since = 100 * second
    let sinceThen = { (asked: Int64, now: Int64, activity: TesseraActivity) in
      tessera_clock_busy_since(since, asked * second, now * second, activity)
    }
    XCTAssertEqual(sinceThen(150, 151, TesseraBusy), since, "Asked again and again")
    XCTAssertEqual(sinceThen(150, 211, TesseraBusy), 211 * second, "Not seen for a minute")
    XCTAssertEqual(sinceThen(150, 151, TesseraQuiet), 0)
    XCTAssertEqual(tessera_clock_busy_since(0, 0, 7 * second, TesseraBusy), 7 * second)
  }
}
