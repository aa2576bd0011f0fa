import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a table's delegate and data source hear, as text, when the user edits, swipes, selects and
/// refreshes. Where Docs/behaviour/table-views.md knows no order it is ours, which the tests say.
final class TableCallOrderTests: XCTestCase {
  @MainActor
  private static func fixture(
    _ body: (OrderController, Harness) -> Void
  ) {
    let controller = OrderController(style: .plain)
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    defer { harness.close() }
    harness.settle()
    _ = controller.take()
    body(controller, harness)
  }

  // That unhighlighting comes last is likely, not measured.
  func test_selecting() {
    onMainActor {
      Self.fixture { controller, harness in
        harness.tap("two")
        XCTAssertEqual(
          controller.take(),
          [
            "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1",
            "canPerformPrimaryAction 1", "performPrimaryAction 1", "didUnhighlight 1",
          ])
        harness.tap("three")
        XCTAssertEqual(
          controller.take(),
          [
            "shouldHighlight 2", "didHighlight 2", "willSelect 2", "willDeselect 1",
            "didDeselect 1", "didSelect 2", "canPerformPrimaryAction 2", "performPrimaryAction 2",
            "didUnhighlight 2",
          ])
      }
    }
  }

  func test_selectingAnotherRowThanTapped_andNone() {
    onMainActor {
      Self.fixture { controller, harness in
        controller.redirects = { $0 == 1 ? 3 : $0 == 2 ? nil : $0 }
        harness.tap("two")
        XCTAssertEqual(controller.tableView.indexPathForSelectedRow?.row, 3)
        XCTAssertTrue(controller.take().contains("didSelect 3"))
        harness.tap("three")
        XCTAssertEqual(
          controller.take(),
          ["shouldHighlight 2", "didHighlight 2", "willSelect 2", "didUnhighlight 2"])
        XCTAssertEqual(controller.tableView.indexPathForSelectedRow?.row, 3)
      }
    }
  }

  // That the editing style is asked for after the actions is ours.
  func test_swiping() {
    onMainActor {
      Self.fixture { controller, harness in
        harness.run("drag 280,66 to 160,66\nidle")
        XCTAssertEqual(
          controller.take(),
          ["canEdit 1", "trailingActions 1", "editingStyle 1", "willBeginEditing 1"])
        harness.tap("Delete")
        harness.settle()
        XCTAssertEqual(
          controller.take().filter { !$0.hasPrefix("canEdit") },
          ["commit delete 1", "didEndEditing 1"])
      }
    }
  }

  func test_editing() {
    onMainActor {
      Self.fixture { controller, harness in
        controller.setEditing(true, animated: false)
        harness.settle()
        XCTAssertEqual(
          Array(controller.take().prefix(3)), ["canEdit 0", "editingStyle 0", "canMove 0"])
        // The plus of the last row acts at once.
        harness.run("tap 25,198\nidle")
        XCTAssertEqual(
          controller.take().filter { $0.hasPrefix("commit") || $0.hasPrefix("did") },
          ["commit insert 4"])
      }
    }
  }

  func test_refreshing() {
    onMainActor {
      Self.fixture { controller, harness in
        harness.run("drag 160,60 to 160,400\nidle")
        XCTAssertEqual(controller.take(), ["refresh, isRefreshing true"])
        XCTAssertGreaterThan(controller.tableView.adjustedContentInset.top, 50)
        controller.refreshControl?.endRefreshing()
        harness.settle()
        XCTAssertEqual(controller.tableView.adjustedContentInset.top, 0)
        harness.run("key f5\nidle")
        XCTAssertEqual(controller.take(), ["refresh, isRefreshing true"])
      }
    }
  }
}

@MainActor
private final class OrderController: UITableViewController {
  private var rows = ["one", "two", "three", "four", "five"]
  private var calls: [String] = []
  var redirects: (Int) -> Int? = { $0 }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [unowned self, unowned control] _ in
        calls.append("refresh, isRefreshing \(control.isRefreshing)")
      }, for: .valueChanged)
    refreshControl = control
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ t: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    calls.append("shouldHighlight \(path.row)")
    return true
  }
  override func tableView(_ t: UITableView, didHighlightRowAt path: IndexPath) {
    calls.append("didHighlight \(path.row)")
  }
  override func tableView(_ t: UITableView, didUnhighlightRowAt path: IndexPath) {
    calls.append("didUnhighlight \(path.row)")
  }
  override func tableView(_ t: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    calls.append("willSelect \(path.row)")
    return redirects(path.row).map { IndexPath(row: $0, section: 0) }
  }
  override func tableView(_ t: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(path.row)")
    return path
  }
  override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("didSelect \(path.row)")
  }
  override func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) {
    calls.append("didDeselect \(path.row)")
  }
  override func tableView(
    _ t: UITableView, canPerformPrimaryActionForRowAt path: IndexPath
  ) -> Bool {
    calls.append("canPerformPrimaryAction \(path.row)")
    return true
  }
  override func tableView(_ t: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    calls.append("performPrimaryAction \(path.row)")
  }
  override func tableView(_ t: UITableView, canEditRowAt path: IndexPath) -> Bool {
    calls.append("canEdit \(path.row)")
    return true
  }
  override func tableView(_ t: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    calls.append("canMove \(path.row)")
    return true
  }
  override func tableView(
    _ t: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle {
    calls.append("editingStyle \(path.row)")
    return path.row == 4 ? .insert : .delete
  }
  override func tableView(
    _ t: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls.append("trailingActions \(path.row)")
    return nil
  }
  override func tableView(_ t: UITableView, willBeginEditingRowAt path: IndexPath) {
    calls.append("willBeginEditing \(path.row)")
  }
  override func tableView(_ t: UITableView, didEndEditingRowAt path: IndexPath?) {
    calls.append("didEndEditing \(path.map { "\($0.row)" } ?? "nil")")
  }
  override func tableView(
    _ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    calls.append("commit \(style == .delete ? "delete" : "insert") \(path.row)")
    if style == .delete {
      rows.remove(at: path.row)
      t.deleteRows(at: [path], with: .automatic)
    } else {
      rows.insert("new", at: path.row)
      t.insertRows(at: [path], with: .automatic)
    }
  }
  override func tableView(_ t: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    calls.append("move \(source.row) \(target.row)")
  }
}
