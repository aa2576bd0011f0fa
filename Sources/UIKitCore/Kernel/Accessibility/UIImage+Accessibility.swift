/// A picture's name for tests.
extension UIImage: UIAccessibilityIdentification {
  /// A name for scripts and tests, which users do not hear; copies of the image have their own.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { AccessibilityRecord.of(self)?.ownIdentifier }
    set { AccessibilityRecord.made(for: self).identifier = newValue }
  }
}
