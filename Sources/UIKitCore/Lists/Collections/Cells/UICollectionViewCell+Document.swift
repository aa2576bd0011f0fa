import NibDocument

/// Contents of `<collectionViewCell>`.
extension NibElement {
  static func read(_ cell: UICollectionViewCell, _ source: NibSource) {
    let children = source.object.keyedObjects
    if let child = children["contentView"] ?? children["collectionViewCellContentView"] {
      fill(cell.contentView, with: child, source)
    }
    if let child = children["backgroundView"] { cell.backgroundView = source.builder.view(child) }
    if let child = children["selectedBackgroundView"] {
      cell.selectedBackgroundView = source.builder.view(child)
    }
  }
}
