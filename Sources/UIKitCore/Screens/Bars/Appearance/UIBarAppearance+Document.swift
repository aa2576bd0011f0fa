import NibDocument

/// The appearances of bars in documents, which leave out what is as by default.
extension NibElement {
  /// The appearance that an attribute of a bar names; nil where the document has none.
  static func appearance<Appearance: UIBarAppearance>(
    _ key: String, _ source: NibSource
  ) -> Appearance? {
    guard let child = source.object.keyedObjects[key] else { return nil }
    let result = Appearance(idiom: .unspecified)
    let inner = NibSource(child, source.builder)
    if let color = inner.color("backgroundColor") { result.backgroundColor = color }
    if let image = inner.image("backgroundImage") { result.backgroundImage = image }
    if let color = inner.color("shadowColor") { result.shadowColor = color }
    if let image = inner.image("shadowImage") { result.shadowImage = image }
    if let bar = result as? UINavigationBarAppearance {
      if let attributes = textAttributes("titleTextAttributes", inner) {
        bar.titleTextAttributes = attributes
      }
      if let attributes = textAttributes("largeTitleTextAttributes", inner) {
        bar.largeTitleTextAttributes = attributes
      }
    }
    return result
  }

  /// Colour and font of a bar's title; nil where the document says neither.
  static func textAttributes(
    _ key: String, _ source: NibSource
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = source.object.keyedObjects[key] else { return nil }
    let attributes = NibSource(child, source.builder)
    var result: [NSAttributedString.Key: Any] = [:]
    if let color = attributes.color("textColor") ?? attributes.color("NSColor") {
      result[.foregroundColor] = color
    }
    if let font = attributes.font("fontDescription") ?? attributes.font("NSFont") {
      result[.font] = font
    }
    return result.isEmpty ? nil : result
  }
}
