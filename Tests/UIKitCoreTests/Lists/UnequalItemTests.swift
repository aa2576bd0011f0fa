import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// An item that is not equal to itself, as one with a new identifier at each look is not.
private struct Unequal: Hashable, Sendable {
  let name: String
  static func == (a: Unequal, b: Unequal) -> Bool { a.name.hasPrefix("same") && a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class UnequalItemTests: XCTestCase {
  /// iOS compares objects by who they are first, so such programs run there.
  func test_itemsThatEqualNothing_come() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Unequal> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Unequal>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Unequal>()
      snapshot.appendSections([0, 1])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      var section = NSDiffableDataSourceSectionSnapshot<Unequal>()
      section.append([Unequal(name: "same a"), Unequal(name: "odd"), Unequal(name: "same b")])
      source.apply(section, to: 0, animatingDifferences: false)
      view.layoutIfNeeded()
      XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
      XCTAssertEqual(view.visibleCells.count, 3)
    }
  }
}
