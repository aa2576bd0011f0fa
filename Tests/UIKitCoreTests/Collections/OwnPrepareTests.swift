import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A layout that sizes its items when it is asked to prepare, and does not call its superclass.
private final class CardLayout: UICollectionViewFlowLayout {
  override func prepare() {
    guard let view = collectionView else { return }
    itemSize = CGSize(width: view.bounds.width / 2, height: 50)
    minimumLineSpacing = 10
  }
}

private final class Cards: UIViewController, UICollectionViewDataSource {
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: CardLayout())
  var count = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
  }
}

/// Flow layouts whose `prepare()` is the program's alone.
final class OwnPrepareTests: XCTestCase {
  func test_aPrepareWithoutItsSuperclass_placesItemsAllTheSame() {
    onMainActor {
      let cards = Cards()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: cards)
      harness.advance(by: 0.1)
      XCTAssertEqual(cards.list.visibleCells.count, 3)
      XCTAssertEqual(
        cards.list.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame,
        CGRect(x: 80, y: 120, width: 160, height: 50))
      XCTAssertEqual(cards.list.contentSize, CGSize(width: 320, height: 170))
      cards.count = 5
      cards.list.reloadData()
      harness.advance(by: 0.1)
      XCTAssertEqual(cards.list.visibleCells.count, 5)
      cards.list.frame.size.width = 200
      harness.advance(by: 0.1)
      XCTAssertEqual(
        cards.list.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.width, 100)
      harness.close()
    }
  }
}
