import UIKitTestSupport

@testable import UIKitCore

/// Rows with headers, by a layout of its own: lists know of it only what it answers.
@MainActor
final class ModelRows: UICollectionViewLayout {
  private var height: CGFloat = 0
  private var header: CGFloat = 0
  private var fades = false
  private var cells: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0
  private var previous: [[UICollectionViewLayoutAttributes]] = []
  private var deleted: Set<IndexPath> = []

  convenience init(random: inout SeededGenerator) {
    self.init()
    height = CGFloat(Int.random(in: 2...5, using: &random) * 10)
    header = CGFloat(Int.random(in: 0...1, using: &random) * 12)
    fades = Bool.random(using: &random)
  }

  override func prepare() {
    guard let view = collectionView else { return }
    previous = cells
    (cells, headers, end) = ([], [], 0)
    for section in 0..<view.numberOfSections {
      if header > 0 {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: [section, 0])
        attributes.frame = CGRect(x: 0, y: end, width: 320, height: header)
        headers.append(attributes)
        end += header
      }
      cells.append(
        (0..<view.numberOfItems(inSection: section)).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [section, item])
          attributes.frame = CGRect(x: 0, y: end, width: 300, height: height)
          end += height
          return attributes
        })
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: end) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (Array(cells.joined()) + headers).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item)
    else { return nil }
    return cells[path.section][path.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.indices.contains(path.section) ? headers[path.section] : nil
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard deleted.contains(path), previous.indices.contains(path.section),
      previous[path.section].indices.contains(path.item)
    else { return nil }
    let end = previous[path.section][path.item].copied { $0.alpha = 0 }
    return end
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard fades else { return }
    deleted = Set(
      updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func finalizeCollectionViewUpdates() { deleted = [] }
}
