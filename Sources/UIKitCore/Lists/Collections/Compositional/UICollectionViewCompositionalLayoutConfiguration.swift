/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// The direction in which sections follow each other and the list scrolls; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between one section and the next, in points; zero by default.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; their index paths have one index.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets of sections are measured from where they say `automatic`.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
