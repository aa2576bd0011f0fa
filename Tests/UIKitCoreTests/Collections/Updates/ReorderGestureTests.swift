import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The press by which a `UICollectionViewController` lets its items be moved: when there is one, and what
/// is asked and told.
///
/// Facts collection-28, collection-29 and collection-35: it exists only in a window, with `moveItemAt`
/// implemented and the controller's flag true; canMoveItem is asked at the beginning and is true where
/// `moveItemAt` exists; the target is asked as the finger moves; moveItemAt is called only if the
/// position changed.
///
/// Unsure: where highlighting falls. A press that lifts an item takes the touch, so that the item is
/// highlighted by the finger going down and not any more when it is lifted, and is not selected. And that
/// canMoveItem is asked once, by the press before it takes the touch, not again as the movement begins.
final class ReorderGestureTests: XCTestCase {
  @MainActor private static func presses(_ controller: UICollectionViewController) -> Int {
    (controller.collectionView.gestureRecognizers ?? []).filter {
      $0.name == "UICollectionViewController.reordering"
    }.count
  }

  func test_existsUnderItsThreeConditions() {
    onMainActor {
      let controller = MovingController()
      controller.loadViewIfNeeded()
      XCTAssertEqual(Self.presses(controller), 0, "not in a window")
      let harness = Harness(device: "iphone-se", root: controller)
      XCTAssertEqual(Self.presses(controller), 1)
      controller.installsStandardGestureForInteractiveMovement = false
      XCTAssertEqual(Self.presses(controller), 0, "not wanted")
      controller.installsStandardGestureForInteractiveMovement = true
      XCTAssertEqual(Self.presses(controller), 1)
      controller.view.removeFromSuperview()
      XCTAssertEqual(Self.presses(controller), 0, "out of the window again")
      harness.close()
      let still = StillController()
      let second = Harness(device: "iphone-se", root: still)
      XCTAssertEqual(Self.presses(still), 0, "nothing could be moved")
      second.close()
    }
  }

  func test_anotherCollectionView_getsIt() {
    onMainActor {
      let controller = MovingController()
      let harness = Harness(device: "iphone-se", root: controller)
      let old = controller.collectionView
      let new = UICollectionView(
        frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = new
      XCTAssertEqual(Self.presses(controller), 1)
      XCTAssertFalse(
        (old?.gestureRecognizers ?? []).contains {
          $0.name == "UICollectionViewController.reordering"
        })
      harness.close()
    }
  }

  func test_pressAndDrag_movesTheItem_inOrder() {
    onMainActor {
      let controller = MovingController()
      let harness = Harness(device: "iphone-se", root: controller)
      // Rows of 40 points.
      harness.finger(.began, 100, 60)
      harness.advance(by: 0.7)
      XCTAssertEqual(
        controller.recorder.take(), ["highlight 0.1", "canMove 0.1", "unhighlight 0.1"])
      for y in stride(from: CGFloat(60), through: 150, by: 5) { harness.finger(.changed, 100, y) }
      XCTAssertEqual(
        controller.recorder.take(), ["target of 0.1 to 0.2", "target of 0.1 to 0.3"])
      harness.finger(.ended, 100, 150)
      harness.settle()
      XCTAssertEqual(controller.recorder.take(), ["move 0.1 to 0.3"])
      XCTAssertEqual(controller.items, ["a", "c", "d", "b", "e"])
      XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [])
      harness.close()
    }
  }

  func test_letGoWhereItWas_orForbidden_movesNothing() {
    onMainActor {
      let controller = MovingController()
      let harness = Harness(device: "iphone-se", root: controller)
      harness.run("lift cell 0.1\nmove 100,70\ndrop\nidle")
      XCTAssertFalse(controller.recorder.take().contains { $0.hasPrefix("move") })
      controller.fixed = [[0, 2]]
      harness.finger(.began, 100, 100)
      harness.advance(by: 0.7)
      XCTAssertTrue(controller.recorder.take().contains("canMove 0.2"))
      XCTAssertNil(controller.collectionView.movement)
      harness.finger(.ended, 100, 100)
      harness.settle()
      XCTAssertEqual(controller.items, ["a", "b", "c", "d", "e"])
      harness.close()
    }
  }

  /// Not specified, and chosen here: a touch that is cancelled puts the item back.
  func test_cancelled_putsTheItemBack() {
    onMainActor {
      let controller = MovingController()
      let harness = Harness(device: "iphone-se", root: controller)
      harness.run("lift cell 0.1\nmove 100,150\nidle")
      controller.collectionView.isUserInteractionEnabled = false
      harness.window.windowScene?.host.cancelTouches(in: harness.window)
      harness.settle()
      XCTAssertNil(controller.collectionView.movement)
      XCTAssertFalse(controller.recorder.take().contains { $0.hasPrefix("move") })
      XCTAssertEqual(controller.items, ["a", "b", "c", "d", "e"])
      harness.close()
    }
  }
}

@MainActor
private class StillController: UICollectionViewController {
  let recorder = CallRecorder()
  var items = ["a", "b", "c", "d", "e"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 40)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
private final class MovingController: StillController {
  var fixed: [IndexPath] = []

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { recorder.record("highlight \(text(indexPath))") }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { recorder.record("unhighlight \(text(indexPath))") }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    recorder.record("canMove \(text(indexPath))")
    return !fixed.contains(indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    recorder.record("target of \(text(originalIndexPath)) to \(text(proposedIndexPath))")
    return proposedIndexPath
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    recorder.record("move \(text(sourceIndexPath)) to \(text(destinationIndexPath))")
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
