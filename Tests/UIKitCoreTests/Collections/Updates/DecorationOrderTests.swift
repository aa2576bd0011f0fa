import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a layout hears of its decoration and supplementary views in an update, in order.
///
/// Documented (fact update-8): final attributes are asked for every element
/// on screen before, initial ones for every one on screen after, between `prepare(forCollectionView…)`
/// and finalize; and by Apple's documentation the lists of what a layout inserts and deletes by itself
/// are asked after the layout was prepared for the update. Not documented, and chosen here: those lists
/// come after the target offset, since they belong to what is shown, for each kind on the screen, with
/// deletions first as for items; final and initial attributes come in reading order as the layout told the
/// elements, cells first and decorations behind the supplementary views.
final class DecorationOrderTests: XCTestCase {
  func test_batch_asksForDecorationsAsForItems() {
    onMainActor {
      let layout = PlateFlow()
      UpdateFixture.configure(layout, header: 20)
      let fixture = UpdateFixture([["a", "b"], ["c"]], layout: layout)
      layout.record = fixture.source.record
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["a", "d", "b"]]
        fixture.view.deleteSections([1])
        fixture.view.insertItems(at: [[0, 1]])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "prepare", "updates delete 1-\(Int.max) nil, insert nil 0-1", "target 0",
          "delegate target 0",
          "delete Header views?", "insert Header views?", "delete plates?", "insert plates?",
          "cell 0-1",
          "final 0-0", "final 0-1", "final 1-0", "final header 0-0", "final header 1-0",
          "final plate 0-0",
          "final plate 1-0", "initial 0-0", "initial 0-1", "initial 0-2", "initial header 0-0",
          "initial plate 0-0", "finalize updates",
        ])
      fixture.close()
    }
  }

  func test_sectionInserted_itsPlateAppears() {
    onMainActor {
      let layout = PlateFlow()
      UpdateFixture.configure(layout)
      let fixture = UpdateFixture([["a"]], layout: layout)
      layout.record = fixture.source.record
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["x"], ["a"]]
        fixture.view.insertSections([0])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "prepare", "updates insert nil 0-\(Int.max)", "target 0", "delegate target 0",
          "delete plates?", "insert plates?", "cell 0-0", "final 0-0", "final plate 0-0",
          "initial 0-0",
          "initial 1-0", "initial plate 0-0", "initial plate 1-0", "finalize updates",
        ])
      // The plate of the old section is the same view, further down.
      XCTAssertEqual(fixture.view.subviews.filter { $0 is PlateView }.count, 2)
      fixture.close()
    }
  }

  func test_platesThatTheLayoutAddsAndTakesAway_byItsOwnLists() {
    onMainActor {
      let layout = PlateFlow()
      UpdateFixture.configure(layout)
      let fixture = UpdateFixture([["a", "b", "c"]], layout: layout)
      layout.showsPlatePerItem = true
      layout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      layout.record = fixture.source.record
      let plates = { fixture.view.subviews.compactMap { $0 as? PlateView } }
      let before = plates().sorted { $0.frame.minY < $1.frame.minY }
      XCTAssertEqual(before.count, 3)
      layout.deletedPlates = [[0, 0]]
      layout.insertedPlates = [[0, 2]]
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["b", "c", "d"]]
        fixture.view.deleteItems(at: [[0, 0]])
        fixture.view.insertItems(at: [[0, 2]])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "prepare", "updates delete 0-0 nil, insert nil 0-2", "target 0", "delegate target 0",
          "delete plates?", "insert plates?", "cell 0-2", "final 0-0", "final 0-1", "final 0-2",
          "final plate 0-0", "final plate 0-1", "final plate 0-2", "initial 0-0", "initial 0-1",
          "initial 0-2", "initial plate 0-0", "initial plate 0-1", "initial plate 0-2",
          "finalize updates",
        ])
      let after = plates().sorted { $0.frame.minY < $1.frame.minY }
      XCTAssertEqual(after.count, 3)
      // Each of those that stay goes along with its item.
      XCTAssertTrue(after[0] === before[1])
      XCTAssertTrue(after[1] === before[2])
      fixture.close()
    }
  }
}

@MainActor
private final class PlateView: UICollectionReusableView {}

/// A plate behind each section, or behind each item.
@MainActor
private final class PlateFlow: UpdateRecordingFlow {
  var showsPlatePerItem = false
  var deletedPlates: [IndexPath] = []
  var insertedPlates: [IndexPath] = []

  override init() {
    super.init()
    register(PlateView.self, forDecorationViewOfKind: "plate")
  }

  required init?(coder: NSCoder) { return nil }

  private func add(_ line: String) { record?.add(line) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let own = super.layoutAttributesForElements(in: rect) ?? []
    let paths =
      showsPlatePerItem
      ? own.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      : (0..<(collectionView?.numberOfSections ?? 0)).map { IndexPath(item: 0, section: $0) }
    return own + paths.compactMap { layoutAttributesForDecorationView(ofKind: "plate", at: $0) }
  }

  override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let view = collectionView, path.section < view.numberOfSections else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.zIndex = -1
    if showsPlatePerItem {
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
      attributes.frame = frame
      return attributes
    }
    let count = view.numberOfItems(inSection: path.section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: path.section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: path.section))
    else { return nil }
    attributes.frame = first.frame.union(last.frame)
    return attributes
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    add("delete \(kind.suffix(6)) views?")
    return []
  }
  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    add("insert \(kind.suffix(6)) views?")
    return []
  }
  override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    add("delete plates?")
    return deletedPlates
  }
  override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    add("insert plates?")
    return insertedPlates
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("initial plate \(text(path))")
    return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("final plate \(text(path))")
    return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
  }
}
