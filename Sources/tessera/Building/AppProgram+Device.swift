import Foundation
import PlatformInterface

extension AppProgram {
  /// The device that its pictures are of where `asked` is nil, else that one as it is held for the app.
  func device(_ asked: DeviceProfile?) -> DeviceProfile? {
    Self.device(for: AppBundle.info(of: self), asked)
  }

  /// An iPhone SE; for apps that are made for iPads alone one of 768 by 1024 points, for which most of them were.
  /// A phone or pad lies on its side where the app is never upright on it; sizes and desktops stay as asked for.
  ///
  /// - Parameters:
  ///   - info: the app's `Info.plist`.
  ///   - asked: the device that was asked for; nil leaves the choice to the app.
  static func device(for info: [String: Any], _ asked: DeviceProfile? = nil) -> DeviceProfile? {
    let families = (info["UIDeviceFamily"] as? [Any] ?? []).map { "\($0)" }
    let isOfPads = families.contains("2") && !families.contains("1")
    let device = asked ?? DeviceProfile.named(isOfPads ? "ipad-9" : "iphone-se")
    guard let device, device.safeArea != EdgeSizes() else { return device }
    let key = "UISupportedInterfaceOrientations"
    let orientations =
      words(
        device.idiom == .pad ? info[key + "~ipad"] ?? info[key] : info[key + "~iphone"] ?? info[key]
      )
    let isOnItsSide =
      !orientations.isEmpty && orientations.allSatisfy { $0.contains("Landscape") }
    return isOnItsSide ? device.rotated : device
  }

  /// Build settings have a text with spaces for a list.
  private static func words(_ value: Any?) -> [String] {
    (value as? [String]) ?? (value as? String ?? "").split(separator: " ").map(String.init)
  }
}
