import XCTest

@testable import tessera

/// Builds whose SwiftPM ends by a fault of its own.
final class CrashedBuildTests: PackageTestCase {
  /// Has `swift` crash the first times, and after them do what it is asked for.
  private func build(crashes: Int) throws -> String {
    try Files.write(
      """
      #!/bin/sh
      echo x >> '\(root)/runs'
      if [ $(wc -l < '\(root)/runs') -le \(crashes) ]; then kill -SEGV $$; fi
      echo 'Build complete!'
      """, to: root + "/bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root + "/bin/swift")
    let path = String(cString: getenv("PATH"))
    setenv("PATH", root + "/bin:" + path, 1)
    defer { setenv("PATH", path, 1) }
    let log = root + "/build.log"
    try SwiftBuild(
      title: "App", package: root, scratch: root + "/.build", configuration: .debug,
      goal: .product("App"), log: log
    ).run(progress: BuildProgress(title: "App", isTerminal: false, say: { _ in }))
    return try String(contentsOfFile: log, encoding: .utf8)
  }

  func test_swiftPMThatCrashes_isStartedOnceMore() throws {
    let log = try build(crashes: 1)
    XCTAssertTrue(log.contains("SwiftPM crashed; it is started once more."), log)
    XCTAssertTrue(log.contains("Build complete!"), log)
  }

  func test_swiftPMThatCrashesAgain_isTold() {
    XCTAssertThrowsError(try build(crashes: 2)) { error in
      XCTAssertTrue("\(error)".contains("what SwiftPM says of it is in"), "\(error)")
    }
  }

  func test_endings_areCrashesByTheirSignals() {
    XCTAssertTrue(Subprocess.Ending.signalled(SIGSEGV).isCrash)
    XCTAssertFalse(Subprocess.Ending.signalled(SIGTERM).isCrash)
    XCTAssertFalse(Subprocess.Ending.exited(1).isCrash)
  }
}
