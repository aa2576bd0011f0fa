import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class CompositionalLayoutTests: XCTestCase {
  func test_grid_showsCellsWhereGroupsPutThem() {
    onMainActor {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
      section.interGroupSpacing = 3
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section), [101])
      XCTAssertEqual(fixture.frame(0), CGRect(x: 12, y: 7, width: 131, height: 104))
      XCTAssertEqual(fixture.frame(3), CGRect(x: 147, y: 118, width: 131, height: 104))
      XCTAssertEqual(
        fixture.view.contentSize, CGSize(width: 300, height: 5 + 51 * 111 - 3 + 7))
      XCTAssertEqual(fixture.view.visibleCells.count, 10)
    }
  }

  func test_sectionProvider_isAskedAgainForAnotherWidthAndOtherTraits() {
    onMainActor {
      var widths: [CGFloat] = []
      let layout = UICollectionViewCompositionalLayout { section, environment in
        widths.append(environment.container.effectiveContentSize.width)
        return rowSection(.absolute(section == 0 ? 40 : 60))
      }
      let fixture = CompositionalFixture(layout, [2, 2])
      XCTAssertEqual(fixture.frame(1, section: 1), CGRect(x: 0, y: 140, width: 300, height: 60))
      widths = []
      fixture.view.contentOffset.y = 30
      fixture.fixture.step()
      XCTAssertEqual(widths, [])
      fixture.view.frame.size.width = 250
      fixture.fixture.step()
      XCTAssertEqual(widths, [250, 250])
      XCTAssertEqual(fixture.frame(1, section: 1)?.width, 250)
      widths = []
      fixture.view.overrideUserInterfaceStyle = .dark
      fixture.fixture.step()
      XCTAssertEqual(widths, [250, 250])
      widths = []
      layout.configuration.interSectionSpacing = 10
      let configuration = layout.configuration
      configuration.interSectionSpacing = 10
      layout.configuration = configuration
      fixture.fixture.step()
      XCTAssertEqual(fixture.frame(0, section: 1)?.minY, 90)
      XCTAssertEqual(widths, [250, 250])
    }
  }

  func test_estimatedRows_takeTheHeightsOfTheirCells() {
    onMainActor {
      let layout = UICollectionViewCompositionalLayout(section: rowSection(.estimated(50)))
      let fixture = CompositionalFixture(layout, [1000])
      XCTAssertEqual(fixture.frame(0)?.height, 30)
      XCTAssertEqual(fixture.frame(10)?.minY, 300)
      let visible = fixture.view.visibleCells.count
      XCTAssertEqual(visible, 17)
      XCTAssertEqual(fixture.view.contentSize.height, 1000 * 50 - 17 * 20, accuracy: 40)
      // What lies above turns out smaller without moving what is seen.
      fixture.view.scrollToItem(at: [0, 500], at: .top, animated: false)
      fixture.fixture.step(3)
      let seen = fixture.view.cellForItem(at: [0, 500])!
      XCTAssertEqual(seen.frame.minY, fixture.view.contentOffset.y, accuracy: 1)
    }
  }

  func test_cellsOfFixedSize_areNotAskedForTheirs() {
    onMainActor {
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: rowSection(.absolute(50))), [10])
      XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 50, width: 300, height: 50))
    }
  }

  func test_headersFootersAndBadges_haveTheirViews() {
    onMainActor {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 8, leading: 10, bottom: 8, trailing: 10)
      section.boundarySupplementaryItems = [
        header(.estimated(40)), header(.absolute(22), kind: "footer", .bottom),
      ]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [header(.absolute(60), kind: "all")]
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section, configuration: configuration),
        [3, 1])
      XCTAssertTrue(fixture.asked.contains("all 0"), "\(fixture.asked)")
      let view = fixture.view
      let first = view.supplementaryView(forElementKind: "header", at: [0, 0])
      XCTAssertEqual(first?.frame, CGRect(x: 10, y: 60, width: 280, height: 24))
      XCTAssertEqual(fixture.frame(0)?.minY, 60 + 24 + 8)
      XCTAssertEqual(
        view.supplementaryView(forElementKind: "badge", at: [0, 1])?.frame,
        CGRect(x: 280, y: 60 + 24 + 8 + 50 - 10, width: 20, height: 20))
      XCTAssertEqual(
        view.supplementaryView(forElementKind: "footer", at: [0, 0])?.frame.minY,
        60 + 24 + 8 + 150 + 8)
      // A badge lies in front of its cell.
      let order = view.subviews
      let cell = order.firstIndex { $0 === view.cellForItem(at: [0, 1]) }!
      let mark = order.firstIndex {
        $0 === view.supplementaryView(forElementKind: "badge", at: [0, 1])
      }!
      XCTAssertLessThan(cell, mark)
    }
  }

  func test_pinnedHeader_followsTheContent() {
    onMainActor {
      let section = rowSection(.absolute(50))
      let head = header(.absolute(40))
      head.pinToVisibleBounds = true
      head.zIndex = 2
      section.boundarySupplementaryItems = [head]
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section), [20, 20])
      for (offset, expected) in [(0, 0), (100, 100), (1030, 1000)] as [(CGFloat, CGFloat)] {
        fixture.view.contentOffset.y = offset
        fixture.fixture.step()
        XCTAssertEqual(
          fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY, expected
        )
      }
      XCTAssertEqual(
        fixture.view.supplementaryView(forElementKind: "header", at: [1, 0])?.frame.minY, 1040)
    }
  }

  func test_background_liesBehindTheCells() {
    onMainActor {
      let section = rowSection(.absolute(50))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      section.decorationItems = [.background(elementKind: "back")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(SizedHeader.self, forDecorationViewOfKind: "back")
      let fixture = CompositionalFixture(layout, [2])
      let back = fixture.view.subviews.first { $0 is SizedHeader }
      XCTAssertEqual(back?.frame, CGRect(x: 0, y: 0, width: 300, height: 120))
      XCTAssertTrue(fixture.view.subviews.first === back)
    }
  }

  func test_batchUpdate_keepsWhatCellsToldAndFades() {
    onMainActor {
      let layout = UICollectionViewCompositionalLayout(section: rowSection(.estimated(50)))
      let fixture = CompositionalFixture(layout, [8])
      fixture.heights[[0, 3]] = 80
      fixture.view.reloadData()
      fixture.fixture.step(2)
      XCTAssertEqual(fixture.frame(4)?.minY, 3 * 30 + 80)
      fixture.counts = [9]
      fixture.heights = [[0, 4]: 80]
      var ended = false
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: [[0, 0]])
      } completion: {
        ended = $0
      }
      fixture.fixture.step()
      fixture.fixture.settle()
      XCTAssertTrue(ended)
      XCTAssertEqual(fixture.frame(4)?.height, 80)
      XCTAssertEqual(fixture.frame(5)?.minY, 4 * 30 + 80)
    }
  }

  func test_horizontalLayout_goesToTheRight() {
    onMainActor {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item]))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section, configuration: configuration), [9])
      XCTAssertEqual(fixture.frame(3), CGRect(x: 120, y: 250, width: 120, height: 250))
      XCTAssertEqual(fixture.view.contentSize, CGSize(width: 600, height: 500))
    }
  }

  func test_customGroup_asksTheProgramForFrames() {
    onMainActor {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(100))
      ) { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 100)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: width - 60, y: 20, width: 60, height: 30), zIndex: 4),
        ]
      }
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5])
      XCTAssertEqual(fixture.frame(3), CGRect(x: 240, y: 120, width: 60, height: 30))
      XCTAssertEqual(fixture.view.layoutAttributesForItem(at: [0, 3])?.zIndex, 4)
      XCTAssertEqual(fixture.frame(4), CGRect(x: 0, y: 200, width: 40, height: 100))
      XCTAssertEqual(fixture.view.contentSize.height, 300)
    }
  }

  /// As an item is made; such groups stand where a program has nothing to show.
  func test_aGroupMadeAsAnItem_showsNothing() {
    onMainActor {
      let group = NSCollectionLayoutGroup(layoutSize: size(.absolute(40), .absolute(30)))
      XCTAssertTrue(group.subitems.isEmpty)
      XCTAssertEqual(
        NSCollectionLayoutGroup(layoutSize: group.layoutSize, supplementaryItems: [])
          .layoutSize.widthDimension.dimension, 40)
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
      XCTAssertTrue(fixture.view.visibleCells.isEmpty)
      XCTAssertEqual(fixture.view.contentSize.height, 0)
    }
  }

  func test_rightToLeft_mirrorsTheLayout() {
    onMainActor {
      let section = rowSection(.absolute(50))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
      let fixture = CompositionalFixture(UICollectionViewCompositionalLayout(section: section), [2])
      XCTAssertEqual(fixture.frame(0)?.minX, 30)
      fixture.view.semanticContentAttribute = .forceRightToLeft
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.fixture.step()
      XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 270, height: 50))
    }
  }

  func test_visibleItemsHandler_changesAppearance() {
    onMainActor {
      let section = rowSection(.absolute(50))
      var offsets: [CGFloat] = []
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset.y)
        for item in items { item.alpha = item.indexPath.item == 1 ? 0.25 : 1 }
      }
      let fixture = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section), [30])
      XCTAssertEqual(fixture.view.cellForItem(at: [0, 1])?.alpha, 0.25)
      XCTAssertEqual(fixture.view.cellForItem(at: [0, 2])?.alpha, 1)
      fixture.view.contentOffset.y = 20
      fixture.fixture.step()
      XCTAssertEqual(offsets.last, 20)
    }
  }

  func test_valuesReadBack() {
    onMainActor {
      let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
      XCTAssertEqual(anchor.edges.rawValue, 9)
      XCTAssertTrue(anchor.isAbsoluteOffset)
      XCTAssertEqual(anchor.offset, .zero)
      XCTAssertTrue(NSCollectionLayoutDimension.estimated(4).isEstimated)
      XCTAssertFalse(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 4).isEstimated)
      XCTAssertEqual(NSCollectionLayoutSpacing.flexible(3).spacing, 3)
      let section = rowSection(.absolute(4))
      XCTAssertEqual(section.interGroupSpacing, 0)
      XCTAssertEqual(section.contentInsetsReference, .automatic)
      XCTAssertEqual(
        UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference, .safeArea)
      let head = header(.absolute(4))
      XCTAssertTrue(head.extendsBoundary)
      XCTAssertFalse(head.pinToVisibleBounds)
    }
  }
}
