import Foundation
import Testing

@testable import UIKitCore

/// Mistakes on which UIKit raises end with its words.
struct CollectionFailureTests {
  private static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func dequeuingWithoutRegistration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "Photo", for: [0, 0])
      }
    }
    #expect(
      Self.words(result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Photo - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ))
  }

  @Test func cellsThatWereNotDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(
      Self.words(result).contains(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
  }

  @Test func missingSupplementaryViews() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        source.count = 0
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 10, height: 10)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(
      Self.words(result).contains(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(UICollectionElementKindSectionHeader,"))
  }

  @Test func countsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        _ = view.numberOfSections
        view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
      }
    }
    let words = Self.words(result)
    #expect(words.contains("Invalid batch updates detected: the number of sections and/or items"))
    #expect(words.contains("Data source before updates = { 1 section with item counts: [3] }"))
    #expect(words.contains("\tDelete item (0 - 0)"))
    #expect(words.contains("Collection view: <UICollectionView"))
  }

  @Test(arguments: [-1, Int.max, Int.min]) func absurdCounts(count: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [count] in
      await MainActor.run {
        let source = BadSource()
        source.count = count
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        _ = view.numberOfItems(inSection: 0)
      }
    }
    #expect(
      Self.words(result).contains(
        "the data source returned \(count) from collectionView(_:numberOfItemsInSection:)"))
  }

  @Test(arguments: ["-1", "nan", "inf"]) func impossibleSizes(width: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [width] in
      await MainActor.run {
        let source = BadSource()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: Double(width) ?? 0, height: 10)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(
      Self.words(result).contains(
        width == "-1"
          ? "negative sizes are not supported in the flow layout"
          : "widths and heights must be finite numbers"))
  }

  /// A header that is elsewhere when it is asked for again, and nobody said so.
  @Test func supplementaryViewsThatChangeSilently() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: WanderingHeaders())
        let source = BadSource()
        view.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
        view.dataSource = source
        view.layoutIfNeeded()
        view.contentOffset.y = 60
        view.layoutIfNeeded()
      }
    }
    let text = ExceptionTexts(.item).text("layout attributes for supplementary item")
    let parts = text.components(separatedBy: "<path>")
    let ends = text.components(separatedBy: "<attrs>")
    let words = Self.words(result)
    #expect(words.contains(parts[0]))
    #expect(words.contains(ends[ends.count - 1]))
  }

  @Test(arguments: [true, false]) func transitionsThatDoNotRun(finishes: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [finishes] in
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        if finishes {
          view.finishInteractiveTransition()
        } else {
          _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
          _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        }
      }
    }
    #expect(
      Self.words(result).contains(
        finishes
          ? "there is no interactive transition to finish"
          : "the collection is already part of an interactive transition"))
  }

  @Test func scrollingOutOfBounds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.scrollToItem(at: [0, 7], at: [], animated: false)
      }
    }
    // Measured of table views; of collection views with their own words.
    #expect(
      Self.words(result).contains(
        "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 3 "
          + "items in section 0. Collection view: "))
  }

  @Test func combinedScrollPositions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
      }
    }
    #expect(Self.words(result).contains("multiple vertical positioning styles"))
  }
}

/// Headers at another place each time.
@MainActor
private final class WanderingHeaders: UICollectionViewLayout {
  private var questions = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    questions += 1
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
    header.frame = CGRect(x: 0, y: CGFloat(questions), width: 100, height: 90)
    return [header]
  }
}

@MainActor
private final class BadSource: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    guard view.collectionViewLayout is WanderingHeaders else { return UICollectionReusableView() }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}
