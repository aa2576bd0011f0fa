import CGTK4
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What readers do with long lists and with texts by way of the clipboard, and what they hear where the focus moves
/// within a list.
final class ReaderListTests: XCTestCase {
  /// A list of a million rows of which three are in sight, one of them a branch, and a field.
  @MainActor
  private final class Client: PlatformWindowClient {
    var log: [String] = []
    var first = 41
    var focused = 41
    var isOpen = false
    weak var window: GTKWindow?

    func receive(_ event: PlatformEvent) {}
    func frame(at time: TimeInterval) -> RenderFrame? { nil }

    private func node(_ id: Int, _ role: AccessibilityRole, _ label: String) -> AccessibilityNode {
      var node = AccessibilityNode(
        id: id, role: role, frame: CGRect(x: 10, y: 20, width: 100, height: 20),
        activationPoint: .zero, isElement: role != .list)
      node.label = label
      node.states = [.enabled, .showing, .focusable]
      return node
    }

    func accessibilityWindows() -> [AccessibilityNode] {
      var list = node(5, .list, "Rows")
      list.count = 1_000_000
      list.table = AccessibilityTable(rows: 1_000_000, columns: 1)
      list.children = (first..<(first + 3)).map { position in
        var row = node(100 + position, .listItem, "Row \(position)")
        (row.position, row.count) = (position, 1_000_000)
        row.states.insert(.selectable)
        if position == focused { row.states.insert(.focused) }
        if position == 42 { row.states.formUnion(isOpen ? [.expandable, .expanded] : .expandable) }
        return row
      }
      var field = node(6, .textField, "Greeting")
      field.states.insert(.editable)
      field.text = AccessibilityText(content: "a\u{1F600}bc", selection: 0..<0)
      field.language = "de-CH"
      var secret = node(7, .secureField, "Code")
      secret.states.insert(.editable)
      secret.text = AccessibilityText(content: "\u{2022}\u{2022}", selection: 0..<0)
      var window = node(1, .window, "")
      window.children = [list, field, secret]
      return [window]
    }

    func accessibilityActions(of id: Int) -> [String] { [] }

    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      log.append("\(id) \(action)")
      switch action {
      case .scrollToItem(let position): first = position
      case .focus where id == 142: focused = 42
      case .focus where id == 6: focused = -1
      case .activate where id == 142: isOpen = true
      default: break
      }
      return true
    }
  }

  func test_reader_comesToAnyItem_hearsOfTheFocus_andUsesTheClipboard() throws {
    let session = try ReaderSession.begin()
    defer { session.end() }
    nonisolated(unsafe) var done: [String] = []
    try inMainLoop { application in
      let client = Client()
      let window = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
        client: client)
      client.window = window as? GTKWindow
      try await session.run("reader_queries.py", "lists")
      done = client.log
      window.close()
    }
    XCTAssertEqual(
      session.log,
      [
        "branch False expandable collapsed", "heard collapsed 0", "heard expanded 1",
        "branch expanded expandable False",
        "locale de_CH same True",
        "heard active descendant 'Row 42' at 1 of 'Rows'",
        "list 41.0 0.0 999999.0 1.0", "set to 2 True", "list 2.0",
        "rows ['Row 2', 'Row 3', 'Row 4']",
        "set to 999997 True", "list 999997.0", "beyond True True",
        "all True", "copied", "cut True", "pasted True", "secret True False True", "end",
      ])
    XCTAssertEqual(
      done,
      [
        "142 activate", "142 focus", "6 focus", "5 scrollToItem(2)", "5 scrollToItem(999997)",
        "5 scrollToItem(999999)", "5 scrollToItem(0)", "5 selectAll", "6 copyText(Range(1..<4))",
        "6 cutText(Range(0..<3))", "6 pasteText(3)",
        "7 pasteText(0)",
      ])
  }
}
