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
    func accessibilityScrolls(of id: Int) -> [AccessibilityScroll] { id == 2 ? [.down] : [] }
    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      log.append("\(id) \(action)")
      if action == .activate {
        name = "Saved"
        window?.announce("All is saved")
      }
      return true
    }
  }

  func test_reader_goesThroughTheTreeAndUsesIt() throws {
    let session = try ReaderSession.begin()
    defer { session.end() }
    try inMainLoop { application in
      let client = Client()
      let window = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
        client: client)
      client.window = window as? GTKWindow
      XCTAssertEqual(client.asked, 0, "nothing is made while nobody reads")
      try await session.run("reader.py")
      XCTAssertEqual(
        session.log.filter { !$0.hasPrefix("heard") },
        [
          "programs 1", "node application 'Tessera Tests'", "node frame 'Test'",
          "node push button 'Save'",
          "node entry 'Name'", "node slider 'Volume'", "node list 'Rows'",
          "node list item 'Row 41' selected 42/1000000",
          "actions ['activate', 'Archive', 'scroll down', 'escape']", "done True",
          "box 10 40 100 20",
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
