import Foundation

/// Every tool of the server.
enum MCPTools {
  static let all: [MCPTool] = building + screen + touching + settings

  static let projectProperties: [MCPTool.Property] = [
    MCPTool.Property(
      name: "projectPath", kind: .string,
      description: "An .xcodeproj, a folder with a Package.swift, or a folder of an app's sources."),
    MCPTool.Property(
      name: "workspacePath", kind: .string, description: "An .xcworkspace, in place of projectPath."
    ),
    MCPTool.Property(
      name: "scheme", kind: .string, description: "Where a project makes several apps."),
    MCPTool.Property(
      name: "configuration", kind: .string, description: "Debug, which is the default, or Release."),
    MCPTool.Property(
      name: "simulatorName", kind: .string,
      description: "The device, as list_sims names it; the default is iPhone 15."),
    MCPTool.Property(name: "simulatorId", kind: .string, description: "The device's UDID."),
    MCPTool.Property(
      name: "trust", kind: .boolean,
      description: "Lets manifests of packages run that have not run on this machine before."),
  ]

  static let launchProperties: [MCPTool.Property] = [
    MCPTool.Property(name: "args", kind: .array, description: "Launch arguments."),
    MCPTool.Property(name: "env", kind: .object, description: "Variables of the environment."),
    MCPTool.Property(
      name: "defaults", kind: .object, description: "Values of UserDefaults for this run."),
    MCPTool.Property(
      name: "headless", kind: .boolean,
      description: "true, the default: without a display, on a virtual clock. false: in a window."),
  ]

  static func text(_ text: String) -> [MCPContent] { [.text(text)] }
}

extension MCPTools {
  fileprivate static let building: [MCPTool] = [
    MCPTool(
      name: "build_run_sim", description: "Builds the app and runs it.",
      properties: projectProperties + launchProperties
    ) { arguments, work throws(Failure) in
      _ = try work.build(arguments)
      return try launched(arguments, work)
    },
    MCPTool(
      name: "build_sim", description: "Builds the app; errors come with file and line.",
      properties: projectProperties
    ) { arguments, work throws(Failure) in
      let built = try work.build(arguments)
      return text("\(built.name) is built: \(built.path)" + work.takeNotes())
    },
    launchTool,
    launchTool.named("launch_app", "Runs the app that was built last."),
    MCPTool(name: "stop_app_sim", description: "Ends the app.") { _, work in
      text(work.stopApp() ? "The app has been ended." : "No app ran.")
    },
    MCPTool(
      name: "test_sim", description: "Builds and runs the tests; failures come with file and line.",
      properties: projectProperties + [
        MCPTool.Property(
          name: "filter", kind: .string,
          description: "A regular expression for Module.Class/test."),
        MCPTool.Property(
          name: "resultsPath", kind: .string,
          description: "A folder that keeps pictures, trees and attachments."),
      ]
    ) { arguments, work throws(Failure) in try test(arguments, work) },
    MCPTool(
      name: "discover_projs", description: "Finds projects, workspaces and packages in a folder.",
      properties: [
        MCPTool.Property(name: "workspaceRoot", kind: .string, description: "The folder."),
        MCPTool.Property(name: "scanPath", kind: .string, description: "A folder inside it."),
        MCPTool.Property(name: "maxDepth", kind: .integer, description: "5 where not given."),
      ], isReadOnly: true
    ) { arguments, _ throws(Failure) in
      let root = try arguments.text("workspaceRoot") ?? "."
      let place = try arguments.text("scanPath").map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
      let depth = Int(try arguments.number("maxDepth") ?? 5)
      let found = ProjectSearch.projects(in: AppOptions.absolute(place ?? root), depth: depth)
      return text(found.isEmpty ? "Nothing was found." : found.joined(separator: "\n"))
    },
    MCPTool(
      name: "list_schemes", description: "The schemes of a project.",
      properties: Array(projectProperties.prefix(2)), isReadOnly: true
    ) { arguments, work throws(Failure) in
      let names = try ProjectSearch.schemes(of: try work.path(arguments))
      return text(names.isEmpty ? "It has none." : names.joined(separator: "\n"))
    },
    MCPTool(
      name: "session_set_defaults",
      description: "Keeps arguments for all calls that do not name them.",
      properties: projectProperties.filter { $0.name != "trust" }
    ) { arguments, work throws(Failure) in
      try work.setDefaults(arguments)
      return text(JSONLine.text(work.defaults) + work.takeNotes())
    },
    MCPTool(
      name: "session_show_defaults", description: "What session_set_defaults keeps.",
      isReadOnly: true
    ) { _, work in text(JSONLine.text(work.defaults)) },
    MCPTool(name: "session_clear_defaults", description: "Forgets what it keeps.") { _, work in
      work.clearDefaults()
      return text("The defaults are gone.")
    },
    MCPTool(
      name: "doctor", description: "What this machine has of what apps need.", isReadOnly: true
    ) { _, _ in text(Diagnosis.all().map(\.text).joined(separator: "\n")) },
  ]

  private static let launchTool = MCPTool(
    name: "launch_app_sim",
    description: "Runs the app that was built last, in place of the one that runs.",
    properties: launchProperties + [
      MCPTool.Property(name: "simulatorName", kind: .string, description: "The device.")
    ]
  ) { arguments, work throws(Failure) in
    try work.chooseDevice(arguments)
    return try launched(arguments, work)
  }

  private static func launched(
    _ arguments: MCPArguments, _ work: MCPWorkbench
  ) throws(Failure) -> [MCPContent] {
    let session = try work.launch(arguments)
    let size = session.launch.size
    return text(
      "\(session.launch.name) runs on \(work.device.name), \(Int(size.width))×\(Int(size.height)) points at "
        + "\(session.launch.scale)×, process \(session.launch.process). snapshot_ui shows what is on the "
        + "screen." + work.takeNotes())
  }

  private static func test(
    _ arguments: MCPArguments, _ work: MCPWorkbench
  ) throws(Failure) -> [MCPContent] {
    var options = TestOutputOptions.none
    options.results = try arguments.text("resultsPath")
    let output = try TestOutput(options, isWanted: true)
    defer { CommandLock.releaseAll() }
    let runner = TestRunner(
      filters: try arguments.text("filter").map { [$0] } ?? [], output: output,
      echo: Console.pass)
    var failure: Failure?
    do {
      try runner.run(at: try work.path(arguments), try work.project(arguments))
    } catch { failure = MCPWorkbench.forClients(error) }
    let record = output.record
    var lines = [
      "\(record.cases.count) tests: \(record.count(.passed)) passed, \(record.count(.failed)) failed, "
        + "\(record.count(.skipped)) skipped."
    ]
    for test in record.failures {
      lines.append("\(test.fullName) failed")
      for issue in test.issues {
        let place = issue.file.map { "\($0):\(issue.line): " } ?? ""
        lines.append("  " + place + issue.message.replacingOccurrences(of: "\n", with: "\n  "))
      }
    }
    let summary = lines.joined(separator: "\n")
    guard let failure else { return text(summary) }
    throw .failed(record.failures.isEmpty ? failure.sentence : summary)
  }
}
