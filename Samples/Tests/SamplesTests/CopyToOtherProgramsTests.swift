import Foundation
import XCTest

/// The sample of menus in a real window on an X server of the test's own, driven by xdotool; what it
/// copies is pasted by xclip. Skipped where one of the three is not installed.
final class CopyToOtherProgramsTests: XCTestCase {
  private var running: [Process] = []
  private var environment = ProcessInfo.processInfo.environment

  override func tearDown() {
    for process in running.reversed() where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    running = []
  }

  func test_pictureCopiedByAContextMenu_isPastedAsPNG() throws {
    try startDisplay()
    try start(product("C9Menus"), [])
    let picture = try eventually {
      // The picture called Snow, by the secondary button; the first command is Copy.
      let events = "key Escape mousemove 580 260 click 3 key Down key Return"
      _ = try self.output("xdotool", events.split(separator: " ").map(String.init))
      let types = try self.output("xclip", ["-selection", "clipboard", "-o", "-t", "TARGETS"])
      guard String(decoding: types, as: UTF8.self).contains("image/png") else { return nil }
      return try self.output("xclip", ["-selection", "clipboard", "-o", "-t", "image/png"])
    }
    XCTAssertEqual(Array(picture.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Width and height, in a PNG's first block.
    let numbers = [16, 20].map { start in
      picture.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    XCTAssertEqual(numbers, [480, 360])
  }

  // MARK: Pieces

  /// Tries until there is an answer: nobody tells when a window is ready for the mouse.
  private func eventually(_ body: () throws -> Data?) throws -> Data {
    for _ in 0..<100 {
      if let found = try body() { return found }
      Thread.sleep(forTimeInterval: 0.3)
    }
    throw Failure(description: "Nothing was copied; \(running.last?.isRunning ?? false).")
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
    for name in ["xdotool", "xclip"] { _ = try tool(name) }
    let output = Pipe()
    try start(
      tool("Xvfb"), ["-displayfd", "1", "-screen", "0", "1100x800x24", "-nolisten", "tcp"],
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

  private func output(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = try tool(name)
    process.arguments = arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
