import UIKit

/// One contact: a picture, ways to reach them, numbers and addresses.
final class ContactViewController: UITableViewController {
  /// Hears of the contact when it was edited, and when it is to go.
  var changed: (Contact) -> Void = { _ in }
  var deleted: (Contact) -> Void = { _ in }
  private var contact: Contact
  private let header = ContactHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private struct Row {
    var label: String?
    var value: String
    var action: (() -> Void)?
  }
  private var sections: [[Row]] = []

  init(_ contact: Contact) {
    self.contact = contact
    super.init(style: .insetGrouped)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
    tableView.tableHeaderView = header
    show()
  }

  /// A table's header has the height that its frame has.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard header.frame.height != height else { return }
    header.frame.size.height = height
    tableView.tableHeaderView = header
  }

  private func show() {
    let phone = contact.phones.first.map { URL(string: "tel:" + $0.value.filter(\.isNumber)) }
    let mail = contact.emails.first.map { URL(string: "mailto:" + $0.value) }
    header.show(
      contact,
      actions: [
        .init(title: "message", symbol: "message.fill", handler: phone.map(opener)),
        .init(title: "call", symbol: "phone.fill", handler: phone.map(opener)),
        .init(title: "video", symbol: "video.fill", handler: phone.map(opener)),
        .init(title: "mail", symbol: "envelope.fill", handler: mail.map(opener)),
      ])
    sections = [
      contact.phones.map { entry in
        Row(
          label: entry.label, value: entry.value,
          action: opener(URL(string: "tel:\(entry.value.filter(\.isNumber))")))
      },
      contact.emails.map { entry in
        Row(
          label: entry.label, value: entry.value,
          action: opener(URL(string: "mailto:\(entry.value)")))
      },
      birthday.map { [Row(label: "birthday", value: $0)] } ?? [],
      contact.note.isEmpty ? [] : [Row(label: "notes", value: contact.note)],
      [Row(value: "Share Contact", action: { [weak self] in self?.share() })],
    ].filter { !$0.isEmpty }
    tableView.reloadData()
  }

  private func opener(_ url: URL?) -> () -> Void {
    { if let url { UIApplication.shared.open(url) } }
  }

  private var birthday: String? {
    guard let parts = contact.birthday, let date = Calendar.current.date(from: parts) else {
      return nil
    }
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    return formatter.string(from: date)
  }

  private func share() {
    let values = [contact.name] + (contact.phones + contact.emails).map(\.value)
    let sheet = UIActivityViewController(
      activityItems: [values.joined(separator: "\n")], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = tableView
    sheet.popoverPresentationController?.sourceRect = tableView.rectForRow(
      at: IndexPath(row: 0, section: sections.count - 1))
    present(sheet, animated: true)
  }

  private func edit() {
    let editor = ContactEditorViewController(contact)
    editor.saved = { [weak self] contact in
      guard let self else { return }
      self.contact = contact
      show()
      changed(contact)
    }
    editor.deleted = { [weak self] in
      guard let self else { return }
      navigationController?.popViewController(animated: true)
      deleted(contact)
    }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    guard let label = row.label else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = row.value
      content.textProperties.color = .tintColor
      cell.contentConfiguration = content
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.show(label: label, value: row.value, isLink: row.action != nil)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section][indexPath.row].action == nil ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section][indexPath.row].action?()
  }
}
