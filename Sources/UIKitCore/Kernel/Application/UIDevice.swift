import PlatformInterface

/// The machine the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// Whether the device runs on its battery or is being charged.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let shared = UIDevice()
  open class var current: UIDevice { shared }

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  override init() { super.init() }

  /// The host's name.
  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// What really runs here.
  open var systemName: String { "Linux" }
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SystemTraits.forNewViews.userInterfaceIdiom }
  open var isMultitaskingSupported: Bool { true }

  /// Follows the window: higher than wide is upright.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  private var orientationClients = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationClients > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { orientationClients += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationClients = max(0, orientationClients - 1)
  }

  /// Nobody watches the battery here.
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIDevice.isBatteryMonitoringEnabled") } }
  }
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }

  func orientationDidChange() {
    guard orientationClients > 0 else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }
}
