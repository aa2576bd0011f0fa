import XCTest

/// A program driven from outside, request by request.
final class SessionTests: XCTestCase {
  private func find(_ type: String, _ key: String, _ value: String, in client: SessionClient) throws
    -> SessionClient.Object?
  {
    try client.elements().first {
      $0["type"] as? String == type && $0[key] as? String == value
    }
  }

  func test_launchedProgram_saysWhatItIs() throws {
    let client = try SessionClient(arguments: ["-one", "two"])
    XCTAssertEqual(client.launched["event"] as? String, "launched")
    XCTAssertEqual(client.launched["protocol"] as? Int, 1)
    XCTAssertEqual(client.launched["app"] as? String, "SessionProgram")
    XCTAssertEqual(client.launched["size"] as? [Int], [375, 667])
    XCTAssertEqual(client.launched["scale"] as? Int, 2)
    let log = try client.ask(["do": "log"])["result"] as? [String]
    XCTAssertEqual(log, ["launched with -one two"])
    XCTAssertEqual(try client.ask(["do": "log"])["result"] as? [String], [])
    XCTAssertEqual(client.close(), 0)
  }

  func test_scripts_driveTheApp_andTimeIsVirtual() throws {
    let client = try SessionClient()
    let begin = try XCTUnwrap(
      try client.ask(["do": "script", "text": "idle"])["time"] as? Double)
    try client.run("tap \"Count\"\nidle\nexpect \"Counted\"")
    try client.run("tap \"Later\"\nwait 4.8\nexpect \"Counted\"")
    try client.run("wait 0.3\nexpect \"Five seconds later\"")
    let end = try XCTUnwrap(try client.ask(["do": "script", "text": ""])["time"] as? Double)
    XCTAssertEqual(end - begin, 5.2, accuracy: 0.3)
    // A finger may go down in one request and up in another.
    try client.run("press \"Count\"")
    try client.run("release\nidle\nexpect \"Counted\"")
    XCTAssertEqual(client.close(), 0)
  }

  func test_elements_areNestedAndTyped() throws {
    let client = try SessionClient()
    try client.run("idle")
    let all = try client.elements()
    XCTAssertEqual(all[0]["type"] as? String, "application")
    XCTAssertEqual(all[1]["type"] as? String, "window")
    XCTAssertEqual(all[1]["frame"] as? [Int], [0, 0, 375, 667])
    let label = try XCTUnwrap(try find("staticText", "identifier", "result", in: client))
    XCTAssertEqual(label["label"] as? String, "Nothing yet")
    XCTAssertEqual(label["enabled"] as? Bool, true)
    let field = try XCTUnwrap(try find("textField", "identifier", "name", in: client))
    XCTAssertEqual(field["placeholder"] as? String, "Name")
    XCTAssertNil(field["label"])
    XCTAssertNil(field["focused"])
    XCTAssertEqual(
      try find("switch", "identifier", "toggle", in: client)?["value"] as? String, "0")
    XCTAssertEqual(try find("slider", "value", "0%", in: client)?["hittable"] as? Bool, true)
    XCTAssertNotNil(try find("navigationBar", "identifier", "First", in: client))
    XCTAssertEqual(
      all.filter { $0["label"] as? String == "Count" }.map { $0["type"] as? String },
      ["button", "staticText"])
    try client.run("tap #name\ntype \"Ada\"")
    let edited = try XCTUnwrap(try find("textField", "identifier", "name", in: client))
    XCTAssertEqual(edited["value"] as? String, "Ada")
    XCTAssertEqual(edited["focused"] as? Bool, true)
    XCTAssertEqual(edited["handle"] as? Int, field["handle"] as? Int)
    XCTAssertEqual(client.close(), 0)
  }

  func test_alerts_coverWhatLiesBehind() throws {
    let client = try SessionClient()
    try client.run("tap \"Ask\"\nidle")
    XCTAssertNotNil(try find("alert", "label", "Sure?", in: client))
    let behind = try XCTUnwrap(try find("button", "label", "Count", in: client))
    XCTAssertNotEqual(behind["hittable"] as? Bool, true)
    let yes = try XCTUnwrap(try find("button", "label", "Yes", in: client))
    XCTAssertEqual(yes["hittable"] as? Bool, true)
    let point = try XCTUnwrap(yes["activationPoint"] as? [Double])
    try client.run("tap \(point[0]),\(point[1])\nidle\nexpect \"Agreed\"")
    XCTAssertNil(try find("alert", "label", "Sure?", in: client))
    XCTAssertEqual(client.close(), 0)
  }

  func test_rowsOffTheScreen_areFoundAndScrolledTo() throws {
    let client = try SessionClient()
    try client.run("tap \"List\"\nidle")
    let cells = try client.elements().filter { $0["type"] as? String == "cell" }
    XCTAssertEqual(cells.count, 40)
    let texts = cells[0]["children"] as? [SessionClient.Object]
    XCTAssertTrue("\(texts ?? [])".contains("Row 0"))
    XCTAssertNil(cells[39]["children"])
    XCTAssertNil(cells[39]["hittable"])
    let handle = try XCTUnwrap(cells[39]["handle"] as? Int)
    let reply = try client.ask(["do": "perform", "action": "scrollToVisible", "handle": handle])
    XCTAssertEqual(reply["ok"] as? Bool, true)
    try client.run("expect \"Row 39\"\nback\nidle\nexpect \"Count\"")
    XCTAssertEqual(client.close(), 0)
  }

