import UIKit
import UIKitTestSupport
import XCTest

/// List layouts of collection views and a compositional grid as they look.
final class ListPictureTests: XCTestCase {
  func test_insetGroups_inLight() { MainActor.assumeIsolated { check(.insetGrouped, .light) } }
  func test_insetGroups_inDark() { MainActor.assumeIsolated { check(.insetGrouped, .dark) } }
  func test_insetGroups_mirrored() {
    MainActor.assumeIsolated { check(.insetGrouped, .light, isRightToLeft: true) }
  }
  func test_plainList() { MainActor.assumeIsolated { check(.plain, .light) } }
  func test_editedList() { MainActor.assumeIsolated { check(.plain, .light, isEditing: true) } }
  func test_sidebar() { MainActor.assumeIsolated { check(.sidebar, .light) } }

  func test_accessories_inLight() { MainActor.assumeIsolated { checkAccessories(.light) } }
  func test_accessories_inDark() { MainActor.assumeIsolated { checkAccessories(.dark) } }
  func test_accessories_mirrored() {
    MainActor.assumeIsolated { checkAccessories(.light, isRightToLeft: true) }
  }

  /// Every kind, in a list that is edited, whose second item is selected.
  @MainActor private func checkAccessories(
    _ style: UIUserInterfaceStyle, isRightToLeft: Bool = false
  ) {
    let controller = AccessoryController()
    let harness = Harness(
      size: CGSize(width: 375, height: 667), appearance: style, isRightToLeft: isRightToLeft,
      root: controller)
    defer { harness.close() }
    controller.collectionView.allowsMultipleSelectionDuringEditing = true
    controller.collectionView.isEditing = true
    harness.advance(by: 0.6)
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    harness.advance(by: 0.6)
    let name =
      "accessories-\(style == .dark ? "dark" : "light")\(isRightToLeft ? "-right-to-left" : "")"
    assertGolden(png: harness.picture(), named: "lists/\(name)")
  }

  @MainActor private func check(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle,
    isRightToLeft: Bool = false, isEditing: Bool = false
  ) {
    let controller = ListController(appearance)
    let harness = Harness(
      size: CGSize(width: 375, height: 560), appearance: style, isRightToLeft: isRightToLeft,
      root: controller)
    defer { harness.close() }
    harness.advance(by: 0.2)
    if isEditing {
      controller.collectionView.isEditing = true
      harness.advance(by: 0.6)
    }
    let name =
      "\(appearance)-\(style == .dark ? "dark" : "light")"
      + (isRightToLeft ? "-right-to-left" : "") + (isEditing ? "-edited" : "")
    assertGolden(png: harness.picture(), named: "lists/\(name)")
  }
}

private final class ListController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>!

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      if path.section == 0 { content.image = UIImage(systemName: "star") }
      if path.item == 1 { content.secondaryText = "More of \(item)" }
      cell.contentConfiguration = content
      cell.accessories =
        switch path.item {
        case 0: [.label(text: "12"), .disclosureIndicator(), .delete(), .reorder()]
        case 1: [.checkmark(), .multiselect(), .reorder()]
        case 2: [.detail(), .insert()]
        default: [.outlineDisclosure()]
        }
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = self?.source.sectionIdentifier(for: path.section)
      header.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Planets", "Moons"])
    snapshot.appendItems(["Mercury", "Venus", "Earth", "Mars"], toSection: "Planets")
    snapshot.appendItems(["Io", "Europa", "Ganymede"], toSection: "Moons")
    source.apply(snapshot, animatingDifferences: false)
  }
}

private final class AccessoryController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  private func accessories(of item: String) -> [UICellAccessory] {
    switch item {
    case "Multiselect", "Selected": [.multiselect(), .reorder()]
    case "Delete": [.delete(), .disclosureIndicator(), .reorder()]
    case "Insert": [.insert(), .label(text: "Label"), .reorder()]
    case "Colours":
      [
        .delete(options: .init(tintColor: .black, backgroundColor: .systemYellow)),
        .insert(options: .init(backgroundColor: .systemPurple)),
        .checkmark(options: .init(tintColor: .systemPink)),
      ]
    case "Detail": [.detail(), .checkmark()]
    case "Disclosure": [.label(text: "7"), .disclosureIndicator()]
    case "Menu":
      [
        .popUpMenu(
          UIMenu(children: [
            UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in },
          ]))
      ]
    case "Custom":
      [
        .customView(
          configuration: .init(customView: swatch(.systemTeal), placement: .leading())),
        .customView(
          configuration: .init(
            customView: UISwitch(), placement: .trailing(displayed: .always))),
      ]
    default: [.outlineDisclosure()]
    }
  }

  private func swatch(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.backgroundColor = color
    view.layer.cornerRadius = 12
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories(of: item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append([
      "Multiselect", "Selected", "Delete", "Insert", "Colours", "Detail", "Disclosure", "Menu",
      "Custom", "Open", "Closed",
    ])
    tree.append(["Child"], to: "Open")
    tree.append(["Hidden"], to: "Closed")
    tree.expand(["Open"])
    source.apply(tree, to: 0, animatingDifferences: false)
  }
}
