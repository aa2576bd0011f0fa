import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What becomes of things dropped on a list: several at once, anywhere in a view, on placeholders, and in
/// another list.
final class ListDropTests: XCTestCase {
  func test_severalItems_areMovedByOneDrop() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.view.allowsMultipleSelection = true
      for item in [1, 3] {
        stage.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      stage.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath else { return }
        let old = coordinator.items.compactMap(\.sourceIndexPath).sorted()
        // The place counts in the list as it is, in which the items still stand.
        let place = target.item - old.filter { $0 < target }.count
        let new = old.indices.map { IndexPath(item: place + $0, section: 0) }
        stage.view.performBatchUpdates {
          var items = stage.stage.source.sections[0]
          let moved = old.map { items[$0.item] }
          for path in old.reversed() { items.remove(at: path.item) }
          items.insert(contentsOf: moved, at: place)
          stage.stage.source.sections = [items]
          for (from, to) in zip(old, new) { stage.view.moveItem(at: from, to: to) }
        }
        let inOrder = coordinator.items.sorted {
          ($0.sourceIndexPath ?? [0, 0]) < ($1.sourceIndexPath ?? [0, 0])
        }
        for (item, path) in zip(inOrder, new) { coordinator.drop(item.dragItem, toItemAt: path) }
      }
      stage.lift("3")
      stage.move(to: 260)
      stage.wait(0.5)
      stage.drop()
      XCTAssertEqual(stage.stage.source.sections, [["0", "2", "4", "5", "1", "3", "6", "7"]])
      stage.wait(0.8)
      XCTAssertEqual(stage.view.indexPathsForSelectedItems?.sorted(), [[0, 4], [0, 5]])
      for cell in stage.stage.cellsInView { XCTAssertEqual(cell.alpha, 1, cell.name) }
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_aDropToAnywhere_isSeenToGoThere_andTellsItsEnd() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      var ends: [UIViewAnimatingPosition] = []
      stage.perform = { coordinator in
        guard let item = coordinator.items.first else { return }
        let target = UIDragPreviewTarget(container: stage.view, center: CGPoint(x: 40, y: 400))
        coordinator.drop(item.dragItem, to: target).addCompletion { ends.append($0) }
      }
      stage.lift("1")
      stage.move(to: 220)
      stage.wait(0.3)
      stage.drop()
      XCTAssertEqual(ends, [])
      stage.wait(0.8)
      XCTAssertEqual(ends, [.end])
      XCTAssertNil(stage.harness.drags?.flight)
      // Nothing was changed, so it is where it was, and seen again.
      XCTAssertEqual(stage.stage.cell("1")?.alpha, 1)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_cells_hearWhatBecomesOfTheirItems() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      let cell = stage.stage.cell("1")
      stage.lift("1")
      XCTAssertEqual(cell?.dragStates, [.lifting])
      stage.move(to: 100)
      XCTAssertEqual(cell?.dragStates, [.lifting, .dragging])
      stage.harness.run("key escape")
      stage.wait(0.6)
      XCTAssertEqual(cell?.dragStates, [.lifting, .dragging, .none])
      stage.close()
    }
  }

  /// Documented: the placeholder is inserted at once and filled by its handler. That the shape of its
  /// cell is asked for right after, and that the drop ends before the drag, is as in other drops.
  func test_aPlaceholder_isFilled_shaped_andFilledAgain() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      var context: (any UICollectionViewDropPlaceholderContext)?
      var text = "waiting"
      stage.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "name")
        placeholder.cellUpdateHandler = {
          stage.record.add("fill")
          ($0 as? NameCell)?.name = text
        }
        placeholder.previewParametersProvider = { cell in
          stage.record.add("shape \((cell as? NameCell)?.name ?? "")")
          return nil
        }
        context = coordinator.drop(item.dragItem, to: placeholder)
      }
      stage.lift("1")
      stage.move(to: 140)
      stage.wait(0.5)
      _ = stage.take()
      stage.drop()
      stage.wait(0.8)
      XCTAssertEqual(
        stage.take(),
        ["performDrop 0-3", "fill", "shape waiting", "dropDidEnd", "dragDidEnd"])
      text = "nearly"
      context?.setNeedsCellUpdate()
      XCTAssertEqual(stage.take(), ["fill"])
      XCTAssertEqual(
        stage.stage.cellsInView.filter { $0.name == "nearly" }.map(\.frame.minY), [120])
      XCTAssertEqual(context?.deletePlaceholder(), true)
      stage.wait(0.5)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }
}
