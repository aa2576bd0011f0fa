import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Branches of a section's tree that a hand opens, closes and carries.
final class OutlineTests: XCTestCase {
  func test_handlers_areAskedAndToldInOrder() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      var allows = false
      fixture.source.sectionSnapshotHandlers.shouldExpandItem = { [unowned fixture] in
        fixture.log.append("shouldExpand \($0)")
        return allows
      }
      fixture.source.sectionSnapshotHandlers.willExpandItem = { [unowned fixture] in
        fixture.log.append("willExpand \($0)")
      }
      fixture.source.sectionSnapshotHandlers.shouldCollapseItem = { [unowned fixture] in
        fixture.log.append("shouldCollapse \($0)")
        return allows
      }
      fixture.source.sectionSnapshotHandlers.willCollapseItem = { [unowned fixture] in
        fixture.log.append("willCollapse \($0)")
      }
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.take(), ["shouldExpand tree"])
      XCTAssertEqual(fixture.shown, ["tree", "house"])
      allows = true
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.take(), ["shouldExpand tree", "willExpand tree"])
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      allows = false
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.take(), ["shouldCollapse tree"])
      allows = true
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.take(), ["shouldCollapse tree", "willCollapse tree"])
      XCTAssertEqual(fixture.shown, ["tree", "house"])
    }
  }

  func test_childrenAreFetchedWhenTheirParentOpens() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = {
        [unowned fixture] parent, children in
        fixture.log.append("\(parent): \(children.items)")
        var new = children
        new.append(["late"])
        return new
      }
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.take(), ["tree: [\"branch\", \"twig\", \"leaf\"]"])
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "late", "house"])
      XCTAssertEqual(fixture.source.snapshot(for: 0).parent(of: "late"), "tree")
    }
  }

  func test_aTapOnACellOfAnOutline_selectsIt_onAHeader_opensIt() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      fixture.tapText(0)
      XCTAssertEqual(fixture.shown, ["tree", "house"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 0]])
      fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
      fixture.style = .header
      fixture.reconfigure()
      fixture.tapText(0)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [], "a header cannot be selected")
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.shown, ["tree", "house"], "the arrow does it once")
    }
  }

  func test_automaticStyle_isThatOfAHeaderForHeaders() {
    onMainActor {
      let fixture = OutlineFixture(headerMode: .firstItemInSection)
      defer { fixture.touches.close() }
      fixture.tapText(0)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      fixture.tapText(1)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [[0, 1]])
    }
  }

  func test_theArrowTurns() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      XCTAssertEqual(fixture.markAngle(0), 0, accuracy: 0.001)
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.markAngle(0), .pi / 2, accuracy: 0.001)
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.markAngle(0), 0, accuracy: 0.001)
    }
  }

  func test_theArrowOfAnOpenBranch_isTurnedWhenItsCellComesBack() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      fixture.tapArrow(0)
      var tree = fixture.source.snapshot(for: 0)
      tree.append((0..<60).map { "more \($0)" })
      fixture.source.apply(tree, to: 0, animatingDifferences: false)
      fixture.touches.settle()
      fixture.view.scrollToItem(at: [0, 60], at: .top, animated: false)
      fixture.touches.settle()
      XCTAssertNil(fixture.view.cellForItem(at: [0, 0]))
      fixture.view.scrollToItem(at: [0, 0], at: .top, animated: false)
      fixture.touches.settle()
      XCTAssertEqual(fixture.markAngle(0), .pi / 2, accuracy: 0.001)
    }
  }

  func test_arrowKeys_openAndCloseAndGoToTheParent() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      fixture.key(.tab)
      XCTAssertEqual(fixture.focused, "tree")
      fixture.key(.left)
      XCTAssertEqual(fixture.shown, ["tree", "house"])
      fixture.key(.right)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      fixture.key(.down)
      fixture.key(.down)
      XCTAssertEqual(fixture.focused, "leaf")
      fixture.key(.left)
      XCTAssertEqual(fixture.focused, "tree")
      fixture.key(.left)
      XCTAssertEqual(fixture.shown, ["tree", "house"])
      fixture.style = .header
      fixture.reconfigure()
      fixture.key(.space)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(fixture.view.indexPathsForSelectedItems, [])
    }
  }

  func test_aMovedItem_takesItsPlaceInTheTree() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      var done: NSDiffableDataSourceTransaction<Int, String>?
      fixture.source.reorderingHandlers.canReorderItem = { _ in true }
      fixture.source.reorderingHandlers.didReorder = { done = $0 }
      fixture.tapArrow(0)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "leaf", "house"])
      // A root goes among the leaves.
      fixture.moveItem(3, to: 2)
      XCTAssertEqual(fixture.shown, ["tree", "branch", "house", "leaf"])
      XCTAssertEqual(fixture.source.snapshot(for: 0).parent(of: "house"), "tree")
      let transaction = done?.sectionTransactions.first
      XCTAssertEqual(done?.sectionTransactions.count, 1)
      XCTAssertEqual(transaction?.sectionIdentifier, 0)
      XCTAssertEqual(
        transaction?.initialSnapshot.items, ["tree", "branch", "twig", "leaf", "house"])
      XCTAssertEqual(
        transaction.flatMap { $0.initialSnapshot.items.applying($0.difference) },
        transaction?.finalSnapshot.items)
      // A closed branch takes what lies in it along.
      fixture.moveItem(1, to: 3)
      XCTAssertEqual(fixture.shown, ["tree", "house", "leaf", "branch"])
      XCTAssertEqual(fixture.source.snapshot(for: 0).parent(of: "twig"), "branch")
      XCTAssertEqual(
        fixture.source.snapshot(for: 0).visualDescription(),
        "- tree\n  * house\n  * leaf\n  + branch\n    * twig")
    }
  }

  func test_aMovedOpenBranch_takesWhatIsSeenOfItAlong() {
    onMainActor {
      let fixture = OutlineFixture()
      defer { fixture.touches.close() }
      fixture.source.reorderingHandlers.canReorderItem = { _ in true }
      fixture.tapArrow(0)
      fixture.moveItem(0, to: 3)
      XCTAssertEqual(fixture.shown, ["house", "tree", "branch", "leaf"])
      XCTAssertNil(fixture.source.snapshot(for: 0).parent(of: "tree"))
    }
  }
}

