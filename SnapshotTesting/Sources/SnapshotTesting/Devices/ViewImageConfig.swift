import UIKit

/// The screen on which a controller is looked at: its size, what its bars cover, and its traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation {
    case landscape
    case portrait
  }

  /// How a tablet is held, and the part of its screen that the app has beside another one.
  public enum TabletOrientation {
    /// The shares of a screen that is higher than wide.
    public enum PortraitSplits {
      case oneThird
      case twoThirds
      case full
    }
    /// The shares of a screen that is wider than high.
    public enum LandscapeSplits {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What the status bar, a notch and the home indicator cover, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for the size that the controller's view has.
  public var size: CGSize?
  /// What the device says of itself.
  public var traits: UITraitCollection

  /// A screen of one's own.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The same in another size, nil for its own.
  func with(_ size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: traits)
  }
}
