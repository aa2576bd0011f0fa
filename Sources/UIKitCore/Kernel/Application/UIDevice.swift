import PlatformInterface

/// The machine the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// Whether the device runs on its battery or is being charged.
  public enum BatteryState: Int, Sendable {
    /// Nothing is known of the battery.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is charged.
    case full
  }

  private static let shared = UIDevice()
  /// The machine that the program runs on; there is one object.
  open class var current: UIDevice { shared }

  /// Posted when the window becomes wider than high or the other way round, while somebody asked for
  /// it by `beginGeneratingDeviceOrientationNotifications()`.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// Posted on Apple's devices when the battery begins or ceases to be charged; Tessera never posts
  /// it.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted on Apple's devices when the battery's level changes; Tessera never posts it.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// Makes an object that says the same as `current`.
  public override init() { super.init() }

  /// The name of the machine in its network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// What tells this device from others for the apps of one maker; it stays the same as long as the app's defaults are
  /// kept. Without a display it follows from the app's name alone, so that each run shows the same.
  open var identifierForVendor: UUID? { VendorIdentifier.current }
  /// The kind of device that the interface is made for, "iPhone" or "iPad", whatever the machine
  /// is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device's kind in the user's language, which is that of `model` in all.
  open var localizedModel: String { model }
  /// The name of the system that the program was written for, "iOS" as on iPhones and "iPadOS" as on iPads, whatever
  /// the machine runs.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose declarations are there, which programs compare with those that they need.
  open var systemVersion: String { SystemVersion.text }
  /// Whether the interface is that of a phone, a tablet or another device, which the environment
  /// decides.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SystemTraits.forNewViews.userInterfaceIdiom }
  /// Whether programs can go on in the background, which is always so.
  open var isMultitaskingSupported: Bool { true }

  /// How the device is held, which follows the window: higher than wide is upright.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  private var orientationClients = 0
  /// Whether anybody asked for notices of the device's orientation.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationClients > 0 }
  /// Asks for notices of the device's orientation, which follows the window. Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { orientationClients += 1 }
  /// Takes back one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationClients = max(0, orientationClients - 1)
  }

  /// Whether the battery is watched, which is always false; setting it to true is reported.
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIDevice.isBatteryMonitoringEnabled") } }
  }
  /// How full the battery is, from 0 to 1; always -1, which means unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is being charged, which is always unknown.
  open var batteryState: BatteryState { .unknown }

  /// Clicks as a key of an input view does; a desktop's keyboard is heard itself, so nothing sounds here.
  open func playInputClick() {}

  func orientationDidChange() {
    guard orientationClients > 0 else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }
}

/// Returns the kind of device that the program runs on, as code of before iOS 3.2's `UIDevice` property asks for it.
@available(iOS, introduced: 2, deprecated: 13, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
