@_spi(XcodeSources) import ObjCRuntime

/// Properties of bars and their items that attributes in the panel of identities set.
extension KeyedProperties {
  static func registerBarsByAttributes() {
    ObjCMembers.add(UINavigationBar.self) {
      $0.property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
      $0.property(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
      $0.property("barStyle", \UINavigationBar.barStyle)
      $0.property("barTintColor", \UINavigationBar.barTintColor)
      $0.property("isTranslucent", \UINavigationBar.isTranslucent)
      $0.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
      $0.property("shadowImage", \UINavigationBar.shadowImage)
    }
    ObjCMembers.add(UITabBar.self) {
      $0.property("backgroundImage", \UITabBar.backgroundImage)
      $0.property("barStyle", \UITabBar.barStyle)
      $0.property("barTintColor", \UITabBar.barTintColor)
      $0.property("isTranslucent", \UITabBar.isTranslucent)
      $0.property("itemSpacing", \UITabBar.itemSpacing)
      $0.property("itemWidth", \UITabBar.itemWidth)
      $0.property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
      $0.property("shadowImage", \UITabBar.shadowImage)
      $0.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    }
    ObjCMembers.add(UIToolbar.self) {
      $0.property("barStyle", \UIToolbar.barStyle)
      $0.property("barTintColor", \UIToolbar.barTintColor)
      $0.property("isTranslucent", \UIToolbar.isTranslucent)
    }
    ObjCMembers.add(UISearchBar.self) {
      $0.property("autocapitalizationType", \UISearchBar.autocapitalizationType)
      $0.property("autocorrectionType", \UISearchBar.autocorrectionType)
      $0.property("backgroundImage", \UISearchBar.backgroundImage)
      $0.property("barStyle", \UISearchBar.barStyle)
      $0.property("barTintColor", \UISearchBar.barTintColor)
      $0.property("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
      $0.property("isEnabled", \UISearchBar.isEnabled)
      $0.property("isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
      $0.property("isSecureTextEntry", \UISearchBar.isSecureTextEntry)
      $0.property("isTranslucent", \UISearchBar.isTranslucent)
      $0.property("keyboardAppearance", \UISearchBar.keyboardAppearance)
      $0.property("keyboardType", \UISearchBar.keyboardType)
      $0.property("prompt", \UISearchBar.prompt)
      $0.property("returnKeyType", \UISearchBar.returnKeyType)
      $0.property("searchBarStyle", \UISearchBar.searchBarStyle)
      $0.property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
      $0.property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
      $0.property("showsCancelButton", \UISearchBar.showsCancelButton)
      $0.property("showsScopeBar", \UISearchBar.showsScopeBar)
      $0.property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
      $0.property("spellCheckingType", \UISearchBar.spellCheckingType)
    }
    ObjCMembers.add(UIBarButtonItem.self) {
      $0.property(
        "changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
      $0.property("customView", \UIBarButtonItem.customView)
      $0.property("isHidden", \UIBarButtonItem.isHidden)
      $0.property("isSelected", \UIBarButtonItem.isSelected)
      $0.property("tintColor", \UIBarButtonItem.tintColor)
      $0.property("width", \UIBarButtonItem.width)
    }
    ObjCMembers.add(UIBarItem.self) {
      $0.property("imageInsets", \UIBarItem.imageInsets)
      $0.property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
      $0.property("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
      $0.property("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
      $0.property("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    }
    ObjCMembers.add(UITabBarItem.self) {
      $0.property("badgeColor", \UITabBarItem.badgeColor)
      $0.property("badgeValue", \UITabBarItem.badgeValue)
      $0.property("selectedImage", \UITabBarItem.selectedImage)
    }
    ObjCMembers.add(UINavigationItem.self) {
      $0.property("backButtonTitle", \UINavigationItem.backButtonTitle)
      $0.property("hidesBackButton", \UINavigationItem.hidesBackButton)
      $0.property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
      $0.property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
      $0.property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    }
  }
}
