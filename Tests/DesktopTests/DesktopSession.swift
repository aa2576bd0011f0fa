import Foundation
import XCTest

/// An X server with the window manager Openbox and a session's bus, one run of `DesktopProgram` on it, and hands
/// for mouse and keyboard.
final class DesktopSession {
  let desktop: TestDesktop
  let folder: URL
  private var program: Process?
  /// Of the program's window.
  private(set) var window = ""
  private let orders = Pipe()

  /// Starts server, bus and window manager.
  ///
  /// - Throws: a skip where one of them, or one of `tools`, is not installed.
  init(_ size: String = "1200x800", tools: [String] = []) throws {
    for name in ["openbox", "dbus-daemon"] { _ = try TestDesktop.tool(name) }
    desktop = try TestDesktop(size, tools: ["xdotool", "xprop"] + tools)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try desktop.startSessionBus()
    // Its settings are those that it comes with.
    desktop.environment["XDG_CONFIG_HOME"] = folder.path
    try desktop.start(TestDesktop.tool("openbox"))
    try eventually("the window manager") {
      let text = try text("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"])
      return text.contains("window id") ? true : nil
    }
  }

  func end() {
    desktop.end()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Programs

  /// Starts the program with one of its screens, in a window of 600 by 500 points at 100,100.
  func start(_ screen: String) throws {
    let file = folder.appendingPathComponent("said")
    FileManager.default.createFile(atPath: file.path, contents: nil)
    let process = Process()
    process.executableURL = TestDesktop.product("DesktopProgram")
    process.arguments = [screen]
    process.environment = desktop.environment
    process.standardInput = orders
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    program = process
    window = try eventually("the window") {
      let found = try text("xdotool", ["search", "--onlyvisible", "--name", "^DesktopProgram$"])
      return found.split(separator: "\n").last.map(String.init)
    }
    try place(window, 100, 100, width: 600, height: 500)
    try hears("active")
  }

  /// Starts another program's window beside it, 300 by 300 points at 800,100; clicking it makes it active.
  @discardableResult
  func startOther() throws -> (process: Process, window: String) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../GTKBackendTests/Support/other_program.py").standardizedFileURL
    let process = try desktop.start(TestDesktop.tool("python3"), [script.path, folder.path])
    try eventually("the other program") {
      guard process.isRunning else { throw XCTSkip("Python has no GTK 4.") }
      return log.contains("ready") ? true : nil
    }
    let other = try eventually("the other window") {
      let found = try text("xdotool", ["search", "--onlyvisible", "--name", "^Other$"])
      return found.split(separator: "\n").last.map(String.init)
    }
    try place(other, 800, 100, width: 300, height: 300)
    return (process, other)
  }

  private func place(_ window: String, _ x: Int, _ y: Int, width: Int, height: Int) throws {
    try hands("windowmove", window, "\(x)", "\(y)")
    try hands("windowsize", "--sync", window, "\(width)", "\(height)")
  }

  var isRunning: Bool { program?.isRunning ?? false }

  /// Gives the program a line on its standard input.
  func order(_ line: String) { orders.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  func endProgram() {
    program?.terminate()
    program?.waitUntilExit()
    program = nil
  }

  // MARK: What is heard

  /// What the program said, a line each.
  var said: [String] { lines("said") }
  /// What the other program, or the daemon of notifications, wrote down.
  var log: [String] { lines("log") }

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  func hears(_ line: String, file: StaticString = #filePath, at place: UInt = #line) throws {
    _ = try eventually("\"\(line)\" among \(said)") { said.contains(line) ? true : nil }
  }

  @discardableResult
  func eventually<Answer>(_ what: @autoclosure () -> String, _ body: () throws -> Answer?) throws
    -> Answer
  {
    do {
      return try desktop.eventually("it", tries: 300, every: 0.1, body)
    } catch is TestDesktop.Failure {
      throw TestDesktop.Failure(description: "Not seen within 30 s: \(what()).")
    }
  }

  // MARK: Hands

  func hands(_ arguments: String...) throws { try desktop.run("xdotool", arguments) }

  func text(_ tool: String, _ arguments: [String]) throws -> String {
    String(decoding: try desktop.run(tool, arguments), as: UTF8.self)
  }

  /// Puts the pointer at a place of the program's window.
  func point(_ x: Int, _ y: Int) throws {
    try hands("mousemove", "--window", window, "\(x)", "\(y)", "sleep", "0.1")
  }

  /// Clicks there.
  func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try point(x, y)
    try hands("click", "\(button)", "sleep", "0.1")
  }

  /// Where the window's content begins on the screen. Moves the pointer there: what xdotool tells of windows counts
  /// the frames of some window managers twice.
  func place() throws -> (x: Int, y: Int) {
    try point(0, 0)
    var values: [Substring: Int] = [:]
    for line in try text("xdotool", ["getmouselocation", "--shell"]).split(separator: "\n") {
      let words = line.split(separator: "=")
      if words.count == 2 { values[words[0]] = Int(words[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0)
  }

  /// Keeps what the screen shows where TESSERA_KEEP_SCREENSHOTS names a folder.
  ///
  /// - Returns: the pixels, three bytes each, and how many there are in a row.
  func screenshot(_ name: String) throws -> (pixels: Data, width: Int) {
    if let folder = ProcessInfo.processInfo.environment["TESSERA_KEEP_SCREENSHOTS"] {
      try desktop.run("import", ["-window", "root", "\(folder)/\(name).png"])
    }
    let data = try desktop.run("import", ["-window", "root", "-depth", "8", "ppm:-"])
    // "P6", width and height, 255, and then the pixels.
    let head = data.prefix(32).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return (data.suffix(size[0] * size[1] * 3), size[0])
  }
}

extension XCTestCase {
  /// Runs the body with a session that ends with it.
  func withSession(
    tools: [String] = [], _ body: (DesktopSession) throws -> Void
  ) throws {
    let session = try DesktopSession(tools: tools)
    defer { session.end() }
    defer { session.endProgram() }
    try body(session)
  }
}
