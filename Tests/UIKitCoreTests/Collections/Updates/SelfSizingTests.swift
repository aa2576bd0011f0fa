import XCTest

@testable import UIKitCore

/// Cells that tell their own heights: what is seen stays in place, what was told is kept.
final class SelfSizingTests: XCTestCase {
  func test_scrollingUpOverEstimates_movesEverythingByTheDistanceScrolled() {
    onMainActor {
      let stage = measuredStage(300)
      // Into the middle by a jump: everything above is estimated.
      stage.view.contentOffset.y = 6000
      stage.view.layoutIfNeeded()
      for step in 0..<120 {
        let before = Dictionary(
          uniqueKeysWithValues: stage.view.visibleCells.compactMap { $0 as? NameCell }.map {
            ($0.name, $0.frame.minY - stage.view.contentOffset.y)
          })
        stage.view.contentOffset.y -= 33
        stage.view.layoutIfNeeded()
        for cell in stage.view.visibleCells.compactMap({ $0 as? NameCell }) {
          guard let old = before[cell.name] else { continue }
          XCTAssertEqual(
            cell.frame.minY - stage.view.contentOffset.y, old + 33, accuracy: 0.01,
            "step \(step), cell \(cell.name)")
        }
        checkAgainstLayout(stage)
      }
      stage.close()
    }
  }

  func test_whatCellsTold_staysWithTheirItemsInUpdates() {
    onMainActor {
      let stage = measuredStage(60)
      for y in stride(from: 0, through: 6000, by: 300) {
        stage.view.contentOffset.y = CGFloat(y)
        stage.view.layoutIfNeeded()
      }
      let height = stage.view.contentSize.height
      // All were measured: the sum of the heights.
      XCTAssertEqual(height, (0..<60).reduce(0) { $0 + 50 + CGFloat($1 % 7) * 20 })
      stage.view.performBatchUpdates {
        stage.source.sections = [["7"] + names(0..<5) + names(6..<60)]
        stage.view.deleteItems(at: [[0, 5]])
        stage.view.insertItems(at: [[0, 0]])
      }
      stage.harness.advance(by: 0.5)
      // Without "5", with an estimate for the new one, which nobody has seen.
      XCTAssertEqual(stage.view.contentSize.height, height - 150 + 40)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_invalidating_asksVisibleCellsAgain_andKeepsTheOthers() {
    onMainActor {
      let stage = measuredStage(40)
      for y in stride(from: 0, through: 3000, by: 300) {
        stage.view.contentOffset.y = CGFloat(y)
        stage.view.layoutIfNeeded()
      }
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
      let height = stage.view.contentSize.height
      let first = stage.cell("0")
      XCTAssertEqual(first?.frame.height, 50)
      first?.preferredHeight = 95
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
      XCTAssertEqual(first?.frame.height, 95)
      XCTAssertEqual(stage.view.contentSize.height, height + 45)
      stage.close()
    }
  }

  func test_scrollingToAnItemAcrossEstimates_arrives() {
    onMainActor {
      let stage = measuredStage(300)
      stage.view.contentOffset.y = 6000
      stage.view.layoutIfNeeded()
      let target = (stage.view.indexPathsForVisibleItems.first?.item ?? 0) - 30
      stage.view.scrollToItem(at: [0, target], at: .top, animated: true)
      stage.harness.advance(by: 1)
      let frame = stage.cell("\(target)")?.frame ?? .zero
      XCTAssertEqual(frame.minY, stage.view.contentOffset.y, accuracy: 0.5)
      stage.close()
    }
  }
}

@MainActor
private func measuredStage(_ count: Int) -> UpdateStage {
  let layout = UpdateStage.flow()
  layout.estimatedItemSize = CGSize(width: 320, height: 40)
  let stage = UpdateStage([names(0..<count)], layout: layout)
  stage.source.configure = { cell, name in
    cell.preferredHeight = 50 + CGFloat((Int(name) ?? 0) % 7) * 20
  }
  stage.view.reloadData()
  stage.view.layoutIfNeeded()
  return stage
}
