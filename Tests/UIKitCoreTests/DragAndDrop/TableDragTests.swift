import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Rows of a table moved by a drag.
final class TableDragTests: XCTestCase {
  func test_droppingOnTheTable_asksAndTellsInOrder() {
    onMainActor {
      let source = TableSource([names(0..<8)])
      let fixture = TableDragFixture(source)
      let drop = TableDropRecorder(fixture.record)
      fixture.table.dropDelegate = drop
      drop.perform = { [unowned fixture] coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
          let old = item.sourceIndexPath
        else { return XCTFail("no place") }
        fixture.table.performBatchUpdates {
          let name = source.rows[0].remove(at: old.row)
          source.rows[0].insert(name, at: target.row)
          fixture.table.deleteRows(at: [old], with: .automatic)
          fixture.table.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
      }
      fixture.lift("1")
      XCTAssertEqual(fixture.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      fixture.move(to: 220)
      XCTAssertEqual(
        fixture.take(), ["dragWillBegin 1", "allowsMove", "canHandle", "dropDidEnter"])
      XCTAssertTrue(fixture.table.hasActiveDrag && fixture.table.hasActiveDrop)
      // The others made space; to the data source nothing has changed.
      XCTAssertEqual(fixture.seenTop("2"), 40)
      XCTAssertEqual(fixture.seenTop("5"), 160)
      XCTAssertEqual(fixture.seenTop("6"), 240)
      XCTAssertEqual(source.rows, [names(0..<8)])
      fixture.drop()
      XCTAssertEqual(source.rows, [["0", "2", "3", "4", "5", "1", "6", "7"]])
      XCTAssertEqual(fixture.take(), ["performDrop 0-5", "dropDidEnd", "dragDidEnd"])
      fixture.checkAtRest()
      fixture.close()
    }
  }

  /// A data source that moves its rows needs no drop delegate.
  func test_reordering_isTheDataSourcesAffair() {
    onMainActor {
      let source = TableSource.moving([names(0..<4), ["a", "b"], []])
      let fixture = TableDragFixture(source)
      fixture.lift("1")
      fixture.move(to: 140)
      XCTAssertEqual(fixture.seenTop("2"), 40)
      fixture.drop()
      XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("move") }, ["move 0-1 0-3"])
      XCTAssertEqual(source.rows, [["0", "2", "3", "1"], ["a", "b"], []])
      fixture.checkAtRest()
      // Into another section.
      fixture.lift("0")
      fixture.move(to: 180)
      fixture.drop()
      XCTAssertEqual(source.rows.map(\.count), [3, 3, 0])
      fixture.checkAtRest()
      // Back to its own place: nothing is to be moved.
      _ = source.takeCalls()
      fixture.lift("2")
      fixture.move(to: 60)
      fixture.move(to: 15)
      fixture.drop()
      XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("move") }, [])
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_reordering_outranksTheDropDelegate() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)])
      let fixture = TableDragFixture(source)
      let drop = TableDropRecorder(fixture.record)
      fixture.table.dropDelegate = drop
      fixture.lift("1")
      fixture.move(to: 140)
      _ = fixture.take()
      fixture.drop()
      XCTAssertEqual(source.rows, [["0", "2", "3", "1", "4", "5"]])
      XCTAssertEqual(fixture.take(), ["dropDidEnd", "dragDidEnd"])
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_rowsThatMustNotMove_goBack() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)], except: ["1"])
      let fixture = TableDragFixture(source)
      fixture.lift("1")
      fixture.move(to: 140)
      fixture.drop()
      XCTAssertEqual(source.rows, [names(0..<6)])
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_theDelegateChoosesTheTarget() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)])
      let delegate = TargetDelegate()
      let fixture = TableDragFixture(source, delegate: delegate)
      fixture.lift("0")
      fixture.move(to: 190)
      fixture.drop()
      XCTAssertEqual(source.rows, [["1", "2", "0", "3", "4", "5"]])
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_automaticIntent_isIntoTheMiddleOfARow() {
    onMainActor {
      let fixture = TableDragFixture(TableSource([names(0..<6)]))
      let drop = TableDropRecorder(fixture.record)
      drop.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
      fixture.table.dropDelegate = drop
      fixture.lift("0")
      // Near the edge between two rows a gap opens; in the middle of the next one it closes.
      fixture.move(to: 82)
      XCTAssertTrue(fixture.table.hasUncommittedUpdates)
      fixture.move(to: 180)
      XCTAssertFalse(fixture.table.hasUncommittedUpdates)
      fixture.drop()
      XCTAssertTrue(fixture.take().contains { $0.hasPrefix("performDrop") })
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_aPlaceholder_hasItsHeight_andBecomesARow() {
    onMainActor {
      let source = TableSource([names(0..<6)])
      let fixture = TableDragFixture(source)
      let drop = TableDropRecorder(fixture.record)
      drop.proposal = UITableViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      fixture.table.dropDelegate = drop
      fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
      var context: (any UITableViewDropPlaceholderContext)?
      drop.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "waiting", rowHeight: 70)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
        context = coordinator.drop(item.dragItem, to: placeholder)
      }
      fixture.lift("1")
      fixture.move(to: 140)
      // A gap as high as a row.
      XCTAssertEqual(fixture.seenTop("3"), 160)
      fixture.drop()
      XCTAssertTrue(fixture.table.hasUncommittedUpdates)
      XCTAssertEqual(fixture.table.visibleCells.count, 6)
      XCTAssertEqual(fixture.seenTop("3"), 190)
      let shown = fixture.table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
      XCTAssertTrue(shown.contains("waiting"))
      XCTAssertNil(fixture.table.indexPathForRow(at: CGPoint(x: 100, y: 150)))
      XCTAssertEqual(fixture.table.indexPathForRow(at: CGPoint(x: 100, y: 200)), [0, 3])
      let isDone = context?.commitInsertion { source.rows[0].insert("new", at: $0.row) }
      XCTAssertEqual(isDone, true)
      fixture.checkAtRest()
      XCTAssertEqual(fixture.seenTop("new"), 120)
      XCTAssertEqual(fixture.seenTop("3"), 160)
      fixture.close()
    }
  }

  func test_nearTheEdge_theTableScrolls() {
    onMainActor {
      let source = TableSource.moving([names(0..<100)])
      let fixture = TableDragFixture(source)
      fixture.lift("3")
      fixture.move(to: 474)
      fixture.fixture.harness.advance(by: 1)
      XCTAssertGreaterThan(fixture.table.contentOffset.y, 300)
      fixture.move(to: 200)
      fixture.drop()
      XCTAssertGreaterThan(source.rows[0].firstIndex(of: "3") ?? 0, 10)
      fixture.checkAtRest()
      fixture.close()
    }
  }

  func test_springLoading_selectsTheRow() {
    onMainActor {
      let delegate = TargetDelegate()
      let fixture = TableDragFixture(TableSource([names(0..<6)]), delegate: delegate)
      fixture.table.isSpringLoaded = true
      let drop = TableDropRecorder(fixture.record)
      drop.proposal = UITableViewDropProposal(operation: .copy)
      fixture.table.dropDelegate = drop
      fixture.lift("0")
      fixture.move(to: 140)
      fixture.fixture.harness.advance(by: 3)
      XCTAssertEqual(delegate.selected, [[0, 3]])
      fixture.drop()
      fixture.close()
    }
  }
}

@MainActor
private final class TargetDelegate: NSObject, UITableViewDelegate {
  var selected: [IndexPath] = []

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { IndexPath(row: min(proposed.row, 2), section: 0) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
