import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What readers ask of texts, lists and tables and of all nodes at once, in AT-SPI's own numbers and words.
final class ReaderQueryTests: XCTestCase {
  /// A window of a text, a list of a million rows and a data table; what is done with them is written down.
  @MainActor
  private final class Client: PlatformWindowClient {
    var log: [String] = []
    var rows = [41, 42]
    var selected = [41, 900_000]
    weak var window: GTKWindow?

    func receive(_ event: PlatformEvent) {}
    func frame(at time: TimeInterval) -> RenderFrame? { nil }

    private func node(_ id: Int, _ role: AccessibilityRole, _ label: String) -> AccessibilityNode {
      var node = AccessibilityNode(
        id: id, role: role, frame: CGRect(x: 10, y: id, width: 100, height: 20),
        activationPoint: .zero, isElement: role != .list && role != .table)
      node.label = label
      node.states = [.enabled, .showing, .focusable]
      return node
    }

    func accessibilityWindows() -> [AccessibilityNode] {
      var label = node(2, .text, "a\u{1F600}b")
      label.showsLabel = true
      var list = node(5, .list, "Rows")
      list.count = 1_000_000
      list.table = AccessibilityTable(rows: 1_000_000, columns: 1)
      list.children = rows.map { position in
        var row = node(100 + position, .listItem, "Row \(position)")
        (row.position, row.count) = (position, 1_000_000)
        row.place = AccessibilityPlace(rows: position..<(position + 1), columns: 0..<1)
        row.states.insert(.selectable)
        if selected.contains(position) { row.states.insert(.selected) }
        return row
      }
      var table = node(6, .table, "Trains")
      table.table = AccessibilityTable(rows: 2, columns: 2)
      table.children = [(0, 0, "Train"), (0, 1, "Leaves"), (1, 0, "S1"), (1, 1, "8:04")].map {
        var cell = node(10 + 2 * $0.0 + $0.1, .text, $0.2)
        cell.place = AccessibilityPlace(rows: $0.0..<($0.0 + 1), columns: $0.1..<($0.1 + 1))
        cell.identifier = "a:b"
        return cell
      }
      var window = node(1, .window, "")
      window.children = [label, list, table]
      return [window]
    }

    func accessibilityActions(of id: Int) -> [String] { id == 141 ? ["Archive"] : [] }

    func accessibilityText(of id: Int, _ question: AccessibilityTextQuestion)
      -> AccessibilityTextAnswer?
    {
      guard id == 2 else { return nil }
      switch question {
      case .boxes(let range):
        log.append("boxes \(range)")
        let box = CGRect(x: 10.4 + 10 * CGFloat(range.lowerBound), y: 2.5, width: 10, height: 20)
        return .boxes(range.isEmpty ? [CGRect(x: 50, y: 2, width: 0, height: 20)] : [box])
      case .grapheme(let point): return .range(point.x < 200 ? 1..<3 : nil)
      case .line, .sentence: return .range(0..<4)
      case .run(let offset):
        var plain = TextAttributes(font: FontSpec(pointSize: 17), color: .black)
        let defaults = plain
        if offset >= 3 {
          plain.font.weight = 700
          plain.underline = .single
          plain.color = RGBA(red: 1, green: 0, blue: 0.5)
        }
        return .run(
          AccessibilityTextRun(
            range: offset < 3 ? 0..<3 : 3..<4, attributes: plain, defaults: defaults,
            alignment: .natural, isRightToLeft: false))
      }
    }

