import XCTest

@testable import tessera

/// `tessera simctl` and `tessera xcodebuild`, as scripts call the tools of those names.
final class SimctlTests: CommandTestCase {
  private var app: FakeApp!

  override func setUpWithError() throws {
    try super.setUpWithError()
    app = FakeApp(pipe: makePipe("app"))
    app.start()
  }

  override func tearDownWithError() throws {
    _ = try? simctl("shutdown", "all")
    app.stop()
    try super.tearDownWithError()
  }

  /// What the app does first: it leaves its process and its home.
  private var writesPlaces: String { "echo $$ > \(folder)/pid; echo $HOME > \(folder)/pid.home; " }

  private func simctl(_ words: String...) throws -> Outcome {
    let process = command(variables: ["APP": writesPlaces + app.program])
    process.arguments = ["simctl"] + words
    return try outcome(of: process)
  }

  private func build() throws -> Outcome {
    let process = command(
      "xcodebuild", "build", "-scheme", "App", "-derivedDataPath", folder + "/data", "-sdk", "x",
      "CODE_SIGNING_ALLOWED=NO",
      variables: ["APP": writesPlaces + app.program])
    process.currentDirectoryURL = URL(fileURLWithPath: folder + "/App")
    return try outcome(of: process)
  }

  private func assertIsGone(_ process: pid_t, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(kill(process, 0), -1, file: file, line: line)
  }

