import XCTest

@testable import tessera

/// What is told before anything is built.
final class ScriptCheckTests: CommandTestCase {
  private func refuses(
    _ script: String, _ sentence: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let outcome = try run("snapshot", "App", "--out", "out.png", "--script", script)
    XCTAssertEqual(outcome.status, 2, outcome.output, file: file, line: line)
    XCTAssertEqual(outcome.output, sentence + "\n", file: file, line: line)
    XCTAssertEqual(asked, [], file: file, line: line)
  }

  func test_aScript_isReadFirst() throws {
    try write("wrong.txt", "idle\nshot x.txt\n")
    try refuses("wrong.txt", "wrong.txt:2: FILE.png should follow; found x.txt.")
    try refuses("App", "--script should name a file of commands; App is a folder.")
    try refuses(
      "none.txt", "--script should name a file that can be read; none.txt is not there.")
    try write("right.txt", "tap \"Buy\"\nshot x.png\n")
    let outcome = try run("snapshot", "App", "--out", "out.png", "--script", "right.txt")
    XCTAssertEqual(outcome.status, 0, outcome.output)
  }
}
