/// Attributes of `<collectionViewFlowLayout>`.
extension NibElement {
  static func read(_ layout: UICollectionViewFlowLayout, _ source: NibSource) {
    if let value = source.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = source.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = value
    }
    if source.text("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = source.size("itemSize") { layout.itemSize = size }
    if let size = source.size("estimatedItemSize") {
      layout.estimatedItemSize = size
    } else if source.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = source.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = source.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = source.insets("sectionInset") { layout.sectionInset = insets }
    if let word = source.text("sectionInsetReference"),
      let value: UICollectionViewFlowLayout.SectionInsetReference = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ][word]
    {
      layout.sectionInsetReference = value
    }
    if let value = source.bool("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = value
    }
    if let value = source.bool("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = value
    }
  }
}
