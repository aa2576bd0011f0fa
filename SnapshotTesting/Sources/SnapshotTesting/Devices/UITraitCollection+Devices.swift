import UIKit

extension UITraitCollection {
  /// What the iPhone SE of 2016 says of itself.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// What the iPhone 8 says of itself.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// What the iPhone 8 Plus says of itself.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isRegularSideways: true)
  }
  /// What the iPhone X says of itself.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// What the iPhone XS Max says of itself.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isRegularSideways: true)
  }
  /// What the iPhone XR says of itself.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isRegularSideways: true, hasForceTouch: false)
  }
  /// What the iPhone 12 says of itself.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// What the iPhone 12 Pro Max says of itself.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isRegularSideways: true)
  }
  /// What the iPhone 13 says of itself.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// What the iPhone 13 Pro Max says of itself.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isRegularSideways: true)
  }

  /// What the iPad mini of 7.9 inches says of itself where the app has most of the screen.
  public static let iPadMini = tablet(.regular)
  /// What the iPad mini of 7.9 inches says of itself where the app has a narrow part of the screen.
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  /// What the iPad of 9.7 inches says of itself where the app has most of the screen.
  public static let iPad9_7 = tablet(.regular)
  /// What the iPad of 9.7 inches says of itself where the app has a narrow part of the screen.
  public static let iPad9_7_Compact_SplitView = tablet(.compact)
  /// What the iPad of 10.2 inches says of itself where the app has most of the screen.
  public static let iPad10_2 = tablet(.regular)
  /// What the iPad of 10.2 inches says of itself where the app has a narrow part of the screen.
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  /// What the iPad Pro of 10.5 inches says of itself where the app has most of the screen.
  public static let iPadPro10_5 = tablet(.regular)
  /// What the iPad Pro of 10.5 inches says of itself where the app has a narrow part of the screen.
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  /// What the iPad Pro of 11 inches says of itself where the app has most of the screen.
  public static let iPadPro11 = tablet(.regular)
  /// What the iPad Pro of 11 inches says of itself where the app has a narrow part of the screen.
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  /// What the iPad Pro of 12.9 inches says of itself where the app has most of the screen.
  public static let iPadPro12_9 = tablet(.regular)
  /// What the iPad Pro of 12.9 inches says of itself where the app has a narrow part of the screen.
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isRegularSideways: Bool = false,
    hasForceTouch: Bool = true
  ) -> UITraitCollection {
    let isSideways = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: hasForceTouch ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(
        horizontalSizeClass: isSideways && isRegularSideways ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isSideways ? .compact : .regular),
    ])
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
