import UIKit

/// Screens that print what keys do on them, for tests with real keys.
@MainActor
enum KeyboardScreens {
  /// - Returns: nil where the arguments name none.
  static func controller(for arguments: [String]) -> UIViewController? {
    let isTable = arguments.contains("-keyboard-table")
    guard isTable || arguments.contains("-keyboard-outline") else { return nil }
    NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { notification in
      MainActor.assumeIsolated {
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        let view = (notification.userInfo?[key] as? UIFocusUpdateContext)?.nextFocusedView
        say("focus \(name(of: view))")
      }
    }
    return isTable ? KeyboardTable(style: .plain) : KeyboardOutline()
  }

  static func say(_ text: String) {
    print(text)
    fflush(stdout)
  }

  private static func name(of view: UIView?) -> String {
    switch view {
    case let cell as UITableViewCell: cell.textLabel?.text ?? "row"
    case let cell as UICollectionViewListCell: cell.accessibilityIdentifier ?? "item"
    case is UITextField: "field"
    case let view?: view.accessibilityLabel ?? "\(type(of: view))"
    case nil: "nothing"
    }
  }
}

/// A table whose rows have controls, actions, an order, and a search over them.
private final class KeyboardTable: UITableViewController, UISearchControllerDelegate,
  UITableViewDragDelegate
{
  private var sections = [["Airplane", "Brightness", "Cards", "Drafts", "Events"], ["Zebra"]]
  private let toggle = UISwitch()
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keys"
    tableView.allowsMultipleSelection = true
    tableView.dragDelegate = self
    toggle.addAction(
      UIAction { [unowned self] _ in KeyboardScreens.say("switch \(toggle.isOn ? "on" : "off")") },
      for: .valueChanged)
    slider.value = 0.5
    slider.addAction(
      UIAction { [unowned self] _ in
        KeyboardScreens.say("slider \((slider.value * 10).rounded() / 10)")
      }, for: .valueChanged)
    let search = UISearchController(searchResultsController: nil)
    search.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction(title: "Edit") { [unowned self] _ in
        setEditing(!isEditing, animated: false)
        KeyboardScreens.say(isEditing ? "editing" : "done")
      })
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    KeyboardScreens.say("search opened")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    let title = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = title
    if title == "Airplane" { cell.accessoryView = toggle }
    if title == "Brightness" { cell.accessoryView = slider }
    if title == "Cards" {
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Archive") { _ in
          KeyboardScreens.say("archived \(title)")
          return true
        }
      ]
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    KeyboardScreens.say("chose \(sections[indexPath.section][indexPath.row])")
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = sections[indexPath.section][indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        KeyboardScreens.say("flagged \(title)")
        done(true)
      }
    ])
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        KeyboardScreens.say("deleted \(sections[indexPath.section].remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .none)
        done(true)
      }
    ])
  }

  // MARK: Order, index, copies

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    let title = sections[from.section].remove(at: from.row)
    sections[to.section].insert(title, at: to.row)
    KeyboardScreens.say("moved \(title) to \(to.section).\(to.row)")
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    KeyboardScreens.say("index \(title)")
    return index
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let title = sections[indexPath.section][indexPath.row]
    KeyboardScreens.say("copied \(title)")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))]
  }
}

/// A tree whose branches open and close.
private final class KeyboardOutline: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keys"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = name
      cell.accessories = name == "Tree" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.sectionSnapshotHandlers.willExpandItem = { KeyboardScreens.say("opened \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { KeyboardScreens.say("closed \($0)") }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Tree", "House"])
    tree.append(["Leaf"], to: "Tree")
    source.apply(tree, to: 0, animatingDifferences: false)
    self.source = source
  }
}