/// A list of a tree: tree [branch [twig], leaf] and house.
@MainActor
private final class OutlineFixture {
  let touches = TouchFixture(size: CGSize(width: 393, height: 852))
  let view: UICollectionView
  var source: UICollectionViewDiffableDataSource<Int, String>!
  var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var log: [String] = []

  init(headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = headerMode
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        ["tree", "branch"].contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["tree", "house"])
    tree.append(["branch", "leaf"], to: "tree")
    tree.append(["twig"], to: "branch")
    touches.window.addSubview(view)
    source.apply(tree, to: 0, animatingDifferences: false)
    touches.step(2)
  }

  var shown: [String] { source.snapshot().itemIdentifiers }
  var focused: String? {
    view.selection.focused.flatMap { source.itemIdentifier(for: IndexPath($0)) }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func cell(_ item: Int) -> UICollectionViewListCell {
    view.cellForItem(at: [0, item]) as! UICollectionViewListCell
  }

  func reconfigure() {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
    touches.step(2)
  }

  func tapArrow(_ item: Int) {
    let mark = cell(item).outline!
    let point = mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
    touches.tap(point.x, point.y)
    touches.settle()
  }

  func tapText(_ item: Int) {
    touches.tap(60, cell(item).frame.midY)
    touches.settle()
  }

  func markAngle(_ item: Int) -> CGFloat {
    let mark = cell(item).outline!.subviews.compactMap { $0 as? UIImageView }.first!
    return atan2(mark.transform.b, mark.transform.a)
  }

  func key(_ key: KeyInput.Key) {
    for isDown in [true, false] {
      touches.send(
        .key(
          KeyInput(
            key: key, characters: "", charactersIgnoringModifiers: "", modifiers: [],
            isDown: isDown, time: touches.time)))
    }
    touches.settle()
  }

  func moveItem(_ old: Int, to new: Int) {
    let target = view.layoutAttributesForItem(at: [0, new])!.center
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, old]))
    view.updateInteractiveMovementTargetPosition(target)
    touches.settle()
    view.endInteractiveMovement()
    touches.settle()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0))
    touches.settle()
  }
}
