// What proxies of search bars can be told.

extension UISearchBar {
  static var searchAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceProperty("barStyle", \UISearchBar.barStyle),
      AppearanceProperty("barTintColor", \UISearchBar.barTintColor),
      AppearanceProperty("isTranslucent", \UISearchBar.isTranslucent),
      AppearanceProperty("backgroundImage", \UISearchBar.backgroundImage),
      AppearanceProperty("keyboardAppearance", \UISearchBar.keyboardAppearance),
    ]
      + AppearanceProperty.byState(
        "searchFieldBackgroundImage", of: UISearchBar.self,
        get: { $0.searchFieldBackgroundImage(for: $1) },
        set: { $0.setSearchFieldBackgroundImage($1, for: $2) })
      + AppearanceProperty.attributesByState(
        "scopeBarButtonTitleTextAttributes", of: UISearchBar.self,
        get: { $0.scopeBarButtonTitleTextAttributes(for: $1) },
        set: { $0.setScopeBarButtonTitleTextAttributes($1, for: $2) })
  }
}
