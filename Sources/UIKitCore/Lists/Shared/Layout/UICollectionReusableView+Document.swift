/// Attributes of `<collectionReusableView>`.
extension NibElement {
  static func read(_ view: UICollectionReusableView, _ source: NibSource) {
    view.elementState.reuseIdentifier = source.text("reuseIdentifier")
  }
}
