import Foundation

/// Runs manifests of Tuist's, which are programs, and keeps what they describe: a manifest runs again only
/// where it, what it imports or the environment that it may read has changed.
struct TuistProgram {
  let folders: TuistFolders
  private(set) var modules: TuistModules
  /// Where descriptions and the project's modules are kept.
  private let cache: String

  /// How long a manifest may run.
  nonisolated(unsafe) static var patience = Duration.seconds(30)

  private struct Kept: Codable {
    var stamp: String
    var description: String
  }

  /// Compiles what the manifests of a folder import.
  init(_ folders: TuistFolders) throws(Failure) {
    self.folders = folders
    cache = CacheFolder.folder(of: folders.root + "/Tuist")
    try CacheFolder.make(cache)
    modules = try TuistModules()
    for plugin in try plugins() {
      let sources = plugin + "/ProjectDescriptionHelpers"
      guard let name = try run(plugin + "/Plugin.swift", kind: "Plugin")["name"]?.text else {
        continue
      }
      try modules.add(name, sources: sources, cache: cache)
    }
    do {
      try modules.add("ProjectDescriptionHelpers", sources: folders.helpers, cache: cache)
    } catch {
      // A module that is not there may be one that Tuist would have fetched.
      throw modules.explained(error)
    }
  }

  /// The folders of the plugins on this machine.
  private mutating func plugins() throws(Failure) -> [String] {
    for path in folders.configurations {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        text.contains("plugins")
      else { continue }
      let folder = (path as NSString).deletingLastPathComponent
      var found: [String] = []
      for plugin in try run(path, kind: "Config")["plugins"]?.list ?? [] {
        // Paths of this manifest alone count from the file as if it were a folder.
        let places = [path, folder].compactMap {
          folders.absolute(plugin["local"]?["path"], in: $0)
        }
        if let local = places.first(where: {
          FileManager.default.fileExists(atPath: $0 + "/Plugin.swift")
        }) ?? places.last {
          found.append(local)
        } else if let url = plugin["remote"]?["url"]?.text {
          modules.remotePlugins.append(url)
        }
      }
      return found
    }
    return []
  }

  /// What a manifest describes.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - kind: the type that it should make.
  func run(_ path: String, kind: String) throws(Failure) -> SpecificationValue {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .usage("\(path) should be a manifest of Tuist's that can be read.")
    }
    let record = "\(cache)/\(Fingerprint.of(path)).json"
    let stamp = stamp(of: path, data)
    if let kept = FileManager.default.contents(atPath: record),
      let known = try? JSONDecoder().decode(Kept.self, from: kept), known.stamp == stamp,
      let value = Self.value(known.description, kind: kind)
    {
      return value
    }
    let text = try described(path)
    guard let value = Self.value(text, kind: kind) else {
      throw .failed("\(path) should describe a \(kind), and describes something else.")
    }
    if let kept = try? JSONEncoder().encode(Kept(stamp: stamp, description: text)) {
      try? Files.write(kept, to: record)
    }
    return value
  }

  private static func value(_ text: String, kind: String) -> SpecificationValue? {
    let all = try? JSONDecoder().decode(SpecificationValue.self, from: Data(text.utf8))
    return all?["kind"]?.text == kind ? all?["value"] : nil
  }

  private func stamp(of path: String, _ data: Data) -> String {
    let variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("TUIST_") }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return Fingerprint.of(
      modules.stamp + "\n" + variables.joined(separator: "\n") + "\n"
        + String(decoding: data, as: UTF8.self))
  }

  /// Compiles and runs a manifest in its folder; returns the JSON that it has written.
  private func described(_ path: String) throws(Failure) -> String {
    let scratch = try Cleanup.makeFolder("manifest")
    defer { Cleanup.remove(scratch) }
    Console.say("Reading \(path)")
    let program = scratch + "/manifest"
    do {
      try modules.compile(manifest: path, to: program)
    } catch {
      throw modules.explained(error)
    }
    let written = scratch + "/description.json"
    var lines: [String] = []
    var command = Subprocess(
      program: "env", arguments: ["-C", (path as NSString).deletingLastPathComponent, program],
      environment: ["TESSERA_DESCRIPTION": written],
      output: .lines { if lines.count < 1_000 { lines.append($0) } })
    command.isGroup = true
    let deadline = ContinuousClock.now + Self.patience
    command.isOverdue = { ContinuousClock.now > deadline }
    let (ending, _) = try command.run()
    guard ending.isSuccess else {
      if ContinuousClock.now > deadline {
        throw .failed(
          "\(path) should describe a project within \(Self.patience.components.seconds) seconds; "
            + "the manifest ran longer and was ended.")
      }
      let last = lines.last { $0.contains("rror") } ?? lines.first ?? ""
      throw .failed("\(path) should describe a project; the manifest ended by itself. \(last)")
    }
    guard let data = FileManager.default.contents(atPath: written) else {
      throw .failed(
        "\(path) should describe a project; the manifest ran and made no Project or Workspace.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
