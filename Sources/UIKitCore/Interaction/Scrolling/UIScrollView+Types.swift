extension UIScrollView {
  /// Which sides of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    /// Sides of axes that can scroll are added, and top and bottom for the content of a controller
    /// with bars.
    case automatic
    /// The sides along the axes that can be scrolled.
    case scrollableAxes
    /// No side of the safe area is added.
    case never
    /// Every side of the safe area is added.
    case always
  }

  /// The brightness of a scroll view's indicators.
  public enum IndicatorStyle: Int, @unchecked Sendable {
    /// Dark on light backgrounds and light on dark ones, by the appearance.
    case `default`
    /// Dark indicators, for light content.
    case black
    /// Light indicators, for dark content.
    case white
  }

  /// What scrolling does to a keyboard on screen.
  public enum KeyboardDismissMode: Int, @unchecked Sendable {
    /// The keyboard stays.
    case none
    /// The keyboard goes when the user begins to scroll.
    case onDrag
    /// The keyboard follows the finger that scrolls over it.
    case interactive
    /// The keyboard goes when the user begins to scroll, and the view above it with it.
    case onDragWithAccessory
    /// The keyboard and the view above it follow the finger that scrolls over them.
    case interactiveWithAccessory
  }

  /// Whether a scroll view shows an index at its side.
  public enum IndexDisplayMode: Int, @unchecked Sendable {
    /// The scroll view decides.
    case automatic
    /// The index is never shown.
    case alwaysHidden
  }

  /// What is left of the velocity after each millisecond.
  public struct DecelerationRate: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
    /// The part of the velocity that is left after a millisecond, from 0 to 1.
    public var rawValue: CGFloat
    /// Makes a rate of the part of the velocity that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Content glides far, as in most scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Why a scroll view's bounds change; decides what is told when.
///
/// iOS-BEHAVIOUR: collection view layouts are asked and invalidated before or after the bounds move, by
/// the way the change came. Evidence: collection-4.
enum BoundsChangeReason {
  /// `bounds =` or `frame =`: nobody hears `scrollViewDidScroll`.
  case boundsSetter
  /// `contentOffset =`.
  case contentOffsetSetter
  /// `setContentOffset(_:animated: false)`, `scrollRectToVisible`, `scrollToItem`.
  case programmaticMove
  /// An animated move begins: its target is announced while the bounds stay.
  case animationTarget
  /// One of the steps of an animated move.
  case animationStep
  /// What is seen lies elsewhere in the content now; nobody is told.
  case adjustment
  /// A finger, wheel, key or scroll bar, and what follows by itself.
  case scrolling
}
