import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class TaskController: UITableViewController {
  var tasks = ["one", "two", "three", "four", "five"]
  var calls: [String] = []
  var usesConfigurations = false

  override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Task")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Task")
    cell.textLabel?.text = tasks[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    if editingStyle == .delete {
      tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      tasks.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 4 ? .insert : .delete }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) { calls.append("willBeginEditing \(indexPath.row)") }
  override func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) { calls.append("didEndEditing") }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard usesConfigurations else { return nil }
    let action = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.calls.append("flag \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

final class TableEditingTests: XCTestCase {
  @MainActor
  private static func fixture(
    _ body: (TaskController, Harness, UITableView) -> Void
  ) {
    let controller = TaskController(style: .plain)
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    defer { harness.close() }
    harness.settle()
    body(controller, harness, controller.tableView)
  }

  func test_swipe_showsDelete_whichDeletes() {
    onMainActor {
      Self.fixture { controller, harness, table in
        harness.run("drag 280,66 to 160,66\nidle")
        XCTAssertEqual(controller.calls, ["willBeginEditing 1"])
        XCTAssertNotNil(harness.view(showing: "Delete"))
        harness.tap("Delete")
        harness.settle()
        XCTAssertEqual(
          controller.calls.filter { $0.hasPrefix("commit") }, ["commit 1 1"])
        XCTAssertEqual(
          table.visibleCells.map { $0.textLabel?.text }, ["one", "three", "four", "five"])
        XCTAssertNil(harness.view(showing: "Delete"))
        XCTAssertEqual(controller.calls.last, "didEndEditing")
      }
    }
  }

  func test_swipe_overTheWholeRow_doesTheFirstAction() {
    onMainActor {
      Self.fixture { controller, harness, table in
        controller.usesConfigurations = true
        harness.run("drag 40,110 to 300,110\nidle")
        XCTAssertEqual(controller.calls, ["willBeginEditing 2", "flag 2", "didEndEditing"])
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 2, section: 0))?.bounds.minX, 0)
      }
    }
  }

  func test_tapElsewhere_closesAnOpenSwipe() {
    onMainActor {
      Self.fixture { controller, harness, table in
        harness.run("drag 280,66 to 160,66\nidle\ntap cell 0.3\nidle")
        XCTAssertNil(harness.view(showing: "Delete"))
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(controller.calls, ["willBeginEditing 1", "didEndEditing"])
      }
    }
  }

  func test_editing_showsControlsThatWork() {
    onMainActor {
      Self.fixture { controller, harness, table in
        let cell = table.visibleCells[0]
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        controller.setEditing(true, animated: true)
        harness.settle()
        XCTAssertTrue(table.isEditing)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        XCTAssertEqual(cell.editingStyle, .delete)
        XCTAssertNotNil(cell.parts.reorderControl)
        // Minus asks first.
        harness.run("tap 27,66\nidle")
        XCTAssertNotNil(harness.view(showing: "Delete"))
        harness.tap("Delete")
        harness.settle()
        XCTAssertEqual(controller.tasks.count, 4)
        controller.setEditing(false, animated: false)
        XCTAssertEqual(controller.tableView.visibleCells[0].isEditing, false)
      }
    }
  }

  /// Rows that were chosen are chosen no more once nothing is to be done with them.
  func test_endingToChooseSeveral_leavesNoneSelected() {
    onMainActor {
      Self.fixture { controller, harness, table in
        table.allowsMultipleSelectionDuringEditing = true
        controller.setEditing(true, animated: false)
        harness.run("tap 200,22\ntap 200,66\nidle")
        XCTAssertEqual(table.indexPathsForSelectedRows?.count, 2)
        controller.setEditing(false, animated: true)
        harness.settle()
        XCTAssertNil(table.indexPathsForSelectedRows)
        XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
      }
    }
  }

  func test_movingARow_movesIt() {
    onMainActor {
      Self.fixture { controller, harness, table in
        controller.setEditing(true, animated: false)
        harness.settle()
        harness.run("lift 300,22\nmove 300,60\nmove 300,112\ndrop\nidle")
        XCTAssertEqual(controller.calls, ["move 0 2"])
        XCTAssertEqual(
          table.visibleCells.map { $0.textLabel?.text }, ["two", "three", "one", "four", "five"])
        for cell in table.visibleCells {
          guard let path = table.indexPath(for: cell) else { return XCTFail("unknown cell") }
          XCTAssertEqual(cell.frame, table.rectForRow(at: path))
        }
      }
    }
  }

  func test_refreshControl_firesInTheDragAndHoldsSpace() {
    onMainActor {
      Self.fixture { controller, harness, table in
        let control = UIRefreshControl()
        var fired = 0
        control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        controller.refreshControl = control
        XCTAssertTrue(table.refreshControl === control)
        table.contentOffset.y = -200
        XCTAssertEqual(fired, 0, "code fires nothing")
        table.contentOffset.y = 0
        harness.run("drag 160,60 to 160,420\nidle")
        XCTAssertEqual(fired, 1)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(table.adjustedContentInset.top, 60)
        XCTAssertEqual(table.contentInset.top, 0, "the app's")
        XCTAssertEqual(table.contentOffset.y, -60)
        control.endRefreshing()
        harness.settle()
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(table.adjustedContentInset.top, 0)
        XCTAssertEqual(table.contentOffset.y, 0)
        harness.key("F5")
        harness.settle()
        XCTAssertEqual(fired, 2)
        control.endRefreshing()
        harness.settle()
        control.beginRefreshing()
        XCTAssertEqual(fired, 2, "begun by code")
      }
    }
  }

  func test_sectionIndex_leadsToSections() {
    onMainActor {
      final class Indexed: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 10 }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "\(section)" }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
          (0..<10).map { "\($0)" }
        }
      }
      let controller = Indexed(style: .plain)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      harness.settle()
      let table = controller.tableView!
      XCTAssertEqual(table.visibleCells[0].contentView.frame.width, 305)
      // Ten titles of 14 points in the middle of 480.
      harness.run("tap 313,\(170 + 7 * 14 + 7)\nidle")
      XCTAssertEqual(table.contentOffset.y, table.rect(forSection: 7).minY, accuracy: 30)
      XCTAssertEqual(table.indexPathsForVisibleRows?.first?.section, 7)
      // A mouse finds the index there too, and not the scroll bar.
      let host = harness.window.windowScene!.host
      let place = CGPoint(x: 313, y: 170 + 2 * 14 + 7)
      host.receive(.hover(phase: .changed, location: place, time: 0))
      for phase in [InputPhase.began, .ended] {
        host.receive(
          .touch(TouchInput(id: 9, phase: phase, location: place, time: 0, kind: .mouse)))
        harness.advance(by: 0.1)
      }
      XCTAssertEqual(table.indexPathsForVisibleRows?.first?.section, 2)
    }
  }
}
