import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A caption between margins, as wide as its text up to a limit.
@MainActor
private final class CaptionCell: UICollectionViewCell {
  let label = UILabel()
  var limit: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.pin(to: contentView, by: 6)
    limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    limit?.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class CaptionController: UICollectionViewController {
  var captions: [String]

  init(_ captions: [String]) {
    self.captions = captions
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CaptionCell.self, forCellWithReuseIdentifier: "Caption")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { captions.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Caption", for: indexPath)
    (cell as? CaptionCell)?.label.text = captions[indexPath.item]
    return cell
  }
}

/// A cell that says of itself that constraints place it, with a mark in its middle.
@MainActor
private final class BadgeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    addSubview(mark)
    NSLayoutConstraint.activate([
      mark.centerXAnchor.constraint(equalTo: centerXAnchor),
      mark.centerYAnchor.constraint(equalTo: centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class BadgeController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(BadgeCell.self, forCellWithReuseIdentifier: "Badge")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Badge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 70) }
}

final class CellConstraintTests: XCTestCase {
  func test_cellsTakeTheSizeOfTheirConstraints_reusedOnesToo() {
    onMainActor {
      let words = ["a", "some words", "a caption that is long enough to need more than one line"]
      let captions = (0..<200).map { "\($0) " + words[$0 % 3] }
      let controller = CaptionController(captions)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      func check() {
        let list = controller.collectionView!
        XCTAssertGreaterThan(list.visibleCells.count, 8)
        for cell in list.visibleCells {
          guard let cell = cell as? CaptionCell, let path = list.indexPath(for: cell) else {
            return XCTFail("unknown cell")
          }
          XCTAssertEqual(cell.label.text, captions[path.item])
          let text = cell.label.sizeThatFits(CGSize(width: 120, height: 0))
          XCTAssertEqual(
            cell.bounds.size, CGSize(width: text.width + 12, height: text.height + 12), "\(path)")
          XCTAssertEqual(cell.label.frame.size, text, "\(path)")
        }
      }
      check()
      for _ in 0..<12 {
        harness.scroll(by: CGVector(dx: 0, dy: -170))
        harness.settle()
        check()
      }
    }
  }

  func test_elementsThatDoNotTranslateTheirMasks_stayWhereTheLayoutHasThem() {
    onMainActor {
      let controller = BadgeController(collectionViewLayout: UICollectionViewFlowLayout())
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      guard let list = controller.collectionView else { return XCTFail("no list") }
      XCTAssertEqual(list.visibleCells.count, 3)
      for cell in list.visibleCells {
        XCTAssertFalse(cell.translatesAutoresizingMaskIntoConstraints)
        guard let path = list.indexPath(for: cell) else { return XCTFail("unknown cell") }
        XCTAssertEqual(cell.frame, list.layoutAttributesForItem(at: path)?.frame)
        XCTAssertEqual(cell.subviews.last?.center, CGPoint(x: 160, y: 35))
      }
      list.performBatchUpdates { list.reloadItems(at: [IndexPath(item: 1, section: 0)]) }
      harness.settle()
      XCTAssertEqual(
        list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame,
        CGRect(x: 0, y: 80, width: 320, height: 70))
    }
  }

  func test_preferredAttributes_areTheFittingSize() {
    onMainActor {
      let cell = CaptionCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.label.text = "A text"
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 50, height: 50)
      let size = cell.label.intrinsicContentSize
      XCTAssertEqual(
        cell.preferredLayoutAttributesFitting(attributes).size,
        CGSize(width: size.width + 12, height: size.height + 12))
      XCTAssertEqual(attributes.size, CGSize(width: 50, height: 50))
    }
  }

  func test_conflictInACell_namesWhatTheListHolds() {
    onMainActor {
      let cell = CaptionCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let height = cell.label.heightAnchor.constraint(equalToConstant: 100)
      height.isActive = true
      let lines = logged { cell.layoutIfNeeded() }
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(lines.first?.contains("'UIView-Encapsulated-Layout-Height'") ?? false)
      XCTAssertEqual(cell.contentView.bounds.height, 50)
    }
  }
}
