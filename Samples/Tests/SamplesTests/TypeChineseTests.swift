import Foundation
import XCTest

/// Chinese typed into a text field in a real window, through GTK's own input method: a compose file maps
/// the sounds `ni` and `hao` to characters, which are shown underlined while they are composed. What the
/// field holds is copied and pasted by xclip. Skipped where Xvfb, xdotool or xclip is not installed.
///
/// By hand, with a picture to look at:
///
///     mkdir -p /tmp/config/gtk-4.0
///     printf '<n> <i> : "你"\n<h> <a> <o> : "好"\n' > /tmp/config/gtk-4.0/Compose
///     Xvfb :99 -screen 0 1000x700x24 &
///     DISPLAY=:99 GDK_BACKEND=x11 GTK_IM_MODULE=simple XDG_CONFIG_HOME=/tmp/config \
///       ./tessera run Samples/Notes &
///     DISPLAY=:99 xdotool mousemove 500 117 click 1 key n i h a
///     DISPLAY=:99 import -window root composing.png
///     DISPLAY=:99 xdotool key o && DISPLAY=:99 import -window root composed.png
final class TypeChineseTests: XCTestCase {
  private var running: [Process] = []
  private var environment = ProcessInfo.processInfo.environment
  private var folder: URL?

  override func tearDown() {
    for process in running.reversed() where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    running = []
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  func test_soundsBecomeCharacters() throws {
    for name in ["xdotool", "xclip"] { _ = try tool(name) }
    try startDisplay()
    try writeComposeFile()
    try start(product("Notes"), [])
    let text = try eventually {
      // The search field, the sounds, then everything to the clipboard.
      try self.run("xdotool", ["mousemove", "500", "117", "click", "1"])
      Thread.sleep(forTimeInterval: 0.5)
      let keys = ["key", "--delay", "120", "ctrl+a", "n", "i", "h", "a", "o", "ctrl+a", "ctrl+c"]
      try self.run("xdotool", keys)
      let copied = try self.run("xclip", ["-selection", "clipboard", "-o"])
      return copied.contains("你") ? copied : nil
    }
    XCTAssertEqual(text, "你好")
  }

  // MARK: Pieces

  private func writeComposeFile() throws {
    let config = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-compose-\(ProcessInfo.processInfo.processIdentifier)")
    folder = config
    let gtk = config.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: gtk, withIntermediateDirectories: true)
    try "<n> <i> : \"你\"\n<h> <a> <o> : \"好\"\n".write(
      to: gtk.appendingPathComponent("Compose"), atomically: true, encoding: .utf8)
    environment["XDG_CONFIG_HOME"] = config.path
    environment["GTK_IM_MODULE"] = "simple"
  }

  /// Tries until there is an answer: nobody tells when a window is ready for keys.
  private func eventually(_ body: () throws -> String?) throws -> String {
    for _ in 0..<40 {
      if let found = try body() { return found }
      Thread.sleep(forTimeInterval: 0.5)
    }
    let isRunning = running.last?.isRunning ?? false
    throw Failure(description: "Nothing was composed; the program runs: \(isRunning).")
  }

  private struct Failure: Error, CustomStringConvertible { var description: String }

  private func product(_ name: String) -> URL {
    let folder = Bundle.main.bundleURL
    let products = folder.pathExtension == "xctest" ? folder.deletingLastPathComponent() : folder
    return products.appendingPathComponent(name)
  }

  private func tool(_ name: String) throws -> URL {
    let path = "/usr/bin/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw XCTSkip("\(name) is not installed.")
    }
    return URL(fileURLWithPath: path)
  }

  private func startDisplay() throws {
    let output = Pipe()
    try start(
      tool("Xvfb"), ["-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp"],
      output: output)
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    environment["DISPLAY"] = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    environment["GTK_A11Y"] = "none"
  }

  private func start(_ program: URL, _ arguments: [String], output: Pipe? = nil) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    running.append(process)
  }

  @discardableResult
  private func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = try tool(name)
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
