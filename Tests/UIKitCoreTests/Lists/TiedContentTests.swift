import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Cells whose constraints, or whose answers, decide about their height.
final class TiedContentTests: XCTestCase {
  // MARK: Content tied to the cell

  func test_aRowsContentTiedToTheCell_decidesItsHeight() {
    onMainActor {
      for tie in Tie.allCases {
        let list = SizingTable { cell in tie.constrain(cell.box, in: cell.contentView, of: cell) }
        let height = list.table.rectForRow(at: [0, 0]).height
        XCTAssertEqual(height, 120.5, accuracy: 0.51, "\(tie)")
        let cell = list.table.cellForRow(at: [0, 0]) as? BoxCell
        XCTAssertEqual(cell?.box.frame.height ?? 0, 100, accuracy: 0.51, "\(tie)")
        list.harness.close()
      }
    }
  }

  func test_aListCellsContentTiedToTheSeparator_decidesItsHeight() {
    onMainActor {
      let list = SizingList { cell in
        Tie.none.constrain(cell.box, in: cell.contentView, of: cell)
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.box.leadingAnchor)
          .isActive = true
      }
      XCTAssertEqual(list.height, 120, accuracy: 0.51)
      list.harness.close()
    }
  }

  func test_aListCellsContentTiedToTheCell_decidesItsHeight() {
    onMainActor {
      for tie in Tie.allCases {
        let list = SizingList { cell in tie.constrain(cell.box, in: cell.contentView, of: cell) }
        XCTAssertEqual(list.height, 120, accuracy: 0.51, "\(tie)")
        list.harness.close()
      }
    }
  }

  // MARK: Attributes changed in place

  func test_preferredAttributes_maybeThoseGivenChanged() {
    onMainActor {
      let list = SizingList { cell in cell.ownHeight = 77 }
      XCTAssertEqual(list.height, 77)
      XCTAssertEqual(list.view.layoutAttributesForItem(at: [0, 1])?.frame.minY, 77)
      list.harness.close()
    }
  }

  // MARK: Asking again

  func test_anEmptyBatch_measuresRowsAnew() {
    onMainActor {
      let list = SizingTable { cell in
        Tie.none.constrain(cell.box, in: cell.contentView, of: cell)
      }
      (list.table.cellForRow(at: [0, 0]) as? BoxCell)?.boxHeight?.constant = 200
      list.table.performBatchUpdates(nil)
      list.harness.advance(by: 1)
      XCTAssertEqual(list.table.rectForRow(at: [0, 0]).height, 220.5, accuracy: 0.51)
      list.harness.close()
    }
  }

  func test_anEmptyBatch_measuresItemsAnew() {
    onMainActor {
      let list = SizingList { cell in
        Tie.none.constrain(cell.box, in: cell.contentView, of: cell)
      }
      (list.view.cellForItem(at: [0, 0]) as? BoxListCell)?.boxHeight?.constant = 200
      list.view.performBatchUpdates(nil)
      list.harness.advance(by: 1)
      XCTAssertEqual(list.height, 220, accuracy: 0.51)
      list.harness.close()
    }
  }

  // MARK: Self-sizing invalidation

  func test_aRowThatInvalidatesItsSize_isMeasuredBeforeTheNextFrame() {
    onMainActor {
      let list = SizingTable { cell in
        Tie.none.constrain(cell.box, in: cell.contentView, of: cell)
      }
      let cell = list.table.cellForRow(at: [0, 0]) as? BoxCell
      cell?.boxHeight?.constant = 200
      list.harness.advance(by: 1)
      XCTAssertEqual(list.table.rectForRow(at: [0, 0]).height, 120.5, accuracy: 0.51)
      cell?.invalidateIntrinsicContentSize()
      list.harness.advance(by: 1)
      XCTAssertEqual(list.table.rectForRow(at: [0, 0]).height, 220.5, accuracy: 0.51)
      list.table.selfSizingInvalidation = .disabled
      cell?.boxHeight?.constant = 80
      cell?.invalidateIntrinsicContentSize()
      list.harness.advance(by: 1)
      XCTAssertEqual(list.table.rectForRow(at: [0, 0]).height, 220.5, accuracy: 0.51)
      list.harness.close()
    }
  }

  func test_aListThatFollowsConstraints_measuresWhenOneChanges() {
    onMainActor {
      let list = SizingList { cell in
        Tie.none.constrain(cell.box, in: cell.contentView, of: cell)
      }
      list.view.selfSizingInvalidation = .enabledIncludingConstraints
      (list.view.cellForItem(at: [0, 0]) as? BoxListCell)?.boxHeight?.constant = 200
      list.harness.advance(by: 0.15)
      let between = list.view.cellForItem(at: [0, 1])?.layer.presentation()?.frame.minY ?? 0
      XCTAssertTrue((121..<219).contains(between), "on its way: \(between)")
      list.harness.advance(by: 1)
      XCTAssertEqual(list.height, 220, accuracy: 0.51)
      XCTAssertEqual(
        list.view.layoutAttributesForItem(at: [0, 1])?.frame.minY ?? 0, 220, accuracy: 0.51)
      list.harness.close()
    }
  }

  func test_aNewContentConfiguration_isMeasured() {
    onMainActor {
      let list = SizingList { cell in
        var content = UIListContentConfiguration.cell()
        content.text = "One line"
        cell.contentConfiguration = content
      }
      let before = list.height
      var content = UIListContentConfiguration.cell()
      content.text = "One\nTwo\nThree"
      (list.view.cellForItem(at: [0, 0]) as? BoxListCell)?.contentConfiguration = content
      list.harness.advance(by: 1)
      XCTAssertGreaterThan(list.height, before + 30)
      list.harness.close()
    }
  }

  func test_anEmptyBatch_asksTheDelegateForSizesAgain() {
    onMainActor {
      let sizes = SizeDelegate()
      let layout = UICollectionViewFlowLayout()
      let list = SizingList(layout: layout, delegate: sizes) { _ in }
      sizes.height = 90
      list.view.performBatchUpdates(nil)
      list.harness.advance(by: 1)
      XCTAssertEqual(list.view.cellForItem(at: [0, 0])?.frame.height, 90)
      list.harness.close()
    }
  }
}

