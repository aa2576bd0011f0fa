import XCTest

@testable import tessera

/// One UIKit for everything on the machine.
final class SharedBuildTests: CommandTestCase {
  private func snapshot(_ more: String..., variables: [String: String] = [:]) throws -> Outcome {
    let process = command(variables: variables)
    process.arguments = ["snapshot", "App", "--out", "out.png"] + more
    return try outcome(of: process)
  }

  private var installed: [String] {
    let shared = folder + "/cache/tessera/shared"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
    return names.filter { $0.hasPrefix("UIKit-") && !$0.hasSuffix(".log") && !$0.hasSuffix(".txt") }
  }

  func test_appsAreBuiltForDebugging_inOneUIKit() throws {
    let first = try snapshot()
    XCTAssertEqual(first.status, 0, first.output)
    XCTAssertTrue(
      first.output.contains("[1/2] Building UIKit for debugging; then App\n[2/2] Building App\n"),
      first.output)
    XCTAssertEqual(asked.count, 2)
    XCTAssertTrue(
      asked[0].hasSuffix(
        "--package-path \(folder)/root --scratch-path \(folder)/root/.build -c debug "
          + "--target PrebuiltUIKit --disable-build-manifest-caching"), asked[0])
    // Tessera's own manifest says so itself.
    XCTAssertTrue(
      asked[1].contains(
        "-c debug --product App -Xswiftc -index-ignore-system-modules "
          + "-Xswiftc -index-ignore-clang-modules -Xswiftc @"), asked[1])
    let place = folder + "/cache/tessera/shared/" + (installed.first ?? "")
    func arguments(_ name: String) throws -> [String] {
      try String(contentsOfFile: "\(place)/UIKit/\(name).args", encoding: .utf8)
        .components(separatedBy: "\n")
    }
    XCTAssertTrue(asked[1].contains(" @\(place)/UIKit/compile.args"), asked[1])
    XCTAssertEqual(
      Array(try arguments("compile").prefix(2)), ["\"-I\"", "\"\(place)/UIKit/Modules\""])
    // Objects of sources that are there alone, then libraries.
    let linked = try arguments("link").filter { $0.hasPrefix("\"/") }
    XCTAssertEqual(linked, ["\"\(place)/UIKit/objects/UIKit/View.swift.o\""])

    // A second app finds it.
    try write("Other/Package.swift", "")
    _ = try run("snapshot", "Other", "--out", "out.png")
    XCTAssertEqual(asked.filter { $0.contains("PrebuiltUIKit") }.count, 1)
    XCTAssertEqual(asked.count, 3)
  }

  /// Most first pictures need no maps.
  func test_modulesBesideUIKit_areBuiltWhereOneIsImported() throws {
    try write("App/Sources/App/Quiet.swift", "import UIKit\n// Photos, Network and Accessibility")
    _ = try snapshot()
    XCTAssertEqual(asked.count, 2)
    try write("App/Sources/App/Text.swift", "import class CoreText.CTFont")
    let outcome = try snapshot()
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertTrue(asked[2].contains("--target PrebuiltBesideUIKit"), asked[2])
    XCTAssertTrue(asked[3].contains("/BesideUIKit/compile.args"), asked[3])
    let place = folder + "/cache/tessera/shared/" + (installed.first ?? "")
    XCTAssertTrue(
      FileManager.default.fileExists(
        atPath: place + "/BesideUIKit/Modules/CoreText.swiftmodule"))
  }

  func test_theCommandKnowsTheModulesOfTheManifest() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try XCTUnwrap(
      manifest.range(of: "let besideUIKit = [").flatMap { start in
        manifest[start.upperBound...].range(of: "]").map {
          manifest[start.upperBound..<$0.lowerBound]
        }
      })
    let names = Set(list.split { !$0.isLetter }.map(String.init))
    let core = try XCTUnwrap(
      manifest.range(of: "name: \"UIKitCore\",").flatMap { start in
        manifest[start.upperBound...].range(of: "])").map {
          manifest[start.upperBound..<$0.lowerBound]
        }
      })
    let below = Set(core.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    XCTAssertTrue(below.contains("ObjCRuntime"))
    XCTAssertEqual(names.subtracting(below), PrebuiltUIKit.modulesBesideUIKit)
  }

  func test_partsOfTwoStates_areMadeAgain() throws {
    var states = [["a", "b"], ["b", "b"], ["c", "c"]]
    XCTAssertEqual(try PrebuiltUIKit.whole { states.removeFirst() }, "b")
    XCTAssertEqual(states, [["c", "c"]])
    XCTAssertThrowsError(try PrebuiltUIKit.whole { ["a", "b"] })
  }

