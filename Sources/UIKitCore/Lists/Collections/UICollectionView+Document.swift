import NibDocument

/// Attributes of `<collectionView>`, its layout and its prototypes; of `<collectionViewController>`.
extension NibElement {
  static func read(_ list: UICollectionView, _ source: NibSource) {
    if let value = source.bool("allowsSelection") { list.allowsSelection = value }
    if let value = source.bool("allowsMultipleSelection") { list.allowsMultipleSelection = value }
    if let value = source.bool("prefetchingEnabled") { list.isPrefetchingEnabled = value }
    if let child = source.object.keyedObjects["collectionViewLayout"],
      let layout = source.builder.make(child) as? UICollectionViewLayout
    {
      list.collectionViewLayout = layout
    }
    if let child = source.object.keyedObjects["backgroundView"] {
      list.backgroundView = source.builder.view(child)
    }
    for child in source.object.lists["cells"] ?? [] {
      guard let identifier = identifier(of: child, source) else { continue }
      list.register(
        source.builder.prototype(child) as? UINib, forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let child = source.object.keyedObjects[key],
        let identifier = identifier(of: child, source)
      else { continue }
      list.register(
        source.builder.prototype(child) as? UINib, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  static func read(_ controller: UICollectionViewController, _ source: NibSource) {
    if let value = source.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = value
    }
  }
}
