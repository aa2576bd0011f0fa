import Foundation
import PlatformInterface

/// What a server of the protocol works on: the app that is meant, the device, and the app that runs.
///
/// Tools run one after the other, so that nothing here is used twice at once.
final class MCPWorkbench {
  /// Arguments that hold until others are given.
  private(set) var defaults: [String: Any] = [:]
  var device: SimulatedDevice
  private(set) var session: AppSession?
  /// What was built last, and what starts it again.
  private var built: (program: AppProgram.Built, path: String)?
  /// What apps that are gone have printed and nobody has asked for.
  private var oldOutput = ""
  private var notes: [String] = []
  /// Of the apps that it starts, which find there what they kept when they ran before; nil until the first.
  private var home: String?
  /// Whether the button home has sent the app away.
  var isInBackground = false

  /// - Parameter path: of the app that is meant where nothing else is named.
  init(path: String?) {
    if let path { defaults["projectPath"] = AppOptions.absolute(path) }
    device = SimulatedDevice(DeviceProfile.named("iphone-15") ?? DeviceProfile.all[0])
  }

  static let defaultNames = [
    "projectPath", "workspacePath", "scheme", "target", "configuration", "simulatorName",
    "simulatorId",
  ]

  func setDefaults(_ arguments: MCPArguments) throws(Failure) {
    for name in Self.defaultNames {
      guard let text = try arguments.text(name) else { continue }
      defaults[name] = text
      if name == "projectPath" { defaults["workspacePath"] = nil }
      if name == "workspacePath" { defaults["projectPath"] = nil }
    }
    try chooseDevice(arguments)
  }

  func clearDefaults() { defaults = [:] }

  /// What there was to say beside the result, once.
  func takeNotes() -> String {
    defer { notes = [] }
    return notes.map { "\n" + $0 }.joined()
  }

  // MARK: The app that is meant

  private func text(_ name: String, _ arguments: MCPArguments) throws(Failure) -> String? {
    try arguments.text(name) ?? defaults[name] as? String
  }

  func path(_ arguments: MCPArguments) throws(Failure) -> String {
    for name in ["projectPath", "workspacePath", "path", "appPath", "packagePath"] {
      if let path = try arguments.text(name) { return path }
    }
    for name in ["projectPath", "workspacePath"] {
      if let path = defaults[name] as? String { return path }
    }
    throw .usage(
      "projectPath should name an .xcodeproj, a folder with a Package.swift or a folder of sources, and "
        + "is not given. session_set_defaults keeps one for all calls.")
  }

  func project(_ arguments: MCPArguments) throws(Failure) -> ProjectOptions {
    var options = ProjectOptions.none
    options.target = try text("target", arguments)
    if options.target == nil { options.scheme = try text("scheme", arguments) }
    options.trust = try arguments.truth("trust") ?? false
    return options
  }

  /// Takes the device that a call names.
  func chooseDevice(_ arguments: MCPArguments) throws(Failure) {
    for name in ["simulatorName", "simulatorId", "simulatorUuid", "device", "udid"] {
      guard let text = try arguments.text(name), text != "booted" else { continue }
      device.profile = try SimulatedDevice.profile(named: text) { notes.append($0) }
      return
    }
  }

  // MARK: Building and running

  /// Builds the app; what it is called is remembered for `launch`.
  func build(_ arguments: MCPArguments) throws(Failure) -> AppProgram.Built {
    try chooseDevice(arguments)
    let path = try path(arguments)
    defer { CommandLock.releaseAll() }
    do {
      let program = try AppProgram.find(at: path, try project(arguments))
      let isRelease = try text("configuration", arguments)?.lowercased() == "release"
      let result = try program.build(isRelease ? .release : .debug, for: device.launchOptions())
      built = (result, AppOptions.absolute(path))
      return result
    } catch { throw Self.forClients(error) }
  }

  /// A failure as clients read it, who give arguments where the command has options.
  static func forClients(_ failure: Failure) -> Failure {
    for end in ["Add --trust to build them.", "Add --trust to run them."]
    where failure.sentence.hasSuffix(end) {
      return .usage(failure.sentence.replacingOccurrences(of: "--trust", with: "trust: true"))
    }
    return failure
  }

  /// Starts what was built last, in place of what runs.
  func launch(_ arguments: MCPArguments) throws(Failure) -> AppSession {
    guard let built else {
      throw .usage("An app should be built first: call build_run_sim or build_sim.")
    }
    stopApp()
    var options = device.launchOptions()
    if try arguments.truth("headless") == false {
      guard DesktopSession.current.hasDisplay else {
        throw .usage(
          "headless: false needs a display, and neither WAYLAND_DISPLAY nor DISPLAY is set.")
      }
      options.mode = .window
    }
    for (key, value) in try arguments.variables("defaults") { options.defaults[key] = value }
    var program = built.program
    if device.network == .replay || device.network == .record {
      program.networkLibrary = try NetworkLibrary.path(progress: BuildSteps())
    }
    if home == nil { home = try Cleanup.makeFolder("home") }
    let variables = home.map { AppHome.prepare($0) } ?? [:]
    let environment = variables.merging(try arguments.variables("env")) { $1 }
    let session = try AppSession(
      program: program, options, arguments: try arguments.texts("args"), environment: environment)
    self.session = session
    isInBackground = false
    try session.settle()
    return session
  }

  /// The app that runs.
  func running() throws(Failure) -> AppSession {
    guard let session else {
      throw .usage("No app runs; call build_run_sim or launch_app_sim first.")
    }
    guard session.isRunning else {
      oldOutput += session.newOutput()
      self.session = nil
      throw .failed(
        "\(session.launch.name) has ended.\n\(oldOutput.suffix(4000))\nlaunch_app_sim starts it again."
      )
    }
    return session
  }

  func driver() throws(Failure) -> AppDriver { AppDriver(session: try running()) }

  /// - Returns: whether one ran.
  @discardableResult
  func stopApp() -> Bool {
    guard let session else { return false }
    oldOutput += session.newOutput()
    session.stop()
    self.session = nil
    return true
  }

  /// What apps have printed since somebody asked.
  func takeOutput() -> String {
    defer { oldOutput = "" }
    return oldOutput + (session?.newOutput() ?? "")
  }
}
