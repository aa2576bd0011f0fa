/// When a member of a set is meant.
package struct AssetConditions: Equatable, Sendable {
  /// `iphone`, `ipad`, `mac` and so on; nil for every device.
  package var idiom: String?
  package var isDark: Bool?
  package var hasHighContrast: Bool?
  package var isRightToLeft: Bool?
  package var hasCompactWidth: Bool?
  package var hasCompactHeight: Bool?
  /// `display-P3` or `sRGB`.
  package var gamut: String?

  package init() {}

  /// How well the surroundings fit: nil where they contradict, else a higher number for what asks more.
  ///
  /// The device counts more than the appearance, as in Xcode's compiled catalogs.
  func fit(_ place: AssetPlace) -> Int? {
    var points = 0
    func check(_ wanted: Bool?, _ found: Bool, _ weight: Int) -> Bool {
      guard let wanted else { return true }
      // A member for the usual case stands for the other one too if there is no better.
      guard wanted == found else { return false }
      points += weight
      return true
    }
    if let idiom {
      guard idiom == place.idiom else { return nil }
      points += 64
    }
    if gamut?.lowercased() == "display-p3" { points -= 1 }
    guard check(isDark, place.isDark, 16), check(hasHighContrast, place.hasHighContrast, 8),
      check(isRightToLeft, place.isRightToLeft, 32),
      check(hasCompactWidth, place.hasCompactWidth, 4),
      check(hasCompactHeight, place.hasCompactHeight, 4)
    else { return nil }
    return points
  }
}

/// Where a member of a set is wanted.
package struct AssetPlace: Equatable, Sendable {
  /// `iphone` or `ipad`.
  package var idiom: String
  package var isDark: Bool
  package var hasHighContrast: Bool
  package var isRightToLeft: Bool
  package var hasCompactWidth: Bool
  package var hasCompactHeight: Bool

  package init(
    idiom: String = "iphone", isDark: Bool = false, hasHighContrast: Bool = false,
    isRightToLeft: Bool = false, hasCompactWidth: Bool = false, hasCompactHeight: Bool = false
  ) {
    self.idiom = idiom
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
    self.hasCompactWidth = hasCompactWidth
    self.hasCompactHeight = hasCompactHeight
  }
}

/// What a set has several of.
package protocol AssetMember {
  var conditions: AssetConditions { get }
}

extension Sequence where Element: AssetMember {
  /// Those that fit a place best, in the file's order: several where they differ in scale alone.
  package func best(for place: AssetPlace) -> [Element] {
    var found: [Element] = []
    var points = Int.min
    for member in self {
      guard let fit = member.conditions.fit(place), fit >= points else { continue }
      if fit > points { found = [] }
      points = fit
      found.append(member)
    }
    return found
  }
}
