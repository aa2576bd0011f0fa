import Foundation
import PlatformInterface

// The device and its settings.
extension MCPTools {
  static let settings: [MCPTool] = [
    MCPTool(name: "list_sims", description: "The devices there are.", isReadOnly: true) { _, work in
      let lines = DeviceProfile.all.map { profile in
        let name = SimulatedDevice.shownName(of: profile)
        let state = profile.name == work.device.profile.name ? "chosen" : "there"
        return "\(name) (\(SimulatedDevice.identifier(of: profile))) \(Int(profile.width))×"
          + "\(Int(profile.height))@\(Int(profile.scale))x, \(state)"
      }
      return text(lines.joined(separator: "\n"))
    },
    MCPTool(
      name: "get_booted_sim_id", description: "The device that is chosen.", isReadOnly: true
    ) { _, work in text("\(work.device.name): \(work.device.identifier)") },
    MCPTool(
      name: "boot_sim", description: "Chooses the device; an app that runs is started there again.",
      properties: [
        MCPTool.Property(
          name: "simulatorName", kind: .string, description: "As list_sims names it."),
        MCPTool.Property(name: "simulatorId", kind: .string, description: "Its UDID."),
      ]
    ) { arguments, work throws(Failure) in
      try work.chooseDevice(arguments)
      return try changed("The device is \(work.device.name)", work, isRestartNeeded: true)
    },
    MCPTool(
      name: "set_sim_appearance", description: "Light or dark.",
      properties: [
        MCPTool.Property(
          name: "mode", kind: .string, description: "Which.", isRequired: true,
          choices: ["light", "dark"])
      ]
    ) { arguments, work throws(Failure) in
      let appearance = try AppOptions.appearance(named: try arguments.requiredText("mode"))
      work.device.appearance = appearance
      return try changed(
        "The appearance is \(appearance.rawValue)", work, ["appearance": appearance.rawValue])
    },
    MCPTool(
      name: "set_text_size", description: "Dynamic Type.",
      properties: [
        MCPTool.Property(
          name: "size", kind: .string, description: "Which.", isRequired: true,
          choices: TextSize.names)
      ]
    ) { arguments, work throws(Failure) in
      let size = try AppOptions.textSize(named: try arguments.requiredText("size"))
      work.device.textSize = size
      return try changed("The text size is \(size)", work, ["textSize": size])
    },
    MCPTool(
      name: "set_locale", description: "Language and region; an app that runs is started again.",
      properties: [
        MCPTool.Property(
          name: "locale", kind: .string, description: "Such as de_DE.", isRequired: true)
      ]
    ) { arguments, work throws(Failure) in
      let locale = try AppOptions.localeIdentifier(try arguments.requiredText("locale"))
      work.device.locale = locale
      return try changed("The locale is \(locale)", work, isRestartNeeded: true)
    },
    MCPTool(
      name: "set_network",
      description:
        "What URLSession reaches from the next launch on: none, live, replay or record with a folder.",
      properties: [
        MCPTool.Property(
          name: "mode", kind: .string, description: "none is the default.", isRequired: true,
          choices: ["none", "live", "replay", "record"]),
        MCPTool.Property(
          name: "folder", kind: .string, description: "Where requests are kept with their replies."),
      ]
    ) { arguments, work throws(Failure) in
      let mode = try arguments.requiredText("mode")
      let folder = try arguments.text("folder").map { ":" + $0 } ?? ""
      var options = LaunchOptions()
      try AppOptions.choose(network: mode + folder, in: &options)
      (work.device.network, work.device.networkFolder) = (options.network, options.networkFolder)
      return try changed("The network is \(mode)", work, isRestartNeeded: true)
    },
    MCPTool(
      name: "open_url", description: "Opens a link in the app.",
      properties: [
        MCPTool.Property(name: "url", kind: .string, description: "The link.", isRequired: true)
      ]
    ) { arguments, work throws(Failure) in
      let session = try work.running()
      let url = try arguments.requiredText("url")
      try session.request("openURL", ["url": url])
      try session.settle()
      return text("\(url) is opened.")
    },
  ]

  /// Tells the app that runs of a setting.
  private static func changed(
    _ sentence: String, _ work: MCPWorkbench, _ values: [String: Any] = [:],
    isRestartNeeded: Bool = false
  ) throws(Failure) -> [MCPContent] {
    let notes = work.takeNotes()
    guard work.session != nil else { return text(sentence + "." + notes) }
    if isRestartNeeded {
      _ = try work.launch(MCPArguments(values: [:]))
      return text(sentence + "; the app was started again." + notes)
    }
    let session = try work.running()
    try session.request("set", values)
    try session.settle()
    return text(sentence + "." + notes)
  }
}
