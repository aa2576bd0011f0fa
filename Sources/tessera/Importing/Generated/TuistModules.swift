import Foundation

/// The modules that manifests of Tuist's import, compiled: the tool's own `ProjectDescription`, the plugins
/// that lie on this machine, and the helpers of the project.
struct TuistModules {
  /// A module that is compiled: `NAME.swiftmodule` and `NAME.o` in its folder.
  struct Module {
    var name: String
    var folder: String
  }

  /// The modules, each after those that it may import.
  private(set) var modules: [Module] = []
  /// Another text wherever one of them or the toolchain is another.
  private(set) var stamp = ""
  /// Plugins that would have to be fetched, by their URLs.
  var remotePlugins: [String] = []

  /// How long the compiler may take for one module or manifest.
  static let patience = Duration.seconds(300)

  init() throws(Failure) {
    let sources = try ProjectRoot.find() + "/SDK/ProjectDescription"
    let files = ContentStamp.files(below: sources, endings: ["swift"])
    guard !files.isEmpty else {
      throw .failed("\(sources) should hold the module that manifests of Tuist's import.")
    }
    let digest = ContentStamp().digest(of: files, below: sources)
    stamp = Fingerprint.of(try Toolchain.find().version + digest)
    let place = CacheFolder.shared + "/tuist-" + stamp
    if FileManager.default.fileExists(atPath: place) {
      SharedInstall.markUsed(place)
    } else {
      try FileLock.hold("tuist", purpose: "compiling what manifests of Tuist's import") {
        () throws(Failure) in
        guard !FileManager.default.fileExists(atPath: place) else { return }
        Console.say("Compiling what manifests of Tuist's import")
        try SharedInstall.put(at: place) {
          try Self.compile("ProjectDescription", files, with: [], to: $0)
        }
        SharedInstall.removeOld("tuist-")
      }
    }
    modules = [Module(name: "ProjectDescription", folder: place)]
  }

  /// Compiles the sources of a project's own module, where they have changed since the last time.
  ///
  /// - Parameters:
  ///   - folder: the sources', at any depth.
  ///   - cache: where the project's modules are kept.
  mutating func add(_ name: String, sources folder: String, cache: String) throws(Failure) {
    let files = ContentStamp.files(below: folder, endings: ["swift"]).sorted()
    guard !files.isEmpty else { return }
    let name = try PathComponent.required(name, kind: "a module of manifests")
    stamp = Fingerprint.of(stamp + name + ContentStamp().digest(of: files))
    let place = "\(cache)/\(name)-\(stamp)"
    if !FileManager.default.fileExists(atPath: place) {
      let modules = modules
      let old = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
      for other in old where other.hasPrefix(name + "-") {
        try? FileManager.default.removeItem(atPath: cache + "/" + other)
      }
      try SharedInstall.put(at: place) {
        try Self.compile(name, files, with: modules, to: $0)
      }
    }
    modules.append(Module(name: name, folder: place))
  }

  /// What the compiler is told so that it finds the modules.
  private static func imports(_ modules: [Module]) -> [String] {
    modules.flatMap { ["-I", $0.folder] }
  }

  private static let common = [
    "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
  ]

  private static func compile(
    _ name: String, _ files: [String], with modules: [Module], to folder: String
  ) throws(Failure) {
    try compile(
      [
        "-parse-as-library", "-wmo", "-c", "-emit-module", "-module-name", name, "-o",
        "\(folder)/\(name).o", "-emit-module-path", "\(folder)/\(name).swiftmodule",
      ] + imports(modules) + files, what: "The helpers of manifests in module \(name)")
  }

  /// Makes a program of a manifest.
  func compile(manifest: String, to program: String) throws(Failure) {
    try Self.compile(
      ["-module-name", "TesseraManifest", "-o", program, manifest] + Self.imports(modules)
        + modules.map { "\($0.folder)/\($0.name).o" }, what: manifest)
  }

  private static func compile(_ arguments: [String], what: String) throws(Failure) {
    var lines: [String] = []
    var command = Subprocess(
      program: "swiftc", arguments: common + arguments, output: .lines { lines.append($0) })
    command.isGroup = true
    let deadline = ContinuousClock.now + patience
    command.isOverdue = { ContinuousClock.now > deadline }
    let (ending, _) = try command.run()
    guard !ending.isSuccess else { return }
    guard ContinuousClock.now < deadline else {
      throw .failed("\(what) should compile within \(patience.components.seconds) seconds.")
    }
    throw .failed("\(what) should compile and does not:\n" + reason(lines))
  }

  /// A failure of the compiler's with the plugins that are not there.
  func explained(_ failure: Failure) -> Failure {
    guard failure.sentence.contains("no such module"), !remotePlugins.isEmpty else {
      return failure
    }
    return .failed(
      failure.sentence + "\nPlugins of Tuist's are not fetched: "
        + remotePlugins.map(\.onOneLine).joined(separator: ", ")
        + "; one that lies in the project's folder is compiled.")
  }

  /// The first of the compiler's errors, as many as a person reads.
  private static func reason(_ lines: [String]) -> String {
    var seen: Set<String> = []
    let errors = lines.filter { $0.contains("error:") && seen.insert($0).inserted }
    var shown = errors.isEmpty ? Array(lines.suffix(5)) : Array(errors.prefix(5))
    if errors.count > shown.count { shown.append("… and \(errors.count - shown.count) more.") }
    return shown.joined(separator: "\n")
  }
}
