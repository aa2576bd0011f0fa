import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What data sources, delegates and layouts should not do: each ends in a harmless state, and the next
/// honest reload shows the right cells.
final class CollectionBadInputTests: XCTestCase {
  /// Every way in which the view calls out, with what to do there the first few times.
  @MainActor
  private final class MeddlingSource: RecordingSource {
    var onCell: () -> Void = {}
    var onWillDisplay: () -> Void = {}
    var onDidEndDisplaying: () -> Void = {}
    var onScroll: () -> Void = {}
    var left = 3

    func meddle(_ body: () -> Void) {
      guard left > 0 else { return }
      left -= 1
      body()
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      meddle(onCell)
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { meddle(onWillDisplay) }

    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { meddle(onDidEndDisplaying) }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle(onScroll) }
  }

  private typealias Hook = ReferenceWritableKeyPath<MeddlingSource, () -> Void>

  @MainActor
  private static func check(
    _ view: UICollectionView, _ source: RecordingSource, _ what: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    view.reloadData()
    view.layoutIfNeeded()
    let paths = view.indexPathsForVisibleItems
    XCTAssertEqual(Set(paths).count, paths.count, what, file: file, line: line)
    XCTAssertEqual(
      view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count,
      view.visibleCells.count, what, file: file, line: line)
    XCTAssertEqual(view.numberOfItems(inSection: 0), source.counts[0], what, file: file, line: line)
    XCTAssertEqual(
      view.visibleCells.count, min(source.counts[0], 40), what, file: file, line: line)
  }

  func test_meddlingInEveryCall_settles() {
    onMainActor {
      let hooks: [(String, Hook)] = [
        ("cell", \.onCell), ("willDisplay", \.onWillDisplay),
        ("didEndDisplaying", \.onDidEndDisplaying), ("didScroll", \.onScroll),
      ]
      let acts: [(String, (UICollectionView, MeddlingSource) -> Void)] = [
        ("reloadData", { view, _ in view.reloadData() }),
        (
          "fewer items",
          { view, source in
            source.counts = [10]
            view.reloadData()
          }
        ),
        (
          "reload and lay out",
          { view, _ in
            view.reloadData()
            view.layoutIfNeeded()
          }
        ),
        ("lay out", { view, _ in view.layoutIfNeeded() }),
        ("scroll", { view, _ in view.contentOffset.y += 60 }),
        (
          "scroll to an item",
          { view, _ in view.scrollToItem(at: [0, 9], at: .centeredVertically, animated: false) }
        ),
        ("another layout", { view, _ in view.collectionViewLayout = UICollectionViewFlowLayout() }),
        ("invalidate", { view, _ in view.collectionViewLayout.invalidateLayout() }),
        (
          "an update",
          { view, source in
            view.performBatchUpdates {
              source.counts[0] += 1
              view.insertItems(at: [[0, 0]])
            }
          }
        ),
        ("no source", { view, _ in view.dataSource = nil }),
        ("leave", { view, _ in view.removeFromSuperview() }),
        ("nothing to see", { view, _ in view.frame.size = .zero }),
        ("remove all subviews", { view, _ in view.subviews.forEach { $0.removeFromSuperview() } }),
      ]
      for (hookName, hook) in hooks {
        for (actName, act) in acts {
          let what = "\(actName) in \(hookName)"
          let source = MeddlingSource([200])
          let view = makeCollection(UICollectionViewFlowLayout(), source)
          let host = UIView(frame: view.frame)
          host.addSubview(view)
          source[keyPath: hook] = { [unowned view, unowned source] in act(view, source) }
          view.layoutIfNeeded()
          for offset in [300.0, 900, 0] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
          }
          source[keyPath: hook] = {}
          view.dataSource = source
          host.addSubview(view)
          view.frame = host.bounds
          view.contentOffset = .zero
          Self.check(view, source, what)
        }
      }
    }
  }

  func test_countsThatChangeWithoutNotice_waitForTheNextReload() {
    onMainActor {
      for count in [0, 3, 5000] {
        let source = RecordingSource([200])
        let view = makeCollection(UICollectionViewFlowLayout(), source)
        view.layoutIfNeeded()
        source.counts = [count]
        view.contentOffset.y = 1200
        view.layoutIfNeeded()
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.numberOfItems(inSection: 0), 200, "\(count)")
        XCTAssertFalse(view.visibleCells.isEmpty)
        view.contentOffset = .zero
        Self.check(view, source, "\(count)")
      }
    }
  }

  func test_sectionsThatVanishWithoutNotice_waitForTheNextReload() {
    onMainActor {
      // Asked about sections it no longer has, an honest source would trap; this one has them still.
      @MainActor final class Shrinking: RecordingSource {
        var sections = 3
        override func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
      }
      let source = Shrinking([50, 50, 50])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      source.sections = 1
      view.contentOffset.y = 600
      view.layoutIfNeeded()
      XCTAssertEqual(view.numberOfSections, 3)
      view.reloadData()
      view.layoutIfNeeded()
      XCTAssertEqual(view.numberOfSections, 1)
      XCTAssertTrue(view.indexPathsForVisibleItems.allSatisfy { $0.section == 0 })
    }
  }

  /// A layout whose frames are what they should not be.
  @MainActor
  private final class OddLayout: UICollectionViewLayout {
    let frames: [CGRect]
    init(_ frames: [CGRect]) {
      self.frames = frames
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { frames.indices.compactMap { layoutAttributesForItem(at: [0, $0]) } }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  func test_oddFrames_showWhatTheyCan() {
    onMainActor {
      let frames = [
        CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 50, y: 50, width: -20, height: -20),
        CGRect(x: 1e30, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: 1e30, height: 1e30), .null, .infinite,
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 10, y: 10, width: 20, height: 20),
      ]
      let source = RecordingSource([frames.count])
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
      let view = makeCollection(OddLayout(frames), source)
      window.addSubview(view)
      window.makeKeyAndVisible()
      source.configure = { cell, _ in cell.contentView.backgroundColor = .red }
      let host = window.windowScene!.host
      XCTAssertNotNil(host.frame(at: 0))
      XCTAssertNotNil(view.snapshotView(afterScreenUpdates: true))
      XCTAssertEqual(view.cellForItem(at: [0, 7])?.frame, frames[7])
      view.reloadData()
      _ = host.frame(at: 1)
      window.isHidden = true
    }
  }
}
