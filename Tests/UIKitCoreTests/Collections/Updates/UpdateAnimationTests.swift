import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What is seen while an update is on its way.
final class UpdateAnimationTests: XCTestCase {
  func test_cellsGoFromWhereTheyWere_newOnesFadeIn_goneOnesFadeOut() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      let kept = fixture.cell("3")
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["0", "new"] + names(2..<6)]
        fixture.view.deleteItems(at: [[0, 1]])
        fixture.view.insertItems(at: [[0, 1]])
      }
      XCTAssertTrue(fixture.cell("3") === kept)
      fixture.harness.advance(by: 0.15)
      let half = fixture.cell("new")?.layer.presentation()?.opacity ?? -1
      XCTAssertEqual(half, 0.5, accuracy: 0.06)
      let gone = fixture.cellsInView.first { $0.name == "1" }
      XCTAssertEqual(gone?.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.06)
      XCTAssertEqual(gone?.frame, CGRect(x: 0, y: 40, width: 320, height: 40))
      fixture.harness.advance(by: 0.3)
      XCTAssertEqual(fixture.cellsInView.count, 6)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_cellsFromOutOfSight_comeIn_andOnesThatLeave_goOut() {
    onMainActor {
      // Twelve rows of forty fill the view.
      let fixture = UpdateFixture([names(0..<30)])
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(2..<30)]
        fixture.view.deleteItems(at: [[0, 0], [0, 1]])
      }
      fixture.harness.advance(by: 0.02)
      // Row 12 lay at 480, below the edge, and comes up to 400.
      XCTAssertEqual(fixture.seenFrame("12")?.minY ?? 0, 480, accuracy: 4)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.seenFrame("12")?.minY, 400)
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["a", "b"] + names(2..<30)]
        fixture.view.insertItems(at: [[0, 0], [0, 1]])
      }
      let leaving = fixture.cellsInView.first { $0.name == "13" }
      XCTAssertNotNil(leaving)
      XCTAssertNil(fixture.cell("13"), "no longer visible as far as the list tells")
      XCTAssertEqual(leaving?.frame.minY, 520)
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(leaving?.layer.presentation()?.frame.minY ?? 0, 480, accuracy: 12)
      fixture.harness.advance(by: 0.4)
      XCTAssertNil(leaving?.superview)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_movedCell_goesStraight_andStaysTheSame() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<10)])
      let cell = fixture.cell("1")
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["0", "2", "3", "4", "5", "1", "6", "7", "8", "9"]]
        fixture.view.moveItem(at: [0, 1], to: [0, 5])
      }
      XCTAssertTrue(fixture.cell("1") === cell)
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(fixture.seenFrame("1")?.minY ?? 0, 120, accuracy: 12)
      fixture.harness.advance(by: 0.3)
      XCTAssertEqual(fixture.seenFrame("1")?.minY, 200)
      XCTAssertEqual(cell?.preparations, 0)
      fixture.close()
    }
  }

  func test_reloadedCell_growsIntoItsNewSize() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)])
      fixture.source.heights = { $0 == "2" ? 40 : 40 }
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      let old = fixture.cell("2")
      fixture.view.performBatchUpdates {
        fixture.source.heights = { $0 == "2" ? 240 : 40 }
        fixture.view.reloadItems(at: [[0, 2]])
      }
      let new = fixture.cell("2")
      XCTAssertFalse(new === old)
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(new?.layer.presentation()?.bounds.height ?? 0, 140, accuracy: 20)
      XCTAssertEqual(old?.layer.presentation()?.bounds.height ?? 0, 140, accuracy: 20)
      XCTAssertEqual(new?.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.06)
      fixture.harness.advance(by: 0.3)
      XCTAssertNil(old?.superview)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  /// A layout of its own without a word about beginnings and ends: nil means that start and end are
  /// the same (fact update-8), so what comes is there at once and what goes stays until the
  /// end.
  func test_layoutThatSaysNothing_lettingNothingFade() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<3)], layout: PlainRows())
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["0", "1", "new"]]
        fixture.view.deleteItems(at: [[0, 2]])
        fixture.view.insertItems(at: [[0, 2]])
      }
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.cell("new")?.alpha, 1)
      XCTAssertNil(fixture.cell("new")?.layer.animationKeys())
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_layoutsWord_isTakenForBeginningAndEnd() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateFixture.configure(layout)
      layout.start = { [unowned layout] path in
        guard path.item == 1 else { return nil }
        let start = layout.layoutAttributesForItem(at: path)?.copied { $0.center.x = -160 }
        return start
      }
      layout.end = { path in
        guard path.item == 1 else { return nil }
        let end = UICollectionViewLayoutAttributes(forCellWith: path)
        end.frame = CGRect(x: 320, y: 40, width: 320, height: 40)
        return end
      }
      let fixture = UpdateFixture([names(0..<4)], layout: layout)
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["0", "new", "2", "3"]]
        fixture.view.deleteItems(at: [[0, 1]])
        fixture.view.insertItems(at: [[0, 1]])
      }
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(fixture.seenFrame("new")?.minX ?? 0, -160, accuracy: 24)
      let gone = fixture.cellsInView.first { $0.name == "1" }
      XCTAssertEqual(gone?.layer.presentation()?.frame.minX ?? 0, 160, accuracy: 24)
      fixture.harness.advance(by: 0.3)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_theNextUpdate_goesOnFromWhatIsSeen() {
    onMainActor {
      // The longest way that is shown leads over two screens and the visible one; ease in and out is
      // 1.72 times as fast in its middle as on the average, in 18 frames.
      let limit: CGFloat = 3 * 480 * 1.725 / 18
      for seed in 0..<60 {
        var random = SeededGenerator(seed: UInt64(seed) &* 977 &+ 1)
        let fixture = UpdateFixture([names(0..<40)], layout: tiles())
        for _ in 0..<8 {
          for _ in 0..<Int.random(in: 1...12, using: &random) {
            let before = seen(fixture)
            fixture.harness.advance(by: 1.0 / 60)
            check(before, seen(fixture), limit: limit, "seed \(seed), a frame")
          }
          let before = seen(fixture)
          fixture.view.performBatchUpdates { shuffleSome(fixture, &random) }
          // At the moment of the update nothing has moved yet.
          check(before, seen(fixture), limit: 0.01, "seed \(seed), the update")
        }
        fixture.harness.advance(by: 0.5)
        checkAgainstLayout(fixture, "seed \(seed)")
        fixture.close()
      }
    }
  }

  func test_cellThatComesBackBeforeItLeft_isTheSame() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<30)])
      fixture.source.recordsDisplay = true
      let cell = fixture.cell("11")
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["a"] + names(0..<30)]
        fixture.view.insertItems(at: [[0, 0]])
      }
      XCTAssertNil(fixture.cell("11"))
      fixture.harness.advance(by: 0.1)
      let seen = cell?.layer.presentation()?.frame.minY ?? 0
      _ = fixture.source.record.take()
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(0..<30)]
        fixture.view.deleteItems(at: [[0, 0]])
      }
      XCTAssertTrue(fixture.cell("11") === cell)
      XCTAssertEqual(cell?.layer.presentation()?.frame.minY ?? 0, seen, accuracy: 0.01)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") },
        ["didEndDisplaying 0-0 a"])
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_offset_movesWithTheUpdate() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<40)])
      fixture.view.contentOffset.y = 1120
      fixture.view.layoutIfNeeded()
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(0..<30)]
        fixture.view.deleteItems(at: (30..<40).map { [0, $0] })
      }
      XCTAssertEqual(fixture.view.contentOffset.y, 720)
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(fixture.view.layer.presentation()?.bounds.minY ?? 0, 920, accuracy: 60)
      fixture.harness.advance(by: 0.3)
      XCTAssertEqual(fixture.view.layer.presentation()?.bounds.minY ?? 720, 720)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  /// What is added above, with the offset moved by as much: nothing moves on the screen.
  func test_offsetThatFollowsTheContent_leavesEverythingWhereItIsSeen() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<60)])
      fixture.view.contentOffset.y = 800
      fixture.view.layoutIfNeeded()
      fixture.source.target = { CGPoint(x: 0, y: $0.y + 400) }
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(100..<110) + names(0..<60)]
        fixture.view.insertItems(at: (0..<10).map { [0, $0] })
      }
      for _ in 0..<20 {
        let y = (fixture.view.layer.presentation() ?? fixture.view.layer).bounds.minY
        XCTAssertEqual((fixture.seenFrame("22")?.minY ?? 0) - y, 80, accuracy: 0.01)
        fixture.harness.advance(by: 1.0 / 60)
      }
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_invalidatedLayout_isAnimatedByAnEmptyBatch() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)])
      (fixture.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
      fixture.view.performBatchUpdates(nil)
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(fixture.seenFrame("4")?.minY ?? 0, 200, accuracy: 12)
      fixture.harness.advance(by: 0.3)
      XCTAssertEqual(fixture.seenFrame("4")?.minY, 240)
      fixture.close()
    }
  }

  func test_anEnclosingBlock_decidesAboutTheDuration() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)])
      var isDone = false
      UIView.animate(withDuration: 2) {
        fixture.view.performBatchUpdates {
          fixture.source.sections = [names(1..<8)]
          fixture.view.deleteItems(at: [[0, 0]])
        } completion: { _ in
          isDone = true
        }
      }
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.seenFrame("4")?.minY ?? 0, 140, accuracy: 3)
      XCTAssertFalse(isDone)
      fixture.harness.advance(by: 1.1)
      XCTAssertTrue(isDone)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_scrollingGoesOnMeanwhile() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<60)])
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(1..<60)]
        fixture.view.deleteItems(at: [[0, 0]])
      }
      fixture.harness.advance(by: 0.05)
      fixture.harness.run("scroll 160,240 by 0,200")
      XCTAssertGreaterThanOrEqual(fixture.view.contentOffset.y, 190)
      fixture.harness.advance(by: 0.05)
      // What scrolled in stands where it belongs at once.
      XCTAssertEqual(fixture.seenFrame("16")?.minY, 600)
      fixture.harness.settle()
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_reloadMeanwhile_leavesNoGhosts() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<60)])
      var finished: Bool?
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(5..<60)]
        fixture.view.deleteItems(at: (0..<5).map { [0, $0] })
      } completion: {
        finished = $0
      }
      fixture.harness.advance(by: 0.1)
      fixture.source.sections = [["x", "y"]]
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      XCTAssertEqual(fixture.cellsInView.map(\.name).sorted(), ["x", "y"])
      for cell in fixture.cellsInView { XCTAssertNil(cell.layer.animationKeys()) }
      fixture.harness.advance(by: 0.5)
      XCTAssertNotNil(finished)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_layoutChange_animatesCellsFromWhereTheyWere() {
    onMainActor {
      let grid = UpdateFixture.flow()
      grid.itemSize = CGSize(width: 80, height: 80)
      let fixture = UpdateFixture([names(0..<60)], layout: grid)
      fixture.view.setCollectionViewLayout(UpdateFixture.flow(), animated: true)
      fixture.harness.advance(by: 0.02)
      let start = fixture.seenFrame("3") ?? .zero
      XCTAssertEqual(start.minX, 240, accuracy: 6)
      XCTAssertEqual(start.width, 80, accuracy: 6)
      // Row 20 of the grid, out of sight in the list, is on its way there.
      let leaving = fixture.cellsInView.first { $0.name == "20" }
      XCTAssertEqual(leaving?.frame.minY, 800)
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(fixture.seenFrame("3"), CGRect(x: 0, y: 120, width: 320, height: 40))
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_resizingInAnAnimation_movesCellsAndTellsTheLayout() {
    onMainActor {
      let layout = tiles()
      let fixture = UpdateFixture([names(0..<12)], layout: layout)
      UIView.animate(withDuration: 0.4) {
        fixture.view.frame.size.width = 240
        fixture.view.layoutIfNeeded()
      }
      XCTAssertEqual(fixture.cell("3")?.frame.minY, 80)
      fixture.harness.advance(by: 0.2)
      XCTAssertEqual(fixture.seenFrame("3")?.minY ?? 0, 40, accuracy: 6)
      XCTAssertEqual(fixture.seenFrame("3")?.minX ?? 0, 120, accuracy: 16)
      fixture.harness.advance(by: 0.4)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }
}

// MARK: Pieces

@MainActor
private func tiles() -> UICollectionViewFlowLayout {
  let layout = UpdateFixture.flow()
  layout.itemSize = CGSize(width: 80, height: 80)
  return layout
}

/// Where every cell in the view is seen on the screen.
@MainActor
private func seen(_ fixture: UpdateFixture) -> [String: CGPoint] {
  let y = (fixture.view.layer.presentation() ?? fixture.view.layer).bounds.minY
  var places: [String: CGPoint] = [:]
  for cell in fixture.cellsInView {
    let frame = (cell.layer.presentation() ?? cell.layer).frame
    places[cell.name] = CGPoint(x: frame.midX, y: frame.midY - y)
  }
  return places
}

private func check(
  _ before: [String: CGPoint], _ after: [String: CGPoint], limit: CGFloat, _ message: String
) {
  for (name, old) in before {
    guard let new = after[name] else { continue }
    let distance = hypot(new.x - old.x, new.y - old.y)
    XCTAssertLessThanOrEqual(distance, limit, "\(message): \(name) jumped")
  }
}

/// Moves and deletes some items of one section, and inserts some.
@MainActor
private func shuffleSome(_ fixture: UpdateFixture, _ random: inout SeededGenerator) {
  var items = fixture.source.sections[0]
  let old = items
  var moved: Set<String> = []
  for _ in 0..<Int.random(in: 0...3, using: &random) where items.count > 25 {
    let gone = Int.random(in: 0..<items.count, using: &random)
    let name = items.remove(at: gone)
    fixture.view.deleteItems(at: [[0, old.firstIndex(of: name) ?? 0]])
  }
  for _ in 0..<Int.random(in: 0...2, using: &random) {
    let from = Int.random(in: 0..<items.count, using: &random)
    guard moved.insert(items[from]).inserted else { continue }
    let name = items.remove(at: from)
    items.insert(name, at: Int.random(in: 0...items.count, using: &random))
  }
  var new: [String] = []
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    let name = "n\(UInt32.random(in: 0...UInt32.max, using: &random))"
    new.append(name)
    items.insert(name, at: Int.random(in: 0...items.count, using: &random))
  }
  for name in new { fixture.view.insertItems(at: [[0, items.firstIndex(of: name) ?? 0]]) }
  for name in moved {
    fixture.view.moveItem(
      at: [0, old.firstIndex(of: name) ?? 0], to: [0, items.firstIndex(of: name) ?? 0])
  }
  fixture.source.sections = [items]
}

/// Rows, said by a layout that overrides nothing about updates.
@MainActor
private final class PlainRows: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 40)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 40, width: 320, height: 40)
    return attributes
  }
}
