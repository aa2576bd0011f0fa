import UIKit

/// Fields for all that a contact has; numbers and addresses come and go.
final class ContactEditorViewController: UITableViewController {
  /// Hears of the contact as it is when Done is pressed, and of its end.
  var saved: (Contact) -> Void = { _ in }
  var deleted: (() -> Void)?
  private var contact: Contact
  private let isNew: Bool
  private lazy var done = UIBarButtonItem(
    systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })

  private enum Section: Int, CaseIterable {
    case name, phones, emails, delete
  }

  init(_ contact: Contact) {
    self.contact = contact
    isNew = contact.name.isEmpty
    super.init(style: .insetGrouped)
    title = isNew ? "New Contact" : nil
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = done
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
    tableView.keyboardDismissMode = .interactive
    tableView.allowsSelectionDuringEditing = true
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 116))
    let avatar = AvatarView(frame: CGRect(x: 110, y: 8, width: 100, height: 100))
    avatar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    avatar.initials = contact.initials
    header.addSubview(avatar)
    tableView.tableHeaderView = header
    setEditing(true, animated: false)
    check()
  }

  private func save() {
    view.endEditing(true)
    contact.phones.removeAll { $0.value.isEmpty }
    contact.emails.removeAll { $0.value.isEmpty }
    saved(contact)
    dismiss(animated: true)
  }

  /// Nobody is saved without a name.
  private func check() {
    done.isEnabled = !contact.name.isEmpty
    guard let avatar = tableView.tableHeaderView?.subviews.first as? AvatarView else { return }
    avatar.initials = contact.initials
  }

  // MARK: Rows

  private func entries(_ section: Section) -> WritableKeyPath<Contact, [Contact.Entry]>? {
    switch section {
    case .phones: \.phones
    case .emails: \.emails
    case .name, .delete: nil
    }
  }

  private func section(_ path: IndexPath) -> Section { Section(rawValue: path.section) ?? .name }

  /// The row below all entries, which adds one.
  private func adds(_ path: IndexPath) -> Bool {
    entries(section(path)).map { contact[keyPath: $0].count == path.row } ?? false
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count - (isNew ? 1 : 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) ?? .name {
    case .name: 3
    case .phones: contact.phones.count + 1
    case .emails: contact.emails.count + 1
    case .delete: 1
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let section = section(indexPath)
    guard section != .delete, !adds(indexPath) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text =
        switch section {
        case .phones: "add phone"
        case .emails: "add email"
        default: "Delete Contact"
        }
      content.textProperties.color = section == .delete ? .systemRed : .label
      cell.contentConfiguration = content
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    guard let cell = cell as? FieldCell else { return cell }
    if let entries = entries(section) {
      let entry = contact[keyPath: entries][indexPath.row]
      cell.show(
        label: entry.label, text: entry.value, placeholder: section == .phones ? "Phone" : "Email",
        keyboard: section == .phones ? .phonePad : .emailAddress)
      cell.changed = { [weak self, weak cell] text in
        guard let self, let cell, let path = self.tableView.indexPath(for: cell) else { return }
        contact[keyPath: entries][path.row].value = text
      }
      return cell
    }
    let fields: [(WritableKeyPath<Contact, String>, String)] = [
      (\.given, "First name"), (\.family, "Last name"), (\.company, "Company"),
    ]
    let (field, placeholder) = fields[indexPath.row]
    cell.show(label: nil, text: contact[keyPath: field], placeholder: placeholder)
    cell.changed = { [weak self] text in
      self?.contact[keyPath: field] = text
      self?.check()
    }
    return cell
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    entries(section(indexPath)) != nil
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { adds(indexPath) ? .insert : .delete }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let entries = entries(section(indexPath)) else { return }
    if editingStyle == .delete {
      contact[keyPath: entries].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      add(to: entries, at: indexPath)
    }
  }

  private func add(to entries: WritableKeyPath<Contact, [Contact.Entry]>, at path: IndexPath) {
    let labels = ["mobile", "home", "work", "other"]
    let label = labels[min(path.row, labels.count - 1)]
    contact[keyPath: entries].append(
      Contact.Entry(label: entries == \.emails && label == "mobile" ? "home" : label, value: ""))
    tableView.performBatchUpdates {
      tableView.insertRows(at: [path], with: .automatic)
    } completion: { [weak self] _ in
      (self?.tableView.cellForRow(at: path) as? FieldCell)?.focus()
    }
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { adds(indexPath) || section(indexPath) == .delete ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let entries = entries(section(indexPath)) { return add(to: entries, at: indexPath) }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete Contact", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
        self?.deleted?()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = tableView
    alert.popoverPresentationController?.sourceRect = tableView.rectForRow(at: indexPath)
    present(alert, animated: true)
  }
}
