import UIKitTestSupport
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
      let fixture = HandFixture()
      let between = fixture.start()
      XCTAssertTrue(between === fixture.delegate.made.last, "the delegate's")
      XCTAssertEqual(
        fixture.take(),
        [
          "delegate transition layout", "old transition to", "new transition from",
          "will transition", "will transition",
          "new target 0", "delegate target",
        ])
      fixture.progress(0.5, between)
      XCTAssertEqual(fixture.take(), [])
      fixture.view.finishInteractiveTransition()
      fixture.record.add("returned")
      XCTAssertEqual(
        fixture.take(),
        [
          "new initial 0-0", "new initial 0-1", "old finalize transition",
          "new finalize transition",
          "returned",
        ])
      fixture.fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.take(), ["did transition", "did transition", "completion true true"])
      fixture.fixture.close()
    }
  }

  func test_cancelling() {
    onMainActor {
      let fixture = HandFixture()
      let between = fixture.start()
      _ = fixture.take()
      fixture.progress(0.5, between)
      _ = fixture.take()
      fixture.view.cancelInteractiveTransition()
      fixture.record.add("returned")
      fixture.fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.take(),
        [
          "old initial 0-0", "old initial 0-1", "old finalize transition",
          "new finalize transition",
          "returned", "did transition back", "did transition back", "completion true false",
        ])
      XCTAssertTrue(fixture.view.collectionViewLayout === fixture.old)
      fixture.fixture.close()
    }
  }

  /// Nothing says that the delegate may not leave it to the view.
  func test_withoutADelegatesLayout_theViewMakesOne() {
    onMainActor {
      let fixture = HandFixture()
      fixture.view.delegate = nil
      let between = fixture.start()
      XCTAssertTrue(type(of: between) == UICollectionViewTransitionLayout.self)
      XCTAssertFalse(fixture.take().contains { $0.hasPrefix("delegate") })
      fixture.view.cancelInteractiveTransition()
      fixture.fixture.harness.advance(by: 0.5)
      fixture.fixture.close()
    }
  }
}

/// A grid of small cells that becomes one of large ones.
@MainActor
private final class HandFixture {
  let old = UpdateRecordingFlow()
  let new = UpdateRecordingFlow()
  let fixture: UpdateFixture
  let delegate = HandDelegate()
  var view: UICollectionView { fixture.view }
  var record: CallRecord { fixture.source.record }

  init() {
    for (layout, side) in [(old, CGFloat(80)), (new, 160)] {
      UpdateFixture.configure(layout)
      layout.itemSize = CGSize(width: side, height: side)
    }
    fixture = UpdateFixture([["a", "b"]], layout: old)
    delegate.record = record
    fixture.view.delegate = delegate
    fixture.view.dataSource = delegate
    fixture.view.register(HandCell.self, forCellWithReuseIdentifier: "hand")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    (old.label, new.label) = ("old ", "new ")
    (old.record, new.record) = (record, record)
    fixture.harness.advance(by: 0.05)
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
    fixture.harness.advance(by: 0.05)
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
