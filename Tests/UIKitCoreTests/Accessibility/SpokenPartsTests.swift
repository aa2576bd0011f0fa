import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What standard views say of themselves and of their places, as on iOS.
final class SpokenPartsTests: XCTestCase {
  func test_aSwitch_saysWhetherItIsOn_whateverWasSet() {
    onMainActor {
      let control = UISwitch()
      control.accessibilityValue = "Value"
      XCTAssertEqual(control.accessibilityValue, "0")
      control.isOn = true
      XCTAssertEqual(control.accessibilityValue, "1")
    }
  }

  func test_segments_areListed_inTheirOrder() {
    onMainActor {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      let listed = control.accessibilityElements as? [NSObject] ?? []
      XCTAssertEqual(listed.map(\.accessibilityLabel), ["A", "B", "C"])
      XCTAssertEqual(listed.map { control.index(ofAccessibilityElement: $0) }, [0, 1, 2])
    }
  }

  func test_tabsTurnedOff_areNotDimmed() {
    onMainActor {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      item.isEnabled = false
      bar.items = [item]
      bar.layoutIfNeeded()
      let button = bar.subviews.first { $0 is UITabBarButton }
      XCTAssertEqual(button?.accessibilityTraits.contains(.notEnabled), false)
      XCTAssertEqual((button as? UIControl)?.isEnabled, false)
    }
  }

  func test_titlesAboveSections_areHeadings_andThoseBelowAreNot() {
    onMainActor {
      let table = Table(style: .grouped)
      let harness = Harness(device: "iphone-se", root: table)
      defer { harness.close() }
      let elements = harness.accessibleElements
      @MainActor func role(_ text: String) -> String? {
        elements.first { $0.label.lowercased() == text }?.role
      }
      XCTAssertEqual(role("above"), "heading")
      XCTAssertEqual(role("below"), "text")
      XCTAssertEqual(role("row"), "listItem")
    }
  }

  func test_aRowThatIsOnlyAControl_givesItTheFocus() throws {
    try MainActor.assumeIsolated {
      let table = Table(style: .grouped)
      let harness = Harness(device: "iphone-se", root: table)
      defer { harness.close() }
      let cell = try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.textLabel?.text = nil
      let slider = UISlider(frame: CGRect(x: 16, y: 7, width: 200, height: 30))
      slider.accessibilityLabel = "Volume"
      cell.contentView.addSubview(slider)
      try harness.perform("key tab\nidle")
      XCTAssertEqual(harness.accessibleElements.filter(\.isFocused).map(\.label), ["Volume"])
    }
  }

  func test_tab_leavesTheOnlyField() throws {
    try MainActor.assumeIsolated {
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.frame = CGRect(x: 16, y: 200, width: 100, height: 44)
      root.view.addSubview(field)
      root.view.addSubview(button)
      let harness = Harness(device: "iphone-se", root: root)
      defer { harness.close() }
      field.becomeFirstResponder()
      try harness.perform("type \"a\"\nkey tab\nidle")
      XCTAssertEqual(harness.accessibleElements.filter(\.isFocused).map(\.label), ["Go"])
      XCTAssertEqual(field.text, "a")
    }
  }

  func test_headersThatAreListCells_areHeadings_andNoRows() {
    onMainActor {
      let list = List()
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      let elements = harness.accessibleElements
      let header = elements.first { $0.label.lowercased() == "above" }
      XCTAssertEqual(header?.role, "heading")
      XCTAssertNil(header?.position)
      let row = elements.first { $0.label == "Row" }
      XCTAssertEqual(row?.role, "listItem")
      XCTAssertNotNil(row?.position)
    }
  }
}

private final class Table: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Above" }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Below" }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

private final class List: UICollectionViewController {
  private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, _ in
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Above"
    view.contentConfiguration = content
  }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = (rows, headers)
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: 0)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}
