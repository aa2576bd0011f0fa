import PlatformInterface

/// What the user wants of every app, and what apps tell readers.
public struct UIAccessibility: Sendable {
  /// Something that a program tells readers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown; its argument, an element or a text, is where readers go or what they say.
    public nonisolated static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed; its argument as that of `screenChanged`.
    public nonisolated static let layoutChanged = Self(rawValue: 1001)
    /// Has a screen reader speak the argument, a text.
    public nonisolated static let announcement = Self(rawValue: 1008)
    /// A page was scrolled; its argument, a text, says where the contents stand.
    public nonisolated static let pageScrolled = Self(rawValue: 1009)
    /// A reader is to wait; its argument is an identifier of readers.
    public nonisolated static let pauseAssistiveTechnology = Self(rawValue: 1010)
    /// A reader is to go on; its argument is an identifier of readers.
    public nonisolated static let resumeAssistiveTechnology = Self(rawValue: 1011)
  }

  /// A kind of reader.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Screen readers.
    public nonisolated static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switches.
    public nonisolated static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// How direct touches reach an element under a screen reader.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The reader says nothing while the element is touched.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// The element takes direct touches once it was activated.
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }

  /// The ears that have a hearing device.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// The ears as bits.
    public let rawValue: UInt
    /// Ears by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  /// Whether guided access lets the user do something.
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

  /// Why the magnified part of the screen moves.
  public enum ZoomType: Int, Sendable { case insertionPoint }

  /// Why guided access was not configured.
  public struct GuidedAccessError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case permissionDenied, failed = 9_223_372_036_854_775_807 }

    /// The reason.
    public let code: Code
    /// An error for a reason.
    init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { guidedAccessErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The app may not configure guided access.
    public static var permissionDenied: Code { .permissionDenied }
    /// Guided access could not be configured, for a reason that has no code of its own.
    public static var failed: Code { .failed }
  }

  /// The domain of errors of guided access.
  public nonisolated static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"
}

/// Features that guided access may configure.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  /// The features as bits.
  public let rawValue: UInt
  /// Features by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen reader.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// The magnifier.
  public static let zoom = Self(rawValue: 1 << 1)
  /// Touches by a menu.
  public static let assistiveTouch = Self(rawValue: 1 << 2)
  /// Inverted colours.
  public static let invertColors = Self(rawValue: 1 << 3)
  /// A grey screen.
  public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}
