import Foundation
import PlatformInterface

/// What `tessera simctl` does with one device.
struct DeviceControl {
  let profile: DeviceProfile

  var state: DeviceState { DeviceState.read(profile) }

  func boot() throws(Failure) {
    try DeviceState.change(profile) { state throws(Failure) in
      guard !state.isBooted else {
        throw .failed("\(state.device.name) is booted already.")
      }
      state.isBooted = true
    }
  }

  func shutDown() throws(Failure) {
    guard state.isBooted else { throw .failed("\(state.device.name) is shut down already.") }
    try endApp()
    try DeviceState.change(profile) { $0.isBooted = false }
  }

  func erase() throws(Failure) {
    guard !state.isBooted else {
      throw .failed("\(state.device.name) should be shut down before it is erased; it is booted.")
    }
    DeviceState.erase(profile)
  }

  private func requireBooted() throws(Failure) {
    guard state.isBooted else {
      throw .failed(
        "\(state.device.name) should be booted and is shut down; `tessera simctl boot \(profile.name)` "
          + "boots it.")
    }
  }

  // MARK: Apps

  func install(_ path: String) throws(Failure) {
    try requireBooted()
    let place = AppOptions.absolute(path)
    let app: AppBundle
    if let bundle = AppBundle(at: place) {
      app = bundle
    } else {
      guard !place.hasSuffix(".app") else {
        throw .failed(
          "\(path) should be an app that `tessera xcodebuild` has built for Linux; it is none.")
      }
      let program = try AppProgram.find(at: path, .none)
      let built = try program.build(.debug, for: state.device.launchOptions())
      app = try AppBundle.write(
        program, built, to: CacheFolder.folder(of: place) + "/Installed")
      CommandLock.releaseAll()
      Console.say("\(app.identifier) is installed.")
    }
    try DeviceState.change(profile) { state in
      state.apps.removeAll { $0.identifier == app.identifier }
      state.apps.append(app)
    }
  }

  func uninstall(_ identifier: String) throws(Failure) {
    if state.running?.identifier == identifier { try endApp() }
    try DeviceState.change(profile) { $0.apps.removeAll { $0.identifier == identifier } }
    try? FileManager.default.removeItem(
      atPath: try DeviceState.home(of: identifier, on: profile))
  }

  /// The folder in which an installed app keeps its data, made where it is not there yet.
  func home(of identifier: String) throws(Failure) -> String {
    let home = try DeviceState.home(of: try state.app(identifier).identifier, on: profile)
    try CacheFolder.make(home)
    return home
  }

  /// - Returns: the app's process.
  func launch(
    _ identifier: String, arguments: [String], environment: [String: String],
    isRestarted: Bool
  ) throws(Failure) -> pid_t {
    try requireBooted()
    let app = try state.app(identifier)
    if let running = state.running {
      if running.identifier == identifier, !isRestarted,
        try DeviceProcess.ask(running, "foreground") != nil
      {
        return running.app
      }
      try endApp()
    }
    let own = AppHome.prepare(try home(of: identifier))
    let started = try DeviceProcess.start(
      DeviceProcess.Launch(
        device: state.device, app: app, arguments: arguments,
        environment: own.merging(environment) { $1 }))
    try DeviceState.change(profile) { $0.running = started }
    return started.app
  }

  func terminate(_ identifier: String) throws(Failure) {
    guard let running = state.running, running.identifier == identifier, try endApp() else {
      throw .failed("\(identifier) should run on \(state.device.name) and does not.")
    }
  }

  /// - Returns: whether one ran.
  @discardableResult
  private func endApp() throws(Failure) -> Bool {
    guard let running = state.running else { return false }
    let answer = try DeviceProcess.ask(running, "terminate")
    try DeviceState.change(profile) { $0.running = nil }
    // Its process goes once it has answered.
    let clock = ContinuousClock()
    let end = clock.now + .seconds(10)
    while answer != nil, kill(running.process, 0) == 0, clock.now < end { usleep(10_000) }
    return answer != nil
  }

  /// Asks the app that runs.
  @discardableResult
  func ask(_ name: String, _ values: [String: Any] = [:]) throws(Failure) -> [String: Any] {
    try requireBooted()
    guard let running = state.running,
      let reply = try DeviceProcess.ask(running, name, values)
    else {
      throw .failed(
        "An app should run on \(state.device.name) and none does; `tessera simctl launch` starts one."
      )
    }
    return reply
  }

  /// Changes a setting, of the app that runs, too.
  func set(
    _ values: [String: Any], _ body: (inout SimulatedDevice) -> Void
  ) throws(Failure) {
    try requireBooted()
    try DeviceState.change(profile) { body(&$0.device) }
    if let running = state.running {
      _ = try DeviceProcess.ask(running, "set", values)
      _ = try DeviceProcess.ask(running, "settle")
    }
  }
}
