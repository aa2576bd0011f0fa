import AutomationScript
import Foundation

// What is on the screen.
extension MCPTools {
  static let screen: [MCPTool] = [
    describe,
    describe.named("describe_ui"),
    describe.named("ui_describe_all"),
    MCPTool(
      name: "ui_describe_point", description: "The element at a place.",
      properties: [x, y], isReadOnly: true
    ) { arguments, work throws(Failure) in
      let point = CGPoint(
        x: try arguments.requiredNumber("x"), y: try arguments.requiredNumber("y"))
      let root = try work.running().elements()
      let inside = root.all.filter { $0.frame.contains(point) }
      // The innermost; of several the one that comes last lies over the others.
      guard let found = inside.last(where: { $0.type != "other" }) ?? inside.last else {
        throw .failed("Nothing is at \(point.scriptText).")
      }
      return text(JSONLine.text(found.described(withChildren: false)))
    },
    MCPTool(
      name: "screenshot",
      description:
        "A picture of the screen. Its pixels are points times the scale; use snapshot_ui for coordinates.",
      properties: [
        MCPTool.Property(
          name: "returnFormat", kind: .string,
          description: "base64, the default: the picture itself; path: a file with it.",
          choices: ["path", "base64"]),
        MCPTool.Property(
          name: "output_path", kind: .string, description: "A .png file to write, too."),
      ], isReadOnly: true
    ) { arguments, work throws(Failure) in try screenshot(arguments, work) },
    MCPTool(name: "ui_view", description: "The same as screenshot.", isReadOnly: true) {
      arguments, work throws(Failure) in try screenshot(arguments, work)
    },
    MCPTool(
      name: "get_app_logs", description: "What the app has printed since the last call.",
      isReadOnly: true
    ) { _, work in logs(work) },
    MCPTool(
      name: "start_sim_log_cap", description: "Begins to keep what the app prints."
    ) { _, work in
      _ = work.takeOutput()
      return text("What the app prints from here on is kept. logSessionId: app")
    },
    MCPTool(
      name: "stop_sim_log_cap", description: "What the app has printed since start_sim_log_cap.",
      properties: [
        MCPTool.Property(name: "logSessionId", kind: .string, description: "Not needed.")
      ]
    ) { _, work in logs(work) },
  ]

  private static let describe = MCPTool(
    name: "snapshot_ui",
    description:
      "The elements on the screen with types, labels, identifiers, values and frames in points. Call it before "
      + "taps.", isReadOnly: true
  ) { _, work throws(Failure) in
    let root = try work.running().elements()
    let screen = root.frame
    var described = root.described(withChildren: false)
    described["children"] = root.children.flatMap { $0.shownParts(in: screen) }
    return text(JSONLine.text(described))
  }

  private static func logs(_ work: MCPWorkbench) -> [MCPContent] {
    let output = work.takeOutput()
    return text(output.isEmpty ? "Nothing was printed." : output)
  }

  private static func screenshot(
    _ arguments: MCPArguments, _ work: MCPWorkbench
  ) throws(Failure) -> [MCPContent] {
    let session = try work.running()
    let file = try arguments.text("output_path")
    let format = try arguments.text("returnFormat") ?? "base64"
    if let file, !file.lowercased().hasSuffix(".png") {
      throw .usage("output_path should name a .png file; found \(file).")
    }
    let data = try session.picture()
    var path = try file.map { file throws(Failure) in
      try AppOptions.writable(file, for: "output_path")
    }
    if path == nil, format == "path" {
      path = try Cleanup.makeFolder("screenshots") + "/screenshot.png"
    }
    if let path {
      do {
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw .failed("\(path) should be written, which failed: \(Files.reason(error)).")
      }
    }
    let size = session.launch.size
    let note =
      "\(Int(size.width))×\(Int(size.height)) points, \(session.launch.scale) pixels a point."
      + (path.map { " Written to \($0)." } ?? "")
    return format == "path" ? text(note) : [.png(data), .text(note)]
  }

  static let x = MCPTool.Property(
    name: "x", kind: .number, description: "Points from the left.", isRequired: true)
  static let y = MCPTool.Property(
    name: "y", kind: .number, description: "Points from the top.", isRequired: true)
}

extension AppElement {
  /// With the keys that other servers' trees have.
  func described(withChildren: Bool) -> [String: Any] {
    var value: [String: Any] = [
      "type": type.prefix(1).uppercased() + type.dropFirst(),
      "frame": [
        "x": frame.minX.rounded2, "y": frame.minY.rounded2, "width": frame.width.rounded2,
        "height": frame.height.rounded2,
      ],
      "enabled": isEnabled,
    ]
    for (key, text) in [
      ("AXLabel", label), ("AXUniqueId", identifier), ("AXValue", self.value),
      ("placeholder", placeholder), ("title", title),
    ] where !text.isEmpty { value[key] = text }
    if isSelected { value["selected"] = true }
    if hasFocus { value["focused"] = true }
    if !isHittable { value["hittable"] = false }
    if !actions.isEmpty { value["custom_actions"] = actions }
    if withChildren, !children.isEmpty {
      value["children"] = children.map { $0.described(withChildren: true) }
    }
    return value
  }

  /// Itself and what is in it, as far as it is on the screen; views that say nothing are left out, their
  /// contents are not.
  func shownParts(in screen: CGRect) -> [[String: Any]] {
    let inside = children.flatMap { $0.shownParts(in: screen) }
    guard isVisible(in: screen) else { return inside }
    let isPlain = type == "other" && label.isEmpty && identifier.isEmpty && value.isEmpty
    if isPlain { return inside }
    var described = described(withChildren: false)
    if !inside.isEmpty { described["children"] = inside }
    return [described]
  }
}

extension CGFloat {
  fileprivate var rounded2: Double { Double((self * 100).rounded() / 100) }
}
