import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a table's delegate hears when rows are highlighted, selected and focused.
@MainActor
private final class RowLog: NSObject, UITableViewDelegate {
  private var lines: [String] = []
  var highlights: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var beginsSeveral = false
  var hasPrimaryAction = true

  private func note(_ what: String, _ path: IndexPath) { lines.append("\(what) \(path.row)") }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("shouldHighlight", path)
    return highlights(path)
  }
  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    note("didHighlight", path)
  }
  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    note("didUnhighlight", path)
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("willSelect", path)
    return willSelect(path)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { note("didSelect", path) }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("willDeselect", path)
    return willDeselect(path)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    note("didDeselect", path)
  }
  func tableView(_ table: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    hasPrimaryAction
  }
  func tableView(_ table: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    note("primaryAction", path)
  }
  func tableView(
    _ table: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    note("shouldBeginSeveral", path)
    return beginsSeveral
  }
  func tableView(
    _ table: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) { lines.append("didBeginSeveral \(path.row) editing \(table.isEditing)") }
  func tableViewDidEndMultipleSelectionInteraction(_ table: UITableView) {
    lines.append("didEndSeveral")
  }
}

final class TableSelectionTests: XCTestCase {
  /// A table of 40 rows of 44 points in one section.
  @MainActor
  private static func show(_ log: RowLog, _ setUp: (UITableView) -> Void = { _ in }) -> TableFixture
  {
    TableFixture(TableSource(counts: [40]), delegate: log, setUp: setUp)
  }

