import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The keyboard on the items of a collection view.
final class ItemFocusTests: XCTestCase {
  func test_withoutFocus_keysScroll() {
    onMainActor {
      let items = ItemFixture()
      items.key(.down)
      XCTAssertEqual(items.view.contentOffset.y, 40)
      XCTAssertNil(items.view.selection.focused)
      items.fixture.close()
    }
  }

  func test_tabArrowsAndSpace_reachAndChooseItems() {
    onMainActor {
      let items = ItemFixture()
      @MainActor func focused() -> Int? { items.view.selection.focused?.item }
      items.key(.tab)
      XCTAssertEqual(focused(), 0)
      XCTAssertTrue(items.view.cellForItem(at: [0, 0])!.isFocused)
      XCTAssertFalse(items.view.cellForItem(at: [0, 0])!.layer.overlay.isEmpty)
      items.key(.right)
      items.key(.down)
      XCTAssertEqual(focused(), 4)
      XCTAssertTrue(items.view.cellForItem(at: [0, 0])!.layer.overlay.isEmpty)
      items.key(.left)
      items.key(.left)
      XCTAssertEqual(focused(), 3, "the row begins here")
      items.key(.up)
      XCTAssertEqual(focused(), 0)
      items.key(.space)
      XCTAssertEqual(
        items.take(),
        [
          "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0",
          "primaryAction 0", "didUnhighlight 0",
        ])
      items.key(.escape)
      XCTAssertNil(focused())
      items.key(.down)
      XCTAssertEqual(items.view.contentOffset.y, 40, "keys scroll again")
      items.fixture.close()
    }
  }

  func test_focus_bringsItsItemIntoSight() {
    onMainActor {
      let items = ItemFixture()
      items.key(.tab)
      for _ in 0..<6 { items.key(.down) }
      XCTAssertEqual(items.view.selection.focused?.item, 18)
      XCTAssertEqual(items.view.contentOffset.y, 200)
      items.key(.end)
      XCTAssertEqual(items.view.selection.focused?.item, 99)
      XCTAssertEqual(items.view.contentOffset.y, 3400 - 500)
      XCTAssertTrue(items.view.cellForItem(at: [0, 99])!.isFocused)
      items.key(.home)
      XCTAssertEqual(items.view.contentOffset.y, 0)
      items.fixture.close()
    }
  }

  func test_shiftArrowsAndControlA_selectSeveral() {
    onMainActor {
      let items = ItemFixture([12])
      items.view.allowsMultipleSelection = true
      items.key(.tab)
      items.key(.right)
      items.key(.space)
      items.key(.down, .shift)
      XCTAssertEqual(items.selected, [1, 2, 3, 4])
      items.key(.left, .shift)
      XCTAssertEqual(items.selected, [1, 2, 3])
      items.key(.character, .control, text: "a")
      XCTAssertEqual(items.selected, Array(0..<12))
      items.fixture.close()
    }
  }

  func test_selectionFollowsFocus() {
    onMainActor {
      let items = ItemFixture()
      items.view.selectionFollowsFocus = true
      items.key(.tab)
      items.key(.right)
      XCTAssertEqual(items.selected, [1])
      XCTAssertEqual(
        items.take(),
        ["shouldSelect 0", "didSelect 0", "shouldSelect 1", "didDeselect 0", "didSelect 1"])
      items.fixture.close()
    }
  }

  func test_delegateDecidesAboutFocus() {
    onMainActor {
      @MainActor final class Choosy: NSObject, UICollectionViewDelegate {
        func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
          path.item.isMultiple(of: 2)
        }
        func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { [0, 4] }
      }
      let items = ItemFixture()
      let choosy = Choosy()
      items.view.delegate = choosy
      items.key(.tab)
      XCTAssertEqual(items.view.selection.focused?.item, 4)
      items.key(.right)
      XCTAssertEqual(items.view.selection.focused?.item, 4, "5 refuses")
      items.fixture.close()
    }
  }

  func test_tab_goesFromListToList() {
    onMainActor {
      let items = ItemFixture()
      let other = UICollectionView(
        frame: CGRect(x: 0, y: 300, width: 300, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())
      other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      other.dataSource = items
      items.view.frame.size.height = 300
      items.fixture.window.addSubview(other)
      items.fixture.step()
      items.key(.tab)
      XCTAssertNotNil(items.view.selection.focused)
      items.key(.tab)
      XCTAssertNil(items.view.selection.focused)
      XCTAssertNotNil(other.selection.focused)
      items.key(.tab, .shift)
      XCTAssertNotNil(items.view.selection.focused)
      items.key(.tab)
      items.key(.tab)
      XCTAssertNil(other.selection.focused)
      items.fixture.close()
    }
  }
}
