import ArgumentParser
import Foundation
import PlatformInterface

struct Simctl: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answers the commonest lines of `xcrun simctl`.",
    discussion: SimctlLines.help)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  mutating func run() throws {
    if words.first == DeviceProcess.word { return try DeviceProcess.run() }
    if ["help", "-h", "--help", nil].contains(words.first) {
      throw CleanExit.message("Usage: tessera simctl SUBCOMMAND …\n\n" + SimctlLines.help)
    }
    var lines = SimctlLines()
    try lines.run(words)
  }
}

/// The subcommands of `simctl`, each as that tool has it.
struct SimctlLines {
  static let help = """
    list [devices|devicetypes|runtimes] [-j], boot, bootstatus, shutdown, erase, create, delete DEVICE
    install DEVICE PATH, uninstall DEVICE ID, get_app_container DEVICE ID [app|data]
    launch [--console] [--terminate-running-process] DEVICE ID [ARG…], terminate DEVICE ID
    openurl DEVICE URL
    ui DEVICE appearance [light|dark], ui DEVICE content_size [SIZE|increment|decrement]
    io DEVICE screenshot [--type=png] FILE

    DEVICE is a name or a UDID of `simctl list`, or `booted`. PATH is what `tessera xcodebuild` has built, or a \
    project. Apps run without a display on a virtual clock; a process of the device's lives as long as its app. \
    For scripts that call `xcrun simctl` and `xcodebuild`, put files of these names into PATH that hold \
    `exec tessera "$@"` and `exec tessera xcodebuild "$@"`.
    """

  private static let ignored = [
    "privacy", "status_bar", "location", "push", "keychain", "addmedia", "logverbose", "pair",
    "unpair", "upgrade", "runtime", "icloud_sync", "delete",
  ]

  mutating func run(_ words: [String]) throws(Failure) {
    // The flag that every command has; of `list` it is the tool's own.
    let name = words.first { $0 != "--json" } ?? ""
    let rest = Array(words.drop { $0 == "--json" }.dropFirst())
    let plain = name == "launch" ? rest : rest.filter { $0 != "--json" }
    switch name {
    case "list": SimctlList.run(rest)
    case "boot": try DeviceControl(profile: device(plain, of: 1, "boot DEVICE")).boot()
    case "bootstatus":
      let control = DeviceControl(profile: try device(plain, of: 1, "bootstatus DEVICE [-b]"))
      if plain.contains("-b"), !control.state.isBooted { try control.boot() }
      guard control.state.isBooted else {
        throw .failed("\(control.state.device.name) is shut down.")
      }
      tell("Device already booted, nothing to do.")
    case "shutdown":
      try forEach(plain, "shutdown DEVICE") { control throws(Failure) in try control.shutDown() }
    case "erase":
      try forEach(plain, "erase DEVICE") { control throws(Failure) in try control.erase() }
    case "create":
      guard let type = plain.dropFirst().first ?? plain.first else {
        throw usage("create NAME TYPE [RUNTIME]")
      }
      let words = type.components(separatedBy: "SimDeviceType.").last ?? type
      let profile = try SimulatedDevice.profile(named: words) { Console.say($0) }
      tell(SimulatedDevice.identifier(of: profile))
    case "install":
      let control = DeviceControl(profile: try device(plain, of: 2, "install DEVICE PATH"))
      try control.install(plain[1])
    case "uninstall":
      let control = DeviceControl(profile: try device(plain, of: 2, "uninstall DEVICE ID"))
      try control.uninstall(plain[1])
    case "launch": try launch(plain)
    case "terminate":
      let control = DeviceControl(profile: try device(plain, of: 2, "terminate DEVICE ID"))
      try control.terminate(plain[1])
    case "openurl":
      let control = DeviceControl(profile: try device(plain, of: 2, "openurl DEVICE URL"))
      try control.ask("openURL", ["url": plain[1]])
      try control.ask("settle")
    case "ui": try ui(plain)
    case "io": try io(plain)
    case "get_app_container":
      let control = DeviceControl(
        profile: try device(plain, of: 2, "get_app_container DEVICE ID [app|data]"))
      switch plain.count > 2 ? plain[2] : "app" {
      case "app": tell(try control.state.app(plain[1]).path)
      case "data": tell(try control.home(of: plain[1]))
      case let kind:
        throw .failed("An app here has the containers app and data; found \(kind).")
      }
    case _ where Self.ignored.contains(name):
      Console.say("simctl \(name) does nothing here.")
    default:
      throw .usage("simctl has no subcommand \(name) here. It has:\n\(Self.help)")
    }
  }

  /// A line of standard output, or a value of `--json`.
  private func tell(_ line: String) {
    if Report.isWanted { Report.set("output", line) } else { print(line) }
  }

