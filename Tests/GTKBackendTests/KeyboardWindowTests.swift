import Foundation
import PlatformInterface
import XCTest

/// All that can be done in a list by keys alone: real ones in a real window, and the same by a script without a
/// display. The program prints what it is told.
final class KeyboardWindowTests: XCTestCase {
  private struct Step {
    /// As xdotool calls them; one after the other, with a pause where something opens.
    var keys: [String]
    /// What is printed in the end.
    var says: String

    init(_ keys: String..., says: String) {
      self.keys = keys
      self.says = says
    }

    /// The same as lines of a script.
    var script: String {
      keys.map { key in
        let parts = key.split(separator: "+").map(String.init)
        let line = "key \((parts.last ?? "").lowercased())"
        return parts.count > 1 ? "\(line) with \(parts[0])" : line
      }.joined(separator: "\nidle\n")
    }
  }

  private static let table = [
    Step("Tab", says: "focus Airplane"),
    Step("space", says: "switch on"),
    Step("Down", says: "focus Brightness"),
    Step("Right", says: "slider 0.6"),
    Step("Down", says: "focus Cards"),
    // The actions of readers, then those behind swipes.
    Step("Menu", "Return", says: "archived Cards"),
    Step("Menu", "Down", "Return", says: "flagged Cards"),
    // The title's beginning.
    Step("e", "v", says: "focus Events"),
    Step("Tab", says: "focus Section index"),
    Step("Down", says: "index Z"),
    Step("shift+Tab", says: "focus Airplane"),
    Step("e", "v", says: "focus Events"),
    Step("Delete", says: "deleted Events"),
    Step("ctrl+a", says: "chose Zebra"),
    Step("ctrl+c", says: "copied Zebra"),
    // Past the search field, which stays closed.
    Step("shift+Tab", says: "focus field"),
    Step("shift+Tab", says: "focus Edit"),
    Step("space", says: "editing"),
    Step("Tab", says: "focus field"),
    Step("Tab", says: "focus Airplane"),
    Step("alt+Down", says: "moved Airplane to 0.1"),
  ]

  private static let outline = [
    Step("Tab", says: "focus Tree"),
    Step("Right", says: "opened Tree"),
    Step("Left", says: "closed Tree"),
  ]

  func test_table_byRealKeys() throws { try assertWindow("-keyboard-table", Self.table) }
  func test_outline_byRealKeys() throws { try assertWindow("-keyboard-outline", Self.outline) }
  func test_table_byScript() throws { try assertScript("-keyboard-table", Self.table) }
  func test_outline_byScript() throws { try assertScript("-keyboard-outline", Self.outline) }

  private func assertWindow(_ screen: String, _ steps: [Step]) throws {
    try inMainLoop { _ in
      let program = try KeyProgram(screen, inWindow: true)
      defer { program.end() }
      let number = "\(program.process.processIdentifier)"
      await eventually("the window", within: 60) {
        program.lines.contains { $0.hasPrefix("launched") }
      }
      try await TestDisplay.run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", number, "windowfocus")
      // Clock: the window is in the server's list before the program hears that it has the keyboard.
      try await Task.sleep(nanoseconds: 1_500_000_000)
      for step in steps {
        let before = program.lines.count
        for (place, key) in step.keys.enumerated() {
          // Clock: a hand takes its time, and a menu its own to open.
          if place > 0 { try await Task.sleep(nanoseconds: 600_000_000) }
          try await TestDisplay.run("xdotool", "key", key)
        }
        await eventually("\(step.keys) says \(step.says); all is \(program.lines)", within: 15) {
          program.lines.dropFirst(before).contains(step.says)
        }
      }
      XCTAssertFalse(program.lines.contains("search opened"))
    }
  }

  private func assertScript(_ screen: String, _ steps: [Step]) throws {
    let script = "idle\n" + steps.map(\.script).joined(separator: "\nidle\n") + "\nidle\nquit\n"
    let program = try KeyProgram(screen, inWindow: false, script: script)
    defer { program.end() }
    program.process.waitUntilExit()
    var rest = program.lines[...]
    for step in steps {
      guard let place = rest.firstIndex(of: step.says) else {
        return XCTFail("\(step.keys) should say \(step.says); what is left is \(rest)")
      }
      rest = rest[(place + 1)...]
    }
    XCTAssertFalse(program.lines.contains("search opened"))
  }
}

/// `SessionProgram`, and what it prints.
private final class KeyProgram {
  let process = Process()
  private let folder: URL

  init(_ screen: String, inWindow: Bool, script: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-keys-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var options = LaunchOptions()
    options.mode = inWindow ? .window : .headless
    options.device = DeviceProfile.named("desktop")
    options.timeout = 120
    if let script {
      let file = folder.appendingPathComponent("script.txt")
      try Data(script.utf8).write(to: file)
      options.scriptPath = file.path
    }
    let place = Bundle.main.bundleURL
    let products = place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
    process.executableURL = products.appendingPathComponent("SessionProgram")
    process.arguments = [screen]
    process.environment = ProcessInfo.processInfo.environment.merging(options.environment) { $1 }
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// What it has printed by now.
  var lines: [String] {
    let data = (try? Data(contentsOf: folder.appendingPathComponent("output.txt"))) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func end() {
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }
}
