import Foundation
import PlatformInterface

/// A device on which apps are launched, and how it is set up: what simulators call by a name and a UDID.
struct SimulatedDevice: Codable, Equatable {
  var profile: DeviceProfile
  var appearance: PlatformEnvironment.Appearance?
  /// One of `TextSize.names`.
  var textSize: String?
  var locale: String?
  var isRightToLeft: Bool?
  var network = LaunchOptions.Network.none
  var networkFolder: String?

  init(_ profile: DeviceProfile) { self.profile = profile }

  /// What simulators call an iPhone of that size: "iPhone 15".
  var name: String { Self.shownName(of: profile) }

  /// The same on every machine.
  var identifier: String { Self.identifier(of: profile) }

  static func shownName(of profile: DeviceProfile) -> String {
    let words = profile.name.split(separator: "-").map { word -> String in
      switch word {
      case "iphone": "iPhone"
      case "ipad": "iPad"
      case "se": "SE (3rd generation)"
      case "se1": "SE (1st generation)"
      case "xr": "XR"
      case "xs": "XS"
      case "x": "X"
      case "mini": "mini"
      default: word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return words.joined(separator: " ")
  }

  static func identifier(of profile: DeviceProfile) -> String {
    let digits = Fingerprint.of("device/" + profile.name) + Fingerprint.of(profile.name + "/device")
    let plain = digits.uppercased().filter(\.isHexDigit)
    let all = Array(plain + String(repeating: "0", count: max(0, 32 - plain.count)))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(all[$0]) }
      .joined(separator: "-")
  }

  /// The device that a name, a UDID or `booted` means.
  ///
  /// A model that is not among the profiles, such as "iPhone 17 Pro", means the newest of its kind.
  /// - Parameter note: gets a sentence where another one stands for it.
  static func profile(named text: String, note: (String) -> Void) throws(Failure) -> DeviceProfile {
    let plain = plainName(text)
    for profile in DeviceProfile.all {
      let names = [profile.name, shownName(of: profile), identifier(of: profile)]
      if names.contains(where: { plainName($0) == plain }) { return profile }
    }
    let standIn =
      plain.hasPrefix("iphonese")
      ? "iphone-se"
      : plain.hasPrefix("iphone")
        ? (plain.contains("max") || plain.contains("plus") ? "iphone-13-pro-max" : "iphone-16")
        : plain.hasPrefix("ipad")
          ? (plain.contains("12") || plain.contains("13") ? "ipad-pro-12" : "ipad-11")
          : nil
    guard let standIn, let profile = DeviceProfile.named(standIn) else {
      throw .usage(
        "A device should be one of \(DeviceProfile.all.map(\.name).joined(separator: ", ")); found \(text)."
      )
    }
    note("\(text) is not among the devices; \(profile.name) stands for it.")
    return profile
  }

  private static func plainName(_ text: String) -> String {
    let name = text.lowercased().replacingOccurrences(of: "(3rd generation)", with: "")
    return String(name.filter { $0.isLetter || $0.isNumber })
  }

  /// How an app is started on it, without a display.
  func launchOptions(mode: LaunchOptions.Mode = .headless) -> LaunchOptions {
    var options = LaunchOptions()
    options.mode = mode
    options.device = profile
    options.appearance = appearance
    options.textSize = textSize
    options.localeIdentifier = locale
    options.isRightToLeft = isRightToLeft
    options.network = network
    options.networkFolder = networkFolder
    return options
  }
}
