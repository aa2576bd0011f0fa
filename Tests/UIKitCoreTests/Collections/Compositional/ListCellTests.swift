import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ListCellTests: XCTestCase {
  func test_roles_chooseContentsAndBackgrounds() {
    onMainActor {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .firstItemInSection
      let fixture = ListFixture(configuration, [3])
      XCTAssertEqual(fixture.view.backgroundColor, .systemGroupedBackground)
      let head = fixture.cell([0, 0])!
      let row = fixture.cell([0, 1])!
      XCTAssertEqual(head.defaultContentConfiguration(), .groupedHeader())
      XCTAssertEqual(row.defaultContentConfiguration(), .cell())
      XCTAssertEqual(
        row.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
      XCTAssertEqual(row.layer.cornerRadius, 10)
      XCTAssertEqual(head.layer.cornerRadius, 0)
      XCTAssertEqual(row.frame.height, 44, accuracy: 0.7)
      XCTAssertEqual(head.frame.minY, 0)
    }
  }

  func test_accessories_stayInTheirOrderAndMoveTheContent() {
    onMainActor {
      let extra = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), [2]) {
        cell, path in
        guard path.item == 0 else { return }
        cell.accessories = [
          .label(text: "7"), .disclosureIndicator(), .delete(), .reorder(),
          .customView(configuration: .init(customView: extra, placement: .leading())),
        ]
      }
      let cell = fixture.cell([0, 0])!
      let views = cell.parts.accessories
      XCTAssertEqual(views.count, 3)
      XCTAssertEqual(cell.contentView.frame.minX, 16 + 30)
      XCTAssertLessThan(views[1].frame.maxX, views[2].frame.minX)
      XCTAssertEqual(views[2].frame.maxX, 393 - 16, accuracy: 0.5)
      XCTAssertEqual(cell.contentView.frame.maxX, views[1].frame.minX, accuracy: 0.5)
      // Its lines begin with the text.
      XCTAssertEqual(
        cell.parts.bottomLine!.frame.minX,
        cell.contentView.frame.minX + (cell.contentView as! UIListContentView).textStart)
      fixture.view.isEditing = true
      fixture.fixture.step(2)
      XCTAssertEqual(cell.parts.accessories.count, 5)
    }
  }

  func test_indentation_movesContentAndLines() {
    onMainActor {
      let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), [2]) {
        cell, path in
        cell.indentationLevel = path.item * 2
        cell.indentationWidth = 12
      }
      XCTAssertEqual(fixture.cell([0, 1])!.contentView.frame.minX, 24)
      XCTAssertEqual(fixture.cell([0, 1])!.parts.bottomLine!.frame.minX, 24 + 16)
    }
  }

  func test_separatorHandlerAndGuide_moveLines() {
    onMainActor {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.itemSeparatorHandler = { path, separator in
        var own = separator
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { own.bottomSeparatorInsets.leading = 70 }
        if path.item == 3 { own.topSeparatorVisibility = .visible }
        own.color = .systemRed
        return own
      }
      let fixture = ListFixture(configuration, [6]) { cell, path in
        guard path.item == 4, cell.parts.separatorGuide == nil else { return }
        cell.separatorLayoutGuide.leadingAnchor
          .constraint(equalTo: cell.leadingAnchor, constant: 99).isActive = true
      }
      XCTAssertEqual(fixture.cell([0, 0])!.parts.bottomLine!.backgroundColor, .systemRed)
      XCTAssertNil(fixture.cell([0, 1])!.parts.bottomLine)
      XCTAssertEqual(fixture.cell([0, 2])!.parts.bottomLine!.frame.minX, 70)
      XCTAssertNotNil(fixture.cell([0, 3])!.parts.topLine)
      XCTAssertEqual(fixture.cell([0, 4])!.parts.bottomLine!.frame.minX, 99, accuracy: 0.5)
    }
  }

  func test_swipe_showsActionsAndDoesThem() {
    onMainActor {
      var done: [String] = []
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item != 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            done.append("delete \(path.item)")
            completion(true)
          }
        ])
      }
      let fixture = ListFixture(configuration, [6])
      let y = fixture.cell([0, 2])!.frame.midY
      fixture.fixture.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 190, y: y))
      fixture.fixture.wait(0.3)
      fixture.fixture.up()
      fixture.fixture.settle()
      XCTAssertNotNil(fixture.view.listSwipe)
      XCTAssertTrue(fixture.cell([0, 2])!.configurationState.isSwiped)
      // The button lies where the row was.
      fixture.fixture.tap(380, y)
      fixture.fixture.settle()
      XCTAssertEqual(done, ["delete 2"])
      XCTAssertNil(fixture.view.listSwipe)
      // A row without actions stays.
      let first = fixture.cell([0, 0])!.frame.midY
      fixture.fixture.drag(from: CGPoint(x: 300, y: first), to: CGPoint(x: 190, y: first))
      fixture.fixture.up()
      fixture.fixture.settle()
      XCTAssertNil(fixture.view.listSwipe)
      // It was lifted over the same item, which that selects.
      fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
      // A tap elsewhere closes an open one, and selects nothing.
      fixture.fixture.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 190, y: y))
      fixture.fixture.wait(0.3)
      fixture.fixture.up()
      fixture.fixture.settle()
      fixture.fixture.tap(100, first)
      fixture.fixture.settle()
      XCTAssertNil(fixture.view.listSwipe)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
    }
  }

  func test_listWithoutActionsAnyMore_isNotSwiped() {
    onMainActor {
      var hasActions = true
      let touches = TouchFixture(size: CGSize(width: 393, height: 852))
      let layout = UICollectionViewCompositionalLayout { _, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        if hasActions {
          list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [])
          }
        }
        return .list(using: list, layoutEnvironment: environment)
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      touches.window.addSubview(view)
      source.apply(snapshot, animatingDifferences: false)
      touches.step(2)
      XCTAssertTrue(view.hasSwipedItems)
      hasActions = false
      layout.invalidateLayout()
      touches.step(2)
      XCTAssertFalse(view.hasSwipedItems)
    }
  }

  func test_multipleSelection_coloursLinesOfSelectedItems() {
    onMainActor {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.color = .systemRed
      configuration.separatorConfiguration.multipleSelectionColor = .systemBlue
      let fixture = ListFixture(configuration, [4])
      @MainActor func color(_ item: Int) -> UIColor? {
        fixture.cell([0, item])?.parts.bottomLine?.backgroundColor
      }
      let y = fixture.cell([0, 1])!.frame.midY
      fixture.fixture.tap(100, y)
      fixture.fixture.settle()
      XCTAssertEqual(color(1), .systemRed)
      fixture.view.allowsMultipleSelection = true
      fixture.fixture.tap(100, fixture.cell([0, 2])!.frame.midY)
      fixture.fixture.settle()
      XCTAssertEqual(color(2), .systemBlue)
      XCTAssertEqual(color(0), .systemRed)
    }
  }

  func test_backgroundEffect_liesBehindTheCellsContent() {
    onMainActor {
      let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), [2]) {
        cell, path in
        guard path.item == 0 else { return }
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIBlurEffect(style: .systemMaterial)
        background.cornerRadius = 6
        cell.backgroundConfiguration = background
      }
      let cell = fixture.cell([0, 0])!
      let behind = cell.subviews.first!
      let material = behind.subviews.compactMap { $0 as? UIVisualEffectView }.first
      XCTAssertEqual(material?.frame, cell.bounds)
      XCTAssertEqual(material?.layer.cornerRadius, 6)
      XCTAssertTrue(material?.effect is UIBlurEffect)
      cell.backgroundConfiguration = .clear()
      XCTAssertEqual(material?.isHidden, true)
    }
  }

  func test_plainHeaders_stayInSightBelowTheirPadding() {
    onMainActor {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = 10
      let fixture = ListFixture(configuration, [40, 40])
      let kind = UICollectionView.elementKindSectionHeader
      XCTAssertEqual(
        fixture.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY, 10)
      fixture.view.contentOffset.y = 200
      fixture.fixture.step(2)
      XCTAssertEqual(
        fixture.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY, 200)
    }
  }

  func test_outline_opensAndClosesItsBranch() {
    onMainActor {
      let size = CGSize(width: 393, height: 852)
      let touches = TouchFixture(size: size)
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = item == "tree" ? [.outlineDisclosure()] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["tree", "house"])
      tree.append(["leaf"], to: "tree")
      touches.window.addSubview(view)
      source.apply(tree, to: 0, animatingDifferences: false)
      touches.step(2)
      XCTAssertEqual(source.snapshot().itemIdentifiers, ["tree", "house"])
      let first = view.cellForItem(at: [0, 0]) as! UICollectionViewListCell
      let mark = first.parts.accessories[0]
      let point = mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
      touches.tap(point.x, point.y)
      touches.settle()
      XCTAssertEqual(source.snapshot().itemIdentifiers, ["tree", "leaf", "house"])
      XCTAssertTrue(first.isExpanded)
      XCTAssertEqual(
        (view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)?.indentationLevel, 1)
      touches.tap(point.x, point.y)
      touches.settle()
      XCTAssertEqual(source.snapshot().itemIdentifiers, ["tree", "house"])
    }
  }
}
