/// Attributes of `<searchBar>`.
extension NibElement {
  static func read(_ bar: UISearchBar, _ source: NibSource) {
    if let text = source.text("placeholder") { bar.placeholder = text }
    if let text = source.text("prompt") { bar.prompt = text }
    if let text = source.text("text") { bar.text = text }
    if let value = source.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let value = source.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let value = source.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
    if let value = source.bool("showsScopeBar") { bar.showsScopeBar = value }
    switch source.text("searchBarStyle") {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if source.text("barStyle") == "black" { bar.barStyle = .black }
    if let value = source.bool("translucent") { bar.isTranslucent = value }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
  }
}
