import Foundation
import PackagePlugin

/// Lowers the sources of a target that were written for Xcode, whenever one of them changed.
///
/// The target's manifest excludes them, so that they are compiled in their lowered form alone. They
/// are all `.swift` files under the target's folder that are not its sources; or, where the folder
/// holds a file `XcodeSources.json`, `{"sources": ["../App/View.swift"]}`, the files it names,
/// relative to it.
@main
struct XcodeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = try SourceList(of: module).files
    guard !files.isEmpty else {
      Diagnostics.warning(
        "XcodeSources found no sources to lower under \(module.directoryURL.path); it takes the .swift "
          + "files there that the manifest excludes, or those that XcodeSources.json names.")
      return []
    }
    // Protocols of other modules of the package count for what the target does with them.
    let around = try module.recursiveTargetDependencies.compactMap(\.sourceModule)
      .filter { other in context.package.targets.contains { $0.id == other.id } }
      .flatMap { try SourceList(of: $0).files }
    let folder = context.pluginWorkDirectoryURL
    let list = folder.appending(path: "files.txt")
    let lines = files.map(\.path) + around.map { "context " + $0.path }
    try write(lines.joined(separator: "\n") + "\n", to: list)
    let tool = try tool(context)
    return [
      .buildCommand(
        displayName: "Lowering \(target.name)",
        executable: tool,
        arguments: ["--output", folder.path, "--list", list.path],
        // Another tool may lower the same text in another way.
        inputFiles: files + around + [list, tool],
        outputFiles: files.map { folder.appending(path: LoweredName.of($0.lastPathComponent)) })
    ]
  }

  /// The one that the command `tessera` has built for all projects, else the package's own.
  private func tool(_ context: PluginContext) throws -> URL {
    if let built = ProcessInfo.processInfo.environment["TESSERA_LOWERING_TOOL"] {
      return URL(filePath: built)
    }
    return try context.tool(named: "xcode-sources").url
  }

  /// Leaves a file alone that says the same already, so that nothing is built again for it.
  private func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// What a lowered file is called: another name than the original's, which the compiler's own file
/// names would mix up; but top-level code is allowed in `main.swift` alone.
enum LoweredName {
  static func of(_ name: String) -> String {
    name == "main.swift" ? name : name.dropLast(".swift".count) + ".lowered.swift"
  }
}

private struct SourceList {
  let files: [URL]

  init(of module: any SourceModuleTarget) throws {
    let folder = module.directoryURL
    let list = folder.appending(path: "XcodeSources.json")
    if FileManager.default.fileExists(atPath: list.path) {
      struct Contents: Decodable { var sources: [String] }
      let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: list))
      files = contents.sources.map {
        URL(filePath: $0, relativeTo: folder).standardizedFileURL.absoluteURL
      }
      return
    }
    let own = Set(module.sourceFiles.map { $0.url.standardizedFileURL.path })
    var found: [URL] = []
    SourceList.collect(folder, &found, depth: 0)
    files = found.filter { !own.contains($0.standardizedFileURL.path) }
  }

  /// Folders may be links to where a project lies.
  private static func collect(_ folder: URL, _ found: inout [URL], depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && depth < 30 {
      let item = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        if !name.hasSuffix(".xcassets"), !name.hasSuffix(".xcodeproj") {
          collect(item, &found, depth: depth + 1)
        }
      } else if name.hasSuffix(".swift") {
        found.append(item)
      }
    }
  }
}
