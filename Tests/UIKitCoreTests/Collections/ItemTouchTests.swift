import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Fingers on the items of a collection view.
///
/// Facts collection-18 to collection-21: highlighting on touch down, selection on lift, as the
/// headers document. Where it is unsure or only likely, chosen here:
///
/// - didUnhighlight comes last, as the headers list the calls. An older reconstruction has it before the
///   selection; programs that fade a cell in didSelect would then fade one that is not highlighted any
///   more, and those that look at `isHighlighted` in didSelect find what the documentation says.
/// - Choosing another item in a single selection tells didDeselect of the old one, without asking, after
///   shouldSelect and before didSelect: a program that keeps one chosen item hears the old one go first.
/// - Tapping the selected item runs the whole way again, so that "open what is tapped" works twice.
/// - Leaving the cell unhighlights, coming back highlights with the question asked again, lifting
///   elsewhere selects nothing: what a control does.
/// - The primary action is asked for and performed between didSelect and didUnhighlight: documented is
///   only that it follows the selection.
final class ItemTouchTests: XCTestCase {
  func test_tap_callsInUIKitsOrder() {
    onMainActor {
      let items = ItemFixture()
      let point = items.middle(1)
      items.fixture.down(point.x, point.y)
      XCTAssertEqual(items.take(), [], "it might still be a drag")
      items.fixture.wait(0.2)
      XCTAssertEqual(items.take(), ["shouldHighlight 1", "didHighlight 1"])
      XCTAssertTrue(items.view.cellForItem(at: [0, 1])!.isHighlighted)
      items.fixture.up()
      XCTAssertEqual(
        items.take(), ["shouldSelect 1", "didSelect 1", "primaryAction 1", "didUnhighlight 1"])
      XCTAssertFalse(items.view.cellForItem(at: [0, 1])!.isHighlighted)
      XCTAssertTrue(items.view.cellForItem(at: [0, 1])!.isSelected)
      items.tap(5)
      XCTAssertEqual(
        items.take(),
        [
          "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didDeselect 1", "didSelect 5",
          "primaryAction 5", "didUnhighlight 5",
        ])
      items.tap(5)
      XCTAssertEqual(
        items.take(),
        [
          "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didSelect 5",
          "primaryAction 5", "didUnhighlight 5",
        ], "again")
      items.fixture.close()
    }
  }

  func test_quickTap_highlightsToo() {
    onMainActor {
      let items = ItemFixture()
      let point = items.middle(2)
      items.fixture.tap(point.x, point.y)
      XCTAssertEqual(
        items.take(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2",
          "primaryAction 2", "didUnhighlight 2",
        ])
      items.fixture.close()
    }
  }

  func test_severalAllowed_tapsToggle() {
    onMainActor {
      let items = ItemFixture()
      items.view.allowsMultipleSelection = true
      for item in [1, 4, 1] { items.tap(item) }
      XCTAssertEqual(items.selected, [4])
      XCTAssertEqual(
        items.take().suffix(5),
        [
          "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
          "didUnhighlight 1",
        ])
      items.deselects = { _ in false }
      items.tap(4)
      XCTAssertEqual(items.selected, [4])
      items.fixture.close()
    }
  }

