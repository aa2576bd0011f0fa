/// The way of the views from where one layout had them to where another one wants them.
@MainActor
struct LayoutTransition: ListTransition {
  let view: any ListView
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  let scene: SceneBefore

  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    view.seen(old.finalAttributes(of: attributes, at: path))
  }

  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    view.seen(new.initialAttributes(of: attributes))
  }

  /// The old layout still answers; what it did not have fades in.
  func origin(of attributes: UICollectionViewLayoutAttributes) -> TransitionOrigin {
    let was = view.seen(
      old.attributes(
        of: attributes.category, attributes.kind, at: attributes.indexPath))
    return .at(was ?? attributes.faded())
  }
}

extension UICollectionViewLayout {
  /// What the layout says of one element.
  final func attributes(
    of category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
    }
  }
}