  func test_release_isAnotherUIKit() throws {
    _ = try snapshot()
    let outcome = try snapshot("--release")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertTrue(outcome.output.contains("Building UIKit optimised; then App"), outcome.output)
    XCTAssertTrue(asked[2].contains("-c release --target PrebuiltUIKit"), asked[2])
    XCTAssertEqual(installed.count, 2)
  }

  func test_newDatesOfTheSources_buildNothing_newContentsDo() throws {
    _ = try snapshot()
    let source = folder + "/root/Sources/UIKit/View.swift"
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: source)
    _ = try snapshot()
    XCTAssertEqual(asked.filter { $0.contains("PrebuiltUIKit") }.count, 1)
    try write("root/Sources/UIKit/View.swift", "class UIView { }")
    _ = try snapshot()
    XCTAssertEqual(asked.filter { $0.contains("PrebuiltUIKit") }.count, 2)
    XCTAssertEqual(installed.count, 2)
    // Sources of the command itself are none of UIKit's.
    try write("root/Sources/tessera/T.swift", "// changed")
    _ = try snapshot()
    XCTAssertEqual(asked.filter { $0.contains("PrebuiltUIKit") }.count, 2)
  }

  func test_whatSwiftPMSays_isInALog_andErrorsAreShown() throws {
    let outcome = try snapshot(
      variables: [
        "STATUS": "1",
        "BEFORE": """
        case $words in *App*) echo "warning: prohibited flag(s): -pthread";
        echo "/a/B.swift:3:5: error: cannot find type 'UIThing' in scope" ;; *) STATUS=0 ;; esac
        """,
      ])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertFalse(outcome.output.contains("prohibited"), outcome.output)
    XCTAssertTrue(outcome.output.contains("/a/B.swift:3:5: error: cannot find type 'UIThing'"))
    XCTAssertTrue(outcome.output.contains("UIThing is not in Tessera's UIKit yet"), outcome.output)
    let line = outcome.output.split(separator: "\n").last ?? ""
    let log = String(line.split(separator: " ").last?.dropLast() ?? "")
    XCTAssertTrue(
      try String(contentsOfFile: log, encoding: .utf8).contains("prohibited flag(s)"), log)
  }

  /// SwiftPM would go by the plan of the last build.
  func test_aBuildWithOtherArguments_isPlannedAnew() throws {
    for _ in 0..<2 { _ = try snapshot() }
    try write("root/Sources/UIKit/View.swift", "class UIView { }")
    _ = try snapshot()
    let isPlanned = asked.filter { $0.contains("--product App") }
      .map { $0.contains("--disable-build-manifest-caching") }
    XCTAssertEqual(isPlanned, [true, false, true])
  }

  func test_aCacheThatCannotBeWritten_isASentenceWithTheRemedy() throws {
    let outcome = try snapshot(variables: ["XDG_CACHE_HOME": folder + "/App/Package.swift"])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(outcome.output.contains("Set XDG_CACHE_HOME to one that can."), outcome.output)
    XCTAssertEqual(asked, [])
  }

  /// A build that was killed leaves nothing that counts as built.
  func test_afterAKilledBuild_theNextOneWorks() throws {
    let killed = try snapshot(variables: ["BEFORE": "kill -9 $PPID"])
    XCTAssertTrue(killed.isSignalled)
    XCTAssertEqual(installed, [])
    let next = try snapshot()
    XCTAssertEqual(next.status, 0, next.output)
    XCTAssertEqual(installed.count, 1)
  }

  func test_twoCommandsAtOnce_buildOneAfterTheOther() throws {
    // The first build waits until the second command says that it waits.
    let started = makePipe("started")
    let go = makePipe("go")
    let before = "case $words in *Prebuilt*) echo x > \(started); cat \(go) ;; esac"
    let first = command("snapshot", "App", "--out", "out.png", variables: ["BEFORE": before])
    try first.run()
    _ = try read(pipe: started)
    let second = command("snapshot", "App", "--out", "out.png")
    let pipe = Pipe()
    second.standardError = pipe
    try second.run()
    let said = pipe.fileHandleForReading.availableData
    XCTAssertEqual(
      String(decoding: said, as: UTF8.self),
      "Another tessera command is building UIKit; waiting for it.\n")
    try open(pipe: go)
    for process in [first, second] {
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0)
    }
    XCTAssertEqual(asked.filter { $0.contains("PrebuiltUIKit") }.count, 1)
  }
}
