import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a list shows and its data source does not have: gaps for what comes from elsewhere, and
/// placeholders of drops.
final class PlaceholderTests: XCTestCase {
  func test_aCopy_opensAGap_andTheItemStays() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      fixture.lift("1")
      fixture.move(to: 140)
      fixture.wait(0.5)
      // The gap is before item 3; the item dragged stays where it is, dimmed.
      XCTAssertEqual(fixture.fixture.seenFrame("1")?.minY, 40)
      XCTAssertEqual(fixture.fixture.cell("1")?.alpha ?? 0, 0.4, accuracy: 0.001)
      XCTAssertEqual(fixture.fixture.seenFrame("2")?.minY, 80)
      XCTAssertEqual(fixture.fixture.seenFrame("3")?.minY, 160)
      XCTAssertNil(fixture.view.indexPathForItem(at: CGPoint(x: 160, y: 140)))
      XCTAssertEqual(fixture.view.indexPathForItem(at: CGPoint(x: 160, y: 180)), [0, 3])
      fixture.move(to: 260)
      fixture.wait(0.5)
      XCTAssertEqual(fixture.fixture.seenFrame("3")?.minY, 120)
      XCTAssertEqual(fixture.fixture.seenFrame("6")?.minY, 280)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("perform") }, ["performDrop 0-6"])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_aPlaceholder_becomesAnItem() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      let context = dropOnPlaceholder(fixture, at: 140)
      XCTAssertTrue(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 9)
      XCTAssertEqual(fixture.view.visibleCells.count, 8)
      XCTAssertEqual(
        fixture.fixture.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [120])
      XCTAssertEqual(fixture.fixture.seenFrame("3")?.minY, 160)
      // Counting goes on in the data source's way.
      XCTAssertEqual(fixture.fixture.cell("3").flatMap(fixture.view.indexPath(for:)), [0, 3])
      XCTAssertEqual((fixture.view.cellForItem(at: [0, 3]) as? NameCell)?.name, "3")
      fixture.harness.run("tap 160,180")
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 3]])
      var place: IndexPath?
      let isDone = context?.commitInsertion { path in
        place = path
        fixture.fixture.source.sections[0].insert("new", at: path.item)
      }
      XCTAssertEqual(isDone, true)
      XCTAssertEqual(place, [0, 3])
      fixture.wait(0.5)
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(fixture.fixture.cell("new")?.frame.minY, 120)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 4]])
      checkAgainstLayout(fixture.fixture)
      XCTAssertEqual(context?.commitInsertion { _ in XCTFail("It is an item already.") }, false)
      XCTAssertEqual(context?.deletePlaceholder(), false)
      fixture.close()
    }
  }

  func test_aPlaceholder_goesAway() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      let context = dropOnPlaceholder(fixture, at: 140)
      XCTAssertEqual(context?.deletePlaceholder(), true)
      fixture.wait(0.5)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 8)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_updatesGoOnAroundAPlaceholder() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      let context = dropOnPlaceholder(fixture, at: 140)
      fixture.view.performBatchUpdates {
        fixture.fixture.source.sections = [["a", "b"] + names(1..<8)]
        fixture.view.deleteItems(at: [[0, 0]])
        fixture.view.insertItems(at: [[0, 0], [0, 1]])
      }
      fixture.wait(0.5)
      XCTAssertEqual(
        fixture.fixture.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [160])
      XCTAssertEqual(fixture.fixture.cell("3").flatMap(fixture.view.indexPath(for:)), [0, 4])
      var place: IndexPath?
      _ = context?.commitInsertion { path in
        place = path
        fixture.fixture.source.sections[0].insert("new", at: path.item)
      }
      XCTAssertEqual(place, [0, 4])
      fixture.wait(0.5)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_reloading_takesPlaceholdersAway() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      let context = dropOnPlaceholder(fixture, at: 140)
      fixture.view.reloadData()
      fixture.wait(0.1)
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(context?.commitInsertion { _ in XCTFail("It is gone.") }, false)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 8)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  /// The two ways to count, against a plain array in which placeholders are marked.
  func test_randomPlaceholders_agreeWithAnArray() throws {
    try onMainActor {
      for seed in 0..<400 {
        var random = SeededGenerator(seed: UInt64(seed) &* 7 &+ 3)
        var shown: [Int?] = (0..<Int.random(in: 0...12, using: &random)).map { $0 }
        let count = shown.count
        var placeholders = PlaceholderItems()
        var here: [PlaceholderItem] = []
        for _ in 0..<12 {
          if here.isEmpty || Bool.random(using: &random) {
            let place = Int.random(in: 0...shown.count, using: &random)
            let placeholder = PlaceholderItem()
            placeholders.insert(placeholder, at: ItemPath(0, place))
            here.append(placeholder)
            shown.insert(nil, at: place)
          } else if let placeholder = here.randomElement(using: &random) {
            let path = try XCTUnwrap(placeholders.path(of: placeholder))
            shown.remove(at: path.item)
            if Bool.random(using: &random) {
              placeholders.remove(placeholder)
              here.removeAll { $0 === placeholder }
            } else {
              let place = Int.random(in: 0...shown.count, using: &random)
              placeholders.move(placeholder, to: ItemPath(0, place))
              shown.insert(nil, at: place)
            }
          }
          for (index, item) in shown.enumerated() {
            let path = ItemPath(0, index)
            XCTAssertEqual(placeholders.item(at: path) != nil, item == nil, "seed \(seed)")
            guard let item else { continue }
            XCTAssertEqual(placeholders.source(ofShown: path).item, item, "seed \(seed)")
            XCTAssertEqual(
              placeholders.shown(ofSource: ItemPath(0, item)).item, index, "seed \(seed)")
          }
          XCTAssertEqual(
            placeholders.shown(SectionCounts([count])).itemCount(inSection: 0), shown.count)
        }
      }
    }
  }
}

/// Drops item 1 behind `y` as a copy, on a placeholder.
@MainActor
private func dropOnPlaceholder(
  _ fixture: DragFixture, at y: CGFloat
) -> (any UICollectionViewDropPlaceholderContext)? {
  var context: (any UICollectionViewDropPlaceholderContext)?
  fixture.proposal = { _ in
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  fixture.perform = { coordinator in
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
    else { return }
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: target, reuseIdentifier: "name")
    placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
    context = coordinator.drop(item.dragItem, to: placeholder)
  }
  fixture.lift("1")
  fixture.move(to: y)
  fixture.wait(0.5)
  fixture.drop()
  fixture.wait(0.6)
  return context
}
