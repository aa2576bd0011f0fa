import CollectionEngine

/// The way of the views from where one layout had them to where another one wants them.
@MainActor
struct LayoutTransition: ListTransition {
  let view: UICollectionView
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

  func destination(of element: DisplayedElement) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributes(of: element.attributes, at: element.indexPath)
  }
}

/// Views go to where the layout wants them now, for a reason that the layout need not hear of.
@MainActor
struct QuietTransition: ListTransition {
  let view: any ListView
  let scene: SceneBefore

  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    nil
  }

  func origin(of attributes: UICollectionViewLayoutAttributes) -> TransitionOrigin {
    guard let path = ItemPath(attributes.indexPath) else { return .outOfSight }
    return scene.attributes(at: path, like: attributes).map { .at($0) } ?? .outOfSight
  }

  func destination(of element: DisplayedElement) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributes(of: element.attributes, at: element.indexPath)
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
