import UIKit

/// Pictures in two sections: pressed and dragged they change places, across sections too, one or
/// several at a time; dragged out of the window they land in other programs as images, and images
/// dropped in from there become pictures here.
public final class DragReorderViewController: UICollectionViewController {
  private var sections = [Picture.all(0..<10), Picture.all(10..<16)]
  private let titles = ["Holidays", "Favourites"]

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 78, height: 78)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    super.init(collectionViewLayout: layout)
    title = "Drag and Drop"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "Picture")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  // MARK: Data source

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
      as! PictureCell
    cell.imageView.image = sections[indexPath.section][indexPath.item].image
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Title", for: indexPath) as! TitleView
    view.label.text = titles[indexPath.section]
    return view
  }
}

// MARK: - Dragging

extension DragReorderViewController: UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem(at: indexPath)] }

  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [dragItem(at: indexPath)] }

  private func dragItem(at indexPath: IndexPath) -> UIDragItem {
    let picture = sections[indexPath.section][indexPath.item]
    let provider = NSItemProvider(object: picture.image)
    provider.suggestedName = picture.name
    let item = UIDragItem(itemProvider: provider)
    item.localObject = picture
    return item
  }
}

// MARK: - Dropping

extension DragReorderViewController: UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: UIImage.self) }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let last = sections.count - 1
    var destination =
      coordinator.destinationIndexPath ?? IndexPath(item: sections[last].count, section: last)
    for item in coordinator.items {
      if let source = item.sourceIndexPath {
        move(item.dragItem, from: source, to: destination, coordinator)
      } else {
        insert(item.dragItem, at: destination, coordinator)
      }
      destination.item += 1
    }
  }

  private func move(
    _ item: UIDragItem, from source: IndexPath, to destination: IndexPath,
    _ coordinator: UICollectionViewDropCoordinator
  ) {
    guard let picture = item.localObject as? Picture,
      let old = sections[source.section].firstIndex(where: { $0 === picture })
    else { return }
    var target = destination
    collectionView.performBatchUpdates {
      self.sections[source.section].remove(at: old)
      target.item = min(target.item, self.sections[target.section].count)
      self.sections[target.section].insert(picture, at: target.item)
      self.collectionView.deleteItems(at: [IndexPath(item: old, section: source.section)])
      self.collectionView.insertItems(at: [target])
    }
    coordinator.drop(item, toItemAt: target)
  }

  /// Shows a spinner where the picture will be, and the picture once it is there.
  private func insert(
    _ item: UIDragItem, at destination: IndexPath, _ coordinator: UICollectionViewDropCoordinator
  ) {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: destination, reuseIdentifier: "Picture")
    placeholder.cellUpdateHandler = { ($0 as? PictureCell)?.imageView.image = nil }
    let context = coordinator.drop(item, to: placeholder)
    item.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
      DispatchQueue.main.async {
        guard let image = object as? UIImage else {
          context.deletePlaceholder()
          return
        }
        context.commitInsertion { place in
          self.sections[place.section].insert(Picture(image), at: place.item)
        }
      }
    }
  }
}
