import Foundation
import PlatformInterface

/// What `tessera simctl` knows of a device from one call to the next, kept in a file of the cache.
struct DeviceState: Codable, Equatable {
  /// An app that runs, and the process that holds its session.
  struct Running: Codable, Equatable {
    var identifier: String
    var process: pid_t
    /// The app's own.
    var app: pid_t
    /// Where the process listens for what is to be done.
    var socket: String
  }

  var device: SimulatedDevice
  var isBooted = false
  var apps: [AppBundle] = []
  var running: Running?

  private static func file(_ profile: DeviceProfile) -> String {
    "\(CacheFolder.path)/devices/\(profile.name).json"
  }

  /// The homes of the device's apps.
  private static func homes(_ profile: DeviceProfile) -> String {
    "\(CacheFolder.path)/devices/\(profile.name)"
  }

  /// The home of one of its apps: what the app keeps is there, from one launch to the next.
  ///
  /// - Throws: where the identifier is no name of a folder.
  static func home(
    of identifier: String, on profile: DeviceProfile
  ) throws(Failure) -> String {
    homes(profile) + "/" + (try PathComponent.required(identifier, kind: "an app's identifier"))
  }

  static func read(_ profile: DeviceProfile) -> DeviceState {
    guard let data = FileManager.default.contents(atPath: file(profile)),
      var state = try? JSONDecoder().decode(DeviceState.self, from: data)
    else { return DeviceState(device: SimulatedDevice(profile)) }
    state.device.profile = profile
    return state
  }

  /// Every device, in the order in which `--device` names them.
  static var all: [DeviceState] { DeviceProfile.all.map(read) }

  /// Changes what is kept, while no other command does.
  static func change<Result>(
    _ profile: DeviceProfile, _ body: (inout DeviceState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = try FileLock("device-\(profile.name)", purpose: "changing \(profile.name)")
    defer { withExtendedLifetime(lock) {} }
    var state = read(profile)
    let result = try body(&state)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      try Files.write(encoder.encode(state), to: file(profile))
    } catch {
      throw .failed("\(file(profile)) should be written, which failed: \(Files.reason(error)).")
    }
    return result
  }

  /// Forgets the device, and with it its settings, its apps and what they keep.
  static func erase(_ profile: DeviceProfile) {
    for path in [file(profile), homes(profile)] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  func app(_ identifier: String) throws(Failure) -> AppBundle {
    guard let app = apps.first(where: { $0.identifier == identifier }) else {
      let names = apps.isEmpty ? "none" : apps.map(\.identifier).joined(separator: ", ")
      throw .failed(
        "\(device.name) should have the app \(identifier) installed; it has \(names). "
          + "`tessera simctl install booted PATH` installs one.")
    }
    return app
  }
}
