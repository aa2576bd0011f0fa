// What proxies of scroll views can be told.

extension UIScrollView {
  static var scrollAppearance: [AppearanceProperty] {
    [
      AppearanceProperty(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      AppearanceProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      AppearanceProperty("indicatorStyle", \UIScrollView.indicatorStyle),
      AppearanceProperty("bounces", \UIScrollView.bounces),
      AppearanceProperty(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      AppearanceProperty(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      AppearanceProperty("delaysContentTouches", \UIScrollView.delaysContentTouches),
    ]
  }
}

extension UIRefreshControl {
  static var refreshAppearance: [AppearanceProperty] {
    [AppearanceProperty("attributedTitle", \UIRefreshControl.attributedTitle)]
  }
}
