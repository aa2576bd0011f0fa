import Foundation

/// One run of `swift build`.
struct SwiftBuild {
  enum Goal {
    case product(String), target(String), tests

    var isTests: Bool { if case .tests = self { true } else { false } }

    fileprivate var arguments: [String] {
      switch self {
      case .product(let name): ["--product", name]
      case .target(let name): ["--target", name]
      case .tests: ["--build-tests"]
      }
    }
  }

  /// What it makes, as messages call it.
  var title: String
  /// The folder with `Package.swift`.
  var package: String
  var scratch: String
  var configuration: BuildConfiguration
  var goal: Goal
  /// The file that gets all that SwiftPM says.
  var log: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// How many steps there are at least; SwiftPM counts those that it knows of, which are more and more.
  var steps = 0
  /// Folders whose files the command has written: errors in them are not the user's.
  var generated: [String] = []

  /// Where the program or the library is afterwards.
  func result(_ name: String) -> String { "\(scratch)/\(configuration.rawValue)/\(name)" }

  /// Keeps the index of a build for debugging, by which SwiftPM finds tests, to the package's own modules, as
  /// Tessera's manifest does for itself.
  private var ownIndex: [String] {
    guard configuration == .debug, package != (try? ProjectRoot.find()) else { return [] }
    return ["-index-ignore-system-modules", "-index-ignore-clang-modules"].flatMap {
      ["-Xswiftc", $0]
    }
  }

  /// - Parameter progress: hears how far it is.
  func run(progress: BuildProgress) throws(Failure) {
    try CacheFolder.make((log as NSString).deletingLastPathComponent)
    var record = try LogFile(log)
    var messages = CompilerMessages(generated: generated + [scratch])
    var words =
      [
        "build", "--package-path", package, "--scratch-path", scratch, "-c",
        configuration.rawValue,
      ] + goal.arguments + ownIndex + arguments
    // SwiftPM takes the plan of the last build for this one, even if that had other arguments.
    let plan = scratch + "/tessera-plan"
    let planned = Data("\(words) \(environment.sorted { $0.key < $1.key })".utf8)
    if FileManager.default.contents(atPath: plan) != planned {
      words.append("--disable-build-manifest-caching")
    }
    record.add("swift " + words.joined(separator: " "))
    var quiet = ["GIT_TERMINAL_PROMPT": "0"]
    quiet.merge(environment) { $1 }
    let command = Subprocess(
      program: "swift", arguments: words, environment: quiet,
      output: .lines { line in
        record.add(line)
        messages.add(line)
        progress.hear(line)
      }, isGroup: true)
    var ending = try command.run().ending
    if ending.isCrash {
      // SwiftPM itself crashes now and then, of which the next run knows nothing.
      record.add("SwiftPM crashed; it is started once more.")
      messages = CompilerMessages(generated: generated + [scratch])
      ending = try command.run().ending
    }
    progress.end()
    guard ending.isSuccess else {
      Report.set("log", log)
      Report.set("errors", messages.errors.map { ["place": $0.place, "text": $0.text] })
      throw .failed(messages.summary(of: title, log: log))
    }
    // Without it the next build is planned anew.
    try? Files.write(planned, to: plan)
  }
}

/// A file of lines, written as they come.
struct LogFile {
  private let handle: FileHandle

  init(_ path: String) throws(Failure) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      throw .failed("\(path) should be written, which failed: \(String(cString: strerror(errno))).")
    }
    self.handle = handle
  }

  /// A full disk costs the log, not the build.
  mutating func add(_ line: String) { try? handle.write(contentsOf: Data((line + "\n").utf8)) }
}
