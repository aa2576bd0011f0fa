import UIKitTestSupport
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
      let fixture = UpdateFixture([names(0..<2)], layout: old)
      let new = grid(fixture.source.record, "new ")
      old.record = fixture.source.record
      let cells = fixture.view.visibleCells
      fixture.view.setCollectionViewLayout(new, animated: true) {
        fixture.source.record.add("completion \($0)")
      }
      fixture.source.record.add("returned")
      XCTAssertTrue(fixture.view.collectionViewLayout === new)
      XCTAssertTrue(new.collectionView === fixture.view)
      XCTAssertNil(old.collectionView)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "old transition to", "new transition from", "new prepare", "new target 0",
          "delegate target 0", "old final 0-0", "old final 0-1", "new initial 0-0",
          "new initial 0-1", "old finalize transition", "new finalize transition", "returned",
          "completion true",
        ])
      XCTAssertEqual(fixture.view.visibleCells, cells, "cells keep their identity")
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_whatWasInTheMiddle_staysThere() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<200)], layout: grid(nil, ""))
      // Rows of four: the middle of the screen is row 16.
      fixture.view.contentOffset.y = 1040
      fixture.view.layoutIfNeeded()
      fixture.view.setCollectionViewLayout(UpdateFixture.flow(), animated: false)
      let middle =
        fixture.view.indexPathForItem(
          at: CGPoint(x: 160, y: fixture.view.bounds.midY))?.item ?? 0
      XCTAssertTrue((60..<70).contains(middle), "\(middle)")
      checkAgainstLayout(fixture)
      // The beginning stays the beginning.
      fixture.view.contentOffset.y = 0
      fixture.view.layoutIfNeeded()
      fixture.view.setCollectionViewLayout(grid(nil, ""), animated: false)
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.close()
    }
  }

  func test_layoutAndDelegate_chooseTheOffset() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<200)], layout: grid(nil, ""))
      let new = grid(nil, "", side: 40)
      new.target = { _ in CGPoint(x: 0, y: 120) }
      fixture.source.target = { CGPoint(x: 0, y: $0.y + 7) }
      fixture.view.setCollectionViewLayout(new, animated: true)
      XCTAssertEqual(fixture.view.contentOffset.y, 127)
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_byHand_elementsLieBetweenTheLayouts() {
    onMainActor {
      let old = grid(nil, "", side: 80)
      let new = grid(nil, "", side: 160)
      let fixture = UpdateFixture([names(0..<40)], layout: old)
      var ended: [Bool] = []
      let between = fixture.view.startInteractiveTransition(to: new) { ended = [$0, $1] }
      XCTAssertTrue(fixture.view.collectionViewLayout === between)
      XCTAssertTrue(between.currentLayout === old && between.nextLayout === new)
      between.transitionProgress = 0.5
      fixture.harness.advance(by: 0.05)
      XCTAssertEqual(fixture.cell("1")?.frame, CGRect(x: 120, y: 0, width: 120, height: 120))
      // Fourth of the first row on its way to the second of the second row.
      XCTAssertEqual(fixture.cell("3")?.frame, CGRect(x: 200, y: 80, width: 120, height: 120))
      XCTAssertEqual(fixture.view.contentSize.height, (800 + 3200) / 2)
      fixture.view.finishInteractiveTransition()
      XCTAssertTrue(fixture.view.collectionViewLayout === new)
      XCTAssertEqual(ended, [])
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, true])
      XCTAssertNil(old.collectionView)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_byHand_cancelGoesBack() {
    onMainActor {
      let old = grid(nil, "", side: 80)
      let fixture = UpdateFixture([names(0..<400)], layout: old)
      fixture.view.contentOffset.y = 1040
      fixture.view.layoutIfNeeded()
      var ended: [Bool] = []
      let between = fixture.view.startInteractiveTransition(to: grid(nil, "", side: 160)) {
        ended = [$0, $1]
      }
      between.transitionProgress = 0.25
      fixture.harness.advance(by: 0.05)
      XCTAssertGreaterThan(fixture.view.contentOffset.y, 1040)
      fixture.view.cancelInteractiveTransition()
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, false])
      XCTAssertEqual(fixture.view.contentOffset.y, 1040)
      XCTAssertTrue(fixture.view.collectionViewLayout === old)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_valuesOfATransition_areKept() {
    onMainActor {
      let layout = UICollectionViewTransitionLayout(
        currentLayout: UpdateFixture.flow(), nextLayout: UpdateFixture.flow())
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
  UpdateFixture.configure(layout)
  layout.itemSize = CGSize(width: side, height: side)
  layout.record = record
  layout.label = label
  return layout
}
