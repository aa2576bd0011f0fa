import PlatformInterface

/// Whether a program may work while it is not seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user must not allow it.
  case restricted = 0
  /// The user does not allow it.
  case denied
  /// It may.
  case available
}

/// How notices from afar showed themselves before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Sendable {
  /// The bits of the kinds, in Apple's numbers.
  public let rawValue: UInt
  /// Makes kinds of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As a number on the icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1)
  /// By a sound.
  public static let sound = UIRemoteNotificationType(rawValue: 2)
  /// As a text.
  public static let alert = UIRemoteNotificationType(rawValue: 4)
  /// Not at all: there is something to be loaded.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 8)
}

/// How notices showed themselves before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits of the kinds, in Apple's numbers.
  public let rawValue: UInt
  /// Makes kinds of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As a number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// By a sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// As a text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// Buttons of notices before iOS 10, which are not shown here.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  public override init() { super.init() }
  /// The name of the buttons; nil for none.
  open var identifier: String? { nil }
}

/// What a program asked for before iOS 10 to be allowed to show.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The kinds of notices.
  public let types: UIUserNotificationType
  /// The buttons of notices; nil for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Makes settings to be handed to `registerUserNotificationSettings(_:)`.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

extension UIApplication {
  /// Posted when a picture is taken of the screen, which a desktop does not tell.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Posted when a day begins or the clock is set, which is not told here.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// Posted when the user allows or forbids work in the background, which is always allowed here.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Posted when files that a locked device keeps are about to be closed, which a desktop never does.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// Posted when such files can be read again, which never happens here.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// As often as the system allows.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The program was started for a place, which never happens here.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The program was started for a notice from afar, which never happens here.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The program was started for a notice of its own, which never happens here.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The program was started by one of the entries of its icon, which never happens here.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// What the program that opened a file handed over beside it, which never happens here.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// What the user did on another device, which never happens here.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of what the user did on another device, which never happens here.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The program was started for Bluetooth devices, which never happens here.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The program was started for Bluetooth devices, which never happens here.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
}
