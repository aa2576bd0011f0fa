import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Groups of 120×80 with 10 between, in a section with a header of 40, above a section of rows.
@MainActor
private func sidewaysFixture(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
  _ change: (NSCollectionLayoutSection) -> Void = { _ in }
) -> CompositionalFixture {
  let item = NSCollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [item]))
  section.interGroupSpacing = 10
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
  section.orthogonalScrollingBehavior = behavior
  section.boundarySupplementaryItems = [header(.absolute(40))]
  change(section)
  let layout = UICollectionViewCompositionalLayout { index, _ in
    index == 0 ? section : rowSection(.absolute(50))
  }
  return CompositionalFixture(layout, [12, 40])
}

@MainActor
private func flick(_ fixture: CompositionalFixture, by distance: CGFloat, fast: Bool) {
  let start = CGPoint(x: 200, y: 80)
  fixture.fixture.drag(
    from: start, to: CGPoint(x: 200 + distance, y: 80), steps: 8, step: 1.0 / 60)
  if !fast { fixture.fixture.wait(0.4) }
  fixture.fixture.up()
  fixture.fixture.settle()
  fixture.fixture.step(2)
}

final class OrthogonalScrollingTests: XCTestCase {
  func test_dragSideways_movesTheSectionAlone() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      XCTAssertEqual(fixture.frame(0), CGRect(x: 20, y: 40, width: 120, height: 80))
      flick(fixture, by: -100, fast: false)
      let moved = fixture.frame(1)!
      // The recogniser swallows the first 10 points.
      XCTAssertEqual(moved.minX, 150 - 90, accuracy: 1)
      XCTAssertEqual(fixture.view.contentOffset, .zero)
      XCTAssertEqual(fixture.frame(0, section: 1)?.minX, 0)
      let head = fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])
      XCTAssertEqual(head?.frame.minX, 20)
      // Up and down it is the list that moves.
      fixture.fixture.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 40))
      fixture.fixture.wait(0.4)
      fixture.fixture.up()
      fixture.fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 40, accuracy: 1)
      XCTAssertEqual(fixture.frame(1)!.minX, moved.minX, accuracy: 0.1)
    }
  }

  func test_flick_goesOnAndNewCellsCome() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      XCTAssertNil(fixture.frame(6))
      flick(fixture, by: -180, fast: true)
      XCTAssertLessThan(fixture.frame(3)?.minX ?? 0, 150)
      XCTAssertNil(fixture.view.cellForItem(at: [0, 0]))
    }
  }

  func test_groupLeadingBoundary_endsAtAGroup() {
    onMainActor {
      let fixture = sidewaysFixture(.continuousGroupLeadingBoundary)
      flick(fixture, by: -110, fast: false)
      XCTAssertEqual(fixture.frame(1)?.minX, 20)
      flick(fixture, by: -40, fast: false)
      XCTAssertEqual(fixture.frame(1)?.minX, 20)
    }
  }

  func test_groupPaging_goesOneGroupOn() {
    onMainActor {
      let fixture = sidewaysFixture(.groupPaging)
      flick(fixture, by: -90, fast: true)
      XCTAssertEqual(fixture.frame(1)?.minX, 20)
      flick(fixture, by: -150, fast: true)
      XCTAssertEqual(fixture.frame(2)?.minX, 20)
      flick(fixture, by: 90, fast: true)
      XCTAssertEqual(fixture.frame(1)?.minX, 20)
    }
  }

  func test_groupPagingCentered_beginsAndEndsInTheMiddle() {
    onMainActor {
      let fixture = sidewaysFixture(.groupPagingCentered)
      XCTAssertEqual(fixture.frame(0)?.midX, 150)
      flick(fixture, by: -90, fast: true)
      XCTAssertEqual(fixture.frame(1)?.midX, 150)
    }
  }

  func test_paging_goesAWidthOn() {
    onMainActor {
      let fixture = sidewaysFixture(.paging)
      flick(fixture, by: -120, fast: true)
      XCTAssertEqual(fixture.frame(3)?.minX, 20 + 3 * 130 - 300)
    }
  }

  func test_wheel_movesWhatIsUnderThePointer() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      @MainActor func turn(_ dx: CGFloat, _ dy: CGFloat, _ y: CGFloat) {
        fixture.fixture.send(
          .scroll(
            ScrollInput(
              source: .wheel, phase: .changed, location: CGPoint(x: 150, y: y),
              delta: CGVector(dx: dx, dy: dy), time: fixture.fixture.time)))
        fixture.fixture.settle()
      }
      turn(60, 0, 80)
      XCTAssertEqual(fixture.frame(1)?.minX, 90)
      turn(0, 30, 80)
      XCTAssertEqual(fixture.view.contentOffset.y, 30)
      XCTAssertEqual(fixture.frame(1)?.minX, 90)
    }
  }

  func test_offsets_outliveScrollingAwayAndReloading() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      flick(fixture, by: -100, fast: false)
      let x = fixture.frame(1)!.minX
      fixture.view.contentOffset.y = 1000
      fixture.fixture.step(2)
      XCTAssertNil(fixture.frame(1))
      fixture.view.contentOffset.y = 0
      fixture.fixture.step(2)
      XCTAssertEqual(fixture.frame(1)!.minX, x)
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.fixture.step(2)
      XCTAssertEqual(fixture.frame(1)!.minX, x)
    }
  }

  func test_scrollToItem_scrollsItsSection() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      fixture.view.scrollToItem(at: [0, 6], at: .centeredHorizontally, animated: false)
      fixture.fixture.step(2)
      XCTAssertEqual(fixture.frame(6)?.midX, 150)
      XCTAssertEqual(fixture.view.contentOffset, .zero)
    }
  }

  func test_handler_hearsOfTheOffset() {
    onMainActor {
      var offsets: [CGPoint] = []
      let fixture = sidewaysFixture(.continuous) {
        $0.visibleItemsInvalidationHandler = { items, offset, environment in
          offsets.append(offset)
          let middle = environment.container.contentSize.width / 2
          for item in items where item.representedElementCategory == .cell {
            item.alpha = abs(item.frame.midX - offset.x - middle) < 75 ? 1 : 0.5
          }
        }
      }
      flick(fixture, by: -100, fast: false)
      XCTAssertEqual(offsets.last?.x ?? 0, 90, accuracy: 1)
      XCTAssertEqual(offsets.last?.y, 0)
      XCTAssertEqual(fixture.view.cellForItem(at: [0, 1])?.alpha, 1)
      XCTAssertEqual(fixture.view.cellForItem(at: [0, 0])?.alpha, 0.5)
    }
  }

  func test_cells_areStillTapped() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      flick(fixture, by: -100, fast: false)
      fixture.fixture.tap(100, 80)
      fixture.fixture.settle()
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 1]])
    }
  }

  func test_rightToLeft_beginsAtTheRight() {
    onMainActor {
      let fixture = sidewaysFixture(.continuous)
      fixture.view.semanticContentAttribute = .forceRightToLeft
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.fixture.step(2)
      XCTAssertEqual(fixture.frame(0)?.maxX, 280)
      flick(fixture, by: 100, fast: false)
      XCTAssertEqual(fixture.frame(1)!.maxX, 150 + 90, accuracy: 1)
    }
  }

  func test_properties_chooseBounceAndSpeed() {
    onMainActor {
      @MainActor func ways(
        _ change: (NSCollectionLayoutSection) -> Void
      ) -> (pulled: CGFloat, flicked: CGFloat) {
        let fixture = sidewaysFixture(.continuous, change)
        fixture.fixture.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 200, y: 80))
        let pulled = fixture.frame(0)?.minX ?? .nan
        fixture.fixture.up()
        fixture.fixture.settle()
        flick(fixture, by: -90, fast: true)
        return (pulled, fixture.view.orthogonal.bySection[0]?.contentOffset.x ?? .nan)
      }
      let usual = ways { _ in }
      let other = ways {
        $0.orthogonalScrollingProperties.bounce = .never
        $0.orthogonalScrollingProperties.decelerationRate = .fast
      }
      XCTAssertGreaterThan(usual.pulled, 30)
      XCTAssertEqual(other.pulled, 20, "content stops at its end")
      XCTAssertLessThan(other.flicked, usual.flicked / 2)
      let section = rowSection(.absolute(50))
      section.orthogonalScrollingProperties.bounce = .never
      let copy = section.copy() as? NSCollectionLayoutSection
      XCTAssertEqual(copy?.orthogonalScrollingProperties.bounce, .never)
    }
  }
}
