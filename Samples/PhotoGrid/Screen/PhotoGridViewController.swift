import UIKit

/// The pictures of one folder as a grid of squares under pinned headings.
///
/// Ctrl+plus and Ctrl+minus change the number of columns, Ctrl+G sorts by folder or by month; a picture
/// pressed and dragged changes its place.
public final class PhotoGridViewController: UICollectionViewController {
  private let folder: URL
  private let scanner = PhotoScanner()
  private let grouper = PhotoGrouper()
  private let loader = ThumbnailLoader()
  private let progressView = ScanProgressView()
  /// Keeps pictures from being seen between the screen's upper edge and the pinned heading.
  private let statusBackdrop = UIView()
  private var photos: [PhotoFile] = []
  var sections: [PhotoSection] = []
  /// What the user chose; nil for what suits the pictures.
  private var chosenGrouping: PhotoGrouping?
  private var shownGrouping = PhotoGrouping.folder
  private var prefetches: [IndexPath: ThumbnailLoader.Request] = [:]
  /// The side a cell should have; the columns share the width evenly.
  private var wantedSide = PhotoGridViewController.usualSide
  private static let usualSide: CGFloat = 124

  private var flowLayout: UICollectionViewFlowLayout {
    collectionViewLayout as! UICollectionViewFlowLayout
  }

  public init(folder: URL? = nil) {
    self.folder = folder ?? PhotoSource.folder()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(
      width: 0, height: UIFontMetrics.default.scaledValue(for: 44))
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
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeader.reuseIdentifier)
    statusBackdrop.backgroundColor = SectionHeader.groundColor
    view.addSubview(statusBackdrop)
    view.addSubview(progressView)
    progressView.show(found: 0)
    scanner.scan(folder) { [weak self] photos, isFinished in
      self?.found(photos, isFinished: isFinished)
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
    statusBackdrop.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    let size = progressView.sizeThatFits(view.bounds.size)
    progressView.frame = CGRect(
      x: (view.bounds.width - size.width) / 2,
      y: view.bounds.height - view.safeAreaInsets.bottom - size.height - 20,
      width: size.width, height: size.height)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let anchor = self.anchor
    coordinator.animate(alongsideTransition: { _ in self.restore(anchor) })
  }

  // MARK: Contents

  private func found(_ photos: [PhotoFile], isFinished: Bool) {
    self.photos = photos
    progressView.show(found: photos.count)
    view.setNeedsLayout()
    regroup { [weak self] in
      guard let self, isFinished else { return }
      self.progressView.isHidden = true
      if photos.isEmpty { self.collectionView.backgroundView = EmptyView(folder: self.folder) }
    }
  }

  private func regroup(completion: @escaping @MainActor () -> Void = {}) {
    grouper.group(photos, by: chosenGrouping) { [weak self] sections, grouping in
      guard let self else { return }
      self.sections = sections
      self.shownGrouping = grouping
      self.reload()
      completion()
    }
  }

  private func reload() {
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

  private func changeDensity(to side: CGFloat) {
    let anchor = self.anchor
    wantedSide = min(max(side, 48), 480)
    updateItemSize()
    reload()
    restore(anchor)
  }

  /// The picture in the middle of what is seen, and how far below the upper edge.
  private struct Anchor {
    var path: IndexPath
    var distance: CGFloat
  }

  /// Nil at the top, which stays the top.
  private var anchor: Anchor? {
    let bounds = collectionView.bounds
    guard bounds.minY > -collectionView.adjustedContentInset.top else { return nil }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let visible = collectionView.indexPathsForVisibleItems.compactMap {
      collectionView.layoutAttributesForItem(at: $0)
    }
    let nearest = visible.min {
      hypot($0.center.x - middle.x, $0.center.y - middle.y)
        < hypot($1.center.x - middle.x, $1.center.y - middle.y)
    }
    return nearest.map { Anchor(path: $0.indexPath, distance: $0.center.y - bounds.minY) }
  }

  /// Scrolls so that the picture is where it was, after its size or the view's changed.
  private func restore(_ anchor: Anchor?) {
    guard let anchor else { return }
    view.layoutIfNeeded()
    guard let attributes = collectionView.layoutAttributesForItem(at: anchor.path) else { return }
    let inset = collectionView.adjustedContentInset
    let lowest =
      collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
    let wanted = attributes.center.y - min(anchor.distance, collectionView.bounds.height / 2)
    collectionView.contentOffset.y = max(-inset.top, min(wanted, lowest))
  }

  private var thumbnailPixels: Int {
    Int((flowLayout.itemSize.width * max(1, traitCollection.displayScale)).rounded(.up))
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.modifierFlags.contains(.control) else { continue }
      switch key.charactersIgnoringModifiers {
      case "+", "=": return changeDensity(to: wantedSide * 1.25)
      case "-": return changeDensity(to: wantedSide * 0.8)
      case "0": return changeDensity(to: Self.usualSide)
      case "g":
        chosenGrouping = shownGrouping == .folder ? .month : .folder
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
