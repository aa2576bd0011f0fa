import CollectionEngine
import XCTest

@testable import UIKitCore

/// An item carried by a finger: who is asked, what makes room, what the data source hears.
///
/// The order is that of fact collection-35. How often the target is asked is not
/// documented: here, when another place is proposed than the one it has, so that a finger that rests or
/// trembles asks nothing.
final class InteractiveMovementTests: XCTestCase {
  func test_carryingAnItem_asksAndTellsInOrder() {
    onMainActor {
      let stage = UpdateStage([names(0..<6)])
      stage.source.recordsDisplay = true
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
      XCTAssertEqual(stage.source.record.take(), ["canMove 0-1"])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
      XCTAssertEqual(stage.source.record.take(), ["target of 0-1 at 0-1 to 0-3"])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
      XCTAssertEqual(stage.source.record.take(), [])
      stage.harness.advance(by: 0.5)
      // The carried cell is under the finger, the others made room, the data source is as before.
      XCTAssertEqual(stage.cell("1")?.center, CGPoint(x: 160, y: 150))
      XCTAssertEqual(stage.cell("2")?.frame.minY, 40)
      XCTAssertEqual(stage.cell("3")?.frame.minY, 80)
      XCTAssertEqual(stage.cell("4")?.frame.minY, 160)
      XCTAssertEqual(stage.source.sections, [names(0..<6)])
      stage.view.endInteractiveMovement()
      XCTAssertEqual(stage.source.record.take(), ["move 0-1 0-3"])
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.cell("1")?.frame.minY, 120)
      XCTAssertEqual(stage.source.sections, [["0", "2", "3", "1", "4", "5"]])
      XCTAssertEqual(stage.source.record.take(), [])
      stage.close()
    }
  }

  func test_aSelectedLastItem_carriedToAnotherSection_staysSelected() {
    onMainActor {
      let stage = UpdateStage([names(0..<3), names(3..<6)])
      stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 2])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [[0, 2]], "as the data source has it")
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      let selected = stage.view.indexPathsForSelectedItems ?? []
      XCTAssertEqual(selected.map { stage.source.sections[$0.section][$0.item] }, ["2"])
      XCTAssertEqual(selected.first?.section, 1)
      stage.close()
    }
  }

  func test_lettingGoWhereItWas_tellsNobody_cancelPutsBack() {
    onMainActor {
      let stage = UpdateStage([names(0..<6)])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 1])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 70))
      stage.view.endInteractiveMovement()
      XCTAssertFalse(stage.source.record.take().contains { $0.hasPrefix("move") })
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 1])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 210))
      stage.view.cancelInteractiveMovement()
      XCTAssertFalse(stage.source.record.take().contains { $0.hasPrefix("move") })
      stage.harness.advance(by: 0.5)
      for (index, name) in names(0..<6).enumerated() {
        XCTAssertEqual(stage.cell(name)?.frame.minY, CGFloat(index) * 40)
      }
      stage.close()
    }
  }

  func test_whoMayNotMove_doesNotBegin() {
    onMainActor {
      let stage = UpdateStage([names(0..<3)])
      stage.source.canMove = { $0.item != 1 }
      XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: [0, 7]))
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      XCTAssertFalse(stage.view.beginInteractiveMovementForItem(at: [0, 2]))
      stage.view.cancelInteractiveMovement()
      stage.close()
    }
  }

  func test_delegate_sendsItElsewhere() {
    onMainActor {
      let stage = UpdateStage([names(0..<6)])
      stage.source.agreedTarget = { _, current, proposed in
        proposed.item > 3 ? IndexPath(item: 3, section: 0) : proposed
      }
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 230))
      stage.view.endInteractiveMovement()
      XCTAssertEqual(stage.source.sections, [["1", "2", "3", "0", "4", "5"]])
      stage.close()
    }
  }

  func test_acrossSections_behindTheLastAndIntoAnEmptyOne() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let stage = UpdateStage([["a", "b", "c"], [], ["d", "e"]], layout: layout)
      stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      // The empty section is its header alone, from 70 to 100.
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 1])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 85))
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
      XCTAssertEqual(stage.view.numberOfItems(inSection: 1), 1)
      // To those who ask by the data source's paths nothing has changed.
      XCTAssertEqual((stage.view.cellForItem(at: [0, 2]) as? NameCell)?.name, "c")
      XCTAssertEqual(stage.cell("b").flatMap(stage.view.indexPath(for:)), [0, 1])
      stage.view.endInteractiveMovement()
      XCTAssertEqual(stage.source.sections, [["a", "c"], ["b"], ["d", "e"]])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [[1, 0]])
      stage.harness.advance(by: 0.5)
      // Right of the last item of the last line: behind it.
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      let last = stage.cell("e")?.frame ?? .zero
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: last.midY))
      stage.view.endInteractiveMovement()
      XCTAssertEqual(stage.source.sections, [["c"], ["b"], ["d", "e", "a"]])
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_sizesOfTheDelegate_goWithTheirItems_withoutBeingAskedAgain() {
    onMainActor {
      let stage = UpdateStage([names(0..<400)])
      var asked = 0
      stage.source.heights = { name in
        asked += 1
        return 30 + CGFloat((Int(name) ?? 0) % 5) * 10
      }
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
      asked = 0
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      stage.view.layoutIfNeeded()
      XCTAssertEqual(asked, 0)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.cell("1")?.frame, CGRect(x: 0, y: 0, width: 320, height: 40))
      XCTAssertEqual(stage.cell("2")?.frame, CGRect(x: 0, y: 40, width: 320, height: 50))
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_nearTheEdge_contentScrollsUnderTheFinger() {
    onMainActor {
      let stage = UpdateStage([names(0..<100)])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 3])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 475))
      stage.harness.advance(by: 1)
      let offset = stage.view.contentOffset.y
      XCTAssertGreaterThan(offset, 300)
      // The finger did not move, so the cell is seen where it was.
      XCTAssertEqual((stage.cell("3")?.center.y ?? 0) - offset, 475, accuracy: 0.5)
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: offset + 200))
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.view.contentOffset.y, offset)
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.source.moves.count, 0)
      let place = stage.source.sections[0].firstIndex(of: "3") ?? 0
      XCTAssertEqual(CGFloat(place), ((offset + 200) / 40).rounded(.down), accuracy: 1)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_anUpdateMeanwhile_putsTheItemBackFirst() {
    onMainActor {
      let stage = UpdateStage([names(0..<6)])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      stage.view.performBatchUpdates {
        stage.source.sections = [names(1..<6)]
        stage.view.deleteItems(at: [[0, 0]])
      }
      XCTAssertNil(stage.view.movement)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.names, names(1..<6))
      checkAgainstLayout(stage)
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      XCTAssertNil(stage.view.movement)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_randomMovements_agreeWithAnArray() {
    onMainActor {
      for seed in 0..<150 {
        var random = SeededRandom(seed: UInt64(seed) &* 31 &+ 5)
        let sections = (0..<Int.random(in: 1...3, using: &random)).map { section in
          (0..<Int.random(in: 0...20, using: &random)).map { "\(section).\($0)" }
        }
        let stage = UpdateStage(sections, layout: UpdateStage.flow(header: 20))
        for _ in 0..<6 {
          guard let path = stage.view.indexPathsForVisibleItems.randomElement(using: &random)
          else { break }
          let old = stage.source.sections
          let name = old[path.section][path.item]
          XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: path), "seed \(seed)")
          for _ in 0..<Int.random(in: 1...5, using: &random) {
            stage.view.updateInteractiveMovementTargetPosition(
              CGPoint(
                x: CGFloat(Int.random(in: -20...340, using: &random)),
                y: CGFloat(Int.random(in: -20...700, using: &random))))
            if Bool.random(using: &random) { stage.harness.advance(by: 0.1) }
            // What is shown is the old list with the item elsewhere.
            let others = old.map { $0.filter { $0 != name } }
            for cell in stage.view.visibleCells.compactMap({ $0 as? NameCell }) {
              guard let source = stage.view.indexPath(for: cell) else { continue }
              XCTAssertEqual(old[source.section][source.item], cell.name, "seed \(seed)")
            }
            XCTAssertEqual(
              (0..<old.count).map { stage.view.numberOfItems(inSection: $0) }.reduce(0, +),
              others.joined().count + 1, "seed \(seed)")
          }
          let shown = stage.view.movement.map { IndexPath($0.current) }
          if Int.random(in: 0...2, using: &random) == 0 {
            stage.view.cancelInteractiveMovement()
            XCTAssertEqual(stage.source.sections, old, "seed \(seed)")
          } else {
            stage.view.endInteractiveMovement()
            var expected = old
            expected[path.section].remove(at: path.item)
            if let shown { expected[shown.section].insert(name, at: shown.item) }
            XCTAssertEqual(stage.source.sections, expected, "seed \(seed)")
          }
          stage.harness.advance(by: 0.5)
          checkAgainstLayout(stage, "seed \(seed)")
        }
        stage.close()
      }
    }
  }
}

/// Every visible cell shows its item where the layout has it, and no other cell is in the view.
@MainActor
func checkAgainstLayout(
  _ stage: UpdateStage, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let view = stage.view
  for cell in view.visibleCells.compactMap({ $0 as? NameCell }) {
    guard let path = view.indexPath(for: cell) else {
      XCTFail("\(message): a visible cell has no path", file: file, line: line)
      continue
    }
    XCTAssertEqual(
      cell.name, stage.source.sections[path.section][path.item], message, file: file, line: line)
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
    stage.cellsInView.count, view.visibleCells.count, "\(message): ghosts", file: file, line: line)
}
