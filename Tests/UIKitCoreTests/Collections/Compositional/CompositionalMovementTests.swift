import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items of compositional layouts that are moved and dragged, in sections that scroll sideways,
/// too.
final class CompositionalMovementTests: XCTestCase {
  func test_moving_makesSpaceInAGrid() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)], layout: grid())
      defer { fixture.close() }
      XCTAssertEqual(fixture.cell("5")?.frame, CGRect(x: 80, y: 50, width: 80, height: 50))
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 75))
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.cell("0")?.center, CGPoint(x: 120, y: 75))
      XCTAssertEqual(fixture.cell("1")?.frame.origin, .zero)
      XCTAssertEqual(fixture.cell("5")?.frame.origin, CGPoint(x: 0, y: 50))
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.source.sections, [["1", "2", "3", "4", "5", "0", "6", "7"]])
      XCTAssertEqual(fixture.cell("0")?.frame.origin, CGPoint(x: 80, y: 50))
    }
  }

  func test_movingBehindTheLastItemOfAnotherSection_landsThere() {
    onMainActor {
      for isMirrored in [false, true] {
        let fixture = UpdateFixture([names(0..<4), names(4..<6)], layout: grid())
        defer { fixture.close() }
        if isMirrored { fixture.view.semanticContentAttribute = .forceRightToLeft }
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.harness.advance(by: 0.05)
        XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
        // Beside the second of two in the row, on the side where reading goes on.
        fixture.view.updateInteractiveMovementTargetPosition(
          CGPoint(x: isMirrored ? 60 : 260, y: 75))
        fixture.harness.advance(by: 0.5)
        fixture.view.endInteractiveMovement()
        fixture.harness.advance(by: 0.5)
        XCTAssertEqual(
          fixture.source.sections, [["0", "2", "3"], ["4", "5", "1"]], "mirrored: \(isMirrored)")
      }
    }
  }

  func test_movingInASectionThatScrollsSideways_staysInItAndLandsWhereItIsSeen() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<12), names(12..<20)], layout: shelves())
      defer { fixture.close() }
      fixture.view.scrollToItem(at: [0, 4], at: .left, animated: false)
      fixture.harness.advance(by: 0.05)
      XCTAssertEqual(fixture.cell("4")?.frame.minX, 0)
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 4]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
      fixture.harness.advance(by: 0.3)
      XCTAssertEqual(fixture.cell("4")?.center, CGPoint(x: 150, y: 50))
      XCTAssertEqual(fixture.cell("5")?.frame.minX, 0)
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.sections[0], ["0", "1", "2", "3", "5", "4"] + names(6..<12))
      XCTAssertEqual(fixture.cell("4")?.frame.minX, 100)
      XCTAssertEqual(fixture.view.contentOffset, .zero)
    }
  }

  func test_movingToTheEdgeOfSuchASection_scrollsIt() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<12), names(12..<20)], layout: shelves())
      defer { fixture.close() }
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 315, y: 50))
      fixture.harness.advance(by: 3)
      XCTAssertEqual(fixture.view.orthogonal.bySection[0]?.contentOffset.x, 1200 - 320)
      XCTAssertEqual(fixture.view.contentOffset, .zero)
      fixture.view.endInteractiveMovement()
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.source.sections[0].last, "0")
      // Nothing goes on after the end.
      let offset = fixture.view.orthogonal.bySection[0]?.contentOffset
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.view.orthogonal.bySection[0]?.contentOffset, offset)
    }
  }

  func test_draggingToTheEdgeOfSuchASection_scrollsItAndDropsThere() {
    onMainActor {
      let fixture = DragFixture([names(0..<12), names(12..<20)], layout: shelves())
      defer { fixture.close() }
      let start = CGPoint(x: 50, y: 50)
      fixture.touch(.began, start)
      fixture.wait(0.6)
      for step in 1...10 {
        fixture.touch(.changed, CGPoint(x: 50 + 26.5 * CGFloat(step), y: 50))
      }
      fixture.wait(3)
      XCTAssertEqual(fixture.view.orthogonal.bySection[0]?.contentOffset.x, 1200 - 320)
      fixture.drop()
      fixture.wait(0.8)
      XCTAssertEqual(fixture.fixture.source.sections[0].last, "0")
      XCTAssertEqual(fixture.fixture.source.sections[0].count, 12)
    }
  }

  func test_draggingBetweenSections_reorders() {
    onMainActor {
      let fixture = DragFixture([names(0..<12), names(12..<20)], layout: shelves())
      defer { fixture.close() }
      fixture.touch(.began, CGPoint(x: 150, y: 50))
      fixture.wait(0.6)
      for step in 1...10 {
        fixture.touch(.changed, CGPoint(x: 150, y: 50 + 10 * CGFloat(step)))
      }
      fixture.wait(0.6)
      fixture.drop()
      fixture.wait(0.8)
      XCTAssertEqual(
        fixture.fixture.source.sections, [["0"] + names(2..<12), ["12", "1"] + names(13..<20)])
    }
  }

  func test_arrowKeys_goOnInASectionThatScrollsSideways() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<12), names(12..<20)], layout: shelves())
      defer { fixture.close() }
      fixture.harness.run("key tab")
      XCTAssertEqual(fixture.view.selection.focused, ItemPath(0, 0))
      for _ in 0..<6 { fixture.harness.run("key right\nidle") }
      XCTAssertEqual(fixture.view.selection.focused, ItemPath(0, 6))
      let frame = fixture.cell("6")?.frame ?? .null
      XCTAssertTrue(fixture.view.bounds.contains(frame), "\(frame)")
      XCTAssertEqual(fixture.view.contentOffset, .zero)
      for _ in 0..<6 { fixture.harness.run("key left\nidle") }
      XCTAssertEqual(fixture.cell("0")?.frame.minX, 0)
      fixture.harness.run("key down\nidle")
      XCTAssertEqual(fixture.view.selection.focused?.section, 1)
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
