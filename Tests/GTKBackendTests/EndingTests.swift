import Foundation
import XCTest

/// Programs in a window that are ended from outside: by a signal, by the display, by the user while a script runs.
final class EndingTests: XCTestCase {
  /// A display of its own, and on it a program that writes when it goes out of sight and ends.
  private final class Run {
    let program = Process()
    private let display = Process()
    private let output = Pipe()
    private let errors = Pipe()
    let environment: [String: String]
    private let folder: URL

    /// - Parameters:
    ///   - script: run by the program, if any.
    ///   - home: of the program; nil for the user's.
    init(
      wayland: Bool = false, script: String? = nil, home: URL? = nil, arguments: [String] = []
    ) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("endings-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      var environment = ProcessInfo.processInfo.environment
      for name in ["WAYLAND_DISPLAY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] {
        environment[name] = nil
      }
      environment["XDG_RUNTIME_DIR"] = folder.path
      environment["GSETTINGS_BACKEND"] = "memory"
      environment["GDK_BACKEND"] = wayland ? "wayland" : "x11"
      if wayland {
        let tool = try Run.tool("weston")
        let socket = folder.appendingPathComponent("display").path
        display.executableURL = tool
        display.arguments = [
          "--backend=headless-backend.so", "--use-pixman", "--shell=kiosk-shell.so",
          "--socket=display", "--idle-time=0",
        ]
        display.environment = environment
        display.standardOutput = FileHandle.nullDevice
        display.standardError = FileHandle.nullDevice
        try display.run()
        Run.wait { FileManager.default.fileExists(atPath: socket) }
        environment["WAYLAND_DISPLAY"] = "display"
      } else {
        display.executableURL = try Run.tool("Xvfb")
        display.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"]
        let number = Pipe()
        display.standardOutput = number
        display.standardError = FileHandle.nullDevice
        try display.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
          let piece = number.fileHandleForReading.availableData
          guard !piece.isEmpty else { throw XCTSkip("Xvfb did not start.") }
          line += piece
        }
        environment["DISPLAY"] = ":" + String(decoding: line.dropLast(), as: UTF8.self)
      }
      if let home {
        environment["HOME"] = home.path
        for name in environment.keys where name.hasPrefix("XDG_") && name != "XDG_RUNTIME_DIR" {
          environment[name] = nil
        }
      }
      program.arguments = arguments
      if let script {
        let path = folder.appendingPathComponent("script").path
        try script.write(toFile: path, atomically: true, encoding: .utf8)
        environment["TESSERA_OPTIONS"] =
          "{\"mode\":\"window\",\"timeout\":30,\"defaults\":{},\"network\":\"none\",\"scriptPath\":\"\(path)\"}"
      }
      self.environment = environment
      let tests = Bundle.main.bundleURL
      let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
      program.executableURL = products.appendingPathComponent("SessionProgram")
      program.environment = environment
      program.standardOutput = output
      program.standardError = errors
      try program.run()
    }

    static func tool(_ name: String) throws -> URL {
      let path = "/usr/bin/\(name)"
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw XCTSkip("\(name) is not installed.")
      }
      return URL(fileURLWithPath: path)
    }

    static func wait(_ isThere: () throws -> Bool) rethrows {
      for _ in 0..<200 {
        if try isThere() { return }
        // Clock: programs and displays go by the machine's.
        Thread.sleep(forTimeInterval: 0.05)
      }
    }

    /// Waits until the program shows its window, as far as X tells.
    func awaitWindow() throws {
      guard environment["DISPLAY"] != nil else {
        // Clock: nobody tells when a window of Wayland's is there.
        Thread.sleep(forTimeInterval: 2)
        return
      }
      try Run.wait { try !ask("xdotool", ["search", "--onlyvisible", "--name", "."]).isEmpty }
      // Clock: the program's first frame follows its window.
      Thread.sleep(forTimeInterval: 0.5)
    }

    @discardableResult
    func ask(_ tool: String, _ arguments: [String]) throws -> String {
      let process = Process()
      let answer = Pipe()
      process.executableURL = try Run.tool(tool)
      process.arguments = arguments
      process.environment = environment
      process.standardOutput = answer
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = answer.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }

    func killDisplay() { kill(display.processIdentifier, SIGKILL) }

    /// Waits for the program's end, and answers how it ended and what it wrote.
    func end() -> (status: Int32, output: String, errors: String) {
      let text = output.fileHandleForReading.readDataToEndOfFile()
      let words = errors.fileHandleForReading.readDataToEndOfFile()
      program.waitUntilExit()
      if display.isRunning {
        display.terminate()
        display.waitUntilExit()
      }
      try? FileManager.default.removeItem(at: folder)
      return (
        program.terminationStatus, String(decoding: text, as: UTF8.self),
        String(decoding: words, as: UTF8.self)
      )
    }
  }

  func test_signals_letTheProgramKeepWhatItWants() throws {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      let run = try Run()
      try run.awaitWindow()
      kill(run.program.processIdentifier, signal)
      let end = run.end()
      XCTAssertEqual(end.status, 128 + signal)
      XCTAssertTrue(end.output.contains("in background\nterminates\n"), end.output)
      XCTAssertEqual(end.errors, "")
    }
  }

  func test_defaults_areThereAtTheNextStart_withoutBeingSynchronized() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for (count, signal) in [(1, SIGTERM), (2, SIGKILL), (3, SIGTERM)] {
      let run = try Run(home: home, arguments: ["-counts-launches"])
      try run.awaitWindow()
      // Clock: what is killed had a second to write.
      if signal == SIGKILL { Thread.sleep(forTimeInterval: 1.5) }
      kill(run.program.processIdentifier, signal)
      let end = run.end()
      if signal == SIGTERM { XCTAssertTrue(end.output.contains("launch \(count), "), end.output) }
    }
  }

  func test_aServerThatIsGone_isNamed() throws {
    let run = try Run()
    try run.awaitWindow()
    let name = try XCTUnwrap(run.environment["DISPLAY"])
    run.killDisplay()
    let end = run.end()
    XCTAssertEqual(end.status, 1)
    XCTAssertTrue(end.errors.contains("The X server \(name) is gone ("), end.errors)
    XCTAssertTrue(end.output.contains("in background\nterminates\n"), end.output)
  }

  func test_aCompositorThatIsGone_isNamed() throws {
    let run = try Run(wayland: true)
    try run.awaitWindow()
    run.killDisplay()
    let end = run.end()
    XCTAssertEqual(end.status, 1)
    XCTAssertTrue(end.errors.contains("The Wayland compositor display is gone ("), end.errors)
    XCTAssertTrue(end.output.contains("in background\nterminates\n"), end.output)
  }

  func test_aWindowClosedWhileAScriptRuns_failsTheScript() throws {
    let run = try Run(
      script: "wait 0.2\nwait 60\n# What follows is not reached.\ntap 10,10\nquit\n")
    try run.awaitWindow()
    let window = try run.ask("xdotool", ["search", "--onlyvisible", "--name", "."])
      .split(separator: "\n").last.map(String.init)
    try run.ask("xdotool", ["windowfocus", XCTUnwrap(window), "key", "ctrl+w"])
    let end = run.end()
    XCTAssertEqual(end.status, 1)
    XCTAssertTrue(
      end.errors.contains(
        "script:4: The app ended before its script did: line 2 was reached, 1 more should follow."),
      end.errors)
  }
}
