import ArgumentParser
import Foundation
import PlatformInterface

/// What `tessera test` takes for flows beside what it takes for all tests.
struct FlowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The app that flows run, where none is above them.", valueName: "path"))
  var app: String?

  @Option(help: ArgumentHelp("The device that flows and unit tests run on.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "What URLSession may reach in flows.", valueName: "live|none|replay:dir|record:dir"))
  var network: String?

  @Option(
    name: [.customShort("e"), .long], parsing: .singleValue,
    help: ArgumentHelp("A value for ${KEY} in flows; may be repeated.", valueName: "key=value"))
  var env: [String] = []
}

/// Flows that are tests.
struct FlowRun {
  let options: FlowOptions
  let project: ProjectOptions
  let output: TestOutput
  let configuration: BuildConfiguration
  var filter: String?

  /// The flows that a path means: a file, or those in a folder that is no project; nil for anything else.
  static func files(at path: String) -> [String]? {
    let place = AppOptions.absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return isYAML(place) ? [place] : nil }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    guard !names.contains("Package.swift"), XcodeProjectFolder.find(place) == nil,
      !names.contains(where: { $0.hasSuffix(".swift") })
    else { return nil }
    let flows = names.filter { isYAML($0) && !$0.hasPrefix("config.") && !$0.hasPrefix(".") }
    return flows.isEmpty ? nil : flows.map { place + "/" + $0 }
  }

  private static func isYAML(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  func run(_ files: [String]) throws(Failure) {
    output.write("runStarted", ["path": files.joined(separator: " ")])
    do throws(Failure) {
      try runFlows(files)
    } catch {
      try output.finish()
      throw error
    }
    try output.finish()
    let failed = output.record.failures
    Report.append(
      "results",
      [
        "folder": (files[0] as NSString).deletingLastPathComponent,
        "tests": output.record.cases.count, "failures": failed.map(\.name), "skipped": 0,
        "failed": failed.map(\.json),
      ] as [String: Any])
    guard failed.isEmpty else {
      throw .failed(
        "\(failed.count) of \(output.record.cases.count) flows failed: "
          + failed.map(\.name).joined(separator: ", ") + ".")
    }
    Console.say("\(output.record.cases.count) flows passed.")
  }

  private func runFlows(_ files: [String]) throws(Failure) {
    // Every flow is read before anything is built.
    var flows: [Flow] = []
    for file in files { flows.append(try FlowReader.read(file)) }
    if let filter {
      guard let expression = try? NSRegularExpression(pattern: filter) else {
        throw .usage("--filter should be a regular expression; found \(filter).")
      }
      flows = flows.filter {
        expression.firstMatch(in: $0.name, range: NSRange($0.name.startIndex..., in: $0.name))
          != nil
      }
      guard !flows.isEmpty else {
        throw .failed("--filter should choose flows by their names; none matches \(filter).")
      }
    }
    var device = SimulatedDevice(DeviceProfile.named("iphone-15") ?? DeviceProfile.all[0])
    if let name = options.device {
      device.profile = try SimulatedDevice.profile(named: name) { Console.say($0) }
    }
    if let network = options.network {
      var launch = LaunchOptions()
      try AppOptions.choose(network: network, in: &launch)
      (device.network, device.networkFolder) = (launch.network, launch.networkFolder)
    }
    let values = try AppOptions.defaults(from: options.env)
    let path = if let app = options.app { app } else { try Self.app(above: files[0]) }
    let program = try AppProgram.find(at: path, project)
      .build(configuration, for: device.launchOptions())
    CommandLock.releaseAll()
    for flow in flows { try run(flow, program, device, values) }
  }

  private func run(
    _ flow: Flow, _ program: AppProgram.Built, _ device: SimulatedDevice,
    _ values: [String: String]
  ) throws(Failure) {
    let number = output.record.start("Flows", flow.name, file: flow.path, line: 1)
    let clock = ContinuousClock()
    let start = clock.now
    let runner = try FlowRunner(
      program, device, values: values,
      pictures: output.resultsFolder ?? FileManager.default.currentDirectoryPath
    ) { line in Console.say(line) }
    defer { runner.stop() }
    var failure: Failure?
    do throws(Failure) { try runner.run(flow) } catch { failure = error }
    if let failure {
      let place = failure.sentence.firstMatch(of: /^(.*?):(\d+):/)
      output.record.add(
        TestCaseRecord.Issue(
          message: place.map { failure.sentence.replacingOccurrences(of: $0.0 + " ", with: "") }
            ?? failure.sentence, file: place.map { String($0.1) } ?? flow.path,
          line: place.flatMap { Int($0.2) } ?? 0), to: number)
      try keepEvidence(of: runner, flow, number)
    }
    for line in (runner.session?.newOutput() ?? "").split(separator: "\n") {
      output.record.add(output: String(line), to: number)
    }
    let (seconds, fraction) = (clock.now - start).components
    output.record.end(
      number, failure == nil ? .passed : .failed,
      seconds: Double(seconds) + Double(fraction) / 1e18)
    let line = failure.map { "✗ \(flow.name): \($0.sentence)" } ?? "✓ \(flow.name)"
    if Report.isWanted { Console.pass(line) } else { print(line) }
  }

  private func keepEvidence(
    of runner: FlowRunner, _ flow: Flow, _ number: Int
  ) throws(Failure) {
    guard let folder = output.resultsFolder, let evidence = runner.evidence() else { return }
    let plain = String(
      flow.name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    for (ending, data) in [("png", evidence.picture), ("json", Data(evidence.tree.utf8))] {
      let path = "\(folder)/\(plain)-failure.\(ending)"
      do { try Files.write(data, to: path) } catch {
        throw .failed("\(path) should be written, which failed: \(Files.reason(error)).")
      }
      output.record.add(attachment: path, to: number)
    }
  }

  /// The project that a flow lies in: the nearest folder above it that holds one, up to the repository's.
  private static func app(above file: String) throws(Failure) -> String {
    var folder = (file as NSString).deletingLastPathComponent
    while folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift")
        || XcodeProjectFolder.find(folder) != nil
      {
        return folder
      }
      if (folder as NSString).lastPathComponent != ".maestro",
        try XcodeProjectFolder.findInside(folder) != nil
      {
        return folder
      }
      if FileManager.default.fileExists(atPath: folder + "/.git") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    throw .usage(
      "A flow should lie in the folder of an app's project, or --app should name it; there is none above \(file)."
    )
  }
}
