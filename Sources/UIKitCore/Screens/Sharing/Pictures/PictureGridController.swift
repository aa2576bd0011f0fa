/// The user's pictures in a grid, where there is no file dialog: a tap picks one, or marks it where
/// several can be picked.
final class PictureGridController: UICollectionViewController {
  private let choice: PictureChoice
  private let finish: ([URL]?) -> Void
  private let thumbnails = PictureThumbnails()
  private let hint = UILabel()
  private var files: [URL] = []
  /// In the order in which they were marked.
  private var marked: [URL] = []

  /// Decided: three columns on a phone, as iOS has; more where they would be larger than this.
  private enum Metrics {
    static let spacing: CGFloat = 2
    static let leastColumns: CGFloat = 3
    static let largestSide: CGFloat = 136
  }

  init(_ choice: PictureChoice, finish: @escaping ([URL]?) -> Void) {
    self.choice = choice
    self.finish = finish
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Metrics.spacing
    layout.minimumLineSpacing = Metrics.spacing
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    guard choice.limit != 1 else { return }
    let add = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.finishMarked() })
    add.style = .done
    navigationItem.rightBarButtonItem = add
    hint.font = .preferredFont(forTextStyle: .footnote)
    toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(customView: hint), .flexibleSpace(),
    ]
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = choice.limit != 1
    collectionView.register(PictureThumbnailCell.self, forCellWithReuseIdentifier: "picture")
    files = choice.files
    if files.isEmpty {
      let label = UILabel()
      label.text = "No Photos"
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      collectionView.backgroundView = label
    }
    for file in choice.preselected {
      let path = file.standardizedFileURL.path
      guard let item = files.firstIndex(where: { $0.standardizedFileURL.path == path }) else {
        continue
      }
      marked.append(files[item])
      collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    marksDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = choice.limit == 1
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let columns = max(Metrics.leastColumns, (width / Metrics.largestSide).rounded(.up))
    let scale = max(traitCollection.displayScale, 1)
    let space = (width - (columns - 1) * Metrics.spacing) / columns
    let side = (space * scale).rounded(.down) / scale
    if side > 0, layout.itemSize.width != side {
      layout.itemSize = CGSize(width: side, height: side)
    }
  }

  // MARK: Items

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { files.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    if let cell = cell as? PictureThumbnailCell,
      let layout = collectionViewLayout
        as? UICollectionViewFlowLayout
    {
      let file = files[indexPath.item]
      let pixels = layout.itemSize.width * traitCollection.displayScale
      cell.show(file, thumbnails, pixels: Int(pixels.rounded(.up)))
      cell.mark = mark(of: file)
    }
    return cell
  }

  private func mark(of file: URL) -> PictureThumbnailCell.Mark? {
    guard let index = marked.firstIndex(of: file) else { return nil }
    return choice.isOrdered ? .number(index + 1) : .check
  }

  // MARK: Choosing

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { choice.limit <= 1 || marked.count < choice.limit }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let file = files[indexPath.item]
    if choice.limit == 1 {
      collectionView.deselectItem(at: indexPath, animated: true)
      finish([file])
    } else {
      marked.append(file)
      marksDidChange()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    marked.removeAll { $0 == files[indexPath.item] }
    marksDidChange()
  }

  private func marksDidChange() {
    guard choice.limit != 1 else { return }
    for path in collectionView.indexPathsForVisibleItems {
      let cell = collectionView.cellForItem(at: path) as? PictureThumbnailCell
      cell?.mark = mark(of: files[path.item])
    }
    let isTooMany = choice.limit > 0 && marked.count > choice.limit
    navigationItem.rightBarButtonItem?.isEnabled =
      !isTooMany && (!marked.isEmpty || !choice.preselected.isEmpty)
    hint.text =
      if !marked.isEmpty {
        marked.count == 1 ? "1 Photo Selected" : "\(marked.count) Photos Selected"
      } else if choice.limit > 0 { "Select up to \(choice.limit) photos." } else {
        "Select photos."
      }
    hint.sizeToFit()
    navigationController?.toolbar.setNeedsLayout()
  }

  /// Those that are ordered as they were marked, others as they are shown.
  private func finishMarked() {
    finish(choice.isOrdered ? marked : files.filter { marked.contains($0) })
  }
}
