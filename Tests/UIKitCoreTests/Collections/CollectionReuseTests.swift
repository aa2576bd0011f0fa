import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class CollectionReuseTests: XCTestCase {
  func test_scrollingAMillionItemsFromEndToEnd_makesAScreenfulOfCells() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let source = RecordingSource([1_000_000])
      source.record.isRecording = false
      let view = makeCollection(layout, source)
      let window = makeWindow(view)
      CountedCell.made = 0
      view.layoutIfNeeded()
      let visible = view.visibleCells.count
      XCTAssertGreaterThan(visible, 30)
      XCTAssertEqual(CountedCell.made, visible, "nothing is prefetched at first load")
      var offset: CGFloat = 0
      let end = view.contentSize.height - 480
      var step: CGFloat = 7
      while offset < end {
        offset = min(end, offset + step)
        view.contentOffset = CGPoint(x: 0, y: offset)
        view.layoutIfNeeded()
        // Slowly at first, then in leaps, then slowly at the end.
        step = offset > 5_000 && end - offset > 10_000 ? 20_000 : 37
      }
      XCTAssertEqual(view.indexPathsForVisibleItems.last, [0, 999_999])
      XCTAssertLessThanOrEqual(CountedCell.made, visible * 2)
      window.isHidden = true
    }
  }

  /// Evidence: https://github.com/lukescott/DraggableCollectionView/issues/11
  func test_aDataSourceWithoutSupplementaryViews_leavesTheirPlacesEmpty() {
    onMainActor {
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        {
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.footerReferenceSize = CGSize(width: 320, height: 55)
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      let view = makeCollection(layout, RecordingSource([]))
      let source = Source()
      view.dataSource = source
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 2)
      XCTAssertEqual(view.visibleCells.map(\.frame.minY), [30, 30])
      XCTAssertEqual(
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader), [])
    }
  }

  func test_prepareForReuse_runsOnlyForRecycledCells() {
    onMainActor {
      let source = RecordingSource([100])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      let first = view.visibleCells.compactMap { $0 as? CountedCell }
      XCTAssertEqual(first.map(\.preparations).max(), 0)
      view.reloadData()
      view.layoutIfNeeded()
      let second = view.visibleCells.compactMap { $0 as? CountedCell }
      XCTAssertEqual(Set(first.map(ObjectIdentifier.init)), Set(second.map(ObjectIdentifier.init)))
      XCTAssertEqual(second.map(\.preparations).min(), 1)
      view.reconfigureItems(at: [[0, 0]])
      XCTAssertEqual((view.cellForItem(at: [0, 0]) as? CountedCell)?.preparations, 1)
    }
  }

  func test_cells_haveTheirSizeWhileTheyAreConfigured() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 33)
      let source = RecordingSource([3])
      var sizes: [CGSize] = []
      source.configure = { cell, _ in sizes += [cell.bounds.size, cell.contentView.bounds.size] }
      makeCollection(layout, source).layoutIfNeeded()
      XCTAssertEqual(sizes, Array(repeating: CGSize(width: 70, height: 33), count: 6))
    }
  }

  /// As calendars hide the days before the first of a month.
  func test_aCellThatIsHiddenWhileItIsMade_staysHidden_untilItServesAnotherItem() {
    onMainActor {
      let source = RecordingSource([40])
      source.configure = { cell, path in if path.item == 1 { cell.isHidden = true } }
      let view = makeCollection(
        UICollectionViewFlowLayout(), source, size: CGSize(width: 110, height: 100))
      view.isPrefetchingEnabled = false
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 1])?.isHidden, true)
      XCTAssertEqual(view.cellForItem(at: [0, 0])?.isHidden, false)
      view.contentOffset = CGPoint(x: 0, y: 10)
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 1])?.isHidden, true)
      view.contentOffset = CGPoint(x: 0, y: 300)
      view.layoutIfNeeded()
      XCTAssertFalse(view.visibleCells.isEmpty)
      XCTAssertTrue(view.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  func test_willDisplayComesBeforeAdding_didEndDisplayingAfterRemoving() {
    onMainActor {
      let source = RecordingSource([40])
      source.recordsDisplay = true
      source.recordsCells = false
      let view = makeCollection(
        UICollectionViewFlowLayout(), source, size: CGSize(width: 110, height: 100))
      view.isPrefetchingEnabled = false
      view.layoutIfNeeded()
      XCTAssertEqual(
        source.record.take().filter { $0.hasPrefix("will") },
        (0..<4).map { "willDisplay 0-\($0) outside" })
      view.contentOffset = CGPoint(x: 0, y: 60)
      view.layoutIfNeeded()
      let lines = source.record.take().filter { $0 != "didScroll" }
      XCTAssertEqual(
        Set(lines.prefix(2)), ["didEndDisplaying 0-0 outside", "didEndDisplaying 0-1 outside"])
      XCTAssertEqual(
        Array(lines.dropFirst(2)), (4..<6).map { "willDisplay 0-\($0) outside" })
    }
  }

  func test_queries_tellWhatIsVisible() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let source = RecordingSource([3, 3])
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      XCTAssertEqual(view.indexPathsForVisibleItems.count, 6)
      let cell = view.cellForItem(at: [1, 2])
      XCTAssertNotNil(cell)
      XCTAssertEqual(cell.flatMap(view.indexPath(for:)), [1, 2])
      XCTAssertNil(view.cellForItem(at: [2, 0]))
      let kind = UICollectionView.elementKindSectionHeader
      XCTAssertEqual(
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [[0, 0], [1, 0]])
      let header = view.supplementaryView(forElementKind: kind, at: [1, 0])
      XCTAssertEqual(header?.frame, CGRect(x: 0, y: 70, width: 320, height: 20))
      XCTAssertEqual(header.flatMap { view.indexPath(forSupplementaryView: $0) }, [1, 0])
      XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 5, y: 95)), [1, 0])
      XCTAssertNil(view.indexPathForItem(at: CGPoint(x: 5, y: 5)))
      XCTAssertEqual(view.layoutAttributesForItem(at: [1, 0])?.frame.origin, CGPoint(x: 0, y: 90))
      XCTAssertNil(view.layoutAttributesForItem(at: [7, 0]))
    }
  }

  func test_views_lieInReadingOrderBelowPinnedHeaders() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let source = RecordingSource([300])
      let view = makeCollection(layout, source)
      view.backgroundView = UIView()
      view.layoutIfNeeded()
      for y in [0, 210, 900, 300, 0, 3000] as [CGFloat] {
        view.contentOffset = CGPoint(x: 0, y: y)
        view.layoutIfNeeded()
        XCTAssertTrue(view.subviews.first === view.backgroundView)
        XCTAssertEqual(view.backgroundView?.frame, view.bounds)
        let managed = view.subviews.compactMap { $0 as? UICollectionReusableView }
        let cells = managed.filter { $0 is UICollectionViewCell }
        XCTAssertTrue(
          managed.last?.elementState.reuseKind == UICollectionView.elementKindSectionHeader)
        XCTAssertEqual(managed.last?.frame.minY, y)
        let paths = cells.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath(for:)) }
        XCTAssertEqual(paths, paths.sorted())
        XCTAssertEqual(paths.count, cells.count)
      }
    }
  }

  func test_firstResponder_staysWhenItsCellLeavesTheScreen() {
    onMainActor {
      let source = RecordingSource([300])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      let window = makeWindow(view)
      view.layoutIfNeeded()
      let field = Focusable()
      let cell = view.cellForItem(at: [0, 0])
      cell?.contentView.addSubview(field)
      XCTAssertTrue(field.becomeFirstResponder())
      view.contentOffset = CGPoint(x: 0, y: 2000)
      view.layoutIfNeeded()
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertTrue(view.cellForItem(at: [0, 0]) === cell)
      field.resignFirstResponder()
      view.contentOffset = CGPoint(x: 0, y: 2010)
      view.layoutIfNeeded()
      XCTAssertNil(view.cellForItem(at: [0, 0]))
      window.isHidden = true
    }
  }

  func test_registrations_makeAndConfigureCells() {
    onMainActor {
      var configured: [String] = []
      let cells = UICollectionView.CellRegistration<CountedCell, String> { _, path, item in
        configured.append("\(item) \(text(path))")
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "kind"
      ) { _, kind, path in configured.append("\(kind) \(text(path))") }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let cell = view.dequeueConfiguredReusableCell(using: cells, for: [0, 1], item: "a")
      XCTAssertTrue(type(of: cell) == CountedCell.self)
      _ = view.dequeueConfiguredReusableSupplementary(using: headers, for: [0, 0])
      XCTAssertEqual(configured, ["a 0-1", "kind 0-0"])
    }
  }

  /// Dumps show the identifiers, so nothing in them may come by chance.
  func test_registrations_countTheirIdentifiers() {
    onMainActor {
      let identifiers = (0..<2).map { _ in
        UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }.identifier
      }
      let numbers = identifiers.compactMap { Int($0.suffix(12), radix: 16) }
      XCTAssertEqual(numbers.count, 2)
      XCTAssertEqual(numbers.first.map { $0 + 1 }, numbers.last)
      XCTAssertNotNil(UUID(uuidString: String(identifiers[0].dropFirst("CellRegistration-".count))))
    }
  }

  func test_thousandReloads_leakNoCellsAndNoView() {
    onMainActor {
      weak var released: UICollectionView?
      weak var releasedCell: UICollectionViewCell?
      autoreleasepool {
        let source = RecordingSource([500])
        source.record.isRecording = false
        let view = makeCollection(UICollectionViewFlowLayout(), source)
        released = view
        view.layoutIfNeeded()
        releasedCell = view.visibleCells.first
        let before = CountedCell.made
        for _ in 0..<1000 {
          view.reloadData()
          view.layoutIfNeeded()
        }
        XCTAssertEqual(CountedCell.made, before)
      }
      XCTAssertNil(released)
      XCTAssertNil(releasedCell)
    }
  }
}

private final class Focusable: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
