import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Cells that tell their own heights: what is seen stays in place, what was told is kept.
final class SelfSizingTests: XCTestCase {
  func test_scrollingUpOverEstimates_movesEverythingByTheDistanceScrolled() {
    onMainActor {
      let fixture = measuredFixture(300)
      // Into the middle by a jump: everything above is estimated.
      fixture.view.contentOffset.y = 6000
      fixture.view.layoutIfNeeded()
      for step in 0..<120 {
        let before = Dictionary(
          uniqueKeysWithValues: fixture.view.visibleCells.compactMap { $0 as? NameCell }.map {
            ($0.name, $0.frame.minY - fixture.view.contentOffset.y)
          })
        fixture.view.contentOffset.y -= 33
        fixture.view.layoutIfNeeded()
        for cell in fixture.view.visibleCells.compactMap({ $0 as? NameCell }) {
          guard let old = before[cell.name] else { continue }
          XCTAssertEqual(
            cell.frame.minY - fixture.view.contentOffset.y, old + 33, accuracy: 0.01,
            "step \(step), cell \(cell.name)")
        }
        checkAgainstLayout(fixture)
      }
      fixture.close()
    }
  }

  func test_whatCellsTold_staysWithTheirItemsInUpdates() {
    onMainActor {
      let fixture = measuredFixture(60)
      for y in stride(from: 0, through: 6000, by: 300) {
        fixture.view.contentOffset.y = CGFloat(y)
        fixture.view.layoutIfNeeded()
      }
      let height = fixture.view.contentSize.height
      // All were measured: the sum of the heights.
      XCTAssertEqual(height, (0..<60).reduce(0) { $0 + 50 + CGFloat($1 % 7) * 20 })
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["7"] + names(0..<5) + names(6..<60)]
        fixture.view.deleteItems(at: [[0, 5]])
        fixture.view.insertItems(at: [[0, 0]])
      }
      fixture.harness.advance(by: 0.5)
      // Without "5", with an estimate for the new one, which nobody has seen.
      XCTAssertEqual(fixture.view.contentSize.height, height - 150 + 40)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_invalidating_asksVisibleCellsAgain_andKeepsTheOthers() {
    onMainActor {
      let fixture = measuredFixture(40)
      for y in stride(from: 0, through: 3000, by: 300) {
        fixture.view.contentOffset.y = CGFloat(y)
        fixture.view.layoutIfNeeded()
      }
      fixture.view.contentOffset.y = 0
      fixture.view.layoutIfNeeded()
      let height = fixture.view.contentSize.height
      let first = fixture.cell("0")
      XCTAssertEqual(first?.frame.height, 50)
      first?.preferredHeight = 95
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      XCTAssertEqual(first?.frame.height, 95)
      XCTAssertEqual(fixture.view.contentSize.height, height + 45)
      fixture.close()
    }
  }

  func test_scrollingToAnItemAcrossEstimates_arrives() {
    onMainActor {
      let fixture = measuredFixture(300)
      fixture.view.contentOffset.y = 6000
      fixture.view.layoutIfNeeded()
      let target = (fixture.view.indexPathsForVisibleItems.first?.item ?? 0) - 30
      fixture.view.scrollToItem(at: [0, target], at: .top, animated: true)
      fixture.harness.advance(by: 1)
      let frame = fixture.cell("\(target)")?.frame ?? .zero
      XCTAssertEqual(frame.minY, fixture.view.contentOffset.y, accuracy: 0.5)
      fixture.close()
    }
  }
}

@MainActor
private func measuredFixture(_ count: Int) -> UpdateFixture {
  let layout = UpdateFixture.flow()
  layout.estimatedItemSize = CGSize(width: 320, height: 40)
  let fixture = UpdateFixture([names(0..<count)], layout: layout)
  fixture.source.configure = { cell, name in
    cell.preferredHeight = 50 + CGFloat((Int(name) ?? 0) % 7) * 20
  }
  fixture.view.reloadData()
  fixture.view.layoutIfNeeded()
  return fixture
}
