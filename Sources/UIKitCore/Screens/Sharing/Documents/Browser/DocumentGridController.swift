import UniformTypeIdentifiers

/// The documents of a folder as pictures with names, in a browser of documents.
final class DocumentGridController: UICollectionViewController {
  /// What is shown.
  enum Content {
    /// Documents anywhere below a folder, the latest first.
    case recent(URL)
    /// A folder's folders and documents, by name.
    case folder(URL)
  }

  private weak var browser: UIDocumentBrowserViewController?
  private let content: Content
  private var entries: [DocumentEntry] = []
  private static let cell = "document"

  init(_ browser: UIDocumentBrowserViewController, _ content: Content, title: String) {
    self.browser = browser
    self.content = content
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 106, height: 164)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(DocumentCell.self, forCellWithReuseIdentifier: Self.cell)
    optionsDidChange()
  }

  /// The files may be others now.
  func reload() {
    guard isViewLoaded else { return }
    let allowed: (URL) -> Bool = { [browser] in browser?.allows($0) ?? false }
    entries =
      switch content {
      case .recent(let folder): DocumentEntry.recent(in: folder, where: allowed)
      case .folder(let folder): DocumentEntry.all(in: folder, where: allowed)
      }
    let label = UILabel()
    if case .recent = content { label.text = "No Recents" } else { label.text = "Folder is Empty" }
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    collectionView.backgroundView = entries.isEmpty && !hasButton ? label : nil
    collectionView.reloadData()
  }

  /// What the browser allows may be other things now.
  func optionsDidChange() {
    guard isViewLoaded, let browser else { return }
    collectionView.allowsMultipleSelection = isEditing
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    var items = browser.additionalTrailingNavigationBarButtonItems
    if browser.allowsPickingMultipleItems {
      let select = UIAction { [weak self] _ in self?.toggleSelecting() }
      items.insert(
        UIBarButtonItem(title: isEditing ? "Done" : "Select", primaryAction: select), at: 0)
    }
    if isEditing { items += [open] + chosenActions() }
    navigationItem.rightBarButtonItems = items
    reload()
  }

  /// A tile stands before the documents that makes a new one.
  private var hasButton: Bool { browser?.allowsDocumentCreation == true && !isEditing }

  private func entry(at path: IndexPath) -> DocumentEntry? {
    let place = path.item - (hasButton ? 1 : 0)
    return entries.indices.contains(place) ? entries[place] : nil
  }

  // MARK: Several documents

  private func toggleSelecting() {
    isEditing.toggle()
    optionsDidChange()
  }

  private var chosen: [URL] {
    (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { entry(at: $0)?.url }
  }

  private var open: UIBarButtonItem {
    UIBarButtonItem(
      title: "Open",
      primaryAction: UIAction { [weak self] _ in
        guard let self, !chosen.isEmpty else { return }
        browser?.pick(chosen)
      })
  }

  private func chosenActions() -> [UIBarButtonItem] {
    let actions = browser?.customActions ?? []
    return actions.filter { $0.availability.contains(.navigationBar) }.map { action in
      UIBarButtonItem(
        title: action.localizedTitle, image: action.image,
        primaryAction: UIAction { [weak self] _ in
          guard let self, !chosen.isEmpty else { return }
          action.handler(chosen)
        })
    }
  }

  // MARK: Items

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { entries.count + (hasButton ? 1 : 0) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    guard let cell = made as? DocumentCell, let browser else { return made }
    if let entry = entry(at: indexPath) {
      cell.show(entry, withSuffix: browser.shouldShowFileExtensions)
    } else {
      cell.showCreation(
        browser.localizedCreateDocumentActionTitle)
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard !isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let entry = entry(at: indexPath) else {
      browser?.createDocument()
      return
    }
    guard let browser, entry.isFolder else {
      browser?.pick([entry.url])
      return
    }
    let next = DocumentGridController(browser, .folder(entry.url), title: entry.name(whole: true))
    navigationController?.pushViewController(next, animated: true)
    next.loadViewIfNeeded()
    next.reload()
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let browser, let entry = entry(at: indexPath) else { return nil }
    let own = browser.customActions.filter { action in
      let types = action.supportedContentTypes.map { UTType($0) ?? UTType(importedAs: $0) }
      return action.availability.contains(.menu) && FileTypes.file(entry.url, isOneOf: types)
    }.map { action in
      UIAction(title: action.localizedTitle, image: action.image) { _ in
        action.handler([entry.url])
      }
    }
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) {
      _ in browser.share([entry.url])
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in browser.delete([entry.url]) }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: own + [share, delete])
    }
  }
}
