import XCTest

@testable import tessera

/// A signal to the command alone ends what it has started.
final class SignalTests: CommandTestCase {
  private func processes(_ pipe: String) throws -> [pid_t] {
    try read(pipe: pipe).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
  }

  private func assertGone(_ processes: [pid_t], file: StaticString = #filePath, line: UInt = #line)
  {
    for process in processes {
      // What has ended is at most waiting for its parent to ask.
      let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let isGone = state.isEmpty || state.contains(") Z")
      XCTAssertTrue(isGone, state, file: file, line: line)
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
