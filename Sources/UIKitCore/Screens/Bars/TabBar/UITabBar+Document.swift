import NibDocument

/// Attributes and items of `<tabBar>`.
extension NibElement {
  static func read(_ bar: UITabBar, _ source: NibSource) {
    if let value = source.bool("translucent") { bar.isTranslucent = value }
    if source.text("barStyle") == "black" { bar.barStyle = .black }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
    if let color = source.color("tintColor") { bar.tintColor = color }
    if let color = source.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    if let appearance: UITabBarAppearance = appearance("standardAppearance", source) {
      bar.standardAppearance = appearance
    }
    if let appearance: UITabBarAppearance = appearance("scrollEdgeAppearance", source) {
      bar.scrollEdgeAppearance = appearance
    }
    let items = (source.object.lists["items"] ?? [])
      .compactMap { source.builder.make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }
}
