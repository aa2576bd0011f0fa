// Traits were numbers before Swift 4.2, and sources of that time join them as such.

extension UIAccessibilityTraits {
  /// The traits that either has.
  @_spi(XcodeSources)
  public static func | (a: Self, b: Self) -> Self { a.union(b) }
  /// The traits that both have.
  @_spi(XcodeSources)
  public static func & (a: Self, b: Self) -> Self { a.intersection(b) }
  /// The traits that one of the two has.
  @_spi(XcodeSources)
  public static func ^ (a: Self, b: Self) -> Self { a.symmetricDifference(b) }
  /// All traits but these.
  @_spi(XcodeSources)
  prefix public static func ~ (a: Self) -> Self { Self(rawValue: ~a.rawValue) }
  /// Adds traits.
  @_spi(XcodeSources)
  public static func |= (a: inout Self, b: Self) { a.formUnion(b) }
  /// Keeps the traits that both have.
  @_spi(XcodeSources)
  public static func &= (a: inout Self, b: Self) { a.formIntersection(b) }
  /// Turns traits round.
  @_spi(XcodeSources)
  public static func ^= (a: inout Self, b: Self) { a.formSymmetricDifference(b) }
}
