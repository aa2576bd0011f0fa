/// The kinds of elements that both lists have, by Apple's names.
enum ElementKind {
  static let cell = "UICollectionElementKindCell"
  static let header = "UICollectionElementKindSectionHeader"
  static let footer = "UICollectionElementKindSectionFooter"
}
