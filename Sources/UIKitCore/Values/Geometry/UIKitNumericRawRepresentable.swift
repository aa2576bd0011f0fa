/// Names for numbers that can be a little more or less than another one: priorities of layout, levels of windows,
/// weights of fonts.
///
/// The operators stand here and not in the types, as in UIKit for Swift, so that a module that has declared them for
/// one of the types uses its own.
// swift-format-ignore: NoLeadingUnderscores
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// A name for a number.
  init(rawValue: RawValue)
}

// Evidence: the module's interface as compilers print it, which has these seven.

extension _UIKitNumericRawRepresentable {
  /// Whether the first number is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// More than `lhs` by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// More than `rhs` by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// Less than `lhs` by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// How much more the first is than the second.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes `lhs` more by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes `lhs` less by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
