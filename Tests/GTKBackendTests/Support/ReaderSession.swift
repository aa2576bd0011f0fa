import CVirtualClock
import Foundation
import XCTest

/// A session of D-Bus of this test process alone, in which readers can be turned on.
///
/// GLib opens one session's bus in the life of a process, so all tests share it; each has a log of its own.
struct ReaderSession: Sendable {
  /// What a reader does comes here, in the file `log`.
  let folder: URL

  private static let started: Result<String, XCTSkip> = start()

  /// Starts the bus, or finds it there.
  ///
  /// - Throws: a skip where this machine has no display, no D-Bus or no AT-SPI for tests.
  static func begin() throws -> ReaderSession {
    _ = try MainActor.assumeIsolated { try TestDisplay.application() }
    let library = "/usr/lib/\(machine)-linux-gnu/girepository-1.0/Atspi-2.0.typelib"
    for file in ["/usr/libexec/at-spi-bus-launcher", library]
    where !FileManager.default.fileExists(atPath: file) {
      throw XCTSkip("at-spi2-core or gir1.2-atspi-2.0 is not installed: there is no \(file).")
    }
    setenv("DBUS_SESSION_BUS_ADDRESS", try started.get(), 1)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-reader-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ReaderSession(folder: folder)
  }

  /// The tests of other classes run without a session.
  func end() {
    unsetenv("DBUS_SESSION_BUS_ADDRESS")
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs one of the scripts beside this file, to its end, while the main loop turns.
  func run(_ script: String, _ arguments: String...) async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(script)
    try await TestDisplay.run(
      "python3", [file.path, folder.path, "Tessera Tests"] + arguments)
  }

  /// What readers have written down.
  var log: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// As folders of libraries call this machine's processor.
  private static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  nonisolated(unsafe) private static var daemon: Process?

  private static func start() -> Result<String, XCTSkip> {
    do {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-session-\(getpid())")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let process = Process()
      process.executableURL = URL(
        fileURLWithPath: try MainActor.assumeIsolated { try TestDisplay.tool("dbus-daemon") })
      process.arguments = ["--session", "--nofork", "--print-address=1"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_RUNTIME_DIR": folder.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      daemon = process
      tessera_clock_disregard_child(process.processIdentifier)
      atexit { ReaderSession.daemon?.terminate() }
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { return .failure(XCTSkip("dbus-daemon did not start.")) }
        line += piece
      }
      return .success(
        String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    } catch let skip as XCTSkip {
      return .failure(skip)
    } catch {
      return .failure(XCTSkip("dbus-daemon did not start: \(error)"))
    }
  }
}
