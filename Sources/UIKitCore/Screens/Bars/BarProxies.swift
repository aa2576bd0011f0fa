// What proxies of bars and of their items can be told.

extension UITabBar {
  static var tabBarAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("barStyle", \UITabBar.barStyle),
      AppearanceProperty("isTranslucent", \UITabBar.isTranslucent),
      AppearanceProperty("barTintColor", \UITabBar.barTintColor),
      AppearanceProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      AppearanceProperty("backgroundImage", \UITabBar.backgroundImage),
      AppearanceProperty("shadowImage", \UITabBar.shadowImage),
      AppearanceProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      AppearanceProperty("itemPositioning", \UITabBar.itemPositioning),
      AppearanceProperty("itemWidth", \UITabBar.itemWidth),
      AppearanceProperty("itemSpacing", \UITabBar.itemSpacing),
      AppearanceProperty(
        "standardAppearance", of: UITabBar.self, get: { $0.ownStandardAppearance },
        set: { bar, value in if let value { bar.standardAppearance = value } },
        isSame: { $0 === $1 }),
      AppearanceProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  }
}

extension UIToolbar {
  static var toolbarAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("barStyle", \UIToolbar.barStyle),
      AppearanceProperty("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
      AppearanceProperty("backgroundImage", \UIToolbar.toolbarImages),
      AppearanceProperty("shadowImage", \UIToolbar.toolbarShadows),
      AppearanceProperty(
        "standardAppearance", of: UIToolbar.self, get: { $0.ownStandardAppearance },
        set: { bar, value in if let value { bar.standardAppearance = value } },
        isSame: { $0 === $1 }),
      AppearanceProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
      AppearanceProperty("compactAppearance", \UIToolbar.compactAppearance),
    ]
  }
}

extension UIBarItem {
  static var itemAppearance: [AppearanceProperty] {
    AppearanceProperty.attributesByState(
      "titleTextAttributes", of: UIBarItem.self, get: { $0.titleTextAttributes(for: $1) },
      set: { $0.setTitleTextAttributes($1, for: $2) })
  }
}

extension UIBarButtonItem {
  static var buttonItemAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("tintColor", \UIBarButtonItem.tintColor),
      AppearanceProperty("titlePositionAdjustment", \UIBarButtonItem.titleShifts),
      AppearanceProperty("backButtonTitlePositionAdjustment", \UIBarButtonItem.backTitleShifts),
      AppearanceProperty("backgroundImage", \UIBarButtonItem.backgrounds),
    ]
  }
}

extension UITabBarItem {
  static var tabItemAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("badgeColor", \UITabBarItem.badgeColor),
      AppearanceProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      AppearanceProperty("standardAppearance", \UITabBarItem.standardAppearance),
      AppearanceProperty("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance),
    ]
      + AppearanceProperty.attributesByState(
        "badgeTextAttributes", of: UITabBarItem.self, get: { $0.badgeTextAttributes(for: $1) },
        set: { $0.setBadgeTextAttributes($1, for: $2) })
  }
}