    func accessibilityTable(of id: Int, _ question: AccessibilityTableQuestion)
      -> AccessibilityTableAnswer?
    {
      switch question {
      case .selection: .positions(id == 5 ? selected : [])
      case .selectionCount: .count(id == 5 ? selected.count : 0)
      case .isSelected(let position): .truth(id == 5 && selected.contains(position))
      case .rowHeaders(let row):
        .headers(id == 5 ? [AccessibilityHeader(id: nil, label: "Section \(row / 1000)")] : [])
      case .columnHeaders(let column):
        .headers(
          id == 6
            ? [AccessibilityHeader(id: 10 + column, label: ["Train", "Leaves"][column])] : [])
      }
    }

    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
      log.append("\(id) \(action)")
      if action == .selectItem(43) { rows = [42, 43] }
      return true
    }
  }

  private func ask(_ part: String) throws -> (log: [String], done: [String]) {
    let session = try ReaderSession.begin()
    defer { session.end() }
    nonisolated(unsafe) var done: [String] = []
    try inMainLoop { application in
      let client = Client()
      let window = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
        client: client)
      client.window = window as? GTKWindow
      try await session.run("reader_queries.py", part)
      done = client.log
      window.close()
    }
    return (session.log, done)
  }

  func test_texts_areCountedInCharacters_andToldInATKsWords() throws {
    let (log, done) = try ask("text")
    XCTAssertEqual(
      log,
      [
        "count 3 caret -1", "box of 1: 20 2 11 21", "box of 2: 40 2 11 21",
        "box of the end: 50 2 0 20",
        "range 0 2: 10 2 11 21", "in the parent: 20 2", "offset 1", "offset beside -1",
        "line a\u{1F600}b 0 3", "word before 2: '' 0 0",
        "run at 0: Inter 17 400 0,0,0 none left ltr 0 2",
        "run at 2: Inter 17 700 65535,0,32768 single left ltr 2 3",
        "own at 0: [] 0 2", "own at 2: ['fg-color', 'underline', 'weight'] 2 3",
        "default: 400", "value: 700", "selects False", "errors 4 of 4", "end",
      ])
    XCTAssertTrue(done.contains("boxes 1..<3"), "UTF-16 of a character beyond the first plane")
    XCTAssertTrue(done.contains("2 revealText(Range(0..<3))"), "\(done)")
  }

  func test_searches_matchInEachWay() throws {
    XCTAssertEqual(
      try ask("collection").log,
      [
        "roles any ['Row 41', 'Row 42']", "roles all of one ['Row 41', 'Row 42']",
        "roles all of two []",
        "roles none ['a\u{1F600}b', 'Rows', 'Trains', 'Train', 'Leaves', 'S1', '8:04']",
        "states any ['Row 41']", "states empty none named []",
        "attributes ['Train', 'Leaves', 'S1', '8:04']",
        "attributes any ['Row 41', 'Row 42']", "interfaces ['Rows', 'Trains']",
        "action ['Row 41']", "two kinds ['Row 42']", "children ['a\u{1F600}b', 'Rows', 'Trains']",
        "reversed ['8:04', 'S1']", "from ['Row 42', 'Trains']", "children of ['Row 41', 'Row 42']",
        "siblings ['Trains']", "to ['Row 41']", "to limited ['Row 41']",
        "from the program ['Test']",
        "errors 4 of 4", "end",
      ])
  }

  func test_tables_haveAllRows_andHeadings() throws {
    let (log, done) = try ask("table")
    XCTAssertEqual(
      log,
      [
        "1000000 rows 1 columns", "at 41: Row 41", "out of sight: None",
        "rows of children [41, 42]",
        "index at 42: 1", "section 'Section 41'", "heading None", "selected [41, 900000] 2",
        "is selected True False", "cell False True", "extents True 42 0 1 1 False",
        "2 rows 2 columns", "at 1, 1: 8:04", "column 'Leaves' Leaves", "cell (1, 1) of Trains",
        "errors 5 of 5", "end",
      ])
    XCTAssertEqual(
      done,
      ["5 selectItem(43)", "5 deselectItem(41)", "5 deselectItem(41)", "5 deselectItem(900000)"])
  }

  func test_cache_hasAllNodes_andHearsOfWhatComesAndGoes() throws {
    XCTAssertEqual(
      try ask("cache").log,
      [
        "before: no signals", "items 11", "as asked: True", "added ['Row 43']", "removed 1",
        "children [('remove', 0), ('add', 1)]", "same tree True", "end",
      ])
  }

  /// A window that closes leaves the others their numbers, and the next one gets new ones.
  func test_windows_tellThatTheyComeAndGo_andKeepTheirNumbers() throws {
    let session = try ReaderSession.begin()
    defer { session.end() }
    try inMainLoop { application in
      let clients = [Client(), Client(), Client()]
      @MainActor func open(_ index: Int) -> any PlatformWindow {
        application.makeWindow(
          WindowConfiguration(
            title: "Window \(index)", size: CGSize(width: 400, height: 300), scale: 1),
          client: clients[index])
      }
      @Sendable func sign(_ name: String) {
        FileManager.default.createFile(
          atPath: session.folder.appendingPathComponent(name).path, contents: nil)
      }
      let first = open(0)
      let second = open(1)
      async let reading: Void = session.run("reader_queries.py", "windows")
      await eventually("The reader", within: 60) {
        session.log.contains { $0.hasPrefix("windows") }
      }
      first.close()
      await eventually("The first to be gone") { session.log.contains("heard Destroy Window 0") }
      sign("second")
      await eventually("The second look") { session.log.contains { $0.hasPrefix("second") } }
      let third = open(2)
      await eventually("The third to be told") { session.log.contains("heard Create Window 2") }
      sign("enough")
      try await reading
      second.close()
      third.close()
    }
    XCTAssertEqual(
      session.log,
      [
        "windows ['Window 0', 'Window 1']", "heard Destroy Window 0", "heard remove 0 Window 0",
        "second ['Window 1']", "heard add 1 a new one", "heard Create Window 2",
        "enough ['Window 1', 'Window 2']", "numbers 3 not given twice True", "end",
      ])
  }
}
