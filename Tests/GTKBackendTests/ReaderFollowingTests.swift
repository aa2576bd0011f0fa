import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What a reader hears by itself that was there before the program: windows, the focus, keys.
final class ReaderFollowingTests: XCTestCase {
  /// A screen with a button that opens another screen, in which nothing has the focus.
  @MainActor
  private final class Client: PlatformWindowClient {
    private var isOpen = false

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
      window.children = isOpen ? [bar, node(6, .button, "Use")] : [button]
      return [window]
    }
    func accessibilityActions(of id: Int) -> [String] { [] }
    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      isOpen = true
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
          "left push button True",
          "typed", "  key a text 0", "  key Shift_L name 0", "  key B text 1", "  key Left name 0",
          "  key space name 0",
        ])
      window.close()
    }
  }
}
