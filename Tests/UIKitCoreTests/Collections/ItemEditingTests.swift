import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Which items are edited while a collection view is.
///
/// Documented: `canEditItemAt` says which items can be edited; where it is left out, all. When it is asked
/// is not: here, whenever a cell's state is made while the collection view is edited, and never else.
final class ItemEditingTests: XCTestCase {
  func test_cellsHearWhetherTheyAreEdited() {
    onMainActor {
      let controller = EditedController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      harness.settle()
      XCTAssertEqual(controller.asked, [])
      XCTAssertEqual(controller.edited, [])
      controller.collectionView.isEditing = true
      harness.settle()
      XCTAssertEqual(controller.asked, [0, 1, 2])
      XCTAssertEqual(controller.edited, [0, 2])
      controller.collectionView.isEditing = false
      harness.settle()
      XCTAssertEqual(controller.edited, [])
      harness.close()
    }
  }

  func test_cellsThatComeLater_areEditedToo() {
    onMainActor {
      let controller = EditedController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      controller.collectionView.isEditing = true
      controller.count = 5
      controller.collectionView.insertItems(at: [[0, 3], [0, 4]])
      harness.settle()
      XCTAssertEqual(controller.edited, [0, 2, 3, 4])
      harness.close()
    }
  }
}

@MainActor
private final class EditedCell: UICollectionViewCell {
  private(set) var isEdited = false
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    isEdited = state.isEditing
  }
}

@MainActor
private final class EditedController: UICollectionViewController {
  var count = 3
  private(set) var asked: Set<Int> = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { return nil }

  var edited: [Int] {
    (0..<count).filter {
      (collectionView.cellForItem(at: [0, $0]) as? EditedCell)?.isEdited ?? false
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(EditedCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    asked.insert(indexPath.item)
    return indexPath.item != 1
  }
}
