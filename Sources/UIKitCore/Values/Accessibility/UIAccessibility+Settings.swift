import PlatformInterface

/// What the user set on the desktop.
@MainActor
extension UIAccessibility {
  private static var environment: PlatformEnvironment {
    PlatformServices.current.application.environment
  }

  /// Whether a screen reader runs on the desktop and reads this program.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    environment.hasScreenReader
  }
  /// Whether the user wants less movement: the desktop's setting for animations.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    environment.reducesMotion
  }
  /// Whether pictures should rather fade than slide. The desktop has one setting for both.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    environment.reducesMotion
  }
  /// Whether the user wants stronger colours: the desktop's setting for contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    environment.increasesContrast
  }
  /// Whether the user wants bold texts.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { environment.hasBoldText }
  /// Whether films may begin by themselves; no desktop here says no.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  /// The ears that have a hearing device; no desktop here tells.
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// No desktop here tells whether both ears hear the same; false.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// No desktop here tells whether captions are wanted; false.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// No desktop here tells whether the screen's colours are inverted; false.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// No desktop here holds users in one app; false.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// No desktop here tells whether buttons want a shape; false.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// No desktop here tells whether the screen shows grey alone; false.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// No desktop here tells whether backgrounds should be opaque; false.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// No desktop here tells whether switches are used; false.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// No desktop here tells whether selected texts are read; false.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// No desktop here tells whether whole screens are read on demand; false.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Desktops are not shaken; false.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }
  /// No desktop here has it; false.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// No desktop here tells whether colour alone says too little; false.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// No desktop here tells whether switches want signs; false.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Posts the notifications of what differs between two states of the desktop.
  static func settingsDidChange(from old: PlatformEnvironment, to new: PlatformEnvironment) {
    let center = NotificationCenter.default
    func post(_ names: NSNotification.Name..., if changed: Bool) {
      guard changed else { return }
      for name in names { center.post(name: name, object: nil) }
    }
    post(
      reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChange,
      if: old.reducesMotion != new.reducesMotion)
    post(
      darkerSystemColorsStatusDidChangeNotification,
      if: old.increasesContrast != new.increasesContrast)
    post(boldTextStatusDidChangeNotification, if: old.hasBoldText != new.hasBoldText)
    post(
      voiceOverStatusDidChangeNotification,
      NSNotification.Name("UIAccessibilityVoiceOverStatusChanged"),
      if: old.hasScreenReader != new.hasScreenReader)
  }
}
