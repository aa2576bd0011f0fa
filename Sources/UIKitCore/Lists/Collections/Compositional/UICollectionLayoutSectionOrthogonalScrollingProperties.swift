/// How a section that scrolls across the layout's direction slows down and what it does at its ends.
///
/// A layout reads it when it is prepared.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content goes beyond the ends of a section that scrolls sideways.
  public enum Bounce: Int, Sendable {
    /// Content bounces, as with `always`.
    case automatic = 0
    /// Content goes beyond its ends and springs back, even where all groups are in sight.
    case always
    /// Content stops at its ends.
    case never
  }

  /// How fast scrolling slows down after a finger has left.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the speed that is left after a millisecond; zero for `automatic`.
    public let rawValue: CGFloat

    /// Makes a rate that keeps `rawValue` of the speed in each millisecond, a number from 0 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Fast where groups are turned one by one, else normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of ordinary scroll views, which lets content glide far.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A rate that brings content to rest soon after the finger has left.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether groups can be pulled beyond the ends of the section; `automatic`, which always
  /// bounces, by default.
  public var bounce = Bounce.automatic
  /// How fast the section comes to rest; `automatic`, which goes by the scrolling behaviour, by
  /// default.
  public var decelerationRate = DecelerationRate.automatic

  final func take(_ other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    bounce = other.bounce
    decelerationRate = other.decelerationRate
  }
}
