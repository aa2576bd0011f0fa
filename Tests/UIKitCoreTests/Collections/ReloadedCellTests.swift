import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Which cells items have after a reload.
final class ReloadedCellTests: XCTestCase {
  private final class Items: UICollectionViewController {
    var size = CGSize(width: 100, height: 60)
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { fatalError("not from a document") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  func test_eachItemKeepsItsCell() {
    onMainActor {
      let items = Items()
      let harness = Harness(device: "iphone-se", root: items)
      harness.run("idle")
      let view = items.collectionView!
      let cells = (0..<12).compactMap { view.cellForItem(at: [0, $0]) }
      XCTAssertEqual(cells.count, 12)
      view.reloadData()
      harness.run("idle")
      XCTAssertEqual((0..<12).compactMap { view.cellForItem(at: [0, $0]) }, cells)
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
        width: 90, height: 50)
      view.performBatchUpdates { view.reloadData() }
      harness.run("idle")
      XCTAssertEqual((0..<12).compactMap { view.cellForItem(at: [0, $0]) }, cells)
    }
  }
}
