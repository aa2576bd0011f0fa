import XCTest

@testable import tessera

/// `tessera mcp`, spoken to as a client does.
final class MCPTests: CommandTestCase {
  private var process: Process!
  private var connection: LineConnection!
  private var app: FakeApp!
  private var lastID = 0

  override func setUpWithError() throws {
    try super.setUpWithError()
    app = FakeApp(pipe: makePipe("app"))
    app.start()
    process = command("mcp", variables: ["APP": app.program])
    // A stream with two ends, so that replies are waited for with a limit.
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process.standardInput = FileHandle(fileDescriptor: ends[1])
    process.standardOutput = FileHandle(fileDescriptor: ends[1])
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(ends[1])
    connection = LineConnection(descriptor: ends[0])
  }

  override func tearDownWithError() throws {
    connection = nil
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    app.stop()
    try super.tearDownWithError()
  }

  private func receive() throws -> [String: Any] {
    guard case .line(let line) = connection.receive(within: 30) else {
      throw Failure.failed("The server should answer and did not.")
    }
    return try XCTUnwrap(JSONLine.object(line), line)
  }

  private func request(_ method: String, _ values: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": lastID, "method": method, "params": values,
    ]
    XCTAssertTrue(connection.send(JSONLine.text(message)))
    let reply = try receive()
    XCTAssertEqual(reply["id"] as? Int, lastID)
    XCTAssertEqual(reply["jsonrpc"] as? String, "2.0")
    return reply
  }

  /// The content of a tool's result.
  private func call(
    _ name: String, _ arguments: [String: Any] = [:], isError: Bool = false
  ) throws -> [[String: Any]] {
    let reply = try request("tools/call", ["name": name, "arguments": arguments])
    let result = try XCTUnwrap(reply["result"] as? [String: Any], "\(reply)")
    XCTAssertEqual(result["isError"] as? Bool, isError, "\(result)")
    return try XCTUnwrap(result["content"] as? [[String: Any]])
  }

  private func text(
    _ name: String, _ arguments: [String: Any] = [:], isError: Bool = false
  ) throws -> String {
    try XCTUnwrap(call(name, arguments, isError: isError).last?["text"] as? String)
  }

  private func initialize(_ version: String = "2025-06-18") throws -> [String: Any] {
    let reply = try request(
      "initialize",
      [
        "protocolVersion": version, "capabilities": [String: Any](),
        "clientInfo": ["name": "test", "version": "1"],
      ])
    XCTAssertTrue(connection.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#))
    return try XCTUnwrap(reply["result"] as? [String: Any])
  }

  func test_versionsAreAgreedOn_andTheToolsAreTold() throws {
    let first = try initialize()
    XCTAssertEqual(first["protocolVersion"] as? String, "2025-06-18")
    XCTAssertNotNil((first["capabilities"] as? [String: Any])?["tools"])
    XCTAssertEqual((first["serverInfo"] as? [String: Any])?["name"] as? String, "tessera")
    XCTAssertEqual(
      try initialize("1999-01-01")["protocolVersion"] as? String, MCPServer.versions[0])
    XCTAssertEqual((try request("ping"))["result"] as? [String: String], [:])
    let list = try request("tools/list")["result"] as? [String: Any]
    let tools = try XCTUnwrap(list?["tools"] as? [[String: Any]])
    let names = tools.compactMap { $0["name"] as? String }
    XCTAssertEqual(Set(names).count, names.count)
    for name in [
      "build_run_sim", "build_sim", "launch_app_sim", "stop_app_sim", "test_sim", "screenshot",
      "snapshot_ui", "describe_ui", "tap", "type_text", "swipe", "long_press", "gesture", "button",
      "key_press", "set_sim_appearance", "list_sims", "ui_tap", "ui_describe_all", "open_url",
      "set_text_size", "set_locale", "set_network", "doctor", "get_app_logs",
    ] { XCTAssertTrue(names.contains(name), name) }
    for tool in tools {
      let schema = tool["inputSchema"] as? [String: Any]
      XCTAssertEqual(schema?["type"] as? String, "object")
      XCTAssertFalse((tool["description"] as? String ?? "").isEmpty)
    }
  }

  func test_badInput_hasAnAnswer_andTheServerGoesOn() throws {
    func code(of line: String) throws -> Int? {
      XCTAssertTrue(connection.send(line))
      return (try receive()["error"] as? [String: Any])?["code"] as? Int
    }
    XCTAssertEqual(try code(of: "{"), -32700)
    XCTAssertEqual(try code(of: "\u{1}\u{2}"), -32700)
    XCTAssertEqual(try code(of: "[]"), -32600)
    XCTAssertEqual(try code(of: "3"), -32600)
    XCTAssertEqual(try code(of: #"{"jsonrpc":"2.0","id":1}"#), -32600)
    XCTAssertEqual(try code(of: #"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#), -32601)
    XCTAssertEqual(
      try code(of: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#), -32602
    )
    XCTAssertEqual(
      try code(of: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#), -32602)
    XCTAssertTrue(connection.send(#"{"jsonrpc":"2.0","method":"notifications/unknown"}"#))
    XCTAssertTrue(try text("tap", ["label": 3], isError: true).contains("No app runs"))
    XCTAssertTrue(try text("build_sim", isError: true).contains("projectPath should name"))
    XCTAssertTrue(
      try text("build_sim", ["projectPath": "/nowhere"], isError: true).contains("does not exist"))
    XCTAssertTrue(
      try text("set_sim_appearance", ["mode": "grey"], isError: true).contains("light or dark"))
  }

  func test_anApp_isBuilt_run_driven_andEnded() throws {
    _ = try initialize()
    XCTAssertTrue(
      try text(
        "build_run_sim",
        ["projectPath": folder + "/App", "simulatorName": "iPhone SE (3rd generation)"]
      ).contains("Fake runs on iPhone SE"))
    let device = app.options.first?["device"] as? [String: Any]
    XCTAssertEqual(device?["name"] as? String, "iphone-se")

    let tree = try text("snapshot_ui")
    XCTAssertTrue(tree.contains(#""AXLabel":"Save""#), tree)
    XCTAssertFalse(tree.contains("Below"), tree)
    XCTAssertEqual(try text("tap", ["label": "Save"]), "Tapped button \"Save\" (#save) at 50,120.")
    XCTAssertTrue(app.asked.contains("script tap 50,120"), "\(app.asked)")
    _ = try text("tap", ["id": "name"])
    _ = try text("type_text", ["text": "a \"b\"\n"])
    XCTAssertTrue(app.asked.contains(#"script type "a \"b\"\n""#), "\(app.asked)")
    _ = try text("swipe", ["x1": 100, "y1": 500, "x2": 100, "y2": 100, "duration": 0.5])
    XCTAssertTrue(
      app.asked.contains("script fling 100,500 by 0,-400 velocity 800"), "\(app.asked)")
    _ = try text("ui_swipe", ["x_start": 1, "y_start": 5, "x_end": 1, "y_end": 1, "duration": "1"])
    _ = try text("key_press", ["keyCode": 40])
    XCTAssertTrue(app.asked.contains("script key return"))
    let two = try text("tap", ["label": "Twice"], isError: true)
    XCTAssertTrue(two.contains("2 match") && two.contains("10,300,80,40"), two)
    let none = try text("tap", ["label": "Sav"], isError: true)
    XCTAssertTrue(none.contains("There are \"Save\" (#save), \"Twice\", #name."), none)
    XCTAssertTrue(try text("tap", ["label": "Below"], isError: true).contains("off the screen"))
    XCTAssertTrue(
      try text("run_script", ["script": "fail"], isError: true).contains("should not fail"))

    let picture = try call("screenshot")
    XCTAssertEqual(picture.first?["mimeType"] as? String, "image/png")
    XCTAssertEqual(picture.first?["data"] as? String, FakeApp.png)
    _ = try text("set_sim_appearance", ["mode": "dark"])
    _ = try text("button", ["buttonType": "home"])
    XCTAssertTrue(app.asked.contains("set") && app.asked.contains("background"))
    XCTAssertTrue(try text("get_app_logs").contains("hello from the app"))
    _ = try text("set_locale", ["locale": "de_DE"])
    XCTAssertEqual(app.options.count, 2)
    XCTAssertEqual(app.options.last?["localeIdentifier"] as? String, "de_DE")
    XCTAssertEqual(app.options.last?["appearance"] as? String, "dark")
    XCTAssertTrue(try text("stop_app_sim").contains("has been ended"))
    XCTAssertTrue(try text("tap", ["x": 1, "y": 2], isError: true).contains("No app runs"))
  }

  /// The command's options are no client's to give.
  func test_whatTheCommandWantsTrusted_isAnArgumentOfTheTools() {
    for end in ["build", "run"] {
      XCTAssertEqual(
        MCPWorkbench.forClients(.usage("Packages. Add --trust to \(end) them.")).sentence,
        "Packages. Add trust: true to \(end) them.")
    }
    XCTAssertEqual(MCPWorkbench.forClients(.failed("Add --trust.")).sentence, "Add --trust.")
  }

  func test_theEndOfTheInput_endsTheApp() throws {
    process.terminate()
    process.waitUntilExit()
    connection = nil
    process = command("mcp", "App", variables: ["APP": "echo $$ > \(folder)/pid; " + app.program])
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build_run_sim"}}"# + "\n"
    input.fileHandleForWriting.write(Data(line.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    let app = try XCTUnwrap(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    XCTAssertEqual(kill(app, 0), -1)
  }
}
