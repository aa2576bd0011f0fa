import UIKit

/// Everybody by the alphabet, with an index at the side and a search above.
public final class ContactsViewController: UITableViewController {
  private let book = ContactBook.sample()
  private let search = UISearchController(searchResultsController: nil)
  /// What the search found; nil while nothing is searched.
  private var found: [Contact]?
  private lazy var nothing: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.text = "No Results"
    return label
  }()

  /// The whole app: the list below a navigation bar.
  public static func make() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ContactsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  public init() { super.init(style: .plain) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(MyCardCell.self, forCellReuseIdentifier: "me")
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    tableView.keyboardDismissMode = .onDrag
  }

  // MARK: What is shown

  /// The section above the letters is the user's own card.
  private func contact(at path: IndexPath) -> Contact {
    if let found { return found[path.row] }
    return path.section == 0 ? book.me : book.sections[path.section - 1].contacts[path.row]
  }

  private func path(of contact: Contact) -> IndexPath? {
    if let row = found?.firstIndex(where: { $0.id == contact.id }) {
      return IndexPath(row: row, section: 0)
    }
    return book.path(of: contact.id).map { IndexPath(row: $0.row, section: $0.section + 1) }
  }

  public override func numberOfSections(in tableView: UITableView) -> Int {
    found == nil ? 1 + book.sections.count : 1
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    if let found { return found.count }
    return section == 0 ? 1 : book.sections[section - 1].contacts.count
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    if let found { return found.isEmpty ? nil : "Top Name Matches" }
    return section == 0 ? nil : book.sections[section - 1].letter
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let contact = contact(at: indexPath)
    let isMe = contact.id == book.me.id
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isMe ? "me" : "contact", for: indexPath)
    (cell as? MyCardCell)?.show(contact)
    (cell as? ContactCell)?.show(contact)
    return cell
  }

  // MARK: Index

  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    found == nil ? book.sections.map(\.letter) : nil
  }

  public override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index + 1 }

  // MARK: One contact

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = ContactViewController(contact(at: indexPath))
    screen.changed = { [weak self] in self?.save($0) }
    screen.deleted = { [weak self] in self?.delete($0) }
    navigationController?.pushViewController(screen, animated: true)
  }

  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let contact = contact(at: indexPath)
    guard contact.id != book.me.id else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        let values = [contact.name] + (contact.phones + contact.emails).map(\.value)
        UIPasteboard.general.string = values.joined(separator: "\n")
      }
      let delete = UIAction(
        title: "Delete Contact", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in self?.delete(contact) }
      return UIMenu(children: [copy, UIMenu(options: .displayInline, children: [delete])])
    }
  }

  private func add() {
    let editor = ContactEditorViewController(Contact())
    editor.saved = { [weak self] contact in
      guard let self else { return }
      save(contact)
      if let path = path(of: contact) {
        tableView.scrollToRow(at: path, at: .middle, animated: true)
      }
    }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  private func save(_ contact: Contact) {
    change { book.save(contact) }
  }

  private func delete(_ contact: Contact) {
    change { book.remove(contact.id) }
  }

  /// Animates from the letters and names that were to those that are.
  private func change(_ edit: () -> Void) {
    guard found == nil, view.window != nil else {
      edit()
      updateSearchResults(for: search)
      return tableView.reloadData()
    }
    let before = book.sections
    edit()
    let after = book.sections
    let letters = (before.map(\.letter), after.map(\.letter))
    tableView.performBatchUpdates {
      for (index, letter) in letters.0.enumerated() where !letters.1.contains(letter) {
        tableView.deleteSections([index + 1], with: .fade)
      }
      for (index, letter) in letters.1.enumerated() where !letters.0.contains(letter) {
        tableView.insertSections([index + 1], with: .fade)
      }
      for (index, section) in before.enumerated() {
        guard let now = letters.1.firstIndex(of: section.letter) else { continue }
        let changes = after[now].contacts.difference(from: section.contacts)
        for change in changes {
          switch change {
          case .remove(let row, _, _):
            tableView.deleteRows(at: [IndexPath(row: row, section: index + 1)], with: .automatic)
          case .insert(let row, _, _):
            tableView.insertRows(at: [IndexPath(row: row, section: now + 1)], with: .automatic)
          }
        }
      }
    }
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.reloadSectionIndexTitles()
  }
}

extension ContactsViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    found = words.isEmpty ? nil : book.found(words)
    tableView.backgroundView = found?.isEmpty == true ? nothing : nil
    tableView.reloadData()
  }
}
