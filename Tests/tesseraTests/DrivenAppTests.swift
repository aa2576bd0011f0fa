import XCTest

@testable import tessera

/// The protocols against a real app: what the pretended build makes is the program `SessionProgram`.
final class DrivenAppTests: CommandTestCase {
  private var variables: [String: String] {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ["APP": "exec \(tests.path)/SessionProgram \"$@\""]
  }

  private func run(_ words: String...) throws -> Outcome {
    let process = command(variables: variables)
    process.arguments = words
    return try outcome(of: process)
  }

  func test_aClientOfTheProtocol_drivesTheApp() throws {
    let process = command("mcp", variables: variables)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let calls: [(String, [String: Any])] = [
      ("session_set_defaults", ["projectPath": folder + "/App", "simulatorName": "iPhone SE"]),
      ("build_run_sim", ["args": ["-greeting", "Hello"], "defaults": ["greeting": "Hello"]]),
      ("tap", ["label": "Count"]),
      ("tap", ["id": "name"]),
      ("type_text", ["text": "Ada"]),
      ("snapshot_ui", [:]),
      ("tap", ["label": "Ask"]),
      ("tap", ["label": "Yes"]),
      ("ui_describe_all", [:]),
      ("tap", ["label": "List"]),
      ("gesture", ["preset": "scroll-down"]),
      ("go_back", [:]),
      ("set_sim_appearance", ["mode": "dark"]),
      ("screenshot", [:]),
      ("open_url", ["url": "app://known/x"]),
      ("get_app_logs", [:]),
      ("tap", ["label": "Stop"]),
      ("stop_app_sim", [:]),
    ]
    var text = ""
    for (id, call) in calls.enumerated() {
      let message: [String: Any] = [
        "jsonrpc": "2.0", "id": id, "method": "tools/call",
        "params": ["name": call.0, "arguments": call.1] as [String: Any],
      ]
      text += JSONLine.text(message) + "\n"
    }
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let results = String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      JSONLine.object(String($0))?["result"] as? [String: Any] ?? [:]
    }
    XCTAssertEqual(results.count, calls.count)
    guard results.count == calls.count else { return }
    func shown(_ number: Int) -> String {
      let content = results[number]["content"] as? [[String: Any]] ?? []
      return content.compactMap { $0["text"] as? String }.joined()
    }
    // Only the app that UIKit stops is an error.
    XCTAssertEqual(
      results.indices.filter { results[$0]["isError"] as? Bool == true }, [16],
      "\(results.indices.map(shown))")
    XCTAssertTrue(shown(5).contains(#""AXLabel":"Counted""#), shown(5))
    XCTAssertTrue(shown(5).contains(#""AXValue":"Ada""#), shown(5))
    XCTAssertTrue(shown(8).contains(#""AXLabel":"Agreed""#), shown(8))
    let picture = (results[13]["content"] as? [[String: Any]])?.first?["data"] as? String
    XCTAssertTrue(picture?.hasPrefix("iVBORw0KGgo") ?? false)
    XCTAssertTrue(shown(15).contains("launched with -greeting Hello"), shown(15))
    XCTAssertTrue(shown(15).contains("opened app://known/x"), shown(15))
    XCTAssertTrue(shown(16).contains("was stopped, as UIKit does with an exception"), shown(16))
  }

  func test_aFlow_passes_andASecondOneFailsAtItsLine() throws {
    try write(
      "App/flow.yaml",
      """
      appId: example
      ---
      - launchApp:
          clearState: true
          arguments:
            greeting: Good day
      - assertVisible: "Good day.*"
      - tapOn: Count
      - assertVisible:
          id: result
          text: Counted
      - tapOn: Name
      - inputText: Adam
      - eraseText: 1
      - assertVisible: Ada
      - tapOn: Later
      - extendedWaitUntil:
          visible: Five seconds later
          timeout: 6000
      - tapOn: List
      - scrollUntilVisible:
          element: Row 30
      - back
      - tapOn: Ask
      - tapOn: "No"
      - assertNotVisible: "Sure?"
      """)
    let passed = try run("test", "App/flow.yaml")
    XCTAssertEqual(passed.status, 0, passed.output)
    try write("App/flow.yaml", "appId: e\n---\n- launchApp\n- tapOn: Count\n- tapOn: Counter\n")
    let failed = try run("test", "App/flow.yaml", "--json")
    XCTAssertEqual(failed.status, 1)
    XCTAssertTrue(failed.output.contains("App/flow.yaml:5: tapOn"), failed.output)
    XCTAssertTrue(failed.output.contains("Counted"), failed.output)
  }

  func test_simctl_drivesWhatXcodebuildHasBuilt() throws {
    let build = command("xcodebuild", "-scheme", "App", variables: variables)
    build.arguments?.append(contentsOf: ["-derivedDataPath", folder + "/data", "-quiet", "build"])
    build.currentDirectoryURL = URL(fileURLWithPath: folder + "/App")
    XCTAssertEqual(try outcome(of: build).status, 0)
    for words in [
      ["boot", "iPhone SE"],
      ["install", "booted", folder + "/data/Build/Products/Debug-iphonesimulator/App.app"],
      ["launch", "booted", "App"], ["ui", "booted", "appearance", "dark"],
      ["openurl", "booted", "app://known"], ["io", "booted", "screenshot", folder + "/a.png"],
      ["shutdown", "booted"],
    ] {
      let process = command(variables: variables)
      process.arguments = ["simctl"] + words
      let outcome = try outcome(of: process)
      XCTAssertEqual(outcome.status, 0, "\(words) \(outcome.output)")
    }
    let picture = try XCTUnwrap(FileManager.default.contents(atPath: folder + "/a.png"))
    XCTAssertGreaterThan(picture.count, 5000)
  }
}
