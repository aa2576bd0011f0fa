import CairoBackend
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// An X server of this test process alone, without a window manager, and GTK on it.
///
/// GTK opens one display in the life of a process, so all tests share it; each has its own window.
@MainActor
enum TestDisplay {
  private static let started: Result<GTKApplication, XCTSkip> = start()
  nonisolated(unsafe) private static var server: Process?

  /// The application; throws a skip where this machine has no Xvfb.
  static func application() throws -> GTKApplication { try started.get() }

  /// Path of a program the tests drive the display with; throws a skip where it is not installed.
  static func tool(_ name: String) throws -> String {
    for folder in ["/usr/bin", "/usr/local/bin"]
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
      server = process
      atexit { TestDisplay.server?.terminate() }
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
      setenv("GTK_A11Y", "none", 1)
      setenv("GSETTINGS_BACKEND", "memory", 1)
      unsetenv("DBUS_SESSION_BUS_ADDRESS")
      unsetenv("WAYLAND_DISPLAY")
      guard
        GTKBackend.install(
          GTKBackend.Configuration(applicationID: "org.tessera.Tests", name: "Tessera Tests")),
        let application = PlatformServices.current.application as? GTKApplication
      else { throw XCTSkip("GTK did not open the display of Xvfb.") }
      return .success(application)
    } catch let skip as XCTSkip {
      return .failure(skip)
    } catch {
      return .failure(XCTSkip("Xvfb did not start: \(error)"))
    }
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
    timeout: TimeInterval = 30,
    _ body: @escaping @MainActor @Sendable (GTKApplication) async throws -> Void
  ) throws {
    try MainActor.assumeIsolated { try Self.turnMainLoop(timeout: timeout, body) }
  }

  @MainActor private static func turnMainLoop(
    timeout: TimeInterval,
    _ body: @escaping @MainActor @Sendable (GTKApplication) async throws -> Void
  ) throws {
    let application = try TestDisplay.application()
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
  _ what: String, within seconds: TimeInterval = 5, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () throws -> Bool
) async rethrows {
  let end = Date(timeIntervalSinceNow: seconds)
  while try !condition() {
    if Date() > end { return XCTFail("\(what): not within \(seconds) s.", file: file, line: line) }
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
