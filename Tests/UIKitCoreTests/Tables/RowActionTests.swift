import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The buttons of `editActionsForRowAt`.
///
/// Documented: the method is asked for where the newer ones are left out; nil shows the delete button.
/// Unsure, and chosen here: an empty list shows nothing, as an empty configuration does; a swipe over the
/// whole row does none of these actions, which are older than that gesture; the row closes once the
/// handler has returned.
final class RowActionTests: XCTestCase {
  @MainActor private static func fixture(
    _ actions: [UITableViewRowAction]?, isNew: Bool = false,
    _ body: (RowActionController, Harness) -> Void
  ) {
    let controller = isNew ? NewActionController(style: .plain) : RowActionController(style: .plain)
    controller.actions = actions
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    harness.settle()
    body(controller, harness)
    harness.close()
  }

  func test_swipe_showsTheButtons_theFirstAtTheEdge() {
    onMainActor {
      var tapped: [String] = []
      let delete = UITableViewRowAction(style: .destructive, title: "Remove") { action, path in
        tapped.append("\(action.title ?? "") \(path.row)")
      }
      let flag = UITableViewRowAction(style: .normal, title: "Flag") { action, path in
        tapped.append("\(action.title ?? "") \(path.row)")
      }
      flag.backgroundColor = .systemOrange
      Self.fixture([delete, flag]) { controller, harness in
        harness.run("drag 280,66 to 160,66\nidle")
        XCTAssertEqual(controller.asked, [1])
        let remove = harness.view(showing: "Remove")
        let orange = harness.view(showing: "Flag")
        XCTAssertGreaterThan(
          remove?.convert(CGPoint.zero, to: nil).x ?? 0,
          orange?.convert(CGPoint.zero, to: nil).x ?? 999)
        XCTAssertEqual(
          sequence(first: orange, next: { $0?.superview }).compactMap { $0 as? ActionButton }.first?
            .backgroundColor, .systemOrange)
        XCTAssertEqual(
          sequence(first: remove, next: { $0?.superview }).compactMap { $0 as? ActionButton }.first?
            .backgroundColor, .systemRed)
        harness.run("tap \"Flag\"\nidle\nexpect no \"Flag\"")
        XCTAssertEqual(tapped, ["Flag 1"])
        XCTAssertEqual(controller.tableView.cellForRow(at: [0, 1])?.bounds.minX, 0)
      }
    }
  }

  func test_handlerThatDeletesTheRow() {
    onMainActor {
      weak var owner: RowActionController?
      let remove = UITableViewRowAction(style: .default, title: "Remove") { _, path in
        owner?.rows.remove(at: path.row)
        owner?.tableView.deleteRows(at: [path], with: .automatic)
      }
      Self.fixture([remove]) { controller, harness in
        owner = controller
        harness.run("drag 280,66 to 160,66\nidle\ntap \"Remove\"\nidle\nexpect no \"Remove\"")
        XCTAssertEqual(
          controller.tableView.visibleCells.map { $0.textLabel?.text }, ["one", "three", "four"])
        harness.run("drag 280,66 to 160,66\nidle\ntap \"Remove\"\nidle")
        XCTAssertEqual(controller.rows, ["one", "four"])
      }
    }
  }

  func test_swipeOverTheWholeRow_doesNothingByItself() {
    onMainActor {
      var count = 0
      Self.fixture([UITableViewRowAction(style: .default, title: "Remove") { _, _ in count += 1 }])
      {
        _, harness in
        harness.run("drag 310,66 to 5,66\nidle\nexpect \"Remove\"")
        XCTAssertEqual(count, 0)
      }
    }
  }

  func test_nilIsTheDeleteButton_emptyIsNothing_newerMethodIsAskedAlone() {
    onMainActor {
      Self.fixture(nil) { _, harness in
        harness.run("drag 280,66 to 160,66\nidle\nexpect \"Delete\"")
      }
      Self.fixture([]) { _, harness in
        harness.run("drag 280,66 to 160,66\nidle\nexpect no \"Delete\"")
      }
      Self.fixture([], isNew: true) { controller, harness in
        harness.run("drag 280,66 to 160,66\nidle\nexpect \"Archive\"")
        XCTAssertEqual(controller.asked, [])
      }
    }
  }

  func test_setEditingToFalse_closesASwipedRow() {
    onMainActor {
      Self.fixture([UITableViewRowAction(style: .default, title: "Remove") { _, _ in }]) {
        controller, harness in
        harness.run("drag 280,66 to 160,66\nidle\nexpect \"Remove\"")
        controller.tableView.setEditing(false, animated: true)
        harness.run("idle\nexpect no \"Remove\"")
      }
    }
  }

  func test_escape_closesASwipedRow() {
    onMainActor {
      Self.fixture([UITableViewRowAction(style: .default, title: "Remove") { _, _ in }]) {
        _, harness in
        harness.run("drag 280,66 to 160,66\nidle\nexpect \"Remove\"")
        harness.run("key escape\nidle\nexpect no \"Remove\"")
      }
    }
  }

  func test_values() {
    onMainActor {
      let action = UITableViewRowAction(style: .destructive, title: "A") { _, _ in }
      XCTAssertEqual(action.style, .default)
      XCTAssertNil(action.backgroundColor)
      action.backgroundColor = .blue
      let copy = action.copy() as? UITableViewRowAction
      XCTAssertFalse(copy === action)
      XCTAssertEqual(copy?.title, "A")
      XCTAssertEqual(copy?.backgroundColor, .blue)
    }
  }
}

@MainActor
private class RowActionController: UITableViewController {
  var rows = ["one", "two", "three", "four"]
  var actions: [UITableViewRowAction]?
  var asked: [Int] = []

  override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Row")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    asked.append(indexPath.row)
    return actions
  }
}

@MainActor
private final class NewActionController: RowActionController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
    ])
  }
}