  private func runningApp() throws -> pid_t {
    let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    return try XCTUnwrap(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  func test_whatWasBuilt_isInstalled_launched_drivenAcrossCalls_andEnded() throws {
    let built = try build()
    XCTAssertEqual(built.status, 0, built.output)
    XCTAssertTrue(built.output.contains("** BUILD SUCCEEDED **"))
    XCTAssertTrue(
      built.output.contains("xcodebuild: ignored: -sdk x, CODE_SIGNING_ALLOWED=NO"), built.output)
    let none = try simctl("launch", "booted", "App")
    XCTAssertEqual(none.status, 1)
    XCTAssertTrue(none.output.contains("No devices are booted"), none.output)
    XCTAssertEqual(try simctl("boot", "iPhone 15").status, 0)
    XCTAssertEqual(try simctl("boot", "iPhone 15").status, 1)
    XCTAssertTrue(try simctl("list", "devices", "booted").output.contains("iPhone 15 ("))
    let bundle = folder + "/data/Build/Products/Debug-iphonesimulator/App.app"
    XCTAssertEqual(try simctl("install", "booted", bundle).status, 0)
    XCTAssertEqual(try simctl("ui", "booted", "content_size", "extra-large").status, 0)

    let launched = try simctl("launch", "booted", "App", "-Key", "value")
    XCTAssertEqual(launched.status, 0, launched.output)
    let process = try runningApp()
    XCTAssertEqual(launched.output, "App: \(process)\n")
    XCTAssertEqual(app.options.first?["textSize"] as? String, "extraLarge")
    XCTAssertEqual(
      try simctl("io", "booted", "screenshot", folder + "/screen.png").status, 0)
    XCTAssertEqual(
      FileManager.default.contents(atPath: folder + "/screen.png"),
      Data(base64Encoded: FakeApp.png))
    XCTAssertEqual(try simctl("ui", "booted", "appearance", "dark").status, 0)
    XCTAssertEqual(try simctl("ui", "booted", "appearance").output, "dark\n")
    XCTAssertEqual(try simctl("openurl", "booted", "app://x").status, 0)
    XCTAssertTrue(app.asked.contains("set") && app.asked.contains("openURL"), "\(app.asked)")
    XCTAssertEqual(kill(process, 0), 0)

    XCTAssertEqual(try simctl("terminate", "booted", "App").status, 0)
    assertIsGone(process)
    XCTAssertEqual(try simctl("terminate", "booted", "App").status, 1)
    XCTAssertEqual(try simctl("launch", "booted", "App").status, 0)
    let second = try runningApp()
    XCTAssertEqual(try simctl("shutdown", "booted").status, 0)
    assertIsGone(second)
    XCTAssertEqual(try simctl("erase", "all").status, 0)
  }

  /// As on a simulator each app has a home on each device, which goes with the app or the device's contents.
  func test_apps_haveAHomeOfTheirOwnOnEachDevice() throws {
    func home(of device: String) throws -> String {
      _ = try simctl("boot", device)
      let bundle = folder + "/data/Build/Products/Debug-iphonesimulator/App.app"
      XCTAssertEqual(try simctl("install", device, bundle).status, 0)
      XCTAssertEqual(try simctl("launch", device, "App").status, 0)
      let home = try String(contentsOfFile: folder + "/pid.home", encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      XCTAssertEqual(try simctl("get_app_container", device, "App", "data").output, home + "\n")
      XCTAssertEqual(try simctl("terminate", device, "App").status, 0)
      return home
    }
    XCTAssertEqual(try build().status, 0)
    let phone = try home(of: "iphone-se")
    XCTAssertTrue(phone.hasPrefix(folder + "/cache/tessera/devices/"), phone)
    try Data().write(to: URL(fileURLWithPath: phone + "/kept"))
    XCTAssertEqual(try home(of: "iphone-se"), phone)
    XCTAssertTrue(FileManager.default.fileExists(atPath: phone + "/kept"))
    let tablet = try home(of: "ipad-11")
    XCTAssertNotEqual(tablet, phone)
    XCTAssertEqual(try simctl("uninstall", "ipad-11", "App").status, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: tablet))
    XCTAssertEqual(try simctl("shutdown", "all").status, 0)
    XCTAssertEqual(try simctl("erase", "iphone-se").status, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: phone))
  }

  func test_anAppThatEndsByItself_leavesNoProcess() throws {
    XCTAssertEqual(try build().status, 0)
    _ = try simctl("boot", "iphone-se")
    let bundle = folder + "/data/Build/Products/Debug-iphonesimulator/App.app"
    XCTAssertEqual(try simctl("install", "iphone-se", bundle).status, 0)
    XCTAssertEqual(try simctl("launch", "iphone-se", "App").status, 0)
    let file = folder + "/cache/tessera/devices/iphone-se.json"
    let state = try JSONDecoder().decode(
      DeviceState.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let holder = try XCTUnwrap(state.running?.process)
    kill(try runningApp(), SIGKILL)
    // The process that held it looks five times a second.
    while kill(holder, 0) == 0 { sched_yield() }
    let gone = try simctl("io", "booted", "screenshot", folder + "/screen.png")
    XCTAssertEqual(gone.status, 1)
    XCTAssertTrue(gone.output.contains("none does"), gone.output)
  }

  func test_listsAreJSON_andWhatIsIgnoredIsSaid() throws {
    let list = try simctl("list", "devices", "--json").output
    let value = try XCTUnwrap(JSONLine.object(list)?["devices"] as? [String: [[String: Any]]])
    let devices = try XCTUnwrap(value.values.first)
    let iPhone = try XCTUnwrap(devices.first { $0["name"] as? String == "iPhone 15" })
    XCTAssertEqual(iPhone["state"] as? String, "Shutdown")
    let identifier = try XCTUnwrap(iPhone["udid"] as? String)
    XCTAssertNotNil(UUID(uuidString: identifier))
    XCTAssertEqual(try simctl("boot", identifier).status, 0)
    let privacy = try simctl("privacy", "booted", "grant", "photos", "x")
    XCTAssertEqual(privacy.output, "simctl privacy does nothing here.\n")
    XCTAssertEqual(try simctl("frobnicate").status, 2)
    XCTAssertEqual(try simctl("boot", "Nokia").status, 2)
  }

  func test_exitCodesAreXcodebuilds() throws {
    func status(_ words: String..., variables: [String: String] = [:]) throws -> Int32 {
      let process = command(variables: variables)
      process.arguments = ["xcodebuild"] + words
      process.currentDirectoryURL = URL(fileURLWithPath: folder + "/App")
      return try outcome(of: process).status
    }
    XCTAssertEqual(try status("-frobnicate"), 64)
    XCTAssertEqual(try status("frobnicate"), 64)
    XCTAssertEqual(try status("-scheme"), 64)
    XCTAssertEqual(try status("-project", "No.xcodeproj", "-scheme", "App"), 66)
    XCTAssertEqual(
      try status("build", variables: ["BEFORE": "case $words in *App*) STATUS=1 ;; esac"]), 65)
    XCTAssertEqual(try status("-version"), 0)
    let tests = "case $words in \"test \"*) exit 1 ;; esac"
    XCTAssertEqual(try status("test", "-quiet", variables: ["BEFORE": tests]), 65)
  }

  func test_linesAreRead() throws {
    let line = try XcodebuildLine([
      "clean", "test", "-workspace", "A.xcworkspace", "-scheme", "A", "-destination",
      "platform=iOS Simulator,name=iPhone 15,OS=latest", "-only-testing:ATests/One/test_a",
      "-skip-testing", "ATests/Two", "-enableCodeCoverage", "YES", "-quiet", "A=B",
      "-default-test-execution-time-allowance", "90", "-parallel-testing-enabled", "YES",
      "-parallel-testing-worker-count", "3",
    ])
    XCTAssertEqual(line.allowance, 90)
    XCTAssertEqual(line.isParallel, true)
    XCTAssertEqual(line.workers, 3)
    XCTAssertThrowsError(try XcodebuildLine(["test", "-parallel-testing-worker-count", "0"]))
    XCTAssertEqual(line.actions, [.clean, .test])
    XCTAssertEqual(line.destinationValues["name"], "iPhone 15")
    XCTAssertEqual(line.ignored, ["-enableCodeCoverage YES", "A=B"])
    XCTAssertEqual(
      line.onlyTesting.map(XcodebuildLine.filter), ["^ATests\\.One/test_a(/|$|\\()"])
    XCTAssertEqual(line.skipTesting.map(XcodebuildLine.filter), ["^ATests\\.Two(/|$|\\()"])
    XCTAssertEqual(XcodebuildLine.filter("My Tests"), "^My_Tests\\.")
  }
}
