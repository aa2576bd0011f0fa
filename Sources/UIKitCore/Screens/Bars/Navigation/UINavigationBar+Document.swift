import NibDocument

/// Attributes of `<navigationItem>` and `<navigationBar>`.
extension NibElement {
  static func read(_ item: UINavigationItem, _ source: NibSource) {
    if let title = source.text("title") { item.title = title }
    if let prompt = source.text("prompt") { item.prompt = prompt }
    if let title = source.text("backButtonTitle") { item.backButtonTitle = title }
    if let value = source.bool("hidesBackButton") { item.hidesBackButton = value }
    if let value = source.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = value
    }
    if let word = source.text("largeTitleDisplayMode"),
      let mode: UINavigationItem.LargeTitleDisplayMode = [
        "automatic": .automatic, "always": .always, "never": .never,
      ][word]
    {
      item.largeTitleDisplayMode = mode
    }
    let builder = source.builder
    let children = source.object.keyedObjects
    // A controller may have set its own in init(coder:).
    if let items = items("leftBarButtonItem", "leftBarButtonItems", source) {
      item.leftBarButtonItems = items
    }
    if let items = items("rightBarButtonItem", "rightBarButtonItems", source) {
      item.rightBarButtonItems = items
    }
    if let child = children["backBarButtonItem"] {
      item.backBarButtonItem = builder.make(child) as? UIBarButtonItem
    }
    if let child = children["titleView"] { item.titleView = builder.view(child) }
  }

  private static func items(
    _ one: String, _ several: String, _ source: NibSource
  ) -> [UIBarButtonItem]? {
    let objects =
      source.object.lists[several] ?? source.object.keyedObjects[one].map { [$0] } ?? []
    let items = objects.compactMap { source.builder.make($0) as? UIBarButtonItem }
    return items.isEmpty ? nil : items
  }

  static func read(_ bar: UINavigationBar, _ source: NibSource) {
    // One of a controller has that controller's items, and its place from it.
    let items = (source.object.lists["items"] ?? [])
      .compactMap { source.builder.make($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
    if let value = source.bool("largeTitles") ?? source.bool("prefersLargeTitles") {
      bar.prefersLargeTitles = value
    }
    if let value = source.bool("translucent") { bar.isTranslucent = value }
    if source.text("barStyle") == "black" { bar.barStyle = .black }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
    if let color = source.color("tintColor") { bar.tintColor = color }
    if let attributes = textAttributes("titleTextAttributes", source) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", source) {
      bar.largeTitleTextAttributes = attributes
    }
    if let appearance: UINavigationBarAppearance = appearance("standardAppearance", source) {
      bar.standardAppearance = appearance
    }
    if let appearance: UINavigationBarAppearance = appearance("scrollEdgeAppearance", source) {
      bar.scrollEdgeAppearance = appearance
    }
    if let appearance: UINavigationBarAppearance = appearance("compactAppearance", source) {
      bar.compactAppearance = appearance
    }
  }
}