  private func usage(_ form: String) -> Failure { .usage("Usage: tessera simctl \(form)") }

  // MARK: Devices

  /// The device that the first word names.
  private func device(
    _ words: [String], of count: Int, _ form: String
  ) throws(Failure) -> DeviceProfile {
    guard words.count >= count, let name = words.first else { throw usage(form) }
    guard name == "booted" else {
      return try SimulatedDevice.profile(named: name) { Console.say($0) }
    }
    let booted = DeviceState.all.filter(\.isBooted)
    guard let first = booted.first else {
      throw .failed("No devices are booted; `tessera simctl boot iphone-15` boots one.")
    }
    // Of several the one on which an app runs.
    return (booted.first { $0.running != nil } ?? first).device.profile
  }

  private func forEach(
    _ words: [String], _ form: String, _ body: (DeviceControl) throws(Failure) -> Void
  ) throws(Failure) {
    guard words.first == "all" else {
      return try body(DeviceControl(profile: try device(words, of: 1, form)))
    }
    for state in DeviceState.all where form.hasPrefix("erase") || state.isBooted {
      try body(DeviceControl(profile: state.device.profile))
    }
  }

  // MARK: Apps

  private func launch(_ words: [String]) throws(Failure) {
    let flags = words.prefix { $0.hasPrefix("-") }
    let rest = Array(words.dropFirst(flags.count))
    let control = DeviceControl(profile: try device(rest, of: 2, "launch DEVICE ID [ARG…]"))
    var environment: [String: String] = [:]
    for (key, value) in ProcessInfo.processInfo.environment where key.hasPrefix("SIMCTL_CHILD_") {
      environment[String(key.dropFirst("SIMCTL_CHILD_".count))] = value
    }
    let known = ["--terminate-running-process", "--json"]
    let others = flags.filter { !known.contains($0) }
    if !others.isEmpty { Console.say("Ignored: \(others.joined(separator: ", ")).") }
    let process = try control.launch(
      rest[1], arguments: Array(rest.dropFirst(2)), environment: environment,
      isRestarted: flags.contains("--terminate-running-process") || rest.count > 2)
    tell("\(rest[1]): \(process)")
  }

  private func io(_ words: [String]) throws(Failure) {
    let form = "io DEVICE screenshot [--type=png] FILE"
    let control = DeviceControl(profile: try device(words, of: 2, form))
    guard words[1] == "screenshot" else {
      throw .usage("simctl io takes pictures here, \(form); found \(words[1]).")
    }
    let flags = words.dropFirst(2).filter { $0.hasPrefix("--") }
    guard let file = words.dropFirst(2).last(where: { !$0.hasPrefix("--") }) else {
      throw usage(form)
    }
    for flag in flags where flag.hasPrefix("--type=") && flag != "--type=png" {
      throw .usage("Pictures are PNG here; found \(flag).")
    }
    let reply = try control.ask("shot")
    guard let text = reply["result"] as? String, let data = Data(base64Encoded: text) else {
      throw .failed("The app should send a picture and did not.")
    }
    guard file != "-" else { return FileHandle.standardOutput.write(data) }
    let path = try AppOptions.writable(file, for: "screenshot")
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .failed("\(path) should be written, which failed: \(Files.reason(error)).")
    }
    Report.set("picture", path)
    Console.say("Wrote screenshot to: \(file)")
  }

  // MARK: Settings

  private func ui(_ words: [String]) throws(Failure) {
    let form = "ui DEVICE appearance|content_size [VALUE]"
    let control = DeviceControl(profile: try device(words, of: 2, form))
    let device = control.state.device
    let value = words.count > 2 ? words[2] : nil
    switch words[1] {
    case "appearance":
      guard let value else { return tell((device.appearance ?? .light).rawValue) }
      let appearance = try AppOptions.appearance(named: value)
      try control.set(["appearance": appearance.rawValue]) { $0.appearance = appearance }
    case "content_size":
      let current = device.textSize ?? "large"
      guard let value else { return tell(Self.hyphenated(current)) }
      let sizes = TextSize.names
      let place = sizes.firstIndex(of: current) ?? 3
      let wanted =
        switch value {
        case "increment": sizes[min(place + 1, sizes.count - 1)]
        case "decrement": sizes[max(place - 1, 0)]
        default: try AppOptions.textSize(named: value)
        }
      try control.set(["textSize": wanted]) { $0.textSize = wanted }
    case "increase_contrast", "liquid_glass":
      Console.say("simctl ui \(words[1]) does nothing here.")
    default: throw usage(form)
    }
  }

  /// "extra-large", as simctl writes it.
  private static func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
