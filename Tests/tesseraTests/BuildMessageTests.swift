import XCTest

@testable import tessera

/// What a build says while it runs and when it fails.
final class BuildMessageTests: XCTestCase {
  func test_stepsOfSwiftPM_areRead() {
    XCTAssertEqual(BuildProgress.steps(in: "[12/345] Compiling A B.swift")?.done, 12)
    XCTAssertEqual(BuildProgress.steps(in: "[12/345] Compiling A B.swift")?.all, 345)
    XCTAssertNil(BuildProgress.steps(in: "[#Deprecated]: <https://docs.swift.org>"))
    XCTAssertNil(BuildProgress.steps(in: "Building for debugging..."))
  }

  func test_withoutATerminal_aLineComesNowAndThen() {
    var time = 0.0
    var said: [String] = []
    let progress = BuildProgress(
      title: "UIKit", expected: 700, isTerminal: false, now: { time }, say: { said.append($0) })
    for (second, line) in [
      (1.0, "[1/9] A"), (25, "[200/300] B"), (30, "[290/300] C"), (50, "[650/660] D"),
    ] {
      time = second
      progress.hear(line)
    }
    XCTAssertEqual(
      said, ["  UIKit: 200 of 700 steps\n", "  UIKit: 650 of 700 steps\n"])
  }

  func test_onATerminal_oneLineChanges_andGoes() {
    var time = 0.0
    var said = ""
    let progress = BuildProgress(title: "App", isTerminal: true, now: { time }, say: { said += $0 })
    time = 1
    progress.hear("[1/2] A")
    progress.hear("[2/2] B")
    progress.end()
    XCTAssertEqual(said, "\r\u{1b}[K  App: 1 of 2 steps\r\u{1b}[K")
  }

  func test_steps_tellWhatComes() {
    var said: [String] = []
    let steps = BuildSteps(["UIKit", "the tool", "App"], say: { said.append($0) })
    for title in ["UIKit", "App"] { steps.announce(title) }
    XCTAssertEqual(said, ["[1/3] Building UIKit; then the tool, then App", "[3/3] Building App"])
    said = []
    BuildSteps(["App"], say: { said.append($0) }).announce("App")
    XCTAssertEqual(said, ["Building App"])
  }

  private func summary(_ lines: String...) -> [String] {
    var messages = CompilerMessages(generated: ["/cache/App"])
    lines.forEach { messages.add($0) }
    return messages.summary(of: "App", log: "/log").components(separatedBy: "\n")
  }

  func test_errorsOfTheUsersFiles_areShownOnce_thoseOfWrittenFilesNot() {
    XCTAssertEqual(
      summary(
        "/a b/C.swift:3:5: error: missing return", "  3 | }", "/a b/C.swift:9:1: warning: unused",
        "/cache/App/Target.swift:1:1: error: consequence",
        "/a b/C.swift:3:5: error: missing return",
        "error: emit-module command failed with exit code 1"),
      [
        "/a b/C.swift:3:5: error: missing return",
        "App should build and does not; all that SwiftPM says is in /log.",
      ])
  }

  func test_errorsWithoutAPlace_areShownWhereThereAreNoOthers() {
    XCTAssertEqual(
      summary("error: 'App': unknown package 'x' in dependencies").first,
      "error: 'App': unknown package 'x' in dependencies")
    XCTAssertTrue(
      summary("/cache/App/Target.swift:1:1: error: wrong")[0].contains(
        "a fault of Tessera's: wrong"))
    XCTAssertEqual(
      summary("Killed"), ["App should build and does not; what SwiftPM says of it is in /log."])
  }

  func test_manyErrors_areCutShort() {
    var messages = CompilerMessages()
    for line in 1...30 { messages.add("/C.swift:\(line):1: error: wrong") }
    let lines = messages.summary(of: "App", log: "/log").components(separatedBy: "\n")
    XCTAssertEqual(lines.count, 22)
    XCTAssertEqual(lines[20], "… and 10 more.")
  }

  func test_namesThatTesseraDoesNotHave_areCalledThat() {
    let page = "Docs/compatibility.md"
    for (error, name) in [
      ("cannot find type 'UIDynamicAnimator' in scope", "UIDynamicAnimator"),
      ("cannot find 'CATransformLayer' in scope", "CATransformLayer"),
      (
        "value of type 'UITableView' has no member 'fillerRowHeight'", "UITableView.fillerRowHeight"
      ),
      ("type 'UIColor?' has no member 'nope'", "UIColor?.nope"),
      ("no such module 'SpriteKit'", "SpriteKit"),
    ] {
      let hint = UnknownNames.hint(for: error) ?? ""
      XCTAssertTrue(hint.contains(name) && hint.contains(page), "\(error): \(hint)")
    }
    for error in [
      "cannot find 'uikit' in scope", "cannot find type 'Uinta' in scope",
      "value of type 'Book' has no member 'pages'", "missing return",
    ] { XCTAssertNil(UnknownNames.hint(for: error), error) }
  }
}
