import Foundation
import PlatformInterface

extension AppProgram {
  /// The device that its pictures are of where none is asked for.
  var device: DeviceProfile? { Self.device(for: AppBundle.info(of: self)) }

  /// An iPhone SE; for apps that are made for iPads alone one of 768 by 1024 points, for which most of them were.
  /// It lies on its side where the app is never upright on it.
  ///
  /// - Parameter info: the app's `Info.plist`.
  static func device(for info: [String: Any]) -> DeviceProfile? {
    let families = (info["UIDeviceFamily"] as? [Any] ?? []).map { "\($0)" }
    let isOfPads = families.contains("2") && !families.contains("1")
    let device = DeviceProfile.named(isOfPads ? "ipad-9" : "iphone-se")
    let key = "UISupportedInterfaceOrientations"
    let orientations =
      words(isOfPads ? info[key + "~ipad"] ?? info[key] : info[key + "~iphone"] ?? info[key])
    let isOnItsSide =
      !orientations.isEmpty && orientations.allSatisfy { $0.contains("Landscape") }
    return isOnItsSide ? device?.rotated : device
  }

  /// Build settings have a text with spaces for a list.
  private static func words(_ value: Any?) -> [String] {
    (value as? [String]) ?? (value as? String ?? "").split(separator: " ").map(String.init)
  }
}
