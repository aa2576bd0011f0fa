import XCTest

@testable import UIKitCore

/// Rows of a table carried by a drag.
final class TableDragTests: XCTestCase {
  func test_droppingOnTheTable_asksAndTellsInOrder() {
    onMainActor {
      let source = TableSource([names(0..<8)])
      let stage = TableDragStage(source)
      let drop = TableDropRecorder(stage.record)
      stage.table.dropDelegate = drop
      drop.perform = { [unowned stage] coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
          let old = item.sourceIndexPath
        else { return XCTFail("no place") }
        stage.table.performBatchUpdates {
          let name = source.rows[0].remove(at: old.row)
          source.rows[0].insert(name, at: target.row)
          stage.table.deleteRows(at: [old], with: .automatic)
          stage.table.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
      }
      stage.lift("1")
      XCTAssertEqual(stage.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      stage.move(to: 220)
      XCTAssertEqual(
        stage.take(), ["dragWillBegin 1", "allowsMove", "canHandle", "dropDidEnter"])
      XCTAssertTrue(stage.table.hasActiveDrag && stage.table.hasActiveDrop)
      // The others made room; to the data source nothing has changed.
      XCTAssertEqual(stage.seenTop("2"), 40)
      XCTAssertEqual(stage.seenTop("5"), 160)
      XCTAssertEqual(stage.seenTop("6"), 240)
      XCTAssertEqual(source.rows, [names(0..<8)])
      stage.drop()
      XCTAssertEqual(source.rows, [["0", "2", "3", "4", "5", "1", "6", "7"]])
      XCTAssertEqual(stage.take(), ["performDrop 0-5", "dropDidEnd", "dragDidEnd"])
      stage.checkAtRest()
      stage.close()
    }
  }

  /// A data source that moves its rows needs no drop delegate.
  func test_reordering_isTheDataSourcesAffair() {
    onMainActor {
      let source = TableSource.moving([names(0..<4), ["a", "b"], []])
      let stage = TableDragStage(source)
      stage.lift("1")
      stage.move(to: 140)
      XCTAssertEqual(stage.seenTop("2"), 40)
      stage.drop()
      XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("move") }, ["move 0-1 0-3"])
      XCTAssertEqual(source.rows, [["0", "2", "3", "1"], ["a", "b"], []])
      stage.checkAtRest()
      // Into another section.
      stage.lift("0")
      stage.move(to: 180)
      stage.drop()
      XCTAssertEqual(source.rows.map(\.count), [3, 3, 0])
      stage.checkAtRest()
      // Back to its own place: nothing is to be moved.
      _ = source.takeCalls()
      stage.lift("2")
      stage.move(to: 60)
      stage.move(to: 15)
      stage.drop()
      XCTAssertEqual(source.takeCalls().filter { $0.hasPrefix("move") }, [])
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_reordering_outranksTheDropDelegate() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)])
      let stage = TableDragStage(source)
      let drop = TableDropRecorder(stage.record)
      stage.table.dropDelegate = drop
      stage.lift("1")
      stage.move(to: 140)
      _ = stage.take()
      stage.drop()
      XCTAssertEqual(source.rows, [["0", "2", "3", "1", "4", "5"]])
      XCTAssertEqual(stage.take(), ["dropDidEnd", "dragDidEnd"])
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_rowsThatMustNotMove_goBack() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)], except: ["1"])
      let stage = TableDragStage(source)
      stage.lift("1")
      stage.move(to: 140)
      stage.drop()
      XCTAssertEqual(source.rows, [names(0..<6)])
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_theDelegateChoosesTheTarget() {
    onMainActor {
      let source = TableSource.moving([names(0..<6)])
      let delegate = TargetDelegate()
      let stage = TableDragStage(source, delegate: delegate)
      stage.lift("0")
      stage.move(to: 190)
      stage.drop()
      XCTAssertEqual(source.rows, [["1", "2", "0", "3", "4", "5"]])
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_automaticIntent_isIntoTheMiddleOfARow() {
    onMainActor {
      let stage = TableDragStage(TableSource([names(0..<6)]))
      let drop = TableDropRecorder(stage.record)
      drop.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
      stage.table.dropDelegate = drop
      stage.lift("0")
      // Near the edge between two rows a gap opens; in the middle of the next one it closes.
      stage.move(to: 82)
      XCTAssertTrue(stage.table.hasUncommittedUpdates)
      stage.move(to: 180)
      XCTAssertFalse(stage.table.hasUncommittedUpdates)
      stage.drop()
      XCTAssertTrue(stage.take().contains { $0.hasPrefix("performDrop") })
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_aPlaceholder_hasItsHeight_andBecomesARow() {
    onMainActor {
      let source = TableSource([names(0..<6)])
      let stage = TableDragStage(source)
      let drop = TableDropRecorder(stage.record)
      drop.proposal = UITableViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      stage.table.dropDelegate = drop
      stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
      var context: (any UITableViewDropPlaceholderContext)?
      drop.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "waiting", rowHeight: 70)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
        context = coordinator.drop(item.dragItem, to: placeholder)
      }
      stage.lift("1")
      stage.move(to: 140)
      // A gap as high as a row.
      XCTAssertEqual(stage.seenTop("3"), 160)
      stage.drop()
      XCTAssertTrue(stage.table.hasUncommittedUpdates)
      XCTAssertEqual(stage.table.visibleCells.count, 6)
      XCTAssertEqual(stage.seenTop("3"), 190)
      let shown = stage.table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
      XCTAssertTrue(shown.contains("waiting"))
      XCTAssertNil(stage.table.indexPathForRow(at: CGPoint(x: 100, y: 150)))
      XCTAssertEqual(stage.table.indexPathForRow(at: CGPoint(x: 100, y: 200)), [0, 3])
      let isDone = context?.commitInsertion { source.rows[0].insert("new", at: $0.row) }
      XCTAssertEqual(isDone, true)
      stage.checkAtRest()
      XCTAssertEqual(stage.seenTop("new"), 120)
      XCTAssertEqual(stage.seenTop("3"), 160)
      stage.close()
    }
  }

  func test_nearTheEdge_theTableScrolls() {
    onMainActor {
      let source = TableSource.moving([names(0..<100)])
      let stage = TableDragStage(source)
      stage.lift("3")
      stage.move(to: 474)
      stage.stage.harness.advance(by: 1)
      XCTAssertGreaterThan(stage.table.contentOffset.y, 300)
      stage.move(to: 200)
      stage.drop()
      XCTAssertGreaterThan(source.rows[0].firstIndex(of: "3") ?? 0, 10)
      stage.checkAtRest()
      stage.close()
    }
  }

  func test_springLoading_selectsTheRow() {
    onMainActor {
      let delegate = TargetDelegate()
      let stage = TableDragStage(TableSource([names(0..<6)]), delegate: delegate)
      stage.table.isSpringLoaded = true
      let drop = TableDropRecorder(stage.record)
      drop.proposal = UITableViewDropProposal(operation: .copy)
      stage.table.dropDelegate = drop
      stage.lift("0")
      stage.move(to: 140)
      stage.stage.harness.advance(by: 3)
      XCTAssertEqual(delegate.selected, [[0, 3]])
      stage.drop()
      stage.close()
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
