import UIKit

/// Columns of equal width; each item goes below the shortest one. A decoration view lies behind all
/// of them.
final class WaterfallLayout: UICollectionViewLayout {
  static let boardKind = "Board"

  /// Width by height of an item, of which only the ratio counts.
  var aspectRatio: (IndexPath) -> CGFloat = { _ in 1 }
  var spacing: CGFloat = 8
  private var items: [UICollectionViewLayoutAttributes] = []
  private var board: UICollectionViewLayoutAttributes?
  private var contentHeight: CGFloat = 0

  override init() {
    super.init()
    register(BoardView.self, forDecorationViewOfKind: Self.boardKind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    items = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let width = collectionView.bounds.width
    let columns = max(2, Int(width / 150))
    let side = (width - spacing * CGFloat(columns + 3)) / CGFloat(columns)
    var bottoms = Array(repeating: spacing * 2, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let one = UICollectionViewLayoutAttributes(forCellWith: path)
      one.frame = CGRect(
        x: spacing * 2 + CGFloat(column) * (side + spacing), y: bottoms[column], width: side,
        height: (side / aspectRatio(path)).rounded())
      bottoms[column] = one.frame.maxY + spacing
      items.append(one)
    }
    contentHeight = (bottoms.max() ?? 0) + spacing
    let board = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.boardKind, with: IndexPath(item: 0, section: 0))
    board.frame = CGRect(
      x: spacing, y: spacing, width: width - spacing * 2, height: contentHeight - spacing * 2)
    board.zIndex = -1
    self.board = board
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (items + [board].compactMap { $0 }).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { board }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// The ground the waterfall lies on.
final class BoardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
