import UIKit

/// Photos by search: a section for each, the newest first. A photo is enlarged by a tap, moved to
/// another place by a long press, and shared from a mode of its own.
public final class PhotoSearchViewController: UICollectionViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Search, Item>

  private let field = UITextField()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let emptyLabel = UILabel()
  private let service: PhotoService?
  let store: PictureStore?
  private var source: UICollectionViewDiffableDataSource<Search, Item>!
  private var searchCount = 0

  /// The photo that fills the width.
  var largeItem: Item?
  var isSharing = false
  let countLabel = UILabel()

  public init() {
    service = try? PhotoService.start()
    store = service.map(PictureStore.init)
    super.init(collectionViewLayout: UICollectionViewLayout())
  }

  public required init?(coder: NSCoder) {
    fatalError("PhotoSearchViewController is made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    makeField()
    makeSource()
    let button = UIBarButtonItem(
      barButtonSystemItem: .action, target: self,
      action: Selector("share:", PhotoSearchViewController.share(_:)))
    button.accessibilityLabel = "Share"
    navigationItem.rightBarButtonItem = button
    emptyLabel.text = "Search for photos"
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .tertiaryLabel
    emptyLabel.textAlignment = .center
    collectionView.backgroundView = emptyLabel
  }

  // MARK: Selecting

  public override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { selects(indexPath) }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { showCount() }

  public override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { showCount() }

  // MARK: Searching

  private func makeField() {
    field.placeholder = "Search"
    field.borderStyle = .roundedRect
    field.returnKeyType = .search
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.frame = CGRect(x: 0, y: 0, width: 220, height: 34)
    field.rightView = spinner
    navigationItem.titleView = field
  }

  private func search(for text: String) {
    guard let service else { return tell("There is no photo service.") }
    field.rightViewMode = .always
    spinner.startAnimating()
    Task {
      defer {
        spinner.stopAnimating()
        field.rightViewMode = .never
      }
      do {
        show(try await service.photos(for: text), for: text)
      } catch {
        tell(error.localizedDescription)
      }
    }
  }

  private func show(_ photos: [Photo], for text: String) {
    guard !photos.isEmpty else { return tell("There are no photos of “\(text)”.") }
    searchCount += 1
    let search = Search(number: searchCount, text: text)
    var snapshot = source.snapshot()
    if let first = snapshot.sectionIdentifiers.first {
      snapshot.insertSections([search], beforeSection: first)
    } else {
      snapshot.appendSections([search])
    }
    var seen: Set<Photo> = []
    let items = photos.filter { seen.insert($0).inserted }
      .map { Item(search: search.number, photo: $0) }
    snapshot.appendItems(items, toSection: search)
    emptyLabel.isHidden = true
    source.apply(snapshot)
    collectionView.setContentOffset(
      CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: true)
  }

  private func tell(_ message: String) {
    let alert = UIAlertController(title: "No Photos", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Showing

  private func makeSource() {
    let cells = UICollectionView.CellRegistration<PhotoCell, Item> { [weak self] cell, _, item in
      guard let self, let store else { return }
      cell.show(item.photo, isLarge: item == largeItem, from: store)
    }
    let headers = UICollectionView.SupplementaryRegistration<SearchHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      header.label.text = self?.source.sectionIdentifier(for: path.section)?.text
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  func item(at path: IndexPath) -> Item? { source.itemIdentifier(for: path) }
  func indexPath(of item: Item) -> IndexPath? { source.indexPath(for: item) }

  var snapshot: Snapshot { source.snapshot() }

  func apply(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    source.apply(snapshot, completion: completion)
  }

  /// Fills the width with a photo, and lets go of the one that did.
  func enlarge(_ item: Item?) {
    let changed = [largeItem, item].compactMap { $0 }
    largeItem = item
    var snapshot = source.snapshot()
    snapshot.reloadItems(changed.filter { snapshot.indexOfItem($0) != nil })
    source.apply(snapshot) { [weak self] in
      guard let self, let item, item == largeItem, let path = source.indexPath(for: item) else {
        return
      }
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
    }
  }
}

extension PhotoSearchViewController: UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let text = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    textField.text = nil
    textField.resignFirstResponder()
    if !text.isEmpty { search(for: text) }
    return true
  }
}
