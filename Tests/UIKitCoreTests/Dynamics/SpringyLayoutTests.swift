import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A flow layout whose cells hang on springs, as they did in Messages.
final class SpringyLayoutTests: XCTestCase {
  private final class SpringyLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let all = CGRect(origin: .zero, size: collectionViewContentSize)
      for item in super.layoutAttributesForElements(in: all) ?? [] {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { animator.layoutAttributesForCell(at: indexPath) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let delta = newBounds.origin.y - (collectionView?.bounds.origin.y ?? 0)
      for behavior in animator.behaviors {
        guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first
        else { continue }
        item.center.y += delta * min(abs(spring.anchorPoint.y - newBounds.minY) / 1500, 1)
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Screen: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  func test_cellsSwingWhenScrolledAndComeBackToTheirPlaces() {
    onMainActor {
      let layout = SpringyLayout()
      layout.itemSize = CGSize(width: 280, height: 40)
      let screen = Screen(collectionViewLayout: layout)
      let harness = Harness(size: CGSize(width: 300, height: 400), scale: 1, root: screen)
      defer { harness.close() }
      harness.settle()
      let view = screen.collectionView!
      func cell(_ item: Int) -> CGFloat? {
        view.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minY
      }
      XCTAssertFalse(layout.animator.isRunning)
      let before = cell(7)
      XCTAssertNotNil(before)
      XCTAssertEqual(before, layout.layoutAttributesForItem(at: [0, 7])?.frame.minY)
      view.contentOffset.y = 120
      harness.advance(by: 0.05)
      XCTAssertTrue(layout.animator.isRunning)
      XCTAssertGreaterThan(cell(7)!, before! + 5, "left behind by the scroll")
      let early = cell(7)!
      harness.advance(by: 0.2)
      XCTAssertNotEqual(cell(7)!, early, "the view follows attributes that move in place")
      harness.settle()
      XCTAssertFalse(layout.animator.isRunning)
      XCTAssertEqual(cell(7)!, before!, accuracy: 0.5)
      XCTAssertNil(layout.animator.layoutAttributesForCell(at: [1, 0]))
      XCTAssertNil(
        layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]))
      XCTAssertNil(
        layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: [0, 0]))
    }
  }
}
