import UIKit

/// A list of notes with search; a note opens to be read and edited.
public final class NotesViewController: UITableViewController {
  private let store: NoteStore
  private let now: Date
  private let search = UISearchController(searchResultsController: nil)
  private var shown: [Note] = []
  private lazy var count = UIBarButtonItem(customView: countLabel)
  private let countLabel = UILabel()

  /// The whole app: the list below a navigation bar.
  public static func make() -> UIViewController {
    // A day of its own, so that dates read the same whenever it is looked at.
    let now = Calendar.current.date(
      from: DateComponents(year: 2026, month: 3, day: 14, hour: 9, minute: 41))
    let notes = NotesViewController(now: now ?? Date())
    let navigation = UINavigationController(rootViewController: notes)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.tintColor = .systemOrange
    return navigation
  }

  init(now: Date) {
    self.now = now
    store = NoteStore.samples(now: now)
    super.init(style: .insetGrouped)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = editButtonItem
    // Bars keep their size, whatever letters are asked for.
    countLabel.font = .systemFont(ofSize: 11)
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), count,
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        image: UIImage(systemName: "square.and.pencil"),
        primaryAction: UIAction(title: "New Note") { [weak self] _ in self?.write() }),
    ]
    reload()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    reload()
  }

  private func reload() {
    shown = store.found(search.searchBar.text ?? "")
    countLabel.text = shown.count == 1 ? "1 Note" : "\(shown.count) Notes"
    countLabel.sizeToFit()
    tableView.reloadData()
  }

  private func write() {
    let note = Note(text: "", changed: now)
    store.add(note)
    open(note, beginsEditing: true)
  }

  private func open(_ note: Note, beginsEditing: Bool) {
    let editor = NoteViewController(note: note, beginsEditing: beginsEditing) { [weak self] text in
      guard let self else { return }
      store.change(note, to: text, at: now)
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(shown[indexPath.row], now: now, marking: search.searchBar.text ?? "")
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(shown[indexPath.row], beginsEditing: false)
  }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.remove(shown.remove(at: indexPath.row))
    tableView.deleteRows(at: [indexPath], with: .automatic)
    countLabel.text = "\(shown.count) Notes"
  }
}

extension NotesViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) { reload() }
}