  func test_perform_usesElementsByTheirHandles() throws {
    let client = try SessionClient()
    let slider = try XCTUnwrap(try find("slider", "value", "0%", in: client)?["handle"] as? Int)
    _ = try client.ask(["do": "perform", "action": "setValue", "value": 0.5, "handle": slider])
    XCTAssertNotNil(try find("slider", "value", "50%", in: client))
    XCTAssertEqual(
      try client.ask(["do": "perform", "action": "activate", "handle": 99_999])["error"] as? String,
      "There is no element 99999 that can do that.")
    XCTAssertEqual(
      try client.ask(["do": "perform", "action": "pick", "value": "x", "handle": slider])["error"]
        as? String, "Element \(slider) is no wheel of a picker.")
    XCTAssertEqual(client.close(), 0)
  }

  func test_pictureDumpAuditAndSettings() throws {
    let client = try SessionClient()
    let text = try XCTUnwrap(try client.ask(["do": "shot"])["result"] as? String)
    let picture = try XCTUnwrap(Data(base64Encoded: text))
    XCTAssertEqual(Array(picture.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(
      try client.ask(["do": "shot", "path": file.path])["ok"] as? Bool, true)
    XCTAssertEqual(try Data(contentsOf: file), picture)
    let dump = try XCTUnwrap(try client.ask(["do": "dump"])["result"] as? SessionClient.Object)
    XCTAssertEqual(dump["appearance"] as? String, "light")
    let audit = try XCTUnwrap(try client.ask(["do": "audit"])["result"] as? SessionClient.Object)
    XCTAssertNotNil(audit["findings"] as? [Any])
    _ = try client.ask(["do": "set", "appearance": "dark", "textSize": "extra-large"])
    let dark = try XCTUnwrap(try client.ask(["do": "dump"])["result"] as? SessionClient.Object)
    XCTAssertEqual(dark["appearance"] as? String, "dark")
    XCTAssertEqual(client.close(), 0)
  }

  func test_linksAndBackground_reachTheDelegate() throws {
    let client = try SessionClient()
    _ = try client.ask(["do": "log"])
    XCTAssertEqual(try client.ask(["do": "openURL", "url": "app://known/x"])["ok"] as? Bool, true)
    XCTAssertEqual(
      try client.ask(["do": "openURL", "url": "app://other"])["error"] as? String,
      "The app's delegate does not open app://other.")
    _ = try client.ask(["do": "background"])
    _ = try client.ask(["do": "foreground"])
    XCTAssertEqual(
      try client.ask(["do": "log"])["result"] as? [String],
      ["opened app://known/x", "opened app://other", "in background"])
    try client.run("tap \"Count\"\nidle\nexpect \"Counted\"")
    XCTAssertEqual(client.close(), 0)
  }

  func test_badRequests_areAnsweredAndEndNothing() throws {
    let client = try SessionClient()
    let replies: [(String, String)] = [
      ("{", "A request should be one line of JSON; it cannot be read."),
      ("[1]", "A request should be a JSON object with \"id\" and \"do\"."),
      ("{}", "\"do\" should be there."),
      (#"{"id":1,"do":3}"#, "\"do\" should be a text; found 3."),
      (#"{"id":1,"do":"script"}"#, "\"text\" should be there."),
      (#"{"id":1,"do":"shot","path":"a.png"}"#, "\"path\" should begin with a slash; found a.png."),
      (
        #"{"id":1,"do":"shot","path":"/nowhere/at/all/a.png"}"#,
        "/nowhere/at/all/a.png could not be written"
      ),
      (
        #"{"id":1,"do":"set","appearance":"pink"}"#,
        "\"appearance\" should be light or dark; found pink."
      ),
      (#"{"id":1,"do":"set","textSize":"big"}"#, "\"textSize\" should be one of extraSmall"),
      (#"{"id":1,"do":"openURL","url":"x"}"#, "\"url\" should be a link with a scheme; found x."),
      (#"{"id":1,"do":"perform","action":"activate"}"#, "\"handle\" should be the number"),
      (
        #"{"id":1,"do":"perform","handle":1,"action":"eat"}"#,
        "\"action\" should be one of activate, decrement, escape, focus, increment"
      ),
      (#"{"id":1,"do":"dance"}"#, "\"do\" should be one of script, settle, elements, shot"),
      ("", "A request should be one line of JSON; it cannot be read."),
      ("\u{0}\u{1}", "A request should be one line of JSON; it cannot be read."),
    ]
    for (line, reason) in replies {
      let reply = try XCTUnwrap(client.send(line), line)
      let error = reply["error"] as? String ?? ""
      XCTAssertTrue(error.hasPrefix(reason), "\(line): \(error)")
    }
    XCTAssertTrue(
      (client.send(String(repeating: "x", count: 17 << 20))?["error"] as? String ?? "")
        .hasPrefix("A request should have at most"))
    let missing = try client.ask(["do": "script", "text": "idle\ntap \"Cuont\""])
    XCTAssertEqual(missing["line"] as? Int, 2)
    XCTAssertTrue((missing["error"] as? String ?? "").contains("the nearest are \"Count\""))
    let unknown = try client.ask(["do": "script", "text": "idle\n\njump"])
    XCTAssertEqual(unknown["line"] as? Int, 3)
    try client.run("tap \"Count\"\nidle\nexpect \"Counted\"")
    XCTAssertEqual(client.close(), 0)
  }

  func test_quit_endsTheApp() throws {
    let client = try SessionClient()
    XCTAssertEqual(try client.ask(["do": "quit"])["ok"] as? Bool, true)
    XCTAssertNil(client.send(#"{"id":9,"do":"elements"}"#))
    XCTAssertEqual(client.close(), 0)
    let other = try SessionClient()
    try other.run("quit")
    XCTAssertEqual(other.status(), 0)
  }
}
