import UIKit

/// The pictures of one folder as a grid of squares under pinned headings.
///
/// Ctrl+plus and Ctrl+minus change the number of columns, Ctrl+G sorts by folder or by month.
public final class PhotoGridViewController: UICollectionViewController {
  private let folder: URL
  private let scanner = PhotoScanner()
  private let loader = ThumbnailLoader()
  private let progressView = ScanProgressView()
  private var photos: [PhotoFile] = []
  private var sections: [PhotoSection] = []
  private var grouping: PhotoGrouping?
  private var prefetches: [IndexPath: ThumbnailLoader.Request] = [:]
  /// The side a cell should have; the columns share the width evenly.
  private var wantedSide: CGFloat = 124

  private var flowLayout: UICollectionViewFlowLayout {
    collectionViewLayout as! UICollectionViewFlowLayout
  }

  public init(folder: URL? = nil) {
    self.folder = folder ?? PhotoSource.folder()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    super.init(collectionViewLayout: layout)
    title = "Photos"
  }

  public required init?(coder: NSCoder) {
    fatalError("PhotoGridViewController is made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.prefetchDataSource = self
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeader.reuseIdentifier)
    view.addSubview(progressView)
    progressView.show(found: 0)
    scanner.scan(folder) { [weak self] photos, isFinished in
      self?.show(photos, isFinished: isFinished)
    }
  }

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    loader.dropCache()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateItemSize()
    let size = progressView.sizeThatFits(view.bounds.size)
    progressView.frame = CGRect(
      x: (view.bounds.width - size.width) / 2,
      y: view.bounds.height - view.safeAreaInsets.bottom - size.height - 20,
      width: size.width, height: size.height)
  }

  // MARK: Contents

  private func show(_ photos: [PhotoFile], isFinished: Bool) {
    self.photos = photos
    regroup()
    progressView.show(found: photos.count)
    progressView.isHidden = isFinished
    view.setNeedsLayout()
    if isFinished, photos.isEmpty { collectionView.backgroundView = EmptyView(folder: folder) }
  }

  private func regroup() {
    let grouping = self.grouping ?? PhotoGrouper.naturalGrouping(of: photos)
    sections = PhotoGrouper.sections(of: photos, by: grouping)
    prefetches.values.forEach { $0.cancel() }
    prefetches = [:]
    collectionView.reloadData()
  }

  // MARK: Density

  private func updateItemSize() {
    let spacing = flowLayout.minimumInteritemSpacing
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    guard width > 0 else { return }
    let columns = max(2, ((width + spacing) / (wantedSide + spacing)).rounded())
    let side = ((width - (columns - 1) * spacing) / columns * 2).rounded(.down) / 2
    guard side > 0, flowLayout.itemSize.width != side else { return }
    flowLayout.itemSize = CGSize(width: side, height: side)
  }

  private func changeDensity(by factor: CGFloat) {
    wantedSide = min(max(wantedSide * factor, 48), 480)
    updateItemSize()
    prefetches.values.forEach { $0.cancel() }
    prefetches = [:]
    collectionView.reloadData()
  }

  private var thumbnailPixels: Int {
    Int((flowLayout.itemSize.width * max(1, traitCollection.displayScale)).rounded(.up))
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.modifierFlags.contains(.control) else { continue }
      switch key.charactersIgnoringModifiers {
      case "+", "=": return changeDensity(by: 1.25)
      case "-": return changeDensity(by: 0.8)
      case "0":
        wantedSide = 124
        return changeDensity(by: 1)
      case "g":
        let now = grouping ?? PhotoGrouper.naturalGrouping(of: photos)
        grouping = now == .folder ? .month : .folder
        return regroup()
      default: continue
      }
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Data source

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].photos.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
    prefetches[indexPath] = nil
    cell.show(
      sections[indexPath.section].photos[indexPath.item], from: loader, pixels: thumbnailPixels)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: SectionHeader.reuseIdentifier, for: indexPath)
      as! SectionHeader
    let section = sections[indexPath.section]
    header.show(title: section.title, count: section.photos.count)
    return header
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? PhotoCell)?.cancel()
  }
}

extension PhotoGridViewController: UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths where prefetches[path] == nil {
      let photo = sections[path.section].photos[path.item]
      guard loader.cached(photo, pixels: thumbnailPixels) == nil else { continue }
      prefetches[path] = loader.load(photo, pixels: thumbnailPixels, isUrgent: false) {
        [weak self] _ in self?.prefetches[path] = nil
      }
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { prefetches.removeValue(forKey: path)?.cancel() }
  }
}
