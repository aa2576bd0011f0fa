import PlatformInterface

/// The files and folders of one folder, where there is no file dialog: folders open, files are picked.
final class DocumentFolderController: UITableViewController {
  private struct Entry {
    var url: URL
    var isFolder: Bool
    var size: Int
  }

  private let folder: URL
  private let task: DocumentTask
  private let isMultiple: Bool
  private let showsExtensions: Bool
  /// Told once, of the choice or of nil.
  private let choose: ([URL]?) -> Void
  private var entries: [Entry] = []

  init(
    _ folder: URL, _ task: DocumentTask, isMultiple: Bool, showsExtensions: Bool,
    choose: @escaping ([URL]?) -> Void
  ) {
    self.folder = folder
    self.task = task
    self.isMultiple = isMultiple
    self.showsExtensions = showsExtensions
    self.choose = choose
    super.init(style: .plain)
    title = folder.lastPathComponent
    navigationItem.leftItemsSupplementBackButton = true
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.choose(nil) })
    if picksHere || isMultiple {
      navigationItem.leftBarButtonItem = cancel
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: verb, primaryAction: UIAction { [weak self] _ in self?.chooseMarked() })
    } else {
      navigationItem.rightBarButtonItem = cancel
    }
  }
  required init?(coder: NSCoder) { nil }

  /// The button takes the folder in sight.
  private var picksHere: Bool { task.picksFolder }

  private var verb: String {
    guard case .export = task.kind else { return "Open" }
    return task.asCopy ? "Save" : "Move"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
    tableView.allowsMultipleSelection = isMultiple && !picksHere
    entries = Self.entries(of: folder)
    if entries.isEmpty {
      let label = UILabel()
      label.text = "Folder is Empty"
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      tableView.backgroundView = label
      tableView.separatorStyle = .none
    }
    marksDidChange()
  }

  /// Folders first, each in the order of names; hidden files are left out.
  private static func entries(of folder: URL) -> [Entry] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .fileSizeKey]
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
    let found = urls.map { url in
      let values = try? url.resourceValues(forKeys: keys)
      return Entry(
        url: url, isFolder: values?.isDirectory ?? false, size: values?.fileSize ?? 0)
    }
    return found.sorted { first, second in
      if first.isFolder != second.isFolder { return first.isFolder }
      let (one, other) = (first.url.lastPathComponent, second.url.lastPathComponent)
      let order = one.compare(other, options: [.caseInsensitive, .numeric])
      return order == .orderedSame ? one < other : order == .orderedAscending
    }
  }

  private func isOpen(_ entry: Entry) -> Bool {
    entry.isFolder || !picksHere && task.allows(entry.url)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
    let entry = entries[indexPath.row]
    let name = entry.url.lastPathComponent
    let isShort = !entry.isFolder && !showsExtensions
    cell.textLabel?.text = isShort ? (name as NSString).deletingPathExtension : name
    cell.detailTextLabel?.text =
      entry.isFolder
      ? nil : ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file)
    cell.imageView?.image = UIImage(systemName: entry.isFolder ? "folder.fill" : "doc")
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.textLabel?.isEnabled = isOpen(entry)
    cell.imageView?.alpha = isOpen(entry) ? 1 : 0.4
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { isOpen(entries[indexPath.row]) ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = entries[indexPath.row]
    if entry.isFolder {
      tableView.deselectRow(at: indexPath, animated: true)
      let next = DocumentFolderController(
        entry.url, task, isMultiple: isMultiple, showsExtensions: showsExtensions, choose: choose)
      navigationController?.pushViewController(next, animated: true)
    } else if tableView.allowsMultipleSelection {
      tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
      marksDidChange()
    } else {
      choose([entry.url])
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType =
      entries[indexPath.row].isFolder ? .disclosureIndicator : .none
    marksDidChange()
  }

  // MARK: Choosing

  private var marked: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { entries[$0.row].url }
  }

  private func marksDidChange() {
    guard tableView.allowsMultipleSelection else { return }
    navigationItem.rightBarButtonItem?.isEnabled = !marked.isEmpty
  }

  private func chooseMarked() { choose(picksHere ? [folder] : marked) }
}
