extension UIViewController {
  /// What a scene says of the controller itself.
  final func read(_ source: NibSource) {
    if let title = source.text("title") { self.title = title }
    if let name = source.text("restorationIdentifier") { restorationIdentifier = name }
    if source.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = source.text("storyboardIdentifier")
    }
    if let style = source.word("modalPresentationStyle", NibWords.modalStyles) {
      modalPresentationStyle = style
    }
    if let style = source.word("modalTransitionStyle", NibWords.modalTransitions) {
      modalTransitionStyle = style
    }
    if let value = source.bool("definesPresentationContext") { definesPresentationContext = value }
    if let value = source.bool("modalInPresentation") { isModalInPresentation = value }
    if let style = source.word("interfaceStyle", NibWords.interfaceStyles) {
      overrideUserInterfaceStyle = style
    }
    if let value = source.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let value = source.bool("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = value
    }
    if let value = source.bool("automaticallyAdjustsScrollViewInsets") {
      automaticallyAdjustsScrollViewInsets = value
    }
    if let edges = source.options("edgesForExtendedLayout", NibWords.edges) {
      edgesForExtendedLayout = edges
    }
    if let size = source.size("freeformSize") ?? source.size("contentSizeForViewInPopover") {
      preferredContentSize = size
    }
  }
}

/// The words of a controller's presentation.
extension NibWords {
  static let modalStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  /// iOS-BEHAVIOUR: a scene's `interfaceStyle` is its controller's `overrideUserInterfaceStyle`. Evidence: unmeasured.
  static let interfaceStyles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]

  static let modalTransitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
