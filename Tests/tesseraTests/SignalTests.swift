import XCTest

@testable import tessera

/// A signal to the command alone ends what it has started.
final class SignalTests: CommandTestCase {
  private func processes(_ pipe: String) throws -> [pid_t] {
    try read(pipe: pipe).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
  }

  /// Whether a process has ended; it may be waiting for its parent to ask.
  private func isGone(_ process: pid_t) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return state.isEmpty || state.contains(") Z")
  }

  private func assertGone(_ processes: [pid_t], file: StaticString = #filePath, line: UInt = #line)
  {
    for process in processes {
      // Clock: a signal that was sent arrives when the process is run again, a moment later on a busy machine.
      for _ in 0..<600 where !isGone(process) { usleep(100_000) }
      XCTAssertTrue(isGone(process), "\(process) goes on", file: file, line: line)
    }
  }

  func test_signals_endTheBuild_withItsCompilers() throws {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let pipe = makePipe("build-\(number)")
      let before = "sleep 1000 & echo $$ $! > \(pipe); wait"
      let process = command("snapshot", "App", "--out", "out.png", variables: ["BEFORE": before])
      try process.run()
      let children = try processes(pipe)
      XCTAssertEqual(children.count, 2)
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      XCTAssertEqual(process.terminationReason, .uncaughtSignal)
      XCTAssertEqual(process.terminationStatus, number)
      assertGone(children)
    }
  }

  func test_aSignal_endsTheApp() throws {
    let pipe = makePipe("app")
    let app = "echo $$ > \(pipe); exec sleep 1000"
    let process = command("snapshot", "App", "--out", "out.png", variables: ["APP": app])
    try process.run()
    let children = try processes(pipe)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    assertGone(children)
  }
}
