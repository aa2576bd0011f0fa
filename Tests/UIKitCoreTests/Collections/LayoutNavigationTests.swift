import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A push that is a change of layout.
final class LayoutNavigationTests: XCTestCase {
  private final class Squares: UICollectionViewController {
    init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor
  private static func width(_ controller: UICollectionViewController) -> CGFloat? {
    controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
  }

  private func check(animated: Bool) {
    onMainActor {
      let (small, large) = (Squares(side: 50), Squares(side: 100))
      let navigation = UINavigationController(rootViewController: small)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
      harness.settle()
      let shared = small.collectionView
      let layout = shared?.collectionViewLayout
      large.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(large, animated: animated)
      harness.settle()
      XCTAssertTrue(large.collectionView === shared)
      XCTAssertTrue(shared?.window === harness.window)
      XCTAssertTrue(shared?.dataSource === small)
      XCTAssertTrue(shared?.delegate === small)
      XCTAssertTrue(shared?.collectionViewLayout === large.collectionViewLayout)
      XCTAssertEqual(Self.width(large), 100)
      navigation.popViewController(animated: animated)
      harness.settle()
      XCTAssertTrue(small.collectionView === shared)
      XCTAssertTrue(shared?.isDescendant(of: small.view) ?? false)
      XCTAssertTrue(shared?.collectionViewLayout === layout)
      XCTAssertEqual(Self.width(small), 50)
    }
  }

  func test_pushAndPop_changeTheLayoutOfOneCollectionView() { check(animated: true) }
  func test_withoutAnimation_too() { check(animated: false) }

  func test_cellsAreOnTheirWayMeanwhile() {
    onMainActor {
      let (small, large) = (Squares(side: 50), Squares(side: 100))
      let navigation = UINavigationController(rootViewController: small)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
      large.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(large, animated: true)
      harness.advance(by: 0.1)
      let cell = small.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      let shown = cell?.layer.presentation()?.frame.width ?? 0
      XCTAssertGreaterThan(shown, 50)
      XCTAssertLessThan(shown, 100)
      harness.settle()
    }
  }

  func test_withoutTheWish_eachHasItsOwn() {
    onMainActor {
      let (small, large) = (Squares(side: 50), Squares(side: 100))
      let navigation = UINavigationController(rootViewController: small)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
      navigation.pushViewController(large, animated: true)
      harness.settle()
      XCTAssertFalse(large.collectionView === small.collectionView)
    }
  }
}
