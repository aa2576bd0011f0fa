import UIKit

// Sizes and insets: Tests/Fixtures/oracle/device_safe_areas.json.

extension ViewImageConfig {
  /// The iPad mini of 7.9 inches, sideways.
  public static let iPadMini = iPadMini(.landscape)

  /// The iPad mini of 7.9 inches, the whole screen.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(whole(orientation))
  }

  /// A part of the screen of the iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [320, 507, 694, 1024], portrait: [320, 438, 768], short: 768, long: 1024,
      orientation)
  }

  /// The iPad of 9.7 inches, sideways.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// The iPad of 9.7 inches, the whole screen.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(whole(orientation))
  }

  /// A part of the screen of the iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [320, 507, 694, 1024], portrait: [320, 438, 768], short: 768, long: 1024,
      orientation)
  }

  /// The iPad of 10.2 inches, sideways.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// The iPad of 10.2 inches, the whole screen.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(whole(orientation))
  }

  /// A part of the screen of the iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [320, 535, 750, 1080], portrait: [320, 480, 810], short: 810, long: 1080,
      orientation)
  }

  /// The iPad Pro of 10.5 inches, sideways.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// The iPad Pro of 10.5 inches, the whole screen.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(whole(orientation))
  }

  /// A part of the screen of the iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [320, 551, 782, 1112], portrait: [320, 504, 834], short: 834, long: 1112,
      orientation)
  }

  /// The iPad Pro of 11 inches, sideways.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// The iPad Pro of 11 inches, the whole screen.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(whole(orientation))
  }

  /// A part of the screen of the iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [375, 592, 809, 1194], portrait: [320, 504, 834], short: 834, long: 1194, top: 24,
      bottom: 20, orientation)
  }

  /// The iPad Pro of 12.9 inches, sideways.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The iPad Pro of 12.9 inches, the whole screen.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(whole(orientation))
  }

  /// A part of the screen of the iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      landscape: [375, 678, 981, 1366], portrait: [375, 639, 1024], short: 1024, long: 1366,
      isHalfRegular: true, orientation)
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    switch orientation {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }

  /// - Parameters:
  ///   - landscape: Widths of a third, a half, two thirds and all of the screen held sideways, in points.
  ///   - portrait: Widths of a third, two thirds and all of the screen held upright.
  ///   - isHalfRegular: Whether half of the screen held sideways is of regular width.
  private static func tablet(
    landscape: [CGFloat], portrait: [CGFloat], short: CGFloat, long: CGFloat, top: CGFloat = 20,
    bottom: CGFloat = 0, isHalfRegular: Bool = false, _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    let (width, height, isRegular): (CGFloat, CGFloat, Bool) =
      switch orientation {
      case .landscape(splitView: .oneThird): (landscape[0], short, false)
      case .landscape(splitView: .oneHalf): (landscape[1], short, isHalfRegular)
      case .landscape(splitView: .twoThirds): (landscape[2], short, true)
      case .landscape(splitView: .full): (landscape[3], short, true)
      case .portrait(splitView: .oneThird): (portrait[0], long, false)
      case .portrait(splitView: .twoThirds): (portrait[1], long, false)
      case .portrait(splitView: .full): (portrait[2], long, true)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: isRegular ? .iPadMini : .iPadMini_Compact_SplitView)
  }
}
