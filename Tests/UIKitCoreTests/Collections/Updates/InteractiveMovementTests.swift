import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// An item moved by a finger: who is asked, what makes space, what the data source hears.
///
/// The order is that of fact collection-35. How often the target is asked is not
/// documented: here, when another place is proposed than the one it has, so that a finger that rests or
/// trembles asks nothing.
final class InteractiveMovementTests: XCTestCase {
  func test_movingAnItem_asksAndTellsInOrder() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      fixture.source.recordsDisplay = true
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
      XCTAssertEqual(fixture.source.record.take(), ["canMove 0-1"])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
      XCTAssertEqual(fixture.source.record.take(), ["target of 0-1 at 0-1 to 0-3"])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
      XCTAssertEqual(fixture.source.record.take(), [])
      fixture.harness.advance(by: 0.5)
      // The moved cell is under the finger, the others made space, the data source is as before.
      XCTAssertEqual(fixture.cell("1")?.center, CGPoint(x: 160, y: 150))
      XCTAssertEqual(fixture.cell("2")?.frame.minY, 40)
      XCTAssertEqual(fixture.cell("3")?.frame.minY, 80)
      XCTAssertEqual(fixture.cell("4")?.frame.minY, 160)
      XCTAssertEqual(fixture.source.sections, [names(0..<6)])
      fixture.view.endInteractiveMovement()
      XCTAssertEqual(fixture.source.record.take(), ["move 0-1 0-3"])
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.cell("1")?.frame.minY, 120)
      XCTAssertEqual(fixture.source.sections, [["0", "2", "3", "1", "4", "5"]])
      XCTAssertEqual(fixture.source.record.take(), [])
      fixture.close()
    }
  }

  func test_aSelectedLastItem_movedToAnotherSection_staysSelected() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<3), names(3..<6)])
      fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 2])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(
        fixture.view.indexPathsForSelectedItems, [[0, 2]], "as the data source has it")
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      let selected = fixture.view.indexPathsForSelectedItems ?? []
      XCTAssertEqual(selected.map { fixture.source.sections[$0.section][$0.item] }, ["2"])
      XCTAssertEqual(selected.first?.section, 1)
      fixture.close()
    }
  }

  func test_lettingGoWhereItWas_tellsNobody_cancelPutsBack() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 1])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 70))
      fixture.view.endInteractiveMovement()
      XCTAssertFalse(fixture.source.record.take().contains { $0.hasPrefix("move") })
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 1])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 210))
      fixture.view.cancelInteractiveMovement()
      XCTAssertFalse(fixture.source.record.take().contains { $0.hasPrefix("move") })
      fixture.harness.advance(by: 0.5)
      for (index, name) in names(0..<6).enumerated() {
        XCTAssertEqual(fixture.cell(name)?.frame.minY, CGFloat(index) * 40)
      }
      fixture.close()
    }
  }

  func test_whoMayNotMove_doesNotBegin() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<3)])
      fixture.source.canMove = { $0.item != 1 }
      XCTAssertFalse(fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
      XCTAssertFalse(fixture.view.beginInteractiveMovementForItem(at: [0, 7]))
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
      XCTAssertFalse(fixture.view.beginInteractiveMovementForItem(at: [0, 2]))
      fixture.view.cancelInteractiveMovement()
      fixture.close()
    }
  }

  func test_delegate_sendsItElsewhere() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      fixture.source.agreedTarget = { _, current, proposed in
        proposed.item > 3 ? IndexPath(item: 3, section: 0) : proposed
      }
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 230))
      fixture.view.endInteractiveMovement()
      XCTAssertEqual(fixture.source.sections, [["1", "2", "3", "0", "4", "5"]])
      fixture.close()
    }
  }

  func test_acrossSections_behindTheLastAndIntoAnEmptyOne() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let fixture = UpdateFixture([["a", "b", "c"], [], ["d", "e"]], layout: layout)
      fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      // The empty section is its header alone, from 70 to 100.
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 1])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 85))
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 2)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 1), 1)
      // To those who ask by the data source's paths nothing has changed.
      XCTAssertEqual((fixture.view.cellForItem(at: [0, 2]) as? NameCell)?.name, "c")
      XCTAssertEqual(fixture.cell("b").flatMap(fixture.view.indexPath(for:)), [0, 1])
      fixture.view.endInteractiveMovement()
      XCTAssertEqual(fixture.source.sections, [["a", "c"], ["b"], ["d", "e"]])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[1, 0]])
      fixture.harness.advance(by: 0.5)
      // Right of the last item of the last line: behind it.
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      let last = fixture.cell("e")?.frame ?? .zero
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: last.midY))
      fixture.view.endInteractiveMovement()
      XCTAssertEqual(fixture.source.sections, [["c"], ["b"], ["d", "e", "a"]])
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_sizesOfTheDelegate_goWithTheirItems_withoutBeingAskedAgain() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<400)])
      var asked = 0
      fixture.source.heights = { name in
        asked += 1
        return 30 + CGFloat((Int(name) ?? 0) % 5) * 10
      }
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      asked = 0
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      fixture.view.layoutIfNeeded()
      XCTAssertEqual(asked, 0)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.cell("1")?.frame, CGRect(x: 0, y: 0, width: 320, height: 40))
      XCTAssertEqual(fixture.cell("2")?.frame, CGRect(x: 0, y: 40, width: 320, height: 50))
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_nearTheEdge_contentScrollsUnderTheFinger() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<100)])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 3])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 475))
      fixture.harness.advance(by: 1)
      let offset = fixture.view.contentOffset.y
      XCTAssertGreaterThan(offset, 300)
      // The finger did not move, so the cell is seen where it was.
      XCTAssertEqual((fixture.cell("3")?.center.y ?? 0) - offset, 475, accuracy: 0.5)
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: offset + 200))
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.view.contentOffset.y, offset)
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.source.moves.count, 0)
      let place = fixture.source.sections[0].firstIndex(of: "3") ?? 0
      XCTAssertEqual(CGFloat(place), ((offset + 200) / 40).rounded(.down), accuracy: 1)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_anUpdateMeanwhile_putsTheItemBackFirst() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(1..<6)]
        fixture.view.deleteItems(at: [[0, 0]])
      }
      XCTAssertNil(fixture.view.movement)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.names, names(1..<6))
      checkAgainstLayout(fixture)
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      XCTAssertNil(fixture.view.movement)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_randomMovements_agreeWithAnArray() {
    onMainActor {
      for seed in 0..<150 {
        var random = SeededGenerator(seed: UInt64(seed) &* 31 &+ 5)
        let sections = (0..<Int.random(in: 1...3, using: &random)).map { section in
          (0..<Int.random(in: 0...20, using: &random)).map { "\(section).\($0)" }
        }
        let fixture = UpdateFixture(sections, layout: UpdateFixture.flow(header: 20))
        for _ in 0..<6 {
          guard let path = fixture.view.indexPathsForVisibleItems.randomElement(using: &random)
          else { break }
          let old = fixture.source.sections
          let name = old[path.section][path.item]
          XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: path), "seed \(seed)")
          for _ in 0..<Int.random(in: 1...5, using: &random) {
            fixture.view.updateInteractiveMovementTargetPosition(
              CGPoint(
                x: CGFloat(Int.random(in: -20...340, using: &random)),
                y: CGFloat(Int.random(in: -20...700, using: &random))))
            if Bool.random(using: &random) { fixture.harness.advance(by: 0.1) }
            // What is shown is the old list with the item elsewhere.
            let others = old.map { $0.filter { $0 != name } }
            for cell in fixture.view.visibleCells.compactMap({ $0 as? NameCell }) {
              guard let source = fixture.view.indexPath(for: cell) else { continue }
              XCTAssertEqual(old[source.section][source.item], cell.name, "seed \(seed)")
            }
            XCTAssertEqual(
              (0..<old.count).map { fixture.view.numberOfItems(inSection: $0) }.reduce(0, +),
              others.joined().count + 1, "seed \(seed)")
          }
          let shown = fixture.view.movement.map { IndexPath($0.current) }
          if Int.random(in: 0...2, using: &random) == 0 {
            fixture.view.cancelInteractiveMovement()
            XCTAssertEqual(fixture.source.sections, old, "seed \(seed)")
          } else {
            fixture.view.endInteractiveMovement()
            var expected = old
            expected[path.section].remove(at: path.item)
            if let shown { expected[shown.section].insert(name, at: shown.item) }
            XCTAssertEqual(fixture.source.sections, expected, "seed \(seed)")
          }
          fixture.harness.advance(by: 0.5)
          checkAgainstLayout(fixture, "seed \(seed)")
        }
        fixture.close()
      }
    }
  }
}

/// Every visible cell shows its item where the layout has it, and no other cell is in the view.
@MainActor
func checkAgainstLayout(
  _ fixture: UpdateFixture, _ message: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let view = fixture.view
  for cell in view.visibleCells.compactMap({ $0 as? NameCell }) {
    guard let path = view.indexPath(for: cell) else {
      XCTFail("\(message): a visible cell has no path", file: file, line: line)
      continue
    }
    XCTAssertEqual(
      cell.name, fixture.source.sections[path.section][path.item], message, file: file, line: line)
    XCTAssertEqual(
      cell.frame, view.layoutAttributesForItem(at: path)?.frame, message, file: file, line: line)
    XCTAssertEqual(cell.alpha, 1, message, file: file, line: line)
  }
  let wanted =
    view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(view.bounds)
    }.map(\.indexPath) ?? []
  XCTAssertEqual(
    view.indexPathsForVisibleItems.sorted(), wanted.sorted(), message, file: file, line: line)
  XCTAssertEqual(
    fixture.cellsInView.count, view.visibleCells.count, "\(message): ghosts", file: file, line: line
  )
}
