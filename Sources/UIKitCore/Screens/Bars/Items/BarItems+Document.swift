import NibDocument

/// Attributes of `<barButtonItem>` and `<tabBarItem>`.
extension NibElement {
  static func read(_ item: UIBarButtonItem, _ source: NibSource) {
    AccessibilityDocument.read(item, source)
    if let title = source.text("title") { item.title = title }
    if let image = source.image("image") { item.image = image }
    if let value = source.bool("enabled") { item.isEnabled = value }
    if let value = source.integer("tag") { item.tag = value }
    if let value = source.number("width") { item.width = value }
    if source.text("style") == "done" { item.style = .done }
    if let color = source.color("tintColor") { item.tintColor = color }
    if let child = source.object.keyedObjects["customView"]
      ?? source.object.keyedObjects.values.first(where: { source.builder.isView($0) })
    {
      item.customView = source.builder.view(child)
    }
  }

  static func systemItem(_ source: NibSource) -> UIBarButtonItem.SystemItem? {
    source.word(
      "systemItem",
      [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
      ])
  }

  static func read(_ item: UITabBarItem, _ source: NibSource) {
    AccessibilityDocument.read(item, source)
    if let title = source.text("title") { item.title = title }
    if let image = source.image("image") { item.image = image }
    if let image = source.image("selectedImage", catalog: "selectedImageCatalog") {
      item.selectedImage = image
    }
    if let value = source.text("badgeValue") { item.badgeValue = value }
    if let value = source.integer("tag") { item.tag = value }
    if let value = source.bool("enabled") { item.isEnabled = value }
  }

  /// One of the system's own, with its title and picture.
  static func tabBarItem(_ source: NibSource) -> UITabBarItem? {
    let words: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    guard let item = source.word("systemItem", words) else { return nil }
    return UITabBarItem(tabBarSystemItem: item, tag: source.integer("tag") ?? 0)
  }
}
