import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The index at the edge of a collection view.
///
/// Apple documents the two methods and that the data source is asked for titles, not when. Chosen here:
/// once after each reload and each update, since nothing public asks for them again and a diffable data
/// source begins empty; the item of a title comes to the top, or to the left where the content lies
/// sideways; the index lies over the items, whose layout knows nothing of it.
final class ItemIndexTests: XCTestCase {
  @MainActor private static func show(_ controller: LetterController) -> Harness {
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    harness.settle()
    return harness
  }

  @MainActor private static func index(_ controller: LetterController) -> SectionIndexView? {
    controller.collectionView.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  func test_titles_areAtTheEdge_andStayThereWhileContentScrolls() {
    onMainActor {
      let controller = LetterController()
      let harness = Self.show(controller)
      XCTAssertEqual(controller.asked, 1)
      let index = Self.index(controller)
      XCTAssertEqual(index?.frame, CGRect(x: 305, y: 0, width: 15, height: 480))
      for letter in ["A", "B", "C", "D"] { harness.run("expect \"\(letter)\"") }
      controller.collectionView.contentOffset.y = 700
      harness.settle()
      XCTAssertEqual(index?.frame.minY, 700)
      XCTAssertTrue(controller.collectionView.subviews.last === index, "in front")
      XCTAssertEqual(controller.asked, 1)
      harness.close()
    }
  }

  func test_aTitle_bringsItsItemToTheTop() {
    onMainActor {
      let controller = LetterController()
      let harness = Self.show(controller)
      harness.run("tap \"C\"\nidle")
      XCTAssertEqual(controller.chosen, ["C 2"])
      // Two sections of ten rows of 40 points before it.
      XCTAssertEqual(controller.collectionView.contentOffset.y, 800)
      XCTAssertEqual(controller.collectionView.indexPathsForSelectedItems, [])
      // Along the titles; D is the last, whose rows end the content.
      harness.run("tap \"A\"\nidle\ndrag \"A\" to \"D\"\nidle")
      XCTAssertEqual(Array(controller.chosen.dropFirst().prefix(1)), ["A 0"])
      XCTAssertEqual(controller.chosen.suffix(3), ["B 1", "C 2", "D 3"])
      XCTAssertEqual(controller.collectionView.contentOffset.y, 1600 - 480)
      harness.close()
    }
  }

  func test_reloadsAndUpdates_askAgain() {
    onMainActor {
      let controller = LetterController()
      controller.letters = []
      let harness = Self.show(controller)
      XCTAssertNil(Self.index(controller))
      controller.letters = ["A", "B"]
      controller.collectionView.performBatchUpdates {
        controller.collectionView.insertSections([0, 1])
      }
      harness.settle()
      XCTAssertNotNil(Self.index(controller))
      harness.run("expect \"B\"")
      let asked = controller.asked
      controller.letters = ["A", "B", "Z"]
      controller.collectionView.reloadData()
      harness.settle()
      XCTAssertEqual(controller.asked, asked + 1)
      harness.run("expect \"Z\"")
      controller.hasTitles = false
      controller.collectionView.reloadData()
      harness.settle()
      XCTAssertNil(Self.index(controller))
      harness.close()
    }
  }

  func test_hiddenIndex_andTitlesOfNothing() {
    onMainActor {
      let controller = LetterController()
      let harness = Self.show(controller)
      // A title whose item is gone scrolls nowhere.
      controller.leadsNowhere = true
      harness.run("tap \"C\"\nidle")
      XCTAssertEqual(controller.collectionView.contentOffset.y, 0)
      controller.collectionView.indexDisplayMode = .alwaysHidden
      harness.settle()
      XCTAssertNil(Self.index(controller))
      harness.close()
    }
  }

  func test_picture() {
    onMainActor {
      let controller = LetterController()
      let harness = Self.show(controller)
      assertGolden(png: harness.picture(), named: "collection-index", in: "Tests/Goldens/lists")
      harness.close()
    }
  }
}

@MainActor
private final class LetterController: UICollectionViewController {
  var letters = ["A", "B", "C", "D"]
  var hasTitles = true
  var leadsNowhere = false
  private(set) var asked = 0
  private(set) var chosen: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.item % 2 == 0 ? .systemBackground : .secondarySystemBackground
    return cell
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    asked += 1
    return hasTitles ? letters : nil
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    chosen.append("\(title) \(index)")
    return IndexPath(item: 0, section: leadsNowhere ? 99 : index)
  }
}