  @MainActor
  private static func selected(_ table: UITableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  @MainActor
  private static func key(
    _ fixture: TableFixture, _ key: KeyInput.Key, _ modifiers: KeyModifiers = [], text: String = ""
  ) {
    let host = fixture.harness.window.windowScene!.host
    for isDown in [true, false] {
      host.receive(
        .key(
          KeyInput(
            key: key, characters: text, charactersIgnoringModifiers: text, modifiers: modifiers,
            isDown: isDown, time: host.time)))
    }
    fixture.harness.settle()
  }

  // MARK: One row

  /// Fact table-12: each call is documented, their sequence likely, and where
  /// didUnhighlight falls unsure. Here it comes last, as in collection views (`ItemTouchTests` says why).
  /// willSelect of the new row comes before willDeselect of the old one, since it may redirect or refuse
  /// the selection, and nothing is asked of the old row before it is sure that it goes.
  func test_tap_callsInUIKitsOrder() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log)
      defer { fixture.close() }
      fixture.harness.tap(cell: [0, 1])
      XCTAssertEqual(
        log.take(),
        [
          "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1", "primaryAction 1",
          "didUnhighlight 1",
        ])
      fixture.harness.tap(cell: [0, 3])
      XCTAssertEqual(
        log.take(),
        [
          "shouldHighlight 3", "didHighlight 3", "willSelect 3", "willDeselect 1", "didDeselect 1",
          "didSelect 3", "primaryAction 3", "didUnhighlight 3",
        ])
      log.hasPrimaryAction = false
      fixture.harness.tap(cell: [0, 4])
      XCTAssertFalse(log.take().contains { $0.hasPrefix("primaryAction") })
      log.highlights = { _ in false }
      fixture.harness.tap(cell: [0, 5])
      XCTAssertEqual(log.take(), ["shouldHighlight 5"])
      XCTAssertEqual(Self.selected(fixture.table), [4])
    }
  }

  func test_willSelect_refusesAndRedirects() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log)
      defer { fixture.close() }
      log.willSelect = { $0.row == 2 ? nil : IndexPath(row: $0.row + 1, section: 0) }
      fixture.harness.tap(cell: [0, 2])
      XCTAssertEqual(Self.selected(fixture.table), [])
      fixture.harness.tap(cell: [0, 3])
      XCTAssertEqual(Self.selected(fixture.table), [4])
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 4])!.isSelected)
      XCTAssertTrue(log.take().contains("didSelect 4"))
    }
  }

  func test_willDeselectOfAReplacedRow_keepsItOrRedirects() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log)
      defer { fixture.close() }
      fixture.harness.tap(cell: [0, 1])
      _ = log.take()
      log.willDeselect = { _ in nil }
      fixture.harness.tap(cell: [0, 3])
      XCTAssertFalse(log.take().contains("didDeselect 1"))
      XCTAssertEqual(Self.selected(fixture.table), [1, 3], "nil keeps the row")
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 1])!.isSelected)
      // Row 3 is to go and names row 1 instead; row 1 stays itself.
      log.willDeselect = { $0.row == 3 ? [0, 1] : nil }
      fixture.harness.tap(cell: [0, 5])
      XCTAssertEqual(
        log.take().filter { $0.contains("eselect") },
        ["willDeselect 1", "willDeselect 3", "didDeselect 1"])
      XCTAssertEqual(Self.selected(fixture.table), [3, 5])
      XCTAssertFalse(fixture.table.cellForRow(at: [0, 1])!.isSelected)
    }
  }

  // MARK: Several rows

  func test_severalAllowed_tapsToggleAndAsk() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log) { $0.allowsMultipleSelection = true }
      defer { fixture.close() }
      for row in [1, 4, 6] { fixture.harness.tap(cell: [0, row]) }
      XCTAssertEqual(Self.selected(fixture.table), [1, 4, 6])
      _ = log.take()
      fixture.harness.tap(cell: [0, 4])
      XCTAssertEqual(
        log.take(),
        [
          "shouldHighlight 4", "didHighlight 4", "willDeselect 4", "didDeselect 4",
          "didUnhighlight 4",
        ])
      log.willDeselect = { _ in nil }
      fixture.harness.tap(cell: [0, 1])
      XCTAssertEqual(Self.selected(fixture.table), [1, 6])
    }
  }

  func test_twoFingers_selectRowsAndEdit() {
    onMainActor {
      let log = RowLog()
      log.beginsSeveral = true
      let fixture = Self.show(log) { $0.allowsMultipleSelectionDuringEditing = true }
      defer { fixture.close() }
      @MainActor func both(_ state: UIGestureRecognizer.State, _ y: CGFloat) {
        for (id, x) in [(1, 90), (2, 130)] as [(Int, CGFloat)] {
          fixture.harness.finger(state, x, y, id: id)
        }
      }
      both(.began, 96)
      both(.changed, 120)
      both(.changed, 110)
      XCTAssertEqual(
        log.take().prefix(3),
        ["shouldBeginSeveral 2", "didBeginSeveral 2 editing true", "willSelect 2"])
      both(.changed, 200)
      XCTAssertEqual(Self.selected(fixture.table), [2, 3, 4])
      both(.changed, 150)
      XCTAssertEqual(Self.selected(fixture.table), [2, 3])
      both(.ended, 150)
      XCTAssertEqual(log.take().last, "didEndSeveral")
      XCTAssertTrue(fixture.table.isEditing)
    }
  }

  func test_twoFingers_keepTheirRowsWhenAnUpdateMovesThem() {
    onMainActor {
      let log = RowLog()
      log.beginsSeveral = true
      let fixture = Self.show(log) { $0.allowsMultipleSelection = true }
      defer { fixture.close() }
      @MainActor func both(_ state: UIGestureRecognizer.State, _ y: CGFloat) {
        for (id, x) in [(1, 90), (2, 130)] as [(Int, CGFloat)] {
          fixture.harness.finger(state, x, y, id: id)
        }
      }
      both(.began, 6 * 44 + 4)
      both(.changed, 6 * 44 + 24)
      both(.changed, 7 * 44 + 22)
      XCTAssertEqual(Self.selected(fixture.table), [6, 7])
      // Two rows come in above: what was row 6 is row 8 now.
      fixture.source.rows[0].insert(contentsOf: ["new", "newer"], at: 0)
      fixture.table.insertRows(at: [[0, 0], [0, 1]], with: .none)
      fixture.harness.settle()
      XCTAssertEqual(Self.selected(fixture.table), [8, 9])
      both(.changed, 7 * 44 + 24)
      XCTAssertEqual(
        Self.selected(fixture.table), [7, 8], "from where it began to the row under the fingers")
      both(.ended, 7 * 44 + 24)
      fixture.harness.settle()
      // Everything loaded anew: nothing is known, and nothing is asked about rows of before.
      both(.began, 5 * 44 + 22)
      both(.changed, 6 * 44 + 22)
      fixture.source.rows[0] = ["only"]
      fixture.table.reloadData()
      fixture.harness.settle()
      both(.changed, 22)
      XCTAssertEqual(Self.selected(fixture.table), [0])
      both(.ended, 22)
    }
  }

  func test_mouseBand_selectsRowsFromBesideThem() {
    onMainActor {
      let log = RowLog()
      log.beginsSeveral = true
      let fixture = TableFixture(
        TableSource(counts: [4]), delegate: log, setUp: { $0.allowsMultipleSelection = true })
      defer { fixture.close() }
      let host = fixture.harness.window.windowScene!.host
      @MainActor func mouse(_ phase: InputPhase, _ y: CGFloat) {
        host.receive(
          .touch(
            TouchInput(
              id: -1, phase: phase, location: CGPoint(x: 160, y: y), time: host.time, kind: .mouse))
        )
        fixture.harness.advance(by: 1.0 / 60)
      }
      mouse(.began, 300)
      mouse(.changed, 280)
      mouse(.changed, 100)
      XCTAssertEqual(Self.selected(fixture.table), [2, 3])
      mouse(.changed, 150)
      XCTAssertEqual(Self.selected(fixture.table), [3])
      mouse(.ended, 150)
      XCTAssertEqual(log.take().last, "didEndSeveral")
    }
  }

  // MARK: The keyboard

  func test_keys_moveTheFocusAndChoose() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log)
      defer { fixture.close() }
      Self.key(fixture, .tab)
      Self.key(fixture, .down)
      Self.key(fixture, .down)
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 2])!.isFocused)
      XCTAssertEqual(log.take(), [])
      Self.key(fixture, .enter, text: "\r")
      XCTAssertEqual(
        log.take(),
        [
          "shouldHighlight 2", "didHighlight 2", "willSelect 2", "didSelect 2", "primaryAction 2",
          "didUnhighlight 2",
        ])
      fixture.table.selectionFollowsFocus = true
      Self.key(fixture, .down)
      XCTAssertEqual(Self.selected(fixture.table), [3])
      XCTAssertEqual(
        log.take(), ["willSelect 3", "willDeselect 2", "didDeselect 2", "didSelect 3"])
    }
  }

  func test_allowsFocus_switchesTheKeyboardOff() {
    onMainActor {
      let log = RowLog()
      let fixture = Self.show(log)
      defer { fixture.close() }
      XCTAssertTrue(fixture.table.allowsFocus, "as selection is")
      fixture.table.allowsFocus = false
      Self.key(fixture, .tab)
      XCTAssertNil(fixture.table.selection.focused)
      fixture.table.allowsFocus = true
      fixture.table.allowsSelection = false
      Self.key(fixture, .tab)
      XCTAssertEqual(fixture.table.selection.focused?.item, 0, "without selection, too")
    }
  }
}