  func test_refusals_endWhereTheyAreSaid() {
    onMainActor {
      let items = ItemFixture()
      items.highlights = { $0.item != 1 }
      items.selects = { $0.item != 2 }
      items.tap(1)
      XCTAssertEqual(items.take(), ["shouldHighlight 1"])
      items.tap(2)
      XCTAssertEqual(
        items.take(),
        ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didUnhighlight 2"])
      items.view.allowsSelection = false
      items.tap(3)
      XCTAssertEqual(items.take(), [])
      XCTAssertEqual(items.selected, [])
      items.fixture.close()
    }
  }

  func test_fingerThatLeaves_unhighlightsAndOneThatComesBackHighlights() {
    onMainActor {
      let items = ItemFixture([3])
      // Too few items to scroll, so that no drag takes the finger away.
      items.fixture.down(50, 50)
      items.fixture.wait(0.2)
      items.fixture.move(150, 50)
      XCTAssertEqual(items.take(), ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
      items.fixture.move(60, 60)
      XCTAssertEqual(items.take(), ["shouldHighlight 0", "didHighlight 0"])
      items.fixture.move(250, 60)
      items.fixture.up()
      XCTAssertEqual(items.take(), ["didUnhighlight 0"])
      XCTAssertEqual(items.selected, [])
      items.fixture.close()
    }
  }

  func test_drag_unhighlightsAndSelectsNothing() {
    onMainActor {
      let items = ItemFixture()
      let point = items.middle(4)
      items.fixture.down(point.x, point.y)
      items.fixture.wait(0.2)
      items.fixture.move(point.x, point.y - 40)
      items.fixture.wait(0.2)
      items.fixture.up()
      XCTAssertEqual(items.take(), ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
      XCTAssertEqual(items.view.contentOffset.y, 30)
      XCTAssertEqual(items.selected, [])
      items.fixture.close()
    }
  }

  func test_controlInACell_getsItsTouchAlone() {
    onMainActor {
      let items = ItemFixture()
      var presses = 0
      items.configure = { cell, path in
        guard path.item == 0, cell.contentView.subviews.isEmpty else { return }
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        cell.contentView.addSubview(control)
      }
      items.view.reloadData()
      items.fixture.step()
      items.fixture.tap(20, 20)
      XCTAssertEqual(presses, 1)
      XCTAssertEqual(items.take(), [])
      items.fixture.close()
    }
  }

  func test_itemDeletedUnderTheFinger_isNotSelected() {
    onMainActor {
      let items = ItemFixture([10])
      let point = items.middle(4)
      items.fixture.down(point.x, point.y)
      items.fixture.wait(0.2)
      items.counts = [9]
      items.view.deleteItems(at: [[0, 4]])
      items.fixture.step()
      items.fixture.up()
      XCTAssertEqual(items.selected, [])
      XCTAssertFalse(items.log.contains { $0.hasPrefix("shouldSelect") })
      items.fixture.close()
    }
  }

  func test_itemMovedUnderTheFinger_isTheOneSelected() {
    onMainActor {
      let items = ItemFixture([10])
      let point = items.middle(4)
      items.fixture.down(point.x, point.y)
      items.fixture.wait(0.2)
      items.counts = [9]
      items.view.deleteItems(at: [[0, 1]])
      items.fixture.step()
      // The item lies elsewhere now, and the finger follows it.
      let place = items.middle(3)
      items.fixture.move(place.x, place.y)
      items.fixture.up()
      XCTAssertEqual(items.selected, [3])
      items.fixture.close()
    }
  }

  func test_selectingThatEmptiesTheList_ends() {
    onMainActor {
      let items = ItemFixture([5])
      items.didSelect = { [weak items] _ in
        items?.counts = [0]
        items?.view.reloadData()
      }
      items.tap(2)
      items.fixture.settle()
      XCTAssertEqual(items.selected, [])
      XCTAssertEqual(
        items.take(), ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2"])
      items.fixture.close()
    }
  }

  func test_selectedBackground_isSeenWhileHighlightedOrSelected() {
    onMainActor {
      let items = ItemFixture()
      items.configure = { cell, _ in
        if cell.selectedBackgroundView == nil { cell.selectedBackgroundView = UIView() }
      }
      items.view.reloadData()
      items.fixture.step()
      let background = items.view.cellForItem(at: [0, 0])!.selectedBackgroundView!
      XCTAssertTrue(background.isHidden)
      items.fixture.down(50, 50)
      items.fixture.wait(0.2)
      XCTAssertFalse(background.isHidden)
      items.fixture.cancel()
      XCTAssertTrue(background.isHidden)
      items.tap(0)
      XCTAssertFalse(background.isHidden)
      items.fixture.close()
    }
  }

  func test_reusedCells_showTheirItemsState() {
    onMainActor {
      let items = ItemFixture([300])
      items.tap(1)
      items.view.contentOffset.y = 5000
      items.fixture.step()
      XCTAssertEqual(items.view.visibleCells.filter(\.isSelected).count, 0)
      items.view.contentOffset.y = 0
      items.fixture.step()
      XCTAssertTrue(items.view.cellForItem(at: [0, 1])!.isSelected)
      items.fixture.close()
    }
  }

  // MARK: Editing

  func test_editing_hasRulesOfItsOwn() {
    onMainActor {
      let items = ItemFixture()
      let view = items.view
      items.tap(1)
      view.isEditing = true
      XCTAssertEqual(items.selected, [], "selection during editing is off at first")
      items.tap(2)
      XCTAssertEqual(items.selected, [])
      view.allowsMultipleSelectionDuringEditing = true
      _ = items.take()
      items.tap(2)
      items.tap(4)
      XCTAssertEqual(items.selected, [2, 4])
      XCTAssertFalse(items.log.contains { $0.hasPrefix("primaryAction") })
      view.isEditing = false
      XCTAssertEqual(items.selected, [2])
      items.fixture.close()
    }
  }

  // MARK: Keys held while clicking

  func test_clicksWithControlAndShift_selectSeveral() {
    onMainActor {
      let items = ItemFixture()
      items.view.allowsMultipleSelection = true
      items.tap(2)
      items.tap(6, keys: .shift)
      XCTAssertEqual(items.selected, [2, 3, 4, 5, 6])
      items.tap(4, keys: .shift)
      XCTAssertEqual(items.selected, [2, 3, 4])
      items.tap(3, keys: .control)
      XCTAssertEqual(items.selected, [2, 4])
      items.tap(0, keys: .shift)
      XCTAssertEqual(items.selected, [0, 1, 2, 3])
      items.fixture.close()
    }
  }

  func test_clickWithControl_beginsEditingWhereTheDelegateAgrees() {
    onMainActor {
      let items = ItemFixture()
      items.view.allowsMultipleSelectionDuringEditing = true
      items.tap(2, keys: .control)
      XCTAssertFalse(items.view.isEditing)
      XCTAssertEqual(items.selected, [2], "a plain click")
      items.beginsSeveral = { _ in true }
      _ = items.take()
      items.tap(4, keys: .control)
      XCTAssertTrue(items.view.isEditing)
      XCTAssertEqual(items.selected, [2, 4])
      XCTAssertEqual(
        items.take(),
        [
          "shouldHighlight 4", "didHighlight 4", "shouldBeginSeveral 4",
          "didBeginSeveral 4 editing true", "shouldSelect 4", "didSelect 4", "didEndSeveral",
          "didUnhighlight 4",
        ])
      items.fixture.close()
    }
  }
}
