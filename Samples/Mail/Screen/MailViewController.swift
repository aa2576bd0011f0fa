import UIKit

/// The inbox: swipe to read, flag and delete, pull to fetch, choose several to do the same to all.
public final class MailViewController: UITableViewController {
  private let mailbox: Mailbox
  private let dates: MessageDate
  private let search = UISearchController(searchResultsController: nil)
  private var shown: [Message] = []
  private var showsUnreadOnly = false
  private let status = StatusView()

  /// The whole app: the inbox below a navigation bar.
  public static func make() -> UIViewController {
    // A day of its own, so that dates read the same whenever it is looked at.
    let now = Calendar.current.date(
      from: DateComponents(year: 2026, month: 3, day: 14, hour: 9, minute: 41))
    let navigation = UINavigationController(
      rootViewController: MailViewController(now: now ?? Date()))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  init(now: Date) {
    mailbox = Mailbox.sample(now: now)
    dates = MessageDate(now: now)
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 100
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.keyboardDismissMode = .onDrag
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
    refreshControl = refresh
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.backButtonTitle = "Inbox"
    shown = mailbox.messages
    showBars(animated: false)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    showBars(animated: false)
  }

  // MARK: Bars

  /// Title, buttons and toolbar, for looking or for choosing.
  private func showBars(animated: Bool) {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    if isEditing {
      title = count == 0 ? "Select Messages" : "\(count) Selected"
    } else {
      title = "Inbox"
    }
    status.show(unread: mailbox.unreadCount, filters: showsUnreadOnly)
    navigationItem.setRightBarButton(isEditing ? cancel : edit, animated: animated)
    navigationItem.setLeftBarButton(isEditing ? selectAll : nil, animated: animated)
    let items = isEditing ? choosingItems(count) : lookingItems
    guard toolbarItems?.count != items.count || isEditing else { return }
    setToolbarItems(items, animated: animated)
  }

  private lazy var edit = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in self?.setEditing(true, animated: true) })

  private lazy var cancel = UIBarButtonItem(
    systemItem: .cancel,
    primaryAction: UIAction { [weak self] _ in self?.setEditing(false, animated: true) })

  private lazy var selectAll = UIBarButtonItem(
    primaryAction: UIAction(title: "Select All") { [weak self] _ in
      guard let self else { return }
      for row in shown.indices {
        tableView.selectRow(
          at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .none)
      }
      showBars(animated: false)
    })

  private lazy var lookingItems = [
    UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
      primaryAction: UIAction(title: "Filter") { [weak self] action in
        guard let self else { return }
        showsUnreadOnly.toggle()
        (action.sender as? UIBarButtonItem)?.image = UIImage(
          systemName: "line.3.horizontal.decrease.circle" + (showsUnreadOnly ? ".fill" : ""))
        reload()
      }),
    UIBarButtonItem(systemItem: .flexibleSpace),
    UIBarButtonItem(customView: status),
    UIBarButtonItem(systemItem: .flexibleSpace),
    UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"),
      primaryAction: UIAction(title: "New Message") { [weak self] _ in self?.write() }),
  ]

  private func choosingItems(_ count: Int) -> [UIBarButtonItem] {
    let chosen = Set(tableView.indexPathsForSelectedRows?.map { shown[$0.row].id } ?? [])
    let isUnread = shown.contains { chosen.contains($0.id) && !$0.isRead }
    let mark = UIBarButtonItem(
      primaryAction: UIAction(title: isUnread ? "Mark as Read" : "Mark as Unread") {
        [weak self] _ in
        self?.mailbox.change(chosen) { $0.isRead = isUnread }
        self?.setEditing(false, animated: true)
        self?.reload()
      })
    let trash = UIBarButtonItem(
      primaryAction: UIAction(title: "Trash") { [weak self] _ in
        self?.setEditing(false, animated: true)
        self?.remove(chosen)
      })
    for item in [mark, trash] { item.isEnabled = count > 0 }
    return [mark, UIBarButtonItem(systemItem: .flexibleSpace), trash]
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    // Narrower rows are higher where texts take more lines.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      tableView.performBatchUpdates(nil)
    }
    showBars(animated: animated)
  }

  // MARK: Mails

  private func reload() {
    shown = mailbox.found(search.searchBar.text ?? "", unreadOnly: showsUnreadOnly)
    tableView.reloadData()
    showBars(animated: false)
  }

  /// The server answers after a moment.
  private func fetch() {
    status.showChecking()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      mailbox.fetch()
      refreshControl?.endRefreshing()
      animate(to: mailbox.found(search.searchBar.text ?? "", unreadOnly: showsUnreadOnly))
    }
  }

  private func remove(_ ids: Set<Message.ID>) {
    mailbox.remove(ids)
    animate(to: shown.filter { !ids.contains($0.id) })
  }

  private func animate(to messages: [Message]) {
    let changes = messages.map(\.id).difference(from: shown.map(\.id))
    shown = messages
    tableView.performBatchUpdates {
      for change in changes {
        switch change {
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
    showBars(animated: false)
  }

  private func change(_ message: Message, _ edit: (inout Message) -> Void) {
    mailbox.change([message.id], edit)
    guard let row = shown.firstIndex(where: { $0.id == message.id }) else { return }
    edit(&shown[row])
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    showBars(animated: false)
  }

  private func write() {
    let composer = UINavigationController(rootViewController: ComposeViewController())
    present(composer, animated: true)
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = shown[indexPath.row]
    (cell as? MessageCell)?.show(message, date: dates.short(message.date))
    return cell
  }

  // Two fingers drawn over messages, and clicks with Shift or Ctrl, begin to choose several.
  public override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return showBars(animated: false) }
    let message = shown[indexPath.row]
    change(message) { $0.isRead = true }
    let screen = MessageViewController(message, date: dates.long(message.date))
    screen.deleted = { [weak self] in self?.remove([message.id]) }
    screen.flagged = { [weak self] isFlagged in
      self?.change(message) { $0.isFlagged = isFlagged }
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  public override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { showBars(animated: false) }
  }

  // MARK: Actions behind a swipe

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = shown[indexPath.row]
    let read = UIContextualAction(style: .normal, title: message.isRead ? "Unread" : "Read") {
      [weak self] _, _, completion in
      self?.change(message) { $0.isRead.toggle() }
      completion(true)
    }
    read.image = UIImage(systemName: message.isRead ? "envelope.badge.fill" : "envelope.open.fill")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = shown[indexPath.row]
    let trash = UIContextualAction(style: .destructive, title: "Trash") {
      [weak self] _, _, completion in
      self?.remove([message.id])
      completion(true)
    }
    trash.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.change(message) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    let more = UIContextualAction(style: .normal, title: "More") {
      [weak self] _, view, completion in
      self?.showMore(for: message, from: view)
      completion(true)
    }
    more.image = UIImage(systemName: "ellipsis")
    return UISwipeActionsConfiguration(actions: [trash, flag, more])
  }

  private func showMore(for message: Message, from view: UIView) {
    let sheet = UIAlertController(
      title: message.subject, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reply", style: .default) { [weak self] _ in self?.write() })
    sheet.addAction(
      UIAlertAction(title: message.isRead ? "Mark as Unread" : "Mark as Read", style: .default) {
        [weak self] _ in self?.change(message) { $0.isRead.toggle() }
      })
    sheet.addAction(
      UIAlertAction(title: "Trash", style: .destructive) { [weak self] _ in
        self?.remove([message.id])
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    present(sheet, animated: true)
  }
}

extension MailViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) { reload() }
}
