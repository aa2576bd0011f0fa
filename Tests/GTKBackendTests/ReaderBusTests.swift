import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What a screen reader finds of a window and can do there, by libatspi from Python.
final class ReaderBusTests: XCTestCase {
  /// A window of a few nodes; what is done with them is written down.
  @MainActor
  private final class Client: PlatformWindowClient {
    var log: [String] = []
    var name = "Save"
    private(set) var asked = 0
    weak var window: GTKWindow?

    func receive(_ event: PlatformEvent) {}
    func frame(at time: TimeInterval) -> RenderFrame? { nil }

    private func node(
      _ id: Int, _ role: AccessibilityRole, _ label: String, _ states: AccessibilityStates = []
    ) -> AccessibilityNode {
      var node = AccessibilityNode(
        id: id, role: role, frame: CGRect(x: 10, y: 20 * id, width: 100, height: 20),
        activationPoint: .zero, isElement: role != .list)
      node.label = label
      node.states = states.union([.enabled, .showing, .focusable])
      return node
    }

    func accessibilityWindows() -> [AccessibilityNode] {
      asked += 1
      var field = node(3, .textField, "Name", .editable)
      field.text = AccessibilityText(content: "A\u{1F600}b", selection: 3..<3)
      var slider = node(4, .slider, "Volume", .adjustable)
      slider.range = AccessibilityRange(value: 0.5, minimum: 0, maximum: 1)
      var list = node(5, .list, "Rows")
      list.count = 1_000_000
      var row = node(6, .listItem, "Row 41", [.selectable, .selected])
      (row.position, row.count) = (41, 1_000_000)
      list.children = [row]
      var window = node(1, .window, "")
      window.children = [node(2, .button, name), field, slider, list]
      return [window]
    }
    func accessibilityActions(of id: Int) -> [String] { id == 2 ? ["Archive"] : [] }
    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      log.append("\(id) \(action)")
      if action == .activate {
        name = "Saved"
        window?.announce("All is saved")
      }
      return true
    }
  }

  /// A session of D-Bus of this test alone, in which readers can be turned on.
  private final class Session {
    private let process = Process()
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-readers-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      process.executableURL = URL(
        fileURLWithPath: try MainActor.assumeIsolated { try TestDisplay.tool("dbus-daemon") })
      process.arguments = ["--session", "--nofork", "--print-address=1"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_RUNTIME_DIR": folder.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { throw XCTSkip("dbus-daemon did not start.") }
        line += piece
      }
      let address = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      setenv("DBUS_SESSION_BUS_ADDRESS", address, 1)
    }

    func end() {
      unsetenv("DBUS_SESSION_BUS_ADDRESS")
      process.terminate()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }

    var log: [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }
  }

  func test_reader_goesThroughTheTreeAndUsesIt() throws {
    _ = try MainActor.assumeIsolated { try TestDisplay.application() }
    guard FileManager.default.fileExists(atPath: "/usr/libexec/at-spi-bus-launcher"),
      FileManager.default.fileExists(
        atPath: "/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib")
    else { throw XCTSkip("at-spi2-core or gir1.2-atspi-2.0 is not installed.") }
    nonisolated(unsafe) let session = try Session()
    defer { session.end() }
    try inMainLoop { application in
      let client = Client()
      let window = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
        client: client)
      client.window = window as? GTKWindow
      XCTAssertEqual(client.asked, 0, "nothing is made while nobody reads")
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Support/reader.py")
      try await TestDisplay.run("python3", script.path, session.folder.path, "Tessera Tests")
      XCTAssertEqual(
        session.log.filter { !$0.hasPrefix("heard") },
        [
          "node application 'Tessera Tests'", "node frame 'Test'", "node push button 'Save'",
          "node entry 'Name'", "node slider 'Volume'", "node list 'Rows'",
          "node list item 'Row 41' selected 42/1000000",
          "actions ['activate', 'Archive', 'escape']", "done True", "box 10 40 100 20",
          "text 'A😀b' 3 2", "set True", "value 0.0 0.5 1.0", "value set True", "end",
        ])
      XCTAssertEqual(
        client.log, ["2 activate", "3 setText(\"Grace\")", "4 setValue(0.75)"])
      let heard = session.log.filter { $0.hasPrefix("heard") }
      XCTAssertTrue(
        heard.contains("heard object:property-change:accessible-name Saved"), "\(heard)")
      XCTAssertTrue(heard.contains { $0.hasPrefix("heard object:announcement") }, "\(heard)")
      XCTAssertTrue(application.environment.hasScreenReader)
      window.close()
    }
  }
}
