import Foundation

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little warmer.
    case fair
    /// So warm that the system becomes slower.
    case serious
    /// So warm that a program should do as little as it can.
    case critical
  }

  /// How warm the device is. A desktop cools itself.
  public var thermalState: ThermalState { .nominal }
  /// Whether the user saves power, by the desktop's power profile where it says so; false elsewhere.
  public var isLowPowerModeEnabled: Bool {
    let profile = try? String(
      contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.hasPrefix("low-power") ?? false
  }

  /// Whether an iPad's program runs on a Mac by Mac Catalyst: never here.
  public var isMacCatalystApp: Bool { false }
  /// Whether a program for iPhones or iPads runs unchanged on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
}
