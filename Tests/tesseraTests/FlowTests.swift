import XCTest

@testable import tessera

/// Maestro's flows, run by `tessera test`.
final class FlowTests: CommandTestCase {
  private var app: FakeApp!

  override func setUpWithError() throws {
    try super.setUpWithError()
    app = FakeApp(pipe: makePipe("app"))
    app.start()
  }

  override func tearDownWithError() throws {
    app.stop()
    try super.tearDownWithError()
  }

  private func test(_ words: String...) throws -> Outcome {
    let process = command(variables: ["APP": app.program])
    process.arguments = ["test"] + words
    return try outcome(of: process)
  }

  func test_aFlow_drivesTheApp_ofTheProjectAboveIt() throws {
    try write(
      "App/flows/save.yaml",
      """
      appId: io.example
      name: Saving
      env:
        WHO: Sa
      ---
      - launchApp:
          arguments:
            first: "${WHO}m"
      - tapOn: "${WHO}v."
      - tapOn:
          id: name
          repeat: 2
      - inputText: "hello ${WHO}"
      - longPressOn:
          text: twice
          index: 1
      - tapOn:
          point: "50%,10"
      - tapOn:
          text: Nobody
          optional: true
      - assertNotVisible: Below
      - runFlow:
          file: more.yaml
          when:
            visible: Save
          env:
            WORD: there
      - runFlow:
          when:
            visible: Nobody
          commands:
            - inputText: never
      - repeat:
          times: 3
          commands:
            - back
      - evalScript: ${output.a = 'x' + WHO}
      - assertTrue: ${output.a == 'xSa'}
      - swipe:
          direction: LEFT
      - takeScreenshot: end
      """)
    try write(
      "App/flows/more.yaml", "appId: io.example\n---\n- inputText: ${WORD}\n- scroll\n")
    let outcome = try test(
      "App/flows/save.yaml", "--results", "kept", "--junit", "junit.xml", "--device", "iPhone SE")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertTrue(outcome.output.contains("✓ Saving"), outcome.output)
    let lines = app.asked.filter { $0.hasPrefix("script") && !$0.hasPrefix("script wait") }
      .filter { $0 != "script idle" }.map { String($0.dropFirst("script ".count)) }
    XCTAssertEqual(
      lines,
      [
        "tap 50,120", "tap 110,415", "tap 110,415", #"type "hello Sa""#, "longpress 50,320",
        "tap 196.5,10", #"type "there""#, "fling 196.5,426 by 0,-340.8 velocity 852", "back",
        "back", "back", "fling 353.7,426 by -314.4,0 velocity 786",
      ])
    XCTAssertEqual((app.options[0]["defaults"] as? [String: String])?["first"], "Sam")
    XCTAssertEqual((app.options[0]["device"] as? [String: Any])?["name"] as? String, "iphone-se")
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/kept/end.png"))
    let junit = try String(contentsOfFile: folder + "/junit.xml", encoding: .utf8)
    XCTAssertTrue(junit.contains(#"classname="Flows" name="Saving""#), junit)
  }

  func test_aFailure_namesItsLine_andKeepsPictureAndTree() throws {
    try write("App/flows/a.yaml", "appId: x\n---\n- launchApp\n- assertVisible: Nobody\n")
    try write("App/flows/b.yaml", "appId: x\n---\n- launchApp\n- stopApp\n")
    let outcome = try test("App/flows", "--results", "kept")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.contains(
        "✗ a: App/flows/a.yaml:4: assertVisible \"Nobody\": An element with the text \"Nobody\" should be "
          + "visible within 17 s and is not. There are \"Save\" (#save), \"Twice\", #name."),
      outcome.output)
    XCTAssertTrue(outcome.output.contains("✓ b"), outcome.output)
    for name in ["a-failure.png", "a-failure.json"] {
      XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder)/kept/\(name)"), name)
    }
  }

  func test_malformedFlows_areNamedWithTheirLine_beforeAnythingIsBuilt() throws {
    for (text, sentence) in [
      ("appId: x\n---\n- tapOnn: a\n", "f.yaml:3: tapOnn is no command of flows here; "),
      ("appId: x\n---\n- launchApp\n- frobnicate\n", "f.yaml:4: frobnicate is no command"),
      ("appId: x\n---\n- tapOn: a\n  back: b\n", "f.yaml:3: A command should stand alone"),
      ("appId: x\n---\n- tapOn:\n    colour: red\n", "f.yaml:4: An element has no colour."),
      ("appId: x\n---\ntapOn: a\n", "f.yaml:3: The commands should be a list"),
      ("appId: x\n---\n- tapOn: \"a\n", "The flow should be YAML; "),
      ("appId: x\nfrob: 1\n---\n- back\n", "f.yaml:2: A header has no frob;"),
      ("appId: x\n---\n- swipe: {start: \"1,1\"}\n", "f.yaml:3: swipe should have a direction"),
      ("appId: x\n---\n- tapOn: {point: here}\n", "f.yaml:3: A point should be X,Y"),
      ("appId: x\n---\n- runFlow: g.yaml\n", "f.yaml:3: A flow should be at "),
      ("appId: x\n---\n- runFlow: f.yaml\n", "The flow should not run itself."),
      ("", "f.yaml:1: A flow should have commands; the file is empty."),
    ] {
      try write("App/f.yaml", text)
      XCTAssertThrowsError(try FlowReader.read(folder + "/App/f.yaml"), text) { error in
        let failure = error as? Failure
        XCTAssertEqual(failure?.status, 2)
        XCTAssertTrue(failure?.sentence.contains(sentence) ?? false, "\(error)")
      }
    }
    try write("App/f.yaml", "appId: x\n---\n- tapOnn: a\n")
    XCTAssertEqual(try test("App/f.yaml").status, 2)
    XCTAssertEqual(asked, [])
  }

  func test_expressionsAndPatterns() throws {
    let step = FlowStep(file: "f", line: 1, shown: "", command: .back)
    var values = FlowValues(values: ["A": "1", "B": "two"])
    for (text, result) in [
      ("${A}${B}", "1two"), ("${A + 1}", "2"), ("${B + '!'}", "two!"), ("${A == 1}", "true"),
      ("${B != \"two\"}", "false"), ("${!A}", "false"), ("${A < 3 && B == 'two'}", "true"),
      ("${nothing || 'x'}", "x"), ("a ${nothing}", "a undefined"), ("\\${A}", "${A}"),
    ] { XCTAssertEqual(try values.filled(text, at: step), result, text) }
    try values.run("${output.n = A + 1; output.m = output.n + 1}", at: step)
    XCTAssertEqual(values.values["output.m"], "3")
    XCTAssertThrowsError(try values.filled("${http.get('x')}", at: step))
    XCTAssertTrue(FlowPattern("sa.e").matches("SAVE"))
    XCTAssertFalse(FlowPattern("Sav").matches("Save"))
    XCTAssertTrue(FlowPattern("Price (net").matches("Price (net"))
    XCTAssertTrue(FlowPattern("one two").matches("one\ntwo"))
  }
}
