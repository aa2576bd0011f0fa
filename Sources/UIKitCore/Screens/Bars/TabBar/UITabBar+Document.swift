import NibDocument

/// Attributes and items of `<tabBar>`.
extension NibElement {
  /// What the bar of a controller has, too.
  static func readBar(_ bar: UITabBar, _ source: NibSource) {
    if let value = source.bool("translucent") { bar.isTranslucent = value }
    if source.text("barStyle") == "black" { bar.barStyle = .black }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
    // The older name of the tint; documents keep it where Xcode's panel calls it "Image Tint".
    if let color = source.color("tintColor") ?? source.color("selectedImageTintColor") {
      bar.tintColor = color
    }
    if let color = source.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    if let image = source.image("backgroundImage") { bar.backgroundImage = image }
    if let image = source.image("selectionIndicatorImage") { bar.selectionIndicatorImage = image }
    if let image = source.image("shadowImage") { bar.shadowImage = image }
    if let value: UITabBar.ItemPositioning = source.word(
      "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered])
    {
      bar.itemPositioning = value
    }
    if let width = source.number("itemWidth") { bar.itemWidth = width }
    if let spacing = source.number("itemSpacing") { bar.itemSpacing = spacing }
    if let appearance: UITabBarAppearance = appearance("standardAppearance", source) {
      bar.standardAppearance = appearance
    }
    if let appearance: UITabBarAppearance = appearance("scrollEdgeAppearance", source) {
      bar.scrollEdgeAppearance = appearance
    }
  }

  /// A tab bar among other views, with items of its own.
  static func read(_ bar: UITabBar, _ source: NibSource) {
    readBar(bar, source)
    let items = (source.object.lists["items"] ?? [])
      .compactMap { source.builder.make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }
}
