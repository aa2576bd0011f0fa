import PlatformInterface

/// What programs tell of elements and no reader of a desktop asks for.
@MainActor
enum AccessibilityUnheard {
  /// Says once that a property is kept and nobody hears of it.
  ///
  /// - Parameter isSet: whether it was given more than it has by itself.
  static func report(_ property: String, _ isSet: Bool) {
    if isSet { Unsupported.report("NSObject." + property) }
  }
}
