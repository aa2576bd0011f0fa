/// Attributes of `<imageView>`.
extension NibElement {
  static func read(_ picture: UIImageView, _ source: NibSource) {
    if let value = source.symbolConfiguration("preferredSymbolConfiguration") {
      picture.preferredSymbolConfiguration = value
    }
    if let image = source.image("image") { picture.image = image }
    if let image = source.image("highlightedImage") { picture.highlightedImage = image }
    if let value = source.bool("highlighted") { picture.isHighlighted = value }
  }
}
