import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What accessories of a list's cells do when they are used.
final class ListAccessoryTests: XCTestCase {
  func test_deleteAndInsert_callTheirHandlers_whileEditing() {
    onMainActor {
      let fixture = AccessoryFixture { log in
        [.delete { log("delete") }, .insert { log("insert") }]
      }
      defer { fixture.harness.close() }
      XCTAssertEqual(fixture.accessories.count, 0)
      fixture.view.isEditing = true
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.accessories.count, 2)
      fixture.tap(0)
      fixture.tap(1)
      XCTAssertEqual(fixture.log, ["delete", "insert"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [], "no tap on the item")
    }
  }

  func test_deleteWithoutHandler_showsTheActionsOfASwipe() {
    onMainActor {
      let fixture = AccessoryFixture { _ in [.delete(displayed: .always)] }
      defer { fixture.harness.close() }
      fixture.tap(0)
      XCTAssertNotNil(fixture.view.listSwipe)
      fixture.harness.run("tap \"Remove\"\nidle")
      XCTAssertEqual(fixture.log, ["remove 0"])
    }
  }

  func test_detail_callsItsHandler_andSelectsNothing() {
    onMainActor {
      let fixture = AccessoryFixture { log in [.detail { log("detail") }, .checkmark()] }
      defer { fixture.harness.close() }
      fixture.tap(0)
      XCTAssertEqual(fixture.log, ["detail"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
      // What is no button lets the item be tapped.
      fixture.tap(1)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 0]])
    }
  }

  func test_reorder_movesTheItem() {
    onMainActor {
      let fixture = AccessoryFixture { _ in [.label(text: "1"), .reorder()] }
      defer { fixture.harness.close() }
      fixture.view.isEditing = true
      fixture.harness.advance(by: 0.5)
      let grip = fixture.middle(1)
      fixture.harness.run(
        "drag \(Int(grip.x)),\(Int(grip.y)) to \(Int(grip.x)),\(Int(grip.y) + 88)\nidle")
      XCTAssertEqual(fixture.log, ["move 0 to 2"])
      XCTAssertEqual(
        fixture.accessories[1].subviews.filter { $0.backgroundColor == .separator }.count, 1)
    }
  }

  func test_multiselect_isTickedWhileTheItemIsSelected() {
    onMainActor {
      let fixture = AccessoryFixture { _ in
        [.multiselect(options: .init(tintColor: .black, backgroundColor: .systemYellow))]
      }
      defer { fixture.harness.close() }
      fixture.view.allowsMultipleSelectionDuringEditing = true
      fixture.view.isEditing = true
      fixture.harness.advance(by: 0.5)
      @MainActor func mark() -> UIImageView? {
        fixture.accessories[0].subviews.compactMap { $0 as? UIImageView }.first
      }
      let empty = mark()?.image
      fixture.tap(0)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 0]])
      XCTAssertNotEqual(mark()?.image, empty)
      XCTAssertEqual(mark()?.tintColor, .systemYellow)
      let sign = fixture.accessories[0].subviews.first { $0.backgroundColor == .black }
      XCTAssertEqual(sign?.isHidden, false)
      fixture.tap(0)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
      XCTAssertEqual(sign?.isHidden, true)
    }
  }

  func test_popUpMenu_showsWhatIsChosen_andTellsOfIt() {
    onMainActor {
      let fixture = AccessoryFixture { log in
        [
          .popUpMenu(
            UIMenu(children: [
              UIAction(title: "Small", state: .on) { _ in log("small") },
              UIAction(title: "Larger than that") { _ in log("large") },
            ])
          ) { menu in
            let chosen = menu.selectedElements.first?.title ?? "nothing"
            log("changed to \(chosen)")
          }
        ]
      }
      defer { fixture.harness.close() }
      let width = fixture.accessories[0].frame.width
      fixture.harness.run("tap \"Small\"\nidle\nexpect \"Larger than that\"")
      fixture.harness.run("tap \"Larger than that\"\nidle\nexpect \"Larger than that\"")
      XCTAssertEqual(fixture.log, ["large", "changed to Larger than that"])
      XCTAssertGreaterThan(fixture.accessories[0].frame.width, width + 20)
      XCTAssertEqual(
        fixture.cell.contentView.frame.maxX, fixture.accessories[0].frame.minX, accuracy: 1)
      // Chosen again, nothing changed.
      fixture.harness.run("tap \"Larger than that\"\nidle\ntap \"Larger than that\"\nidle")
      XCTAssertEqual(fixture.log.filter { $0.hasPrefix("changed") }.count, 1)
    }
  }

  func test_customViews_areUsedAndKeepTheirPlaces() {
    onMainActor {
      let button = UISwitch()
      let fixture = AccessoryFixture { _ in
        [
          .label(text: "7"),
          .customView(
            configuration: .init(
              customView: button,
              placement: .trailing(at: UICellAccessory.Placement.position(after: .label(text: ""))))
          ),
          .customView(
            configuration: .init(
              customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60)),
              placement: .leading(), reservedLayoutWidth: .custom(50))),
        ]
      }
      defer { fixture.harness.close() }
      let own = fixture.accessories.first { $0.accessory.isLeading }
      XCTAssertEqual(own?.frame.width, 50)
      XCTAssertEqual(own?.subviews.last?.frame.size, CGSize(width: 20, height: 60))
      XCTAssertEqual(fixture.cell.frame.height, 60, "the cell is as high as what is in it")
      let point = button.convert(CGPoint(x: 10, y: 10), to: nil)
      fixture.harness.run("tap \(Int(point.x)),\(Int(point.y))\nidle")
      XCTAssertTrue(button.isOn)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
      let label = fixture.accessories.first { !$0.accessory.isLeading }
      XCTAssertLessThan(label!.frame.maxX, button.convert(button.bounds, to: fixture.cell).minX)
    }
  }

  func test_label_hasItsFontAndColour_andTheCellIsTapped() {
    onMainActor {
      let fixture = AccessoryFixture { _ in
        [
          .label(
            text: "12",
            options: .init(
              tintColor: .systemRed, font: .systemFont(ofSize: 13),
              adjustsFontForContentSizeCategory: false))
        ]
      }
      defer { fixture.harness.close() }
      let label = fixture.accessories[0].subviews.compactMap { $0 as? UILabel }.first
      XCTAssertEqual(label?.text, "12")
      XCTAssertEqual(label?.font.pointSize, 13)
      XCTAssertEqual(label?.textColor, .systemRed)
      XCTAssertEqual(label?.adjustsFontForContentSizeCategory, false)
      fixture.tap(0)
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 0]])
    }
  }

  func test_textGuide_movesTheLine() {
    onMainActor {
      let fixture = AccessoryFixture { _ in [] }
      defer { fixture.harness.close() }
      var content = fixture.cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIImage(systemName: "star")
      fixture.cell.contentConfiguration = content
      let view = fixture.cell.contentView as! UIListContentView
      let guide = view.textLayoutGuide!
      XCTAssertNil(view.secondaryTextLayoutGuide)
      XCTAssertNotNil(view.imageLayoutGuide)
      fixture.cell.separatorLayoutGuide.leadingAnchor
        .constraint(equalTo: guide.leadingAnchor, constant: 5).isActive = true
      fixture.harness.advance(by: 0.2)
      XCTAssertEqual(guide.layoutFrame.minX, view.textStart, accuracy: 0.5)
      XCTAssertEqual(fixture.cell.parts.bottomLine!.frame.minX, view.textStart + 5, accuracy: 0.5)
      XCTAssertEqual(fixture.cell.frame.height, 44, accuracy: 1)
    }
  }
}

