import Foundation
import PlatformInterface

/// `simctl list`, in its two forms.
enum SimctlList {
  private static let runtime = "com.apple.CoreSimulator.SimRuntime.iOS-17-0"

  /// - Parameter words: what is listed, a text that names should have, and `-j` or `--json`.
  static func run(_ words: [String]) {
    let isJSON = words.contains { ["-j", "--json"].contains($0) }
    let plain = words.filter { !$0.hasPrefix("-") }
    let kinds = ["devices", "devicetypes", "runtimes", "pairs"]
    let kind = plain.first.flatMap { kinds.contains($0) ? $0 : nil }
    let search = plain.last.flatMap { kinds.contains($0) || $0 == "available" ? nil : $0 }
    let states = DeviceState.all.filter { state in
      guard let search else { return true }
      if search == "booted" { return state.isBooted }
      return state.device.name.localizedCaseInsensitiveContains(search)
        || state.device.identifier == search
    }
    if isJSON {
      let all = json(states)
      Report.replace(kind.map { [$0: all[$0] ?? [:]] } ?? all)
    } else {
      print(text(states, kind), terminator: "")
    }
  }

  private static func deviceType(_ profile: DeviceProfile) -> String {
    let name = SimulatedDevice.shownName(of: profile)
      .map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    return "com.apple.CoreSimulator.SimDeviceType.\(name)"
  }

  private static func json(_ states: [DeviceState]) -> [String: Any] {
    let devices = states.map { state -> [String: Any] in
      [
        "name": state.device.name, "udid": state.device.identifier,
        "state": state.isBooted ? "Booted" : "Shutdown", "isAvailable": true,
        "deviceTypeIdentifier": deviceType(state.device.profile),
        "profile": state.device.profile.name,
      ]
    }
    let types = DeviceProfile.all.map {
      [
        "name": SimulatedDevice.shownName(of: $0), "identifier": deviceType($0),
        "productFamily": $0.idiom == .phone ? "iPhone" : "iPad",
      ]
    }
    let runtimes: [[String: Any]] = [
      [
        "name": "iOS 17.0", "version": "17.0", "identifier": runtime, "platform": "iOS",
        "isAvailable": true,
      ]
    ]
    return [
      "devices": [runtime: devices], "devicetypes": types, "runtimes": runtimes,
      "pairs": [String: Any](),
    ]
  }

  private static func text(_ states: [DeviceState], _ kind: String?) -> String {
    var lines: [String] = []
    if kind == nil || kind == "devicetypes" {
      lines.append("== Device Types ==")
      lines += DeviceProfile.all.map {
        "\(SimulatedDevice.shownName(of: $0)) (\(deviceType($0)))"
      }
    }
    if kind == nil || kind == "runtimes" {
      lines += ["== Runtimes ==", "iOS 17.0 (17.0 - tessera) - \(runtime)"]
    }
    if kind == nil || kind == "devices" {
      lines += ["== Devices ==", "-- iOS 17.0 --"]
      lines += states.map {
        "    \($0.device.name) (\($0.device.identifier)) (\($0.isBooted ? "Booted" : "Shutdown")) "
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
