import PlatformInterface

/// The size classes and margins that iOS derives from a window's size. The devices themselves are
/// in `PlatformInterface/Launch/DeviceProfile.swift`.
enum DeviceMetrics {
  /// Width above which an iPad gives a window regular width: split views below it are compact.
  static let regularWidth: CGFloat = 590
  /// Height from which a phone-like window counts as high: less is landscape.
  static let regularHeight: CGFloat = 480
  /// Long side from which a phone's landscape has regular width (Plus and Max models).
  static let largePhoneLength: CGFloat = 736
  /// Short side of those phones; others of the same length, such as iPhone X, stay compact.
  static let largePhoneWidth: CGFloat = 414

  /// The size classes that iOS gives a window of `size`.
  static func sizeClasses(of size: CGSize, idiom: UIUserInterfaceIdiom) -> (
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    guard idiom == .phone else {
      return (size.width >= regularWidth ? .regular : .compact, .regular)
    }
    if size.width <= size.height { return (.compact, .regular) }
    let isLarge = size.width >= largePhoneLength && size.height >= largePhoneWidth
    return (isLarge ? .regular : .compact, .compact)
  }

  /// The least distance between content and the edges of a view as wide as a controller's, in points.
  ///
  /// iOS-BEHAVIOUR: 20 where the view is 414 points wide or more, else 16; on their side phones without regular
  /// width keep 16. Evidence: metric-12.
  static func minimumMargin(width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let isSmallOnItsSide =
      traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    return width >= 414 && !isSmallOnItsSide ? 20 : 16
  }
}
