/// Attributes of `<activityIndicatorView>`.
extension NibElement {
  static func read(_ view: UIActivityIndicatorView, _ source: NibSource) {
    if let style = source.word("style", NibWords.activityStyles) { view.style = style }
    if let color = source.color("color") { view.color = color }
    // One that does not hide by itself stays as the document has it.
    let isHidden = source.bool("hidden") ?? false
    view.hidesWhenStopped = source.bool("hidesWhenStopped") ?? false
    if !view.hidesWhenStopped { view.isHidden = isHidden }
    if source.bool("animating") == true { view.startAnimating() }
  }
}

extension NibWords {
  static let activityStyles: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "white": .white, "gray": .gray,
    "whiteLarge": .whiteLarge,
  ]
}
