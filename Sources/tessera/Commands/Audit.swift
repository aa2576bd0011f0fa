import ArgumentParser
import Foundation
import PlatformInterface

struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Looks for what keeps people from using an app that they do not see, or see little of.",
    discussion: """
      Runs the app without a display and looks at each screen that the script comes to rest at (its \
      lines `idle`) and at the last one: elements without labels, contrast below 4.5 : 1 (3 : 1 for \
      large texts), targets below 44 × 44 points beside others, elements out of order, duplicates, \
      labels that are names of files, and, in a second run, texts that are cut off at the largest \
      text size. Exits 1 where there are findings.
      """)

  @OptionGroup var app: AppOptions

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("Writes the findings, as an array.", valueName: "FILE.json"))
  var file: String?

  mutating func run() throws {
    var options = try app.launchOptions(
      mode: .headless, defaultDevice: nil, network: .none)
    let result = try file.map { path throws(Failure) in
      try AppOptions.writable(path, for: "--out")
    }
    let program = try AppProgram.find(at: app.path, app.project)
    options.device = program.device(options.device)
    let built = try program.build(app.configuration, for: options)
    let folder = try Cleanup.makeFolder("audit")
    defer { Cleanup.remove(folder) }
    let first = try Self.run(built, options, folder + "/first.json", app.arguments)
    options.textSize = TextSize.names.last
    let second = try Self.run(built, options, folder + "/largest.json", app.arguments)
    let found = first.withClippedTexts(of: second).findings
    Report.set("screens", first.screens)
    Report.set("findings", found.map(Self.report))
    if let result {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        try encoder.encode(found).write(to: URL(fileURLWithPath: result), options: .atomic)
      } catch {
        throw Failure.failed("\(result) should be written; \(error.localizedDescription)")
      }
    }
    for finding in found where !Report.isWanted {
      let place = finding.frame.map { String(Int($0.rounded())) }.joined(separator: ",")
      print(
        "\(finding.kind): \"\(finding.element)\" \(finding.message) (screen \(finding.screen), \(place))"
      )
    }
    guard found.isEmpty else {
      throw Failure.failed(
        "\(program.product): \(found.count) findings on \(first.screens) screens.")
    }
    Console.say("\(program.product): no findings on \(first.screens) screens.")
  }

  private static func report(_ finding: AuditFindings.Finding) -> [String: Any] {
    [
      "kind": finding.kind, "message": finding.message, "element": finding.element,
      "frame": finding.frame, "screen": finding.screen,
    ]
  }

  private static func run(
    _ program: AppProgram.Built, _ options: LaunchOptions, _ path: String, _ arguments: [String]
  ) throws -> AuditFindings {
    var options = options
    options.auditPath = path
    try program.launch(options, arguments: arguments)
    guard let data = FileManager.default.contents(atPath: path),
      let result = try? JSONDecoder().decode(AuditFindings.self, from: data)
    else {
      throw Failure.failed(
        "The app ended without an audit: an app is expected to start with UIApplicationMain or @main "
          + "and not to exit by itself.")
    }
    return result
  }
}
