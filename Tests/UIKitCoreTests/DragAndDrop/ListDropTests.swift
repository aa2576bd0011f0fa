import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What becomes of things dropped on a list: several at once, anywhere in a view, on placeholders, and in
/// another list.
final class ListDropTests: XCTestCase {
  func test_severalItems_areMovedByOneDrop() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.view.allowsMultipleSelection = true
      for item in [1, 3] {
        fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      fixture.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath else { return }
        let old = coordinator.items.compactMap(\.sourceIndexPath).sorted()
        // The place counts in the list as it is, in which the items still stand.
        let place = target.item - old.filter { $0 < target }.count
        let new = old.indices.map { IndexPath(item: place + $0, section: 0) }
        fixture.view.performBatchUpdates {
          var items = fixture.fixture.source.sections[0]
          let moved = old.map { items[$0.item] }
          for path in old.reversed() { items.remove(at: path.item) }
          items.insert(contentsOf: moved, at: place)
          fixture.fixture.source.sections = [items]
          for (from, to) in zip(old, new) { fixture.view.moveItem(at: from, to: to) }
        }
        let inOrder = coordinator.items.sorted {
          ($0.sourceIndexPath ?? [0, 0]) < ($1.sourceIndexPath ?? [0, 0])
        }
        for (item, path) in zip(inOrder, new) { coordinator.drop(item.dragItem, toItemAt: path) }
      }
      fixture.lift("3")
      fixture.move(to: 260)
      fixture.wait(0.5)
      fixture.drop()
      XCTAssertEqual(fixture.fixture.source.sections, [["0", "2", "4", "5", "1", "3", "6", "7"]])
      fixture.wait(0.8)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems?.sorted(), [[0, 4], [0, 5]])
      for cell in fixture.fixture.cellsInView { XCTAssertEqual(cell.alpha, 1, cell.name) }
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_aDropToAnywhere_isSeenToGoThere_andTellsItsEnd() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      var ends: [UIViewAnimatingPosition] = []
      fixture.perform = { coordinator in
        guard let item = coordinator.items.first else { return }
        let target = UIDragPreviewTarget(container: fixture.view, center: CGPoint(x: 40, y: 400))
        coordinator.drop(item.dragItem, to: target).addCompletion { ends.append($0) }
      }
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.wait(0.3)
      fixture.drop()
      XCTAssertEqual(ends, [])
      fixture.wait(0.8)
      XCTAssertEqual(ends, [.end])
      XCTAssertNil(fixture.harness.drags?.flight)
      // Nothing was changed, so it is where it was, and seen again.
      XCTAssertEqual(fixture.fixture.cell("1")?.alpha, 1)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_cells_hearWhatBecomesOfTheirItems() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      let cell = fixture.fixture.cell("1")
      fixture.lift("1")
      XCTAssertEqual(cell?.dragStates, [.lifting])
      fixture.move(to: 100)
      XCTAssertEqual(cell?.dragStates, [.lifting, .dragging])
      fixture.harness.run("key escape")
      fixture.wait(0.6)
      XCTAssertEqual(cell?.dragStates, [.lifting, .dragging, .none])
      fixture.close()
    }
  }

  /// Documented: the placeholder is inserted at once and filled by its handler. That the shape of its
  /// cell is asked for right after, and that the drop ends before the drag, is as in other drops.
  func test_aPlaceholder_isFilled_shaped_andFilledAgain() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      var context: (any UICollectionViewDropPlaceholderContext)?
      var text = "waiting"
      fixture.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "name")
        placeholder.cellUpdateHandler = {
          fixture.record.add("fill")
          ($0 as? NameCell)?.name = text
        }
        placeholder.previewParametersProvider = { cell in
          fixture.record.add("shape \((cell as? NameCell)?.name ?? "")")
          return nil
        }
        context = coordinator.drop(item.dragItem, to: placeholder)
      }
      fixture.lift("1")
      fixture.move(to: 140)
      fixture.wait(0.5)
      _ = fixture.take()
      fixture.drop()
      fixture.wait(0.8)
      XCTAssertEqual(
        fixture.take(),
        ["performDrop 0-3", "fill", "shape waiting", "dropDidEnd", "dragDidEnd"])
      text = "nearly"
      context?.setNeedsCellUpdate()
      XCTAssertEqual(fixture.take(), ["fill"])
      XCTAssertEqual(
        fixture.fixture.cellsInView.filter { $0.name == "nearly" }.map(\.frame.minY), [120])
      XCTAssertEqual(context?.deletePlaceholder(), true)
      fixture.wait(0.5)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }
}
