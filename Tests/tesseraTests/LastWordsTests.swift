import XCTest

@testable import tessera

/// What the command says of a program that did not end by itself.
final class LastWordsTests: CommandTestCase {
  /// An app that ends as `failure(_:)` ends it: its sentence on standard error and in the file, and then
  /// a backtrace as long as they are.
  private let stopped = #"""
    path=$(echo "$TESSERA_OPTIONS" | tr -d '\\' | sed 's/.*"lastWordsPath":"\([^"]*\)".*/\1/')
    sentence="unable to dequeue a cell with identifier Book"
    echo "UIKitCore/Reuse.swift:9: Fatal error: $sentence" >&2
    printf '%s' "$sentence" > "$path"
    seq 500 >&2
    kill -ABRT $$
    """#

  func test_appStoppedByUIKit_itsSentenceIsSaidAgainLast() throws {
    let ended = try run("snapshot", "App", "--out", "out.png", variables: ["APP": stopped])
    XCTAssertFalse(ended.isSignalled)
    XCTAssertEqual(ended.status, 1)
    let end = ended.output.split(separator: "\n").suffix(3).joined(separator: "\n")
    XCTAssertTrue(
      end.hasSuffix(
        """
        App was stopped, as UIKit does with an exception:
        unable to dequeue a cell with identifier Book
        The backtrace above, or a debugger, shows the line of the app that led there.
        """), ended.output)
  }

  func test_appStoppedByUIKit_itsSentenceIsInTheReport() throws {
    let ended = try run(
      "snapshot", "App", "--out", "out.png", "--json",
      variables: ["APP": stopped])
    XCTAssertEqual(ended.status, 1)
    XCTAssertTrue(ended.output.contains(#""error" : "App was stopped"#), ended.output)
  }

  func test_stoppedByUIKit_saysItsSentence() {
    let sentence = AppProgram.sentence(
      for: "Shelf", endedBy: SIGABRT, lastWords: "unable to dequeue a cell with identifier Book")
    XCTAssertEqual(
      sentence,
      """
      Shelf was stopped, as UIKit does with an exception:
      unable to dequeue a cell with identifier Book
      The backtrace above, or a debugger, shows the line of the app that led there.
      """)
  }

  func test_trapOfSwift_saysThatADebugBuildTellsMore() {
    let sentence = AppProgram.sentence(for: "Shelf", endedBy: SIGILL, lastWords: nil)
    XCTAssertTrue(sentence.contains("unwraps nil"), sentence)
    XCTAssertTrue(sentence.contains("without --release"), sentence)
  }

  func test_killed_namesTheSignal() {
    let sentence = AppProgram.sentence(for: "Shelf", endedBy: SIGKILL, lastWords: "")
    XCTAssertEqual(
      sentence,
      "Shelf crashed with signal 9 (Killed); the message above, or a debugger, says where.")
  }
}
