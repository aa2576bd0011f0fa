import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class MediaSectionTests: XCTestCase {
  func test_mediaItemsStandInOneRowThatScrolls() {
    onMainActor {
      let section = NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems()
      XCTAssertNotEqual(section.orthogonalScrollingBehavior, .none)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 600, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<8))
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let frames = (0..<2).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      XCTAssertEqual(frames.count, 2)
      XCTAssertEqual(frames.first?.minY, frames.last?.minY)
      XCTAssertLessThan(frames[0].maxX, frames[1].minX)
    }
  }

  func test_sectionsThatScrollSideways_lieInTheirOrderAmongTheSubviews() {
    onMainActor {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        .orthogonalLayoutSectionForMediaItems()
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 4000), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in 0..<8 {
        snapshot.appendSections([section])
        snapshot.appendItems([section])
      }
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let sections = view.subviews.compactMap { ($0 as? OrthogonalScroller)?.section }
      XCTAssertGreaterThan(sections.count, 4)
      XCTAssertEqual(sections, sections.sorted())
    }
  }
}
