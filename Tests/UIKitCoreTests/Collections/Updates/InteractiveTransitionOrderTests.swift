import XCTest

@testable import UIKitCore

/// What layouts, delegate and cells hear while a hand drives one layout into another, in order.
///
/// Documented (facts update-9 and update-13): `prepareForTransition(to:)` on the old layout,
/// then `(from:)` on the new; `finalizeLayoutTransition` inside the animation; a layout's target offset
/// after its `prepare()`, the delegate's after the layout's. Documented by Apple: the delegate may make
/// the transition layout, and the completion tells whether the animation finished and whether the
/// interaction did.
///
/// Unsure, and chosen here: the delegate makes its layout before any layout hears of the change, so
/// that what it returns can be refused with nothing begun; where the content is to end is asked at the
/// start, since the offset moves with the progress; both layouts are finalized whichever of them stays,
/// the old one first, as in a change that is animated at once; cells hear `didTransition` when the
/// animation is over, with the layout that stayed.
final class InteractiveTransitionOrderTests: XCTestCase {
  func test_finishing() {
    onMainActor {
      let stage = HandStage()
      let between = stage.start()
      XCTAssertTrue(between === stage.delegate.made.last, "the delegate's")
      XCTAssertEqual(
        stage.take(),
        [
          "delegate transition layout", "old transition to", "new transition from",
          "will transition", "will transition",
          "new target 0", "delegate target",
        ])
      stage.progress(0.5, between)
      XCTAssertEqual(stage.take(), [])
      stage.view.finishInteractiveTransition()
      stage.record.add("returned")
      XCTAssertEqual(
        stage.take(),
        [
          "new initial 0-0", "new initial 0-1", "old finalize transition",
          "new finalize transition",
          "returned",
        ])
      stage.stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.take(), ["did transition", "did transition", "completion true true"])
      stage.stage.close()
    }
  }

  func test_cancelling() {
    onMainActor {
      let stage = HandStage()
      let between = stage.start()
      _ = stage.take()
      stage.progress(0.5, between)
      _ = stage.take()
      stage.view.cancelInteractiveTransition()
      stage.record.add("returned")
      stage.stage.harness.advance(by: 0.5)
      XCTAssertEqual(
        stage.take(),
        [
          "old initial 0-0", "old initial 0-1", "old finalize transition",
          "new finalize transition",
          "returned", "did transition back", "did transition back", "completion true false",
        ])
      XCTAssertTrue(stage.view.collectionViewLayout === stage.old)
      stage.stage.close()
    }
  }

  /// Nothing says that the delegate may not leave it to the view.
  func test_withoutADelegatesLayout_theViewMakesOne() {
    onMainActor {
      let stage = HandStage()
      stage.view.delegate = nil
      let between = stage.start()
      XCTAssertTrue(type(of: between) == UICollectionViewTransitionLayout.self)
      XCTAssertFalse(stage.take().contains { $0.hasPrefix("delegate") })
      stage.view.cancelInteractiveTransition()
      stage.stage.harness.advance(by: 0.5)
      stage.stage.close()
    }
  }
}

/// A grid of small cells that becomes one of large ones.
@MainActor
private final class HandStage {
  let old = UpdateRecordingFlow()
  let new = UpdateRecordingFlow()
  let stage: UpdateStage
  let delegate = HandDelegate()
  var view: UICollectionView { stage.view }
  var record: CallRecord { stage.source.record }

  init() {
    for (layout, side) in [(old, CGFloat(80)), (new, 160)] {
      UpdateStage.configure(layout)
      layout.itemSize = CGSize(width: side, height: side)
    }
    stage = UpdateStage([["a", "b"]], layout: old)
    delegate.record = record
    stage.view.delegate = delegate
    stage.view.dataSource = delegate
    stage.view.register(HandCell.self, forCellWithReuseIdentifier: "hand")
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    (old.label, new.label) = ("old ", "new ")
    (old.record, new.record) = (record, record)
    stage.harness.advance(by: 0.05)
    _ = take()
  }

  /// How often a layout is prepared is nobody's business here.
  func take() -> [String] {
    record.take().filter { !$0.hasSuffix(" prepare") && !$0.hasPrefix("cell") }
  }

  func start() -> UICollectionViewTransitionLayout {
    view.startInteractiveTransition(to: new) { [record] animated, interaction in
      record.add("completion \(animated) \(interaction)")
    }
  }

  func progress(_ value: CGFloat, _ layout: UICollectionViewTransitionLayout) {
    layout.transitionProgress = value
    layout.invalidateLayout()
    stage.harness.advance(by: 0.05)
  }
}

@MainActor
private final class HandDelegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
  weak var record: CallRecord?
  private(set) var made: [UICollectionViewTransitionLayout] = []

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "hand", for: path)
    (cell as? HandCell)?.record = record
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    record?.add("delegate transition layout")
    let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    made.append(layout)
    return layout
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    record?.add("delegate target")
    return proposed
  }
}

@MainActor
private final class HandCell: UICollectionViewCell {
  weak var record: CallRecord?

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { record?.add("will transition") }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    let isBack = oldLayout === newLayout
    record?.add("did transition\(isBack ? " back" : "")")
  }
}
