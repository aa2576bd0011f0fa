import UIKit

// Sizes and insets: Tests/Fixtures/oracle/device_safe_areas.json.

extension ViewImageConfig {
  /// The iPhone SE of 2016, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, orientation, .iPhoneSe(orientation))
  }

  /// The iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, orientation, .iPhone8(orientation))
  }

  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, orientation, .iPhone8Plus(orientation))
  }

  /// The iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, notch: (44, 24), orientation, .iPhoneX(orientation))
  }

  /// The iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// The iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, notch: (44, 24), orientation, .iPhoneXsMax(orientation))
  }

  /// The iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, notch: (44, 24), orientation, .iPhoneXr(orientation))
  }

  /// The iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, notch: (47, 21), orientation, .iPhone12(orientation))
  }

  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, notch: (47, 21), orientation, .iPhone12(orientation))
  }

  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, notch: (47, 21), orientation, .iPhone12ProMax(orientation))
  }

  /// The iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, notch: (47, 21), orientation, .iPhone13(orientation))
  }

  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, notch: (50, 21), orientation, .iPhone13(orientation))
  }

  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, notch: (47, 21), orientation, .iPhone13(orientation))
  }

  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, notch: (47, 21), orientation, .iPhone13ProMax(orientation))
  }

  /// - Parameters:
  ///   - width: Of the screen held upright, in points.
  ///   - height: Of the screen held upright, in points.
  ///   - notch: What it covers of the screen, and what the home indicator covers of a screen held sideways;
  ///     nil for phones with a button, whose status bar is not there sideways.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, notch: (depth: CGFloat, indicator: CGFloat)? = nil,
    _ orientation: Orientation, _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: notch?.depth ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: notch.map {
          UIEdgeInsets(top: 0, left: $0.depth, bottom: $0.indicator, right: $0.depth)
        } ?? .zero,
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
