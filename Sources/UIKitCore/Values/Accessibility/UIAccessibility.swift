import PlatformInterface

/// What the user wants of every app.
public enum UIAccessibility {
  /// Whether the user wants less movement: the desktop's setting for animations.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    PlatformServices.current.application.environment.reducesMotion
  }

  /// Whether pictures should rather fade than slide. The desktop has one setting for both.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled
  }

  /// Posted when the user wants less motion or ceases to.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user wants cross-fades instead of slides or ceases to.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  @MainActor static func motionPreferenceDidChange() {
    let center = NotificationCenter.default
    center.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    center.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
  }
}
