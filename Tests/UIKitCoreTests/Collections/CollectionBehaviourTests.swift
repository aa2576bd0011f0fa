import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class CollectionBehaviourTests: XCTestCase {
  func test_scrollPositions_putTheItemThere() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      layout.minimumLineSpacing = 0
      let source = RecordingSource([50])
      let view = makeCollection(layout, source)
      view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      view.layoutIfNeeded()
      @MainActor func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
        view.scrollToItem(at: [0, item], at: position, animated: false)
        view.layoutIfNeeded()
        return view.contentOffset.y
      }
      XCTAssertEqual(offset(20, .top), 1980)
      XCTAssertEqual(offset(20, .bottom), 2100 + 30 - 480)
      XCTAssertEqual(offset(20, .centeredVertically), 2050 - 215 - 20)
      XCTAssertEqual(offset(0, .bottom), -20)
      XCTAssertEqual(offset(49, .top), 5000 + 30 - 480)
      // Without a position as little as possible.
      XCTAssertEqual(offset(49, []), 5000 + 30 - 480)
      XCTAssertEqual(offset(20, []), 1980)
    }
  }

  func test_touchSelection_hasUIKitsOrder() {
    onMainActor {
      let source = RecordingSource([10])
      source.recordsCells = false
      source.recordsSelection = true
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      @MainActor func tap(_ item: Int) {
        let path = ItemPath(section: 0, item: item)
        if view.highlightByUser(path) {
          view.chooseByUser(path)
          view.unhighlightByUser(path)
        }
      }
      _ = source.record.take()
      tap(1)
      XCTAssertEqual(
        source.record.take(),
        [
          "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1",
          "didUnhighlight 1",
        ]
      )
      tap(2)
      XCTAssertEqual(
        source.record.take(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
          "didUnhighlight 2",
        ])
      XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 1)
      view.allowsMultipleSelection = true
      tap(2)
      XCTAssertEqual(
        source.record.take(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2",
          "didUnhighlight 2",
        ])
      view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
      view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
      XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 3], [0, 4]])
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      XCTAssertEqual(view.indexPathsForSelectedItems, [])
      XCTAssertEqual(source.record.take(), [], "code tells the delegate nothing")
    }
  }

  func test_selectedBackground_showsWhileSelectedOrHighlighted() {
    onMainActor {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
      XCTAssertTrue(cell.subviews[0] === cell.backgroundView)
      XCTAssertTrue(cell.subviews[1] === cell.selectedBackgroundView)
      XCTAssertTrue(cell.subviews[2] === cell.contentView)
      XCTAssertEqual(cell.selectedBackgroundView?.isHidden, true)
      cell.isHighlighted = true
      XCTAssertEqual(cell.selectedBackgroundView?.isHidden, false)
      cell.isSelected = true
      cell.isHighlighted = false
      XCTAssertEqual(cell.selectedBackgroundView?.isHidden, false)
      cell.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      XCTAssertEqual(cell.contentView.frame, cell.bounds)
      XCTAssertEqual(cell.backgroundView?.frame, cell.bounds)
    }
  }

  func test_delegateSizes_areAskedOnceForEachItem() {
    onMainActor {
      let source = SizingSource([1_000_000])
      source.record.isRecording = false
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      view.contentOffset = CGPoint(x: 0, y: 400)
      view.layoutIfNeeded()
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
      view.layoutIfNeeded()
      XCTAssertEqual(source.asked, 1_000_000)
      XCTAssertEqual(view.layoutAttributesForItem(at: [0, 1])?.size, CGSize(width: 41, height: 40))
    }
  }

  func test_delegateWithoutSizes_leavesThemToTheLayout() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 61, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
      let view = makeCollection(layout, RecordingSource([3]))
      let source = RecordingSource([3])
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      XCTAssertEqual(
        view.layoutAttributesForItem(at: [0, 0])?.frame,
        CGRect(x: 0, y: 3, width: 61, height: 20))
    }
  }

  func test_selfSizingCells_getTheSizeTheyAskFor() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      let source = RecordingSource([1000])
      let view = makeCollection(layout, source)
      view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      source.configure = { cell, path in (cell as? TallCell)?.wanted = 30 + CGFloat(path.item % 3) }
      view.layoutIfNeeded()
      var y: CGFloat = 0
      for path in view.indexPathsForVisibleItems {
        let height = 30 + CGFloat(path.item % 3)
        XCTAssertEqual(
          view.cellForItem(at: path)?.frame, CGRect(x: 0, y: y, width: 320, height: height))
        y += height
      }
      XCTAssertGreaterThanOrEqual(y, 480)
      let measured = view.visibleCells.count
      XCTAssertLessThan(view.contentSize.height, 50_000)
      XCTAssertGreaterThan(view.contentSize.height, 50_000 - CGFloat(measured + 12) * 20)
    }
  }

  func test_rightToLeft_mirrorsLayoutsThatAskForIt() {
    onMainActor {
      let layout = FlippingLayout()
      let source = RecordingSource([3])
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 0)
      view.semanticContentAttribute = .forceRightToLeft
      layout.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.maxX, 320)
      XCTAssertEqual(view.layoutAttributesForItem(at: [0, 0])?.frame.maxX, 320)
      XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 315, y: 5)), [0, 0])
    }
  }

  func test_pinnedHeader_followsTheVisibleTop() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let source = RecordingSource([100, 100])
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      view.contentOffset = CGPoint(x: 0, y: 123)
      view.layoutIfNeeded()
      let header = view.supplementaryView(forElementKind: kind, at: [0, 0])
      XCTAssertEqual(header?.frame.minY, 123)
      XCTAssertEqual(header?.layer.zPosition, 10)
      view.contentOffset = CGPoint(x: 0, y: 1190)
      view.layoutIfNeeded()
      XCTAssertTrue(view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
      let next = view.supplementaryView(forElementKind: kind, at: [1, 0])
      XCTAssertEqual(header?.frame.maxY, next?.frame.minY)
    }
  }

  func test_customLayout_transformsAlphaAndDecorations() {
    onMainActor {
      let layout = FanLayout()
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
      let source = RecordingSource([5])
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 2])
      XCTAssertEqual(cell?.alpha ?? 0, 0.5, accuracy: 1e-6)
      XCTAssertEqual(cell?.layer.zPosition, 2)
      XCTAssertEqual(cell?.bounds.size, CGSize(width: 50, height: 80))
      XCTAssertEqual(cell?.center, CGPoint(x: 160, y: 200))
      XCTAssertFalse(CATransform3DIsIdentity(cell?.transform3D ?? CATransform3DIdentity))
      XCTAssertNil(view.cellForItem(at: [0, 4]), "hidden elements have no view")
      let managed = view.subviews.compactMap { $0 as? UICollectionReusableView }
      XCTAssertEqual(managed.first?.reuseIdentifier, "shade", "its zIndex is -1")
      XCTAssertEqual(managed.count, 5)
    }
  }

  func test_decorations_areMadeOfNibs() {
    onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionReusableView id="R" tag="7"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </collectionReusableView></objects></document>
        """
      let layout = FanLayout()
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
      layout.register(UINib(data: Data(text.utf8), bundle: nil), forDecorationViewOfKind: "shade")
      let view = makeCollection(layout, RecordingSource([5]))
      view.layoutIfNeeded()
      let managed = view.subviews.compactMap { $0 as? UICollectionReusableView }
      XCTAssertEqual(managed.first?.tag, 7)
      XCTAssertEqual(managed.first?.reuseIdentifier, "shade")
      XCTAssertEqual(managed.first?.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  func test_layoutDecidesWhereADragComesToRest() {
    onMainActor {
      let source = RecordingSource([100])
      let view = makeCollection(SnappingLayout(), source)
      view.layoutIfNeeded()
      let rest = view.restingOffset(
        proposed: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 1))
      XCTAssertEqual(rest, CGPoint(x: 0, y: 180))
    }
  }

  func test_singleChanges_areAppliedAtOnceAndShownWhenAsked() {
    onMainActor {
      let source = RecordingSource([20])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 5])
      _ = source.record.take()
      for _ in 0..<10 {
        source.counts[0] += 1
        view.insertItems(at: [[0, 0]])
      }
      XCTAssertEqual(source.record.take().filter { $0.hasPrefix("cell") }, [])
      XCTAssertEqual(view.numberOfItems(inSection: 0), 30)
      XCTAssertEqual(cell.flatMap(view.indexPath(for:)), [0, 15])
      XCTAssertEqual(
        source.record.take().filter { $0.hasPrefix("cell") }, (0..<10).map { "cell 0-\($0)" })
      XCTAssertEqual(view.visibleCells.count, 30)
      XCTAssertEqual(cell?.frame, view.layoutAttributesForItem(at: [0, 15])?.frame)
    }
  }

  func test_swappingLayouts_keepsCellsAndTellsBoth() {
    onMainActor {
      let source = RecordingSource([5])
      let old = FanLayout()
      old.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
      let view = makeCollection(old, source)
      let window = makeWindow(view)
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 1])
      let new = UICollectionViewFlowLayout()
      view.setCollectionViewLayout(new, animated: false)
      XCTAssertTrue(view.collectionViewLayout === new)
      XCTAssertNil(old.collectionView)
      XCTAssertEqual(old.events, ["to", "finalize"])
      XCTAssertTrue(view.cellForItem(at: [0, 1]) === cell)
      XCTAssertEqual(cell?.frame, view.layoutAttributesForItem(at: [0, 1])?.frame)
      XCTAssertEqual(cell?.alpha, 1)
      XCTAssertEqual(view.subviews.filter { $0 is UICollectionReusableView }.count, 5)
      window.isHidden = true
    }
  }

  func test_prefetching_preparesOneCellAFrameAndAnnouncesNearestFirst() {
    onMainActor {
      let source = PrefetchSource([10_000])
      let view = makeCollection(
        UICollectionViewFlowLayout(), source, size: CGSize(width: 320, height: 470))
      view.prefetchDataSource = source
      let window = makeWindow(view)
      view.layoutIfNeeded()
      _ = source.record.take()
      XCTAssertEqual(source.prefetched, [])
      // 8 lines reach to 470, the next begins at 480; nothing new becomes visible with the first step.
      view.contentOffset = CGPoint(x: 0, y: 5)
      view.layoutIfNeeded()
      let cells = source.record.take().filter { $0.hasPrefix("cell") }
      XCTAssertEqual(cells, ["cell 0-40"])
      XCTAssertNotNil(view.cellForItem(at: [0, 40]), "prepared cells are found")
      XCTAssertEqual(view.visibleCells.count, 40)
      XCTAssertFalse(source.prefetched.isEmpty)
      XCTAssertFalse(source.prefetched.contains([0, 39]))
      XCTAssertEqual(source.prefetched, source.prefetched.sorted())
      view.contentOffset = CGPoint(x: 0, y: 15)
      view.layoutIfNeeded()
      XCTAssertFalse(
        source.record.take().contains("cell 0-40"), "a prepared cell is not made again")
      view.contentOffset = CGPoint(x: 0, y: 60_000)
      view.layoutIfNeeded()
      XCTAssertFalse(source.cancelled.isEmpty)
      window.isHidden = true
    }
  }

  func test_controller_isSourceAndDelegateOfADistinctView() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let controller = UICollectionViewController(collectionViewLayout: layout)
      XCTAssertTrue(controller.collectionViewLayout === layout)
      XCTAssertFalse(controller.isViewLoaded)
      let collection = controller.collectionView
      XCTAssertTrue(controller.isViewLoaded)
      XCTAssertFalse(controller.view === collection)
      XCTAssertTrue(collection?.superview === controller.view)
      XCTAssertEqual(collection?.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      XCTAssertTrue(collection?.dataSource === controller)
      XCTAssertTrue(collection?.delegate === controller)
      collection?.collectionViewLayout = UICollectionViewFlowLayout()
      XCTAssertTrue(controller.collectionViewLayout === layout)
    }
  }

  func test_attributesOfItemsThatDoNotExist_areLoggedAndIgnored() {
    onMainActor {
      let source = RecordingSource([2])
      let view = makeCollection(LyingLayout(), source)
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 2)
      XCTAssertTrue(
        Log.recentLines.last?.hasSuffix(
          "but are not valid for the data source counts. Attributes will be ignored.") ?? false)
    }
  }

  func test_tooWideItems_areLoggedInFourLines() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 500, height: 50)
      let source = RecordingSource([2])
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      let lines = Log.recentLines.suffix(4)
      XCTAssertEqual(
        lines.first, "The behavior of the UICollectionViewFlowLayout is not defined because:")
      XCTAssertTrue(lines.contains { $0.hasPrefix("the item width must be less than the width") })
      XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, -90)
    }
  }

  func test_emptyViewsAndSources_areNoError() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.layoutIfNeeded()
      XCTAssertEqual(view.numberOfSections, 0)
      let source = RecordingSource([100])
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 0)
      source.counts = []
      view.reloadData()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 0)
      XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 0))
    }
  }
}

@MainActor
private final class SizingSource: RecordingSource, UICollectionViewDelegateFlowLayout {
  var asked = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 40 + indexPath.item % 7, height: 40)
  }
}

@MainActor
private final class PrefetchSource: RecordingSource, UICollectionViewDataSourcePrefetching {
  var prefetched: [IndexPath] = []
  var cancelled: [IndexPath] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths }
}

@MainActor
private final class TallCell: UICollectionViewCell {
  var wanted: CGFloat = 50
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
    copy.size.height = wanted
    return copy
  }
}

@MainActor
private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
private final class LyingLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(x: CGFloat(item) * 20, y: 0, width: 10, height: 10)
      return attributes
    }
  }
}

@MainActor
private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded(.up) * 60) }
}

@MainActor
private final class FanLayout: UICollectionViewLayout {
  var events: [String] = []
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: [0, 0])
    shade.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    shade.zIndex = -1
    return [shade] + (0..<5).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 50, height: 80)
    attributes.center = CGPoint(x: 160, y: 200)
    attributes.transform3D = CATransform3DMakeRotation(0.2 * CGFloat(indexPath.item), 0, 0, 1)
    attributes.alpha = 0.5
    attributes.zIndex = indexPath.item
    attributes.isHidden = indexPath.item == 4
    return attributes
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { events.append("to") }
  override func finalizeLayoutTransition() { events.append("finalize") }
}
