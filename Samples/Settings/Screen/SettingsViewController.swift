import UIKit

/// A screen of settings; rows lead to further ones.
public final class SettingsViewController: UITableViewController {
  private var sections: [Setting.Section]
  private let isRoot: Bool
  /// The screens that were opened from here, which keep what was set on them.
  private var opened: [String: SettingsViewController] = [:]
  private lazy var results = SettingsViewController(title: "", sections: [], isRoot: false)

  /// The whole app: the settings below a navigation bar.
  public static func make() -> UIViewController {
    let settings = SettingsViewController(
      title: "Settings", sections: Settings.all(), isRoot: true)
    let navigation = UINavigationController(rootViewController: settings)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  init(title: String, sections: [Setting.Section], isRoot: Bool = false) {
    self.sections = sections
    self.isRoot = isRoot
    super.init(style: .insetGrouped)
    self.title = title
    if !isRoot { navigationItem.largeTitleDisplayMode = .never }
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
    tableView.keyboardDismissMode = .onDrag
    if sections.contains(where: \.isOrdered) { navigationItem.rightBarButtonItem = editButtonItem }
    guard isRoot else { return }
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    results.opener = { [weak self] in self?.open($0) }
  }

  /// Who opens what was found.
  private var opener: ((Setting) -> Void)?

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].settings.count }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  public override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    guard let cell = cell as? SettingCell else { return cell }
    cell.show(sections[indexPath.section].settings[indexPath.row])
    cell.changed = { [weak self] kind in
      self?.sections[indexPath.section].settings[indexPath.row].kind = kind
    }
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch sections[indexPath.section].settings[indexPath.row].kind {
    case .link, .choice, .button: return indexPath
    case .toggle, .slider, .date, .text, .info: return nil
    }
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let setting = sections[indexPath.section].settings[indexPath.row]
    if let opener { return opener(setting) }
    switch setting.kind {
    case .link: open(setting)
    case .choice: choose(indexPath)
    case .button: confirm(setting, from: indexPath)
    case .toggle, .slider, .date, .text, .info: break
    }
  }

  private func open(_ setting: Setting) {
    guard case .link(_, let sections) = setting.kind else { return }
    let screen =
      opened[setting.title] ?? SettingsViewController(title: setting.title, sections: sections())
    opened[setting.title] = screen
    screen.setEditing(false, animated: false)
    navigationController?.pushViewController(screen, animated: true)
  }

  private func choose(_ indexPath: IndexPath) {
    for row in sections[indexPath.section].settings.indices {
      let isChosen = row == indexPath.row
      sections[indexPath.section].settings[row].kind = .choice(isChosen: isChosen)
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: indexPath.section))
      cell?.accessoryType = isChosen ? .checkmark : .none
    }
  }

  // MARK: Rows in the user's order

  public override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { sections[indexPath.section].isOrdered }

  public override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  public override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  public override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { sections[indexPath.section].isOrdered }

  public override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard proposed.section != source.section else { return proposed }
    let last = sections[source.section].settings.count - 1
    return IndexPath(row: proposed.section < source.section ? 0 : last, section: source.section)
  }

  public override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let setting = sections[source.section].settings.remove(at: source.row)
    sections[destination.section].settings.insert(setting, at: destination.row)
  }

  // MARK: What follows a press

  private func confirm(_ setting: Setting, from indexPath: IndexPath) {
    let alert = UIAlertController(
      title: setting.title, message: "All settings go back to what they were at first.",
      preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = tableView
    alert.popoverPresentationController?.sourceRect = tableView.rectForRow(at: indexPath)
    present(alert, animated: true)
  }
}

extension SettingsViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    let found = sections.flatMap(\.settings).filter {
      $0.title.range(of: words, options: .caseInsensitive) != nil
    }
    results.sections = found.isEmpty ? [] : [Setting.Section(settings: found)]
    if results.isViewLoaded { results.tableView.reloadData() }
  }
}
