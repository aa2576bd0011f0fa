import CollectionEngine
import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// Branches of a section's tree that a hand opens, closes and carries.
final class OutlineTests: XCTestCase {
  func test_handlers_areAskedAndToldInOrder() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      var allows = false
      stage.source.sectionSnapshotHandlers.shouldExpandItem = { [unowned stage] in
        stage.log.append("shouldExpand \($0)")
        return allows
      }
      stage.source.sectionSnapshotHandlers.willExpandItem = { [unowned stage] in
        stage.log.append("willExpand \($0)")
      }
      stage.source.sectionSnapshotHandlers.shouldCollapseItem = { [unowned stage] in
        stage.log.append("shouldCollapse \($0)")
        return allows
      }
      stage.source.sectionSnapshotHandlers.willCollapseItem = { [unowned stage] in
        stage.log.append("willCollapse \($0)")
      }
      stage.tapArrow(0)
      XCTAssertEqual(stage.take(), ["shouldExpand tree"])
      XCTAssertEqual(stage.shown, ["tree", "house"])
      allows = true
      stage.tapArrow(0)
      XCTAssertEqual(stage.take(), ["shouldExpand tree", "willExpand tree"])
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      allows = false
      stage.tapArrow(0)
      XCTAssertEqual(stage.take(), ["shouldCollapse tree"])
      allows = true
      stage.tapArrow(0)
      XCTAssertEqual(stage.take(), ["shouldCollapse tree", "willCollapse tree"])
      XCTAssertEqual(stage.shown, ["tree", "house"])
    }
  }

  func test_childrenAreFetchedWhenTheirParentOpens() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = {
        [unowned stage] parent, children in
        stage.log.append("\(parent): \(children.items)")
        var new = children
        new.append(["late"])
        return new
      }
      stage.tapArrow(0)
      XCTAssertEqual(stage.take(), ["tree: [\"branch\", \"twig\", \"leaf\"]"])
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "late", "house"])
      XCTAssertEqual(stage.source.snapshot(for: 0).parent(of: "late"), "tree")
    }
  }

  func test_aTapOnACellOfAnOutline_selectsIt_onAHeader_opensIt() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      stage.tapText(0)
      XCTAssertEqual(stage.shown, ["tree", "house"])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [[0, 0]])
      stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
      stage.style = .header
      stage.reconfigure()
      stage.tapText(0)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [], "a header cannot be selected")
      stage.tapArrow(0)
      XCTAssertEqual(stage.shown, ["tree", "house"], "the arrow does it once")
    }
  }

  func test_automaticStyle_isThatOfAHeaderForHeaders() {
    onMainActor {
      let stage = OutlineStage(headerMode: .firstItemInSection)
      defer { stage.touches.close() }
      stage.tapText(0)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      stage.tapText(1)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [[0, 1]])
    }
  }

  func test_theArrowTurns() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      XCTAssertEqual(stage.markAngle(0), 0, accuracy: 0.001)
      stage.tapArrow(0)
      XCTAssertEqual(stage.markAngle(0), .pi / 2, accuracy: 0.001)
      stage.tapArrow(0)
      XCTAssertEqual(stage.markAngle(0), 0, accuracy: 0.001)
    }
  }

  func test_theArrowOfAnOpenBranch_isTurnedWhenItsCellComesBack() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      stage.tapArrow(0)
      var tree = stage.source.snapshot(for: 0)
      tree.append((0..<60).map { "more \($0)" })
      stage.source.apply(tree, to: 0, animatingDifferences: false)
      stage.touches.settle()
      stage.view.scrollToItem(at: [0, 60], at: .top, animated: false)
      stage.touches.settle()
      XCTAssertNil(stage.view.cellForItem(at: [0, 0]))
      stage.view.scrollToItem(at: [0, 0], at: .top, animated: false)
      stage.touches.settle()
      XCTAssertEqual(stage.markAngle(0), .pi / 2, accuracy: 0.001)
    }
  }

  func test_arrowKeys_openAndCloseAndGoToTheParent() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      stage.key(.tab)
      XCTAssertEqual(stage.focused, "tree")
      stage.key(.left)
      XCTAssertEqual(stage.shown, ["tree", "house"])
      stage.key(.right)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      stage.key(.down)
      stage.key(.down)
      XCTAssertEqual(stage.focused, "leaf")
      stage.key(.left)
      XCTAssertEqual(stage.focused, "tree")
      stage.key(.left)
      XCTAssertEqual(stage.shown, ["tree", "house"])
      stage.style = .header
      stage.reconfigure()
      stage.key(.space)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      XCTAssertEqual(stage.view.indexPathsForSelectedItems, [])
    }
  }

  func test_aCarriedItem_takesItsPlaceInTheTree() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      var done: NSDiffableDataSourceTransaction<Int, String>?
      stage.source.reorderingHandlers.canReorderItem = { _ in true }
      stage.source.reorderingHandlers.didReorder = { done = $0 }
      stage.tapArrow(0)
      XCTAssertEqual(stage.shown, ["tree", "branch", "leaf", "house"])
      // A root goes among the leaves.
      stage.carry(3, to: 2)
      XCTAssertEqual(stage.shown, ["tree", "branch", "house", "leaf"])
      XCTAssertEqual(stage.source.snapshot(for: 0).parent(of: "house"), "tree")
      let transaction = done?.sectionTransactions.first
      XCTAssertEqual(done?.sectionTransactions.count, 1)
      XCTAssertEqual(transaction?.sectionIdentifier, 0)
      XCTAssertEqual(
        transaction?.initialSnapshot.items, ["tree", "branch", "twig", "leaf", "house"])
      XCTAssertEqual(
        transaction.flatMap { $0.initialSnapshot.items.applying($0.difference) },
        transaction?.finalSnapshot.items)
      // A closed branch takes what lies in it along.
      stage.carry(1, to: 3)
      XCTAssertEqual(stage.shown, ["tree", "house", "leaf", "branch"])
      XCTAssertEqual(stage.source.snapshot(for: 0).parent(of: "twig"), "branch")
      XCTAssertEqual(
        stage.source.snapshot(for: 0).visualDescription(),
        "- tree\n  * house\n  * leaf\n  + branch\n    * twig")
    }
  }

  func test_aCarriedOpenBranch_takesWhatIsSeenOfItAlong() {
    onMainActor {
      let stage = OutlineStage()
      defer { stage.touches.close() }
      stage.source.reorderingHandlers.canReorderItem = { _ in true }
      stage.tapArrow(0)
      stage.carry(0, to: 3)
      XCTAssertEqual(stage.shown, ["house", "tree", "branch", "leaf"])
      XCTAssertNil(stage.source.snapshot(for: 0).parent(of: "tree"))
    }
  }
}

/// A list of a tree: tree [branch [twig], leaf] and house.
@MainActor
private final class OutlineStage {
  let touches = TouchStage(size: CGSize(width: 393, height: 852))
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

  func carry(_ old: Int, to new: Int) {
    let target = view.layoutAttributesForItem(at: [0, new])!.center
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, old]))
    view.updateInteractiveMovementTargetPosition(target)
    touches.settle()
    view.endInteractiveMovement()
    touches.settle()
    RunLoop.main.run(until: Date())
    touches.settle()
  }
}
