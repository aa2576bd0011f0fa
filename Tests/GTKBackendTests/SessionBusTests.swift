import Foundation
import XCTest

@testable import GTKBackend

/// A program whose session's bus is silent, says its name and no more, or dies: its window comes and stays.
final class SessionBusTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var running: [Process] = []

  private var products: URL {
    let place = Bundle.main.bundleURL
    return place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
  }

  override func setUpWithError() throws {
    _ = try MainActor.assumeIsolated { try TestDisplay.application() }
    // On the disk of the programs, so that one can have a second name in it.
    folder = products.appendingPathComponent("tessera-bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    for process in running.reversed() where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private func start(
    _ program: URL, _ arguments: [String], _ environment: [String: String] = [:],
    output: Any? = FileHandle.nullDevice, errors: Any? = FileHandle.nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    running.append(process)
    return process
  }

  private func tool(_ name: String) throws -> URL {
    URL(fileURLWithPath: try MainActor.assumeIsolated { try TestDisplay.tool(name) })
  }

  /// Starts an app of a name of its own on a bus, and waits for its window.
  ///
  /// - Parameters:
  ///   - address: of the bus; nil where none runs.
  ///   - environment: beside the bus's address.
  /// - Returns: the app, and the seconds until its window was there.
  private func launch(
    onBus address: String?, _ environment: [String: String] = [:]
  ) throws -> (app: Process, seconds: TimeInterval) {
    let program = folder.appendingPathComponent("SessionProgram")
    try FileManager.default.linkItem(
      at: products.appendingPathComponent("SessionProgram"), to: program)
    let name = "Bus \(UUID().uuidString.prefix(8))"
    let list: NSDictionary = [
      "CFBundleIdentifier": "org.tessera.Bus.T\(getpid())", "CFBundleName": name,
    ]
    list.write(to: folder.appendingPathComponent("Info.plist"), atomically: true)
    let errors = folder.appendingPathComponent("errors")
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    // Clock: programs of a desktop go by the machine's.
    let begin = Date()
    var wanted = ["XDG_STATE_HOME": folder.path, "HOME": folder.path]
    if let address { wanted["DBUS_SESSION_BUS_ADDRESS"] = address }
    let app = try start(
      program, [], wanted.merging(environment) { $1 },
      errors: try FileHandle(forWritingTo: errors))
    // Clock: as above.
    while !isShown(name), app.isRunning, Date().timeIntervalSince(begin) < 30 {
      // Clock: as above.
      Thread.sleep(forTimeInterval: 0.05)
    }
    XCTAssertTrue(isShown(name), "no window")
    // Clock: as above.
    return (app, Date().timeIntervalSince(begin))
  }

  /// Whether a window of that title is there.
  private func isShown(_ name: String) -> Bool {
    guard let xdotool = try? tool("xdotool"),
      let search = try? start(xdotool, ["search", "--onlyvisible", "--name", name])
    else { return false }
    search.waitUntilExit()
    running.removeAll { $0 === search }
    return search.terminationStatus == 0
  }

  private var errors: String {
    (try? String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)) ?? ""
  }

  private func stub(_ kind: String) throws -> String {
    let path = folder.appendingPathComponent("bus").path
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Support/session_bus.py")
    _ = try start(tool("python3"), [script.path, path, kind])
    // Clock: the bus is another process, and its socket all that it tells.
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: path) { usleep(20_000) }
    return "unix:path=" + path
  }

  private let sentence = "The session's bus does not answer; the program goes on without it.\n"

  func test_silentBus_isDoneWithout() throws {
    let (app, seconds) = try launch(onBus: try stub("silent"))
    XCTAssertLessThan(seconds, 10)
    XCTAssertTrue(app.isRunning)
    XCTAssertEqual(errors, sentence)
  }

  func test_busThatGreetsAndIsSilentThen_isDoneWithout() throws {
    let (app, seconds) = try launch(onBus: try stub("greets"))
    XCTAssertLessThan(seconds, 10)
    XCTAssertTrue(app.isRunning)
    XCTAssertEqual(errors, sentence)
  }

  /// The program wants its name of it.
  func test_busThatIsSilentWhenItIsAskedForAName_isDoneWithout() throws {
    let (app, seconds) = try launch(onBus: try stub("knows"))
    XCTAssertLessThan(seconds, 10)
    XCTAssertTrue(app.isRunning)
    // GLib has a line of its own for what GTK asks of the bus then.
    XCTAssertTrue(errors.hasSuffix(sentence), errors)
  }

  /// GIO starts one by this program where the environment tells of none.
  func test_noBus_isNotStarted() throws {
    let programs = folder.appendingPathComponent("programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let launcher = programs.appendingPathComponent("dbus-launch")
    let record = folder.appendingPathComponent("launched").path
    try "#!/bin/sh\necho \"$@\" >>'\(record)'\nexit 1\n"
      .write(to: launcher, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: launcher.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let (app, _) = try launch(
      onBus: nil, ["PATH": programs.path + ":" + path, "XDG_RUNTIME_DIR": folder.path])
    XCTAssertTrue(app.isRunning)
    XCTAssertFalse(FileManager.default.fileExists(atPath: record))
    XCTAssertEqual(errors, "")
  }

  func test_busThatDies_leavesTheProgram() throws { try killBus(withReaders: false) }

  /// Readers' bus goes with it.
  func test_busThatDiesWithReaders_leavesTheProgram() throws { try killBus(withReaders: true) }

  private func killBus(withReaders: Bool) throws {
    let output = Pipe()
    let bus = try start(
      tool("dbus-daemon"), ["--session", "--nofork", "--print-address=1"], output: output)
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let (app, _) = try launch(onBus: address)
    if withReaders {
      let reader = try start(
        tool("gdbus"),
        [
          "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
          "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled",
          "<true>",
        ], ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path])
      reader.waitUntilExit()
      try XCTSkipIf(reader.terminationStatus != 0, "at-spi2-core is not installed.")
      // Clock: nobody but readers is told when the program is embedded.
      Thread.sleep(forTimeInterval: 1)
    }
    kill(bus.processIdentifier, SIGKILL)
    bus.waitUntilExit()
    // Clock: what the program does with the news takes it some time.
    Thread.sleep(forTimeInterval: 2)
    XCTAssertTrue(app.isRunning)
    XCTAssertEqual(errors, "")
  }
}
