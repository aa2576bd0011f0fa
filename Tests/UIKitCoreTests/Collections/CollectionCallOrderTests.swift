import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The orders of `flow_layout_calls_ios26.json`, recorded as text.
final class CollectionCallOrderTests: XCTestCase {
  func test_firstLayout_asksInUIKitsOrder() {
    onMainActor {
      let (view, layout, _) = setUpGrid(5)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      _ = layout.record.take()
      let window = makeWindow(view)
      view.layoutIfNeeded()
      XCTAssertEqual(
        layout.record.take(),
        [
          "invalidateLayout", "invalidateLayout(with:) at {0,0,320,480}", "prepare",
          "numberOfItems 0", "contentSize", "elements {0,0,320,480}", "contentSize", "cell 0-0",
          "cell 0-1", "cell 0-2", "cell 0-3", "cell 0-4", "supplementary header 0-0",
        ])
      window.isHidden = true
    }
  }

  func test_flowSubclass_hasTheMeasuredFrames() {
    onMainActor {
      let layout = RecordingFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.minimumLineSpacing = 5
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      let source = RecordingSource([7])
      source.record = layout.record
      let view = makeCollection(layout, source, size: CGSize(width: 320, height: 200))
      _ = layout.record.take()
      view.layoutIfNeeded()
      XCTAssertEqual(
        layout.record.take(),
        ["prepare", "numberOfItems 0", "contentSize", "elements {0,0,320,200}", "contentSize"]
          + (0..<7).map { "cell 0-\($0)" })
      XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 195))
      XCTAssertEqual(view.visibleCells.map { text($0.frame) }.first, "{10,10,100,40}")
      XCTAssertEqual(view.visibleCells.map { text($0.frame) }.last, "{10,145,100,40}")
    }
  }

  func test_resizing_preparesInsideTheSetter() {
    onMainActor {
      let (view, layout, _) = setUpGrid()
      view.layoutIfNeeded()
      _ = layout.record.take()
      view.frame = CGRect(x: 0, y: 0, width: 220, height: 480)
      XCTAssertEqual(
        layout.record.take(),
        [
          "shouldInvalidate {0,0,220,480} at {0,0,320,480}", "context", "invalidateLayout",
          "invalidateLayout(with:) at {0,0,220,480}", "prepare", "numberOfItems 0", "contentSize",
        ])
      view.layoutIfNeeded()
      XCTAssertEqual(layout.record.take(), ["elements {0,0,220,480}", "contentSize"])
      view.frame = CGRect(x: 0, y: 0, width: 220, height: 480)
      XCTAssertEqual(layout.record.take(), [], "setting an equal frame asks nothing")
    }
  }

  func test_scrollingALayoutThatInvalidates_preparesInTheNextLayout() {
    onMainActor {
      let (view, layout, _) = setUpGrid(100)
      layout.invalidatesOnBoundsChange = true
      view.layoutIfNeeded()
      _ = layout.record.take()
      view.contentOffset = CGPoint(x: 0, y: 30)
      XCTAssertEqual(
        layout.record.take(),
        [
          "shouldInvalidate {0,30,320,480} at {0,0,320,480}", "context", "invalidateLayout",
          "invalidateLayout(with:) at {0,30,320,480}", "didScroll",
        ])
      // A question that is answered is not asked again before the next layout.
      view.contentOffset = CGPoint(x: 0, y: 31)
      XCTAssertEqual(layout.record.take(), ["didScroll"])
      view.contentOffset = CGPoint(x: 0, y: 30)
      _ = layout.record.take()
      view.layoutIfNeeded()
      XCTAssertEqual(
        layout.record.take().filter { !$0.hasPrefix("cell") },
        ["prepare", "contentSize", "elements {0,0,320,960}", "contentSize"])
    }
  }

  func test_settingBounds_tellsNobodyOfScrolling() {
    onMainActor {
      let (view, layout, _) = setUpGrid(100)
      layout.invalidatesOnBoundsChange = true
      view.layoutIfNeeded()
      _ = layout.record.take()
      view.bounds.origin.y = 30
      XCTAssertEqual(
        layout.record.take(),
        [
          "shouldInvalidate {0,30,320,480} at {0,0,320,480}", "context", "invalidateLayout",
          "invalidateLayout(with:) at {0,30,320,480}",
        ])
    }
  }

  func test_setContentOffset_doesEverythingOnTheOldBounds() {
    onMainActor {
      let (view, layout, _) = setUpGrid(200)
      layout.invalidatesOnBoundsChange = true
      view.layoutIfNeeded()
      _ = layout.record.take()
      view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      XCTAssertEqual(
        layout.record.take(),
        [
          "shouldInvalidate {0,30,320,480} at {0,0,320,480}", "context", "invalidateLayout",
          "invalidateLayout(with:) at {0,0,320,480}", "didScroll",
        ])
      view.layoutIfNeeded()
      _ = layout.record.take()
      view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
      XCTAssertEqual(
        layout.record.take(),
        [
          "shouldInvalidate {0,910,320,480} at {0,30,320,480}", "context", "invalidateLayout",
          "invalidateLayout(with:) at {0,30,320,480}", "didScroll",
        ])
    }
  }

  func test_queryRectangles_areWholeTiles() {
    onMainActor {
      let (view, layout, _) = setUpGrid(200)
      view.layoutIfNeeded()
      _ = layout.record.take()
      for (y, expected) in [(1, "{0,0,320,960}"), (479, nil), (480, "{0,480,320,480}")]
        as [(CGFloat, String?)]
      {
        view.contentOffset = CGPoint(x: 0, y: y)
        view.layoutIfNeeded()
        let queries = layout.record.take().filter { $0.hasPrefix("elements") }
        XCTAssertEqual(queries, expected.map { ["elements \($0)"] } ?? [], "at \(y)")
      }
    }
  }

  func test_contextAdjustments_applyAtOnceAndOnlyTheOffsetStays() {
    onMainActor {
      let (view, layout, _) = setUpGrid(200)
      view.layoutIfNeeded()
      let size = view.contentSize
      view.contentOffset = CGPoint(x: 0, y: 30)
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
      context.contentSizeAdjustment = CGSize(width: 10, height: 20)
      layout.invalidateLayout(with: context)
      XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 34))
      XCTAssertEqual(view.contentSize, CGSize(width: size.width + 10, height: size.height + 20))
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 34))
      XCTAssertEqual(view.contentSize, size)
    }
  }
}

@MainActor
private func setUpGrid(
  _ count: Int = 7
) -> (UICollectionView, RecordingFlowLayout, RecordingSource) {
  let layout = RecordingFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 40)
  layout.minimumLineSpacing = 5
  layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  let source = RecordingSource([count])
  source.record = layout.record
  layout.source = source
  return (makeCollection(layout, source), layout, source)
}
