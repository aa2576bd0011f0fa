import CVirtualClock
import CairoBackend
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// An X server of this test process alone, without a window manager, and GTK on it; or, where the
/// variable TESSERA_TEST_DISPLAY is "wayland", Weston in a window of that server, and GTK on it.
///
/// GTK opens one display in the life of a process, so all tests share it; each has its own window.
@MainActor
enum TestDisplay {
  private static let started: Result<GTKApplication, XCTSkip> = start()
  /// The services before GTK's were installed, for the tests of other targets in this process.
  private static var before: PlatformServices?
  private static var services: PlatformServices?
  nonisolated(unsafe) private static var servers: [Process] = []

  static let isWayland = ProcessInfo.processInfo.environment["TESSERA_TEST_DISPLAY"] == "wayland"

  /// The application; throws a skip where this machine has no Xvfb, or where the tests run on the
  /// other kind of display.
  static func application(onWayland: Bool = false) throws -> GTKApplication {
    guard onWayland == isWayland else {
      throw XCTSkip(
        onWayland ? "Runs with TESSERA_TEST_DISPLAY=wayland." : "Runs on an X server.")
    }
    return try started.get()
  }

  /// Runs `body` with GTK's services installed, and restores the headless ones.
  static func withServices<T>(_ body: () throws -> T) rethrows -> T {
    if let services { PlatformServices.install(services) }
    defer { if let before { PlatformServices.install(before) } }
    return try body()
  }

  /// Path of a program the tests drive the display with; throws a skip where it is not installed.
  static func tool(_ name: String) throws -> String {
    for folder in ["/usr/bin", "/usr/local/bin", "/bin"]
    where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    throw XCTSkip("\(name) is not installed.")
  }

  private static func start() -> Result<GTKApplication, XCTSkip> {
    do {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try tool("Xvfb"))
      process.arguments = [
        "-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp", "-noreset", "-ac",
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      servers = [process]
      tessera_clock_disregard_child(process.processIdentifier)
      // The last one started ends first.
      atexit { for server in TestDisplay.servers.reversed() { server.terminate() } }
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { throw XCTSkip("Xvfb did not start.") }
        line += piece
      }
      let number = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      setenv("DISPLAY", ":" + number, 1)
      setenv("GDK_BACKEND", "x11", 1)
      // A user who wants GTK's tree of a window: it is left out all the same.
      setenv("GTK_A11Y", "atspi", 1)
      setenv("GSETTINGS_BACKEND", "memory", 1)
      // Another module, such as IBus's, composes in its own way, or asks a process that is not there.
      if !isWayland { setenv("GTK_IM_MODULE", "gtk-im-context-simple", 1) }
      unsetenv("DBUS_SESSION_BUS_ADDRESS")
      unsetenv("WAYLAND_DISPLAY")
      if isWayland {
        // The compositor takes the machine's time to start.
        tessera_clock_follow_machine(true)
        try startWeston()
      }
      if !PlatformServices.isInstalled { HeadlessPlatform.install() }
      before = .current
      guard
        GTKBackend.install(
          GTKBackend.Configuration(applicationID: "org.tessera.Tests", name: "Tessera Tests")),
        let application = PlatformServices.current.application as? GTKApplication
      else { throw XCTSkip("GTK did not open the display of Xvfb.") }
      // Other programs of tests would start a bus to have one.
      setenv("GTK_A11Y", "none", 1)
      services = .current
      XCTestObservationCenter.shared.addTestObserver(clocks)
      if let before { PlatformServices.install(before) }
      tessera_clock_follow_machine(true)
      return .success(application)
    } catch let skip as XCTSkip {
      return .failure(skip)
    } catch {
      return .failure(XCTSkip("Xvfb did not start: \(error)"))
    }
  }

  private static let clocks = Clocks()

  /// A display's clock is the machine's; the tests of other targets in this process have the virtual one.
  private final class Clocks: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      let name = String(reflecting: type(of: testCase))
      tessera_clock_follow_machine(name.hasPrefix("GTKBackendTests."))
    }
  }

  private static func startWeston() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-weston-\(getpid())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try tool("weston"))
    process.arguments = [
      "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=tessera-test",
      "--width=1000", "--height=700", "--idle-time=0",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    servers.append(process)
    tessera_clock_disregard_child(process.processIdentifier)
    let socket = folder.appendingPathComponent("tessera-test").path
    // The first test begins before it is known that it has a display.
    tessera_clock_follow_machine(true)
    // Clock: the compositor is another process, and its socket all that it tells.
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
    setenv("WAYLAND_DISPLAY", "tessera-test", 1)
    setenv("GDK_BACKEND", "wayland", 1)
  }

  /// Runs a program beside the main loop, which goes on turning.
  static func run(_ name: String, _ arguments: String...) async throws {
    try await run(name, arguments)
  }

  static func run(_ name: String, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try tool(name))
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
  }

  /// The X window of the client's window.
  static func window(titled title: String) async throws -> UInt32 {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-window-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    try await run(
      "sh", "-c", "exec '\(try tool("xdotool"))' search --name '^\(title)$' >'\(file.path)'")
    let output = try String(contentsOf: file, encoding: .utf8)
    guard let number = output.split(separator: "\n").last.flatMap({ UInt32($0) }) else {
      throw XCTSkip("xdotool found no window \(title).")
    }
    return number
  }

  /// What the screen shows.
  static func screenshot() async throws -> PixelBuffer {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-screen-\(getpid()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try await run("import", "-window", "root", file.path)
    if let copy = ProcessInfo.processInfo.environment["TESSERA_KEEP_SCREENSHOTS"] {
      try? FileManager.default.copyItem(
        at: file, to: URL(fileURLWithPath: copy).appendingPathComponent("\(UUID()).png"))
    }
    return try PlatformServices.current.imageDecoder.decode(
      try Data(contentsOf: file), frame: 0, atLeast: nil)
  }
}