/// What the edges of a box, ten points within the content view, are constrained to.
private enum Tie: CaseIterable {
  case none, leadingToCell, topToCell, bottomToCell, allToCell

  @MainActor
  func constrain(_ box: UIView, in content: UIView, of cell: UIView) {
    content.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let all = self == .allToCell
    let top = self == .topToCell || all ? cell : content
    let bottom = self == .bottomToCell || all ? cell : content
    let leading = self == .leadingToCell || all ? cell : content
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: bottom.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: leading.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(
        equalTo: (all ? cell : content).trailingAnchor, constant: -10),
    ])
  }
}

private final class BoxCell: UITableViewCell {
  let box = UIView()
  var boxHeight: NSLayoutConstraint?
}

private final class BoxListCell: UICollectionViewListCell {
  let box = UIView()
  var boxHeight: NSLayoutConstraint?
  var ownHeight: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let ownHeight else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.frame.size.height = ownHeight
    return layoutAttributes
  }
}

private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var height: CGFloat = 50
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: height) }
}

/// A table of three self-sizing rows with a box of 100 points each.
@MainActor
private final class SizingTable: NSObject, UITableViewDataSource {
  let harness: Harness
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let setUp: (BoxCell) -> Void

  init(_ setUp: @escaping (BoxCell) -> Void) {
    self.setUp = setUp
    harness = Harness(size: CGSize(width: 320, height: 480), scale: 2, root: UIViewController())
    super.init()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.dataSource = self
    harness.show(list: table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = BoxCell(style: .default, reuseIdentifier: nil)
    cell.boxHeight = cell.box.heightAnchor.constraint(equalToConstant: 100)
    cell.boxHeight?.priority = .init(999)
    cell.boxHeight?.isActive = true
    setUp(cell)
    return cell
  }
}

/// A list of three self-sizing items with a box of 100 points each.
@MainActor
private final class SizingList: NSObject, UICollectionViewDataSource {
  let harness: Harness
  let view: UICollectionView
  private let setUp: (BoxListCell) -> Void

  init(
    layout: UICollectionViewLayout? = nil, delegate: (any UICollectionViewDelegate)? = nil,
    _ setUp: @escaping (BoxListCell) -> Void
  ) {
    self.setUp = setUp
    harness = Harness(size: CGSize(width: 320, height: 480), scale: 2, root: UIViewController())
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
        ?? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    super.init()
    view.register(BoxListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = delegate
    harness.show(list: view)
  }

  var height: CGFloat { view.layoutAttributesForItem(at: [0, 0])?.frame.height ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? BoxListCell else { return cell }
    cell.boxHeight = cell.box.heightAnchor.constraint(equalToConstant: 100)
    cell.boxHeight?.priority = .init(999)
    cell.boxHeight?.isActive = true
    setUp(cell)
    return cell
  }
}

extension Harness {
  @MainActor
  fileprivate func show(list: UIView) {
    window.rootViewController?.view.addSubview(list)
    settle()
  }
}
