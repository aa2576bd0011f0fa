import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items of compositional layouts that are carried and dragged, in sections that scroll sideways, too.
final class CompositionalCarryingTests: XCTestCase {
  func test_carrying_makesRoomInAGrid() {
    onMainActor {
      let stage = UpdateStage([names(0..<8)], layout: grid())
      defer { stage.close() }
      XCTAssertEqual(stage.cell("5")?.frame, CGRect(x: 80, y: 50, width: 80, height: 50))
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 75))
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.cell("0")?.center, CGPoint(x: 120, y: 75))
      XCTAssertEqual(stage.cell("1")?.frame.origin, .zero)
      XCTAssertEqual(stage.cell("5")?.frame.origin, CGPoint(x: 0, y: 50))
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.source.sections, [["1", "2", "3", "4", "5", "0", "6", "7"]])
      XCTAssertEqual(stage.cell("0")?.frame.origin, CGPoint(x: 80, y: 50))
    }
  }

  func test_carryingBehindTheLastItemOfAnotherSection_landsThere() {
    onMainActor {
      for isMirrored in [false, true] {
        let stage = UpdateStage([names(0..<4), names(4..<6)], layout: grid())
        defer { stage.close() }
        if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.view.collectionViewLayout.invalidateLayout()
        stage.harness.advance(by: 0.05)
        XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
        // Beside the second of two in the row, on the side where reading goes on.
        stage.view.updateInteractiveMovementTargetPosition(
          CGPoint(x: isMirrored ? 60 : 260, y: 75))
        stage.harness.advance(by: 0.5)
        stage.view.endInteractiveMovement()
        stage.harness.advance(by: 0.5)
        XCTAssertEqual(
          stage.source.sections, [["0", "2", "3"], ["4", "5", "1"]], "mirrored: \(isMirrored)")
      }
    }
  }

  func test_carryingInASectionThatScrollsSideways_staysInItAndLandsWhereItIsSeen() {
    onMainActor {
      let stage = UpdateStage([names(0..<12), names(12..<20)], layout: shelves())
      defer { stage.close() }
      stage.view.scrollToItem(at: [0, 4], at: .left, animated: false)
      stage.harness.advance(by: 0.05)
      XCTAssertEqual(stage.cell("4")?.frame.minX, 0)
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 4]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
      stage.harness.advance(by: 0.3)
      XCTAssertEqual(stage.cell("4")?.center, CGPoint(x: 150, y: 50))
      XCTAssertEqual(stage.cell("5")?.frame.minX, 0)
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(
        stage.source.sections[0], ["0", "1", "2", "3", "5", "4"] + names(6..<12))
      XCTAssertEqual(stage.cell("4")?.frame.minX, 100)
      XCTAssertEqual(stage.view.contentOffset, .zero)
    }
  }

  func test_carryingToTheEdgeOfSuchASection_scrollsIt() {
    onMainActor {
      let stage = UpdateStage([names(0..<12), names(12..<20)], layout: shelves())
      defer { stage.close() }
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 315, y: 50))
      stage.harness.advance(by: 3)
      XCTAssertEqual(stage.view.orthogonal.bySection[0]?.contentOffset.x, 1200 - 320)
      XCTAssertEqual(stage.view.contentOffset, .zero)
      stage.view.endInteractiveMovement()
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.source.sections[0].last, "0")
      // Nothing goes on after the end.
      let offset = stage.view.orthogonal.bySection[0]?.contentOffset
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.view.orthogonal.bySection[0]?.contentOffset, offset)
    }
  }

  func test_draggingToTheEdgeOfSuchASection_scrollsItAndDropsThere() {
    onMainActor {
      let stage = DragStage([names(0..<12), names(12..<20)], layout: shelves())
      defer { stage.close() }
      let start = CGPoint(x: 50, y: 50)
      stage.touch(.began, start)
      stage.wait(0.6)
      for step in 1...10 {
        stage.touch(.changed, CGPoint(x: 50 + 26.5 * CGFloat(step), y: 50))
      }
      stage.wait(3)
      XCTAssertEqual(stage.view.orthogonal.bySection[0]?.contentOffset.x, 1200 - 320)
      stage.drop()
      stage.wait(0.8)
      XCTAssertEqual(stage.stage.source.sections[0].last, "0")
      XCTAssertEqual(stage.stage.source.sections[0].count, 12)
    }
  }

  func test_draggingBetweenSections_reorders() {
    onMainActor {
      let stage = DragStage([names(0..<12), names(12..<20)], layout: shelves())
      defer { stage.close() }
      stage.touch(.began, CGPoint(x: 150, y: 50))
      stage.wait(0.6)
      for step in 1...10 {
        stage.touch(.changed, CGPoint(x: 150, y: 50 + 10 * CGFloat(step)))
      }
      stage.wait(0.6)
      stage.drop()
      stage.wait(0.8)
      XCTAssertEqual(
        stage.stage.source.sections, [["0"] + names(2..<12), ["12", "1"] + names(13..<20)])
    }
  }

  func test_arrowKeys_goOnInASectionThatScrollsSideways() {
    onMainActor {
      let stage = UpdateStage([names(0..<12), names(12..<20)], layout: shelves())
      defer { stage.close() }
      stage.harness.run("key tab")
      XCTAssertEqual(stage.view.selection.focused, ItemPath(0, 0))
      for _ in 0..<6 { stage.harness.run("key right\nidle") }
      XCTAssertEqual(stage.view.selection.focused, ItemPath(0, 6))
      let frame = stage.cell("6")?.frame ?? .null
      XCTAssertTrue(stage.view.bounds.contains(frame), "\(frame)")
      XCTAssertEqual(stage.view.contentOffset, .zero)
      for _ in 0..<6 { stage.harness.run("key left\nidle") }
      XCTAssertEqual(stage.cell("0")?.frame.minX, 0)
      stage.harness.run("key down\nidle")
      XCTAssertEqual(stage.view.selection.focused?.section, 1)
    }
  }
}

/// Four columns of 80×50.
@MainActor
private func grid() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(50)))
  return UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])))
}

/// Sections of 100×100 that scroll sideways.
@MainActor
private func shelves() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(100), .absolute(100)), subitems: [item]))
  section.orthogonalScrollingBehavior = .continuous
  return UICollectionViewCompositionalLayout(section: section)
}
