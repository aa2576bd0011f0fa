import NibDocument

/// Attributes of `<toolbar>`.
extension NibElement {
  static func readBar(_ bar: UIToolbar, _ source: NibSource) {
    if let value = source.bool("translucent") { bar.isTranslucent = value }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
    if let color = source.color("tintColor") { bar.tintColor = color }
  }

  /// A toolbar among other views, with items of its own.
  static func read(_ bar: UIToolbar, _ source: NibSource) {
    readBar(bar, source)
    if let children = source.object.lists["items"] {
      bar.items = children.compactMap { source.builder.make($0) as? UIBarButtonItem }
    }
  }
}
