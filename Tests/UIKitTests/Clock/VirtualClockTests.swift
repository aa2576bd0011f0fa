import Foundation
import UIKit
import UIKitTestSupport
import XCTest

/// All that programs wait for goes by the virtual clock. Docs/subsystems/virtual-clock.md
@MainActor
private func withSources<T>(_ body: (Harness, ClockLog) throws -> T) rethrows -> T {
  let harness = Harness(device: "iphone-se", root: UIViewController())
  let log = ClockLog()
  let sources = SourcesOfTime(log, in: harness.window)
  defer {
    sources.stop()
    harness.close()
  }
  return try body(harness, log)
}

final class VirtualClockTests: XCTestCase {
  func test_everySourceOfTime_firesWhenAHarnessReachesIt() {
    onMain {
      withSources { harness, log in
        harness.advance(by: 0.29)
        XCTAssertEqual(log.lines, Array(SourcesOfTime.expected.prefix(3)))
        harness.advance(by: 0.06)
        XCTAssertEqual(log.lines, SourcesOfTime.expected)
      }
    }
  }

  func test_everySourceOfTime_firesWhenAScriptWaits() throws {
    try onMain {
      try withSources { harness, log in
        try harness.perform("wait 0.25")
        XCTAssertEqual(log.lines, Array(SourcesOfTime.expected.prefix(3)))
        try harness.perform("wait 0.1")
        XCTAssertEqual(log.lines, SourcesOfTime.expected)
      }
    }
  }

  func test_everySourceOfTime_firesWhileATestWaits() {
    onMain {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      defer { harness.close() }
      let log = ClockLog()
      let isDone = expectation(description: "All have happened")
      let sources = SourcesOfTime(log, in: harness.window) { isDone.fulfill() }
      wait(for: [isDone], timeout: 5)
      sources.stop()
      let lines = log.lines.filter { !$0.hasSuffix("400") }
      XCTAssertEqual(lines, SourcesOfTime.expected)
    }
  }

  func test_waitingThatEndsInATimeout_takesVirtualTime() {
    let never = expectation(description: "Never")
    never.isInverted = true
    let start = Date()
    wait(for: [never], timeout: 5)
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.1)
  }

  func test_controllersAppear_andPresentationsComplete_whileATestWaits() {
    onMain {
      let root = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      defer { harness.close() }
      let isShown = expectation(description: "The presentation is complete")
      let shown = UIViewController()
      shown.modalPresentationStyle = .fullScreen
      root.present(shown, animated: true) { isShown.fulfill() }
      wait(for: [isShown], timeout: 5)
      XCTAssertNotNil(shown.view.window)
    }
  }

  func test_workOfOtherThreads_holdsTheClock() {
    onMain {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      defer { harness.close() }
      let log = ClockLog()
      DispatchQueue.global().async {
        var sum = 0.0
        for number in 0..<3_000_000 { sum += sin(Double(number)) }
        DispatchQueue.main.async { [sum] in log.note(sum.isFinite ? "computed" : "wrong") }
      }
      harness.advance(by: 1.0 / 60)
      XCTAssertEqual(log.lines, ["computed 0"])
    }
  }

  func test_loopThatReadsTheClock_ends() {
    let start = Date()
    while Date().timeIntervalSince(start) < 0.25 {}
    XCTAssertEqual(Date().timeIntervalSince(start), 0.25, accuracy: 0.01)
  }

  /// The kernel looks at as many bits as there are descriptors to watch, and so do callers that keep no more.
  func test_setsOfDescriptors_areAsLongAsTheHighestOne() throws {
    let page = Int(getpagesize())
    let memory = try XCTUnwrap(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(memory, 2 * page) }
    XCTAssertEqual(mprotect(memory + page, page, PROT_NONE), 0)
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { for end in ends { close(end) } }
    let end = Int(ends[0])
    // The last words before what must not be touched.
    let words = memory.assumingMemoryBound(to: UInt64.self) + (page / 8 - end / 64 - 1)
    func isReadable() -> (count: Int32, isSet: Bool) {
      words[end / 64] = 1 << UInt64(end % 64)
      var time = timeval(tv_sec: 0, tv_usec: 200_000)
      let count = words.withMemoryRebound(to: fd_set.self, capacity: 1) {
        select(Int32(end) + 1, $0, nil, nil, &time)
      }
      return (count, words[end / 64] != 0)
    }
    let start = Date()
    XCTAssertTrue(isReadable() == (0, false))
    XCTAssertEqual(Date().timeIntervalSince(start), 0.2, accuracy: 0.01)
    XCTAssertEqual(write(ends[1], "x", 1), 1)
    XCTAssertTrue(isReadable() == (1, true))
  }

  func test_runs_areTheSameUnderLoad() throws {
    func run() -> [String] {
      onMain {
        withSources { harness, log in
          harness.advance(by: 0.35)
          return log.lines
        }
      }
    }
    let load = try (0..<4).map { _ in
      try Process.run(
        URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "while :; do :; done"])
    }
    defer {
      for process in load {
        process.terminate()
        process.waitUntilExit()
      }
    }
    for _ in 0..<5 { XCTAssertEqual(run(), SourcesOfTime.expected) }
  }
}

private func onMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try MainActor.assumeIsolated { UncheckedValue(value: try body()) }.value
}

private struct UncheckedValue<T>: @unchecked Sendable { let value: T }