/// A plain list of three items, the first of which has accessories.
@MainActor
private final class AccessoryFixture: NSObject, UICollectionViewDelegate {
  let harness: Harness
  let view: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  var log: [String] = []

  init(_ accessories: @escaping (@escaping (String) -> Void) -> [UICellAccessory]) {
    let controller = UIViewController()
    let size = CGSize(width: 375, height: 400)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewLayout())
    view.contentInsetAdjustmentBehavior = .never
    controller.view = UIView(frame: CGRect(origin: .zero, size: size))
    controller.view.addSubview(view)
    harness = Harness(size: size, root: controller)
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { [unowned self] _, _, done in
          log.append("remove \(path.item)")
          done(true)
        }
      ])
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    view.delegate = self
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      cell.accessories =
        item == 0 ? accessories { [unowned self] in self.log.append($0) } : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      let new = transaction.finalSnapshot.itemIdentifiers.firstIndex(of: 0) ?? -1
      log.append("move 0 to \(new)")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    harness.advance(by: 0.1)
  }

  var cell: UICollectionViewListCell {
    let path = source.indexPath(for: 0)!
    return view.cellForItem(at: path) as! UICollectionViewListCell
  }
  var accessories: [ListAccessoryView] { cell.parts.accessories }

  func middle(_ index: Int) -> CGPoint {
    let mark = accessories[index]
    return mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
  }

  func tap(_ index: Int) {
    let point = middle(index)
    harness.run("tap \(Int(point.x)),\(Int(point.y))\nidle")
  }
}
