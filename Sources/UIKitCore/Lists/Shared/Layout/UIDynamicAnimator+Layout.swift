/// An animator of a collection view's layout: items are attributes, in the content's coordinates.
///
/// Whenever attributes move, the layout is invalidated, so that it hands them out where they are now.
extension UIDynamicAnimator {
  /// Makes an animator of attributes. The layout is not held.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    simulation.referenceBounds = { [weak layout] in
      layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }
    itemsMoved = { [weak layout] _ in layout?.invalidateLayout() }
  }

  /// The attributes of a cell that a behavior of the animator concerns; nil for others.
  ///
  /// - Complexity: O(items).
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view that a behavior of the animator concerns; nil for others.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a decoration view that a behavior of the animator concerns; nil for others.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    assembleIfNeeded()
    for entry in simulation.ordered {
      if let attributes = entry.item as? UICollectionViewLayoutAttributes, isWanted(attributes) {
        return attributes
      }
    }
    return nil
  }
}
