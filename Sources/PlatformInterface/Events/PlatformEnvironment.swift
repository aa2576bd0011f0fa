/// What the desktop, or the command line, says about appearance and language.
package struct PlatformEnvironment: Hashable, Sendable {
  package enum Appearance: String, Codable, Hashable, Sendable { case light, dark }
  package enum Idiom: String, Codable, Hashable, Sendable { case phone, pad }

  package var appearance: Appearance = .light
  package var idiom: Idiom = .pad
  /// Named as the text size option and `UIContentSizeCategory`: "large", "accessibilityMedium", ….
  package var textSize: String = "large"
  package var isRightToLeft = false
  /// BCP 47.
  package var localeIdentifier: String = "en_US"
  package var reducesMotion = false
  package var increasesContrast = false
  package var hasBoldText = false
  /// Somebody reads the accessible elements of programs aloud, or otherwise, now.
  package var hasScreenReader = false
  /// Points taken by the device's own bars and corners: top, left, bottom, right.
  package var safeArea = EdgeSizes()

  package init() {}
}

package struct EdgeSizes: Codable, Hashable, Sendable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
