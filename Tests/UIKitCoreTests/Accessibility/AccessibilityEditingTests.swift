import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What readers find of outlines and of rows that are put in another order, and do with texts and selections.
final class AccessibilityEditingTests: XCTestCase {
  @MainActor
  private static func nodes(_ harness: Harness) throws -> [AccessibilityNode] {
    AccessibilityTree.windows(of: try XCTUnwrap(harness.window.windowScene)).flatMap(\.elements)
  }

  @MainActor
  private static func perform(
    _ action: AccessibilityAction, on object: NSObject, _ harness: Harness
  )
    throws -> Bool
  {
    let scene = try XCTUnwrap(harness.window.windowScene)
    _ = AccessibilityTree.windows(of: scene)
    let number = try XCTUnwrap(scene.host.accessibilityNumbers.knownNumber(of: object))
    return AccessibilityPerforming(scene).perform(action, on: number)
  }

  // MARK: Outlines

  @MainActor
  private final class Outline: UIViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = text == "Fruit" ? [.outlineDisclosure()] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["Fruit", "Bread"])
      tree.append(["Apple"], to: "Fruit")
      source.apply(tree, to: 0, animatingDifferences: false)
      self.source = source
    }
  }

  func test_outlineRows_areExpandedOrNot() throws {
    try onMainActor {
      let outline = Outline()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: outline)
      defer { harness.close() }
      @MainActor func states(_ label: String) throws -> AccessibilityStates? {
        try Self.nodes(harness).first { $0.label == label && $0.role == .listItem }?.states
          .intersection([.expandable, .expanded])
      }
      XCTAssertEqual(try states("Fruit"), .expandable)
      XCTAssertEqual(try states("Bread"), [])
      XCTAssertNil(try states("Apple"))
      XCTAssertTrue(try XCTUnwrap(harness.element(label: "Expand")).activate())
      harness.advance(by: 1)
      XCTAssertEqual(try states("Fruit"), [.expandable, .expanded])
      XCTAssertEqual(try states("Apple"), [])
    }
  }

  // MARK: Reordering

  @MainActor
  private final class Rows: UITableViewController {
    var names = ["Milk", "Eggs", "Flour"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  func test_handlesOfRows_areNamedAfterThem_andMoveThem() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      XCTAssertNil(harness.element(label: "Reorder Eggs"))
      rows.setEditing(true, animated: false)
      harness.advance(by: 0.5)
      let handle = try XCTUnwrap(harness.element(label: "Reorder Eggs"))
      XCTAssertEqual(handle.role, "button")
      XCTAssertEqual(handle.actions, ["Move Up", "Move Down"])
      XCTAssertEqual(harness.element(label: "Reorder Milk")?.actions, ["Move Down"])
      XCTAssertTrue(handle.perform("Move Down"))
      harness.advance(by: 1)
      XCTAssertEqual(rows.names, ["Milk", "Flour", "Eggs"])
      XCTAssertEqual(harness.element(label: "Reorder Eggs")?.actions, ["Move Up"])
    }
  }

  @MainActor
  private final class Items: UICollectionViewController {
    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(indexPath.item)"
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
      return cell
    }
  }

  func test_handlesOfListCells_areNamedAfterThem() throws {
    try onMainActor {
      let harness = Harness(size: CGSize(width: 320, height: 480), root: Items())
      defer { harness.close() }
      let handle = try XCTUnwrap(harness.element(label: "Reorder Item 1"))
      XCTAssertEqual(handle.role, "button")
      XCTAssertEqual(handle.actions, ["Move Up", "Move Down"])
    }
  }

  // MARK: Texts

  @MainActor
  private static func field(_ text: String, isSecret: Bool = false) -> (Harness, UITextField) {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    field.text = text
    field.isSecureTextEntry = isSecret
    let root = UIViewController()
    root.view.addSubview(field)
    return (Harness(size: CGSize(width: 320, height: 480), root: root), field)
  }

  func test_textsAreCopiedCutAndPasted_byPlaces() throws {
    try onMainActor {
      let (harness, field) = Self.field("One two \u{1F600} three")
      defer { harness.close() }
      UIPasteboard.general.string = "before"
      XCTAssertTrue(try Self.perform(.copyText(4..<10), on: field, harness))
      XCTAssertEqual(UIPasteboard.general.string, "two \u{1F600}")
      XCTAssertFalse(field.isFirstResponder, "nothing is edited by copying")
      XCTAssertTrue(try Self.perform(.cutText(0..<4), on: field, harness))
      XCTAssertEqual(field.text, "two \u{1F600} three")
      XCTAssertEqual(UIPasteboard.general.string, "One ")
      XCTAssertTrue(try Self.perform(.pasteText(4), on: field, harness))
      XCTAssertEqual(field.text, "two One \u{1F600} three")
      XCTAssertFalse(try Self.perform(.copyText(90..<99), on: field, harness))
      XCTAssertFalse(try Self.perform(.cutText(3..<3), on: field, harness))
    }
  }

  func test_secretTexts_areNeitherCopiedNorCut() throws {
    try onMainActor {
      let (harness, field) = Self.field("secret", isSecret: true)
      defer { harness.close() }
      UIPasteboard.general.string = "before"
      XCTAssertFalse(try Self.perform(.copyText(0..<6), on: field, harness))
      XCTAssertFalse(try Self.perform(.cutText(0..<6), on: field, harness))
      XCTAssertEqual(UIPasteboard.general.string, "before")
      XCTAssertEqual(field.text, "secret")
    }
  }

  func test_languageOfAnElement_isToldToReaders() throws {
    try onMainActor {
      let (harness, field) = Self.field("Guten Tag")
      defer { harness.close() }
      field.accessibilityLanguage = "de-CH"
      XCTAssertEqual(try Self.nodes(harness).map(\.language), ["de-CH"])
    }
  }

  // MARK: Selections

  func test_allItemsAreSelected_whereSeveralMayBe() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      XCTAssertFalse(try Self.perform(.selectAll, on: rows.tableView, harness))
      XCTAssertNil(rows.tableView.indexPathsForSelectedRows)
      rows.tableView.allowsMultipleSelection = true
      XCTAssertTrue(try Self.perform(.selectAll, on: rows.tableView, harness))
      XCTAssertEqual(rows.tableView.indexPathsForSelectedRows?.count, 3)
    }
  }
}
