import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What a reader hears by itself that was there before the program: windows, the focus, keys.
final class ReaderFollowingTests: XCTestCase {
  /// A screen with a button that opens another screen, in which nothing has the focus.
  @MainActor
  private final class Client: PlatformWindowClient {
    private var screen = 0
    var focused: [Int] = []

    func receive(_ event: PlatformEvent) {}
    func frame(at time: TimeInterval) -> RenderFrame? { nil }

    private func node(_ id: Int, _ role: AccessibilityRole, _ label: String) -> AccessibilityNode {
      var node = AccessibilityNode(
        id: id, role: role, frame: CGRect(x: 10, y: 20 * id, width: 100, height: 20),
        activationPoint: .zero, isElement: true)
      node.label = label
      node.states = [.enabled, .showing, .focusable]
      return node
    }

    func accessibilityWindows() -> [AccessibilityNode] {
      var window = node(1, .window, "")
      var button = node(2, .button, "Open")
      button.states.insert(.focused)
      var bar = node(5, .navigationBar, "Opened")
      bar.isElement = false
      bar.children = [node(3, .button, "Back"), node(4, .heading, "Opened")]
      var note = node(7, .textArea, "Note")
      note.states.formUnion([.editable, .multiline])
      window.children = [[button], [bar, node(6, .button, "Use")], [note]][screen]
      return [window]
    }
    func accessibilityActions(of id: Int) -> [String] { [] }
    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      guard action != .focus else {
        focused.append(id)
        return true
      }
      screen += 1
      return true
    }
  }

  func test_reader_hearsOfTheWindow_ofAScreenThatComes_andOfKeys() throws {
    let session = try ReaderSession.begin()
    defer { session.end() }
    try inMainLoop { application in
      let client = Client()
      let window = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
        client: client)
      try await session.run("reader_follow.py")
      XCTAssertEqual(
        session.log,
        [
          "came", "  window:activate frame 'Test'", "  focus push button 'Open'",
          "opened", "  focus heading 'Opened'", "focused ['Opened']",
          "left push button True", "used", "  focus text 'Note'",
          "typed", "  key a text 0", "  key Shift_L name 0", "  key B text 1", "  key Left name 0",
          "  key space name 0",
        ])
      XCTAssertEqual(client.focused, [7], "what is typed goes where the reader is")
      window.close()
    }
  }
}
