import XCTest

@testable import UIKitCore

/// One layout in place of another, at once, animated and by hand.
///
/// The order is documented in part (facts update-9 and update-13): the old layout hears of the
/// transition before the new one, both are finalized inside the animation, the layout's target offset
/// follows its `prepare()` and the delegate's that. Not documented, and chosen here: the elements leave by
/// the old layout's final attributes and come by the new one's initial ones, asked in reading order, old
/// before new, as in an update; the old layout is finalized first.
final class LayoutChangeTests: XCTestCase {
  func test_change_tellsBothLayoutsInOrder() {
    onMainActor {
      let old = grid(nil, "old ", side: 160)
      let stage = UpdateStage([names(0..<2)], layout: old)
      let new = grid(stage.source.record, "new ")
      old.record = stage.source.record
      let cells = stage.view.visibleCells
      stage.view.setCollectionViewLayout(new, animated: true) {
        stage.source.record.add("completion \($0)")
      }
      stage.source.record.add("returned")
      XCTAssertTrue(stage.view.collectionViewLayout === new)
      XCTAssertTrue(new.collectionView === stage.view)
      XCTAssertNil(old.collectionView)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(
        stage.source.record.take(),
        [
          "old transition to", "new transition from", "new prepare", "new target 0",
          "delegate target 0", "old final 0-0", "old final 0-1", "new initial 0-0",
          "new initial 0-1", "old finalize transition", "new finalize transition", "returned",
          "completion true",
        ])
      XCTAssertEqual(stage.view.visibleCells, cells, "cells keep their identity")
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_whatWasInTheMiddle_staysThere() {
    onMainActor {
      let stage = UpdateStage([names(0..<200)], layout: grid(nil, ""))
      // Rows of four: the middle of the screen is row 16.
      stage.view.contentOffset.y = 1040
      stage.view.layoutIfNeeded()
      stage.view.setCollectionViewLayout(UpdateStage.flow(), animated: false)
      let middle =
        stage.view.indexPathForItem(
          at: CGPoint(x: 160, y: stage.view.bounds.midY))?.item ?? 0
      XCTAssertTrue((60..<70).contains(middle), "\(middle)")
      checkAgainstLayout(stage)
      // The beginning stays the beginning.
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
      stage.view.setCollectionViewLayout(grid(nil, ""), animated: false)
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.close()
    }
  }

  func test_layoutAndDelegate_chooseTheOffset() {
    onMainActor {
      let stage = UpdateStage([names(0..<200)], layout: grid(nil, ""))
      let new = grid(nil, "", side: 40)
      new.target = { _ in CGPoint(x: 0, y: 120) }
      stage.source.target = { CGPoint(x: 0, y: $0.y + 7) }
      stage.view.setCollectionViewLayout(new, animated: true)
      XCTAssertEqual(stage.view.contentOffset.y, 127)
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_byHand_elementsLieBetweenTheLayouts() {
    onMainActor {
      let old = grid(nil, "", side: 80)
      let new = grid(nil, "", side: 160)
      let stage = UpdateStage([names(0..<40)], layout: old)
      var ended: [Bool] = []
      let between = stage.view.startInteractiveTransition(to: new) { ended = [$0, $1] }
      XCTAssertTrue(stage.view.collectionViewLayout === between)
      XCTAssertTrue(between.currentLayout === old && between.nextLayout === new)
      between.transitionProgress = 0.5
      stage.harness.advance(by: 0.05)
      XCTAssertEqual(stage.cell("1")?.frame, CGRect(x: 120, y: 0, width: 120, height: 120))
      // Fourth of the first row on its way to the second of the second row.
      XCTAssertEqual(stage.cell("3")?.frame, CGRect(x: 200, y: 80, width: 120, height: 120))
      XCTAssertEqual(stage.view.contentSize.height, (800 + 3200) / 2)
      stage.view.finishInteractiveTransition()
      XCTAssertTrue(stage.view.collectionViewLayout === new)
      XCTAssertEqual(ended, [])
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, true])
      XCTAssertNil(old.collectionView)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_byHand_cancelGoesBack() {
    onMainActor {
      let old = grid(nil, "", side: 80)
      let stage = UpdateStage([names(0..<400)], layout: old)
      stage.view.contentOffset.y = 1040
      stage.view.layoutIfNeeded()
      var ended: [Bool] = []
      let between = stage.view.startInteractiveTransition(to: grid(nil, "", side: 160)) {
        ended = [$0, $1]
      }
      between.transitionProgress = 0.25
      stage.harness.advance(by: 0.05)
      XCTAssertGreaterThan(stage.view.contentOffset.y, 1040)
      stage.view.cancelInteractiveTransition()
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, false])
      XCTAssertEqual(stage.view.contentOffset.y, 1040)
      XCTAssertTrue(stage.view.collectionViewLayout === old)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_valuesOfATransition_areKept() {
    onMainActor {
      let layout = UICollectionViewTransitionLayout(
        currentLayout: UpdateStage.flow(), nextLayout: UpdateStage.flow())
      XCTAssertEqual(layout.value(forAnimatedKey: "distance"), 0)
      layout.updateValue(12, forAnimatedKey: "distance")
      XCTAssertEqual(layout.value(forAnimatedKey: "distance"), 12)
    }
  }
}

@MainActor
private func grid(_ record: CallRecord?, _ label: String, side: CGFloat = 80)
  -> UpdateRecordingFlow
{
  let layout = UpdateRecordingFlow()
  UpdateStage.configure(layout)
  layout.itemSize = CGSize(width: side, height: side)
  layout.record = record
  layout.label = label
  return layout
}
