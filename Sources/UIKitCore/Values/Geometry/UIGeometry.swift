// Distances from edges and offsets, as Apple's UIGeometry.h declares them.

/// Distances from the four edges of a rectangle; positive ones lead inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets of four distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// All four sides are numbers, neither infinite nor NaN.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// Side by side.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The larger of each side.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// Distances from the edges of a rectangle, of which leading and trailing follow the direction of
/// reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the edge where lines begin, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines end, in points.
  public var trailing: CGFloat

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets of four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }

  /// Left and right as they lie under `direction`.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    if direction == .leftToRight {
      self.init(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else {
      self.init(
        top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }
}

/// How far something is moved from its usual place.
public struct UIOffset: Hashable, Codable, Sendable {
  /// How far to the right, in points.
  public var horizontal: CGFloat
  /// How far down, in points.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset of two distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}

/// The numbers between two others, both included.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The least number of the range.
  public var minimum: CGFloat
  /// The greatest number of the range.
  public var maximum: CGFloat

  /// Makes the range of zero alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes the range from one number to another.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of zero alone.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has neither beginning nor end.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes a set of edges of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, of which leading and trailing follow the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes a set of edges of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// How strongly a constraint, or a view's own size, is to be held; `required` at most.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number by which priorities compare, from 1 to 1000.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold, and one that cannot is broken with a message.
  public static let required = UILayoutPriority(1000)
  /// 750: at which buttons resist being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: at which a size resists a window that the user makes smaller.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: at which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: at which a size gives way to a window that the user makes smaller.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: at which views resist growing beyond their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which a view wants to be as small as a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}

/// Returns whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
  insets1 == insets2
}

/// Returns whether two offsets are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

extension CGRect {
  /// Returns the rectangle without the space that insets take on each side.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