extension XCTestCase {
  /// Runs `body` inside the application's main loop, as an application's code runs.
  func inMainLoop(
    onWayland: Bool = false, timeout: TimeInterval = 120,
    _ body: @escaping @MainActor @Sendable (GTKApplication) async throws -> Void
  ) throws {
    try MainActor.assumeIsolated {
      let application = try TestDisplay.application(onWayland: onWayland)
      try TestDisplay.withServices {
        try Self.turnMainLoop(application, timeout: timeout, body)
      }
    }
  }

  @MainActor private static func turnMainLoop(
    _ application: GTKApplication, timeout: TimeInterval,
    _ body: @escaping @MainActor @Sendable (GTKApplication) async throws -> Void
  ) throws {
    var failure: (any Error)?
    let guardTimer = MainLoopTimer(milliseconds: UInt32(timeout * 1000)) {
      XCTFail("The main loop did not get through in \(timeout) s.")
      application.stop(status: 1)
    }
    _ = application.run {
      Task { @MainActor in
        do { try await body(application) } catch { failure = error }
        application.stop(status: 0)
      }
    }
    guardTimer.cancel()
    if let failure { throw failure }
  }
}

/// Waits until `condition` holds, letting the main loop turn; fails the test after `seconds`.
@MainActor
func eventually(
  _ what: String, within seconds: TimeInterval = 30, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () throws -> Bool
) async rethrows {
  // Clock: windows of a desktop go by the machine's; this is how long a test waits for them.
  let end = Date(timeIntervalSinceNow: seconds)
  while try !condition() {
    if Date() > end { return XCTFail("\(what): not within \(seconds) s.", file: file, line: line) }
    // Clock: as above.
    try? await Task.sleep(nanoseconds: 5_000_000)
  }
}

extension PixelBuffer {
  /// `0xRRGGBB`, or nil outside.
  func color(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFFFFFF
  }
}
