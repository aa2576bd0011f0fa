import Foundation
import XCTest

/// An X server of the test's own, and the programs that run on it and drive it.
final class TestDesktop {
  private var running: [Process] = []
  private var folders: [URL] = []
  /// Of every program that is started from now on.
  var environment = ProcessInfo.processInfo.environment

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// Starts the server.
  ///
  /// - Parameter size: in pixels, as `1100x800`.
  /// - Throws: a skip where Xvfb or one of `tools` is not installed.
  init(_ size: String, tools: [String]) throws {
    for name in tools { _ = try Self.tool(name) }
    environment["WAYLAND_DISPLAY"] = nil
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["GDK_BACKEND"] = "x11"
    // Other programs of tests would start a bus to have one.
    environment["GTK_A11Y"] = "none"
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["GTK_IM_MODULE"] = "gtk-im-context-simple"
    let output = Pipe()
    try start(
      Self.tool("Xvfb"),
      ["-displayfd", "1", "-screen", "0", size + "x24", "-nolisten", "tcp", "-noreset", "-ac"],
      output: output)
    environment["DISPLAY"] = ":" + (try Self.firstLine(of: output, "Xvfb"))
  }

  /// Starts a session's bus, which the programs started from now on speak to.
  ///
  /// - Throws: a skip where there is no dbus-daemon.
  func startSessionBus() throws {
    _ = try makeRuntimeFolder()
    let output = Pipe()
    try start(
      Self.tool("dbus-daemon"), ["--session", "--nofork", "--print-address=1"], output: output)
    environment["DBUS_SESSION_BUS_ADDRESS"] = try Self.firstLine(of: output, "dbus-daemon")
  }

  /// Starts a Wayland compositor in a window of the server, on which the programs started from now on are shown.
  ///
  /// The kiosk shell gives each window the whole screen.
  ///
  /// - Throws: a skip where weston is not installed.
  func startWayland(width: Int, height: Int) throws {
    let weston = try Self.tool("weston")
    let folder = try makeRuntimeFolder()
    try start(
      weston,
      [
        "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so",
        "--socket=tessera-samples", "--width=\(width)", "--height=\(height)", "--idle-time=0",
      ])
    let socket = folder.appendingPathComponent("tessera-samples").path
    try eventually("The compositor's socket", tries: 200, every: 0.05) {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    environment["WAYLAND_DISPLAY"] = "tessera-samples"
    environment["GDK_BACKEND"] = "wayland"
    environment["GTK_IM_MODULE"] = nil
  }

  /// Starts KWin in a window of the server, on which the programs started from now on are shown at a scale that need
  /// not be a whole number.
  ///
  /// - Parameters:
  ///   - width: of the output, in points; its window has as many pixels as that comes to.
  /// - Throws: a skip where KWin is not installed.
  func startFractional(scale: Double, width: Int, height: Int) throws {
    let program = try Self.tool("kwin_wayland")
    let folder = try makeRuntimeFolder()
    // The installed one may raise its own priority, which containers do not let a program have. Its plugins know it
    // by its name.
    let copy = folder.appendingPathComponent("kwin_wayland")
    try FileManager.default.copyItem(at: program, to: copy)
    environment["XDG_CONFIG_HOME"] = folder.path
    environment["XDG_CACHE_HOME"] = folder.path
    // Without OpenGL.
    environment["KWIN_COMPOSE"] = "Q"
    let socket = "tessera-\(folder.lastPathComponent)"
    try start(
      copy,
      [
        "--x11-display", environment["DISPLAY"] ?? "", "--width", "\(width)", "--height",
        "\(height)", "--scale", "\(scale)", "--socket", socket, "--no-lockscreen",
        "--no-global-shortcuts",
      ])
    try eventually("The compositor's socket", tries: 200, every: 0.05) {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(socket).path)
        ? true : nil
    }
    environment["WAYLAND_DISPLAY"] = socket
    environment["GDK_BACKEND"] = "wayland"
    environment["GTK_IM_MODULE"] = nil
  }

  /// Where sockets of the session lie; the same for all that is started.
  private func makeRuntimeFolder() throws -> URL {
    if let folder = folders.first { return folder }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-session-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    folders.append(folder)
    environment["XDG_RUNTIME_DIR"] = folder.path
    return folder
  }

  private static func firstLine(of output: Pipe, _ program: String) throws -> String {
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw XCTSkip("\(program) did not start.") }
      line += piece
    }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends every program, the server last.
  func end() {
    for process in running.reversed() where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    running = []
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    folders = []
  }

  // MARK: Programs

  /// Path of a program; throws a skip where it is not installed.
  static func tool(_ name: String) throws -> URL {
    for folder in ["/usr/bin", "/usr/local/bin", "/bin"]
    where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
      return URL(fileURLWithPath: "\(folder)/\(name)")
    }
    throw XCTSkip("\(name) is not installed.")
  }

  /// A sample, beside the tests.
  static func product(_ name: String) -> URL {
    let folder = Bundle.main.bundleURL
    let products = folder.pathExtension == "xctest" ? folder.deletingLastPathComponent() : folder
    return products.appendingPathComponent(name)
  }

  @discardableResult
  func start(_ program: URL, _ arguments: [String] = [], output: Pipe? = nil) throws -> Process {
    let process = make(program, arguments, output)
    try process.run()
    running.append(process)
    return process
  }

  /// Runs a program to its end, and returns what it wrote.
  @discardableResult
  func run(_ name: String, _ arguments: [String]) throws -> Data {
    let output = Pipe()
    let process = make(try Self.tool(name), arguments, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  private func make(_ program: URL, _ arguments: [String], _ output: Pipe?) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Tries until there is an answer: nobody tells when a window is ready for hands.
  ///
  /// - Parameter what: what has not come, if nothing does.
  @discardableResult
  func eventually<Answer>(
    _ what: String, tries: Int, every pause: TimeInterval, _ body: () throws -> Answer?
  ) throws -> Answer {
    for _ in 0..<tries {
      if let found = try body() { return found }
      // Clock: a desktop and its programs go by the machine's.
      Thread.sleep(forTimeInterval: pause)
    }
    let isRunning = running.last?.isRunning ?? false
    throw Failure(description: "\(what) did not come; the program runs: \(isRunning).")
  }
}
