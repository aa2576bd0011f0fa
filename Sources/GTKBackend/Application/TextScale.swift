/// The desktop's text factor as one of UIKit's text sizes.
enum TextScale {
  /// Body text of each size in points, as iOS has it; "large" is the one for a factor of 1.
  private static let bodySizes: [(name: String, points: Double)] = [
    ("extraSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("extraLarge", 19),
    ("extraExtraLarge", 21), ("extraExtraExtraLarge", 23), ("accessibilityMedium", 28),
    ("accessibilityLarge", 33), ("accessibilityExtraLarge", 40),
    ("accessibilityExtraExtraLarge", 47), ("accessibilityExtraExtraExtraLarge", 53),
  ]

  /// The size whose body text is nearest to 17 points times `factor`.
  static func name(forFactor factor: Double) -> String {
    guard factor.isFinite, factor > 0 else { return "large" }
    let wanted = 17 * factor
    return bodySizes.min { abs($0.points - wanted) < abs($1.points - wanted) }!.name
  }
}
