import UIKit

/// Rows with an edit menu, and rows with a context menu: press and hold, click the secondary button,
/// or press the Menu key. Copy puts the row's text on the pasteboard.
public final class RowMenusViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case editMenu, contextMenu

    var title: String { self == .editMenu ? "Edit menu" : "Context menu" }
  }

  private var rows = [
    ["Anchor", "Buoy", "Compass", "Dory"], ["Ebb", "Flood", "Gale", "Haze", "Inlet"],
  ]
  private let pasted = UILabel()
  private var observer: (any NSObjectProtocol)?

  public init() {
    super.init(style: .insetGrouped)
    title = "Row Menus"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    pasted.font = .preferredFont(forTextStyle: .footnote)
    pasted.textColor = .secondaryLabel
    pasted.textAlignment = .center
    pasted.frame.size.height = 44
    tableView.tableFooterView = pasted
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showPasteboard() }
    }
    showPasteboard()
  }

  private func showPasteboard() {
    let text = UIPasteboard.general.string
    pasted.text = text.map { "On the pasteboard: \($0)" } ?? "No text is on the pasteboard."
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows[section].count }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Section(rawValue: section)?.title }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  // MARK: The edit menu

  public override func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == Section.editMenu.rawValue }

  public override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    // One line for each command, in UIKit's order.
    print(NSStringFromSelector(action))
    return action == NSSelectorFromString("copy:")
  }

  public override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard action == NSSelectorFromString("copy:") else { return }
    UIPasteboard.general.string = rows[indexPath.section][indexPath.row]
  }

  // MARK: Context menus

  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.section == Section.contextMenu.rawValue else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(for: indexPath)
    }
  }

  private func menu(for indexPath: IndexPath) -> UIMenu {
    let text = rows[indexPath.section][indexPath.row]
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
      UIPasteboard.general.string = text
    }
    let double = UIAction(title: "Duplicate", image: UIImage(systemName: "plus")) {
      [weak self] _ in
      self?.rows[indexPath.section].insert(text, at: indexPath.row + 1)
      let next = IndexPath(row: indexPath.row + 1, section: indexPath.section)
      self?.tableView.insertRows(at: [next], with: .automatic)
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in
      self?.rows[indexPath.section].remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    return UIMenu(
      children: [copy, double, UIMenu(options: .displayInline, children: [delete])])
  }
}
