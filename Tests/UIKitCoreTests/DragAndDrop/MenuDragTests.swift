import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items with a context menu that can be dragged, too.
///
/// Nothing of this is specified beyond the times: 0.325 s lift (fact drag-1), 0.5 s open the menu.
/// Chosen here: items are asked for once, at the lift; the menu ends without asking where its preview
/// goes back to, since the drag has it; the drag's will-begin comes after the menu's will-end. A finger
/// that goes towards the menu chooses in it, as where nothing can be dragged.
final class MenuDragTests: XCTestCase {
  func test_movingBeforeTheMenu_drags() {
    onMainActor {
      let fixture = MenuDragFixture()
      fixture.drags.lift("1", for: 0.4)
      fixture.drags.move(to: 220)
      XCTAssertEqual(fixture.menuLines(), [])
      XCTAssertTrue(fixture.drags.view.hasActiveDrag)
      fixture.drags.drop()
      fixture.drags.wait(0.6)
      XCTAssertEqual(
        fixture.drags.fixture.source.sections, [["0", "2", "3", "4", "5", "1", "6", "7"]])
      fixture.close()
    }
  }

  func test_goingOnFromTheMenu_drags() {
    onMainActor {
      let fixture = MenuDragFixture()
      fixture.drags.lift("4", for: 1)
      XCTAssertEqual(
        fixture.drags.take(),
        [
          "itemsForBeginning 0-4", "dragParameters 0-4", "configuration 0-4", "highlight 0-4",
          "menu opens",
        ])
      XCTAssertEqual(fixture.drags.fixture.cell("4")?.dragStates, [.lifting, .none])
      // The menu is below; the finger goes up.
      fixture.drags.move(to: 60)
      XCTAssertEqual(
        fixture.drags.take().filter { !$0.hasPrefix("dropDidUpdate") },
        [
          "menu ends", "dragWillBegin 1", "allowsMove", "isRestricted", "canHandle", "dropDidEnter",
        ])
      fixture.drags.wait(0.4)
      XCTAssertNil(fixture.drags.harness.window.windowScene?.host.menu)
      fixture.drags.drop()
      fixture.drags.wait(0.6)
      XCTAssertEqual(
        fixture.drags.fixture.source.sections, [["0", "4", "1", "2", "3", "5", "6", "7"]])
      XCTAssertEqual(
        fixture.drags.take(), ["performDrop 0-1", "dropParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(fixture.drags.fixture)
      fixture.close()
    }
  }

  func test_goingToTheMenu_chooses() {
    onMainActor {
      let fixture = MenuDragFixture()
      fixture.drags.lift("1", for: 1)
      guard let panel = fixture.drags.harness.window.windowScene?.host.menu?.panels.first else {
        return XCTFail("no menu")
      }
      _ = fixture.drags.take()
      fixture.drags.move(to: panel.frame.minY + 20, x: panel.frame.midX)
      XCTAssertEqual(fixture.drags.take(), [])
      fixture.drags.drop()
      fixture.drags.wait(0.6)
      XCTAssertEqual(fixture.drags.take(), ["share", "dismissal 0-1", "menu ends"])
      XCTAssertEqual(fixture.drags.fixture.cell("1")?.dragStates, [.lifting, .none])
      XCTAssertEqual(fixture.drags.fixture.source.sections, [names(0..<8)])
      checkAgainstLayout(fixture.drags.fixture)
      fixture.close()
    }
  }

  func test_liftingTheFinger_leavesTheMenuOpen_andNothingLifted() {
    onMainActor {
      let fixture = MenuDragFixture()
      fixture.drags.lift("1", for: 1)
      fixture.drags.drop()
      fixture.drags.wait(0.5)
      XCTAssertNotNil(fixture.drags.harness.window.windowScene?.host.menu)
      XCTAssertEqual(fixture.drags.fixture.cell("1")?.alpha, 1)
      fixture.drags.harness.run("key escape")
      fixture.drags.wait(0.5)
      checkAgainstLayout(fixture.drags.fixture)
      // The same item again.
      _ = fixture.drags.take()
      fixture.drags.lift("1", for: 0.4)
      fixture.drags.move(to: 220)
      XCTAssertTrue(fixture.drags.take().contains("dragWillBegin 1"))
      fixture.drags.harness.run("key escape")
      fixture.drags.wait(0.6)
      checkAgainstLayout(fixture.drags.fixture)
      fixture.close()
    }
  }
}

@MainActor
private final class MenuDragFixture {
  let drags = DragFixture([names(0..<8)])
  private let delegate: MenuDelegate

  init() {
    delegate = MenuDelegate(drags.record)
    drags.view.delegate = delegate
  }

  func menuLines() -> [String] {
    drags.take().filter { $0.hasPrefix("configuration") || $0.hasPrefix("menu") }
  }

  func close() { drags.close() }
}

@MainActor
private final class MenuDelegate: NSObject, UICollectionViewDelegate {
  private let record: CallRecord

  init(_ record: CallRecord) { self.record = record }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    record.add("configuration \(indexPaths.map { text($0) }.joined(separator: " "))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [record] _ in
      UIMenu(children: [UIAction(title: "Share") { _ in record.add("share") }])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    record.add("highlight \(text(indexPath))")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    record.add("dismissal \(text(indexPath))")
    return nil
  }

  // Lines that begin with "will" are left out by `DragFixture.take`.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { record.add("menu opens") }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { record.add("menu ends") }
}
