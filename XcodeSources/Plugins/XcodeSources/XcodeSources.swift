import Foundation
import PackagePlugin

/// Lowers the sources of a target that were written for Xcode, whenever one of them changed, and makes of
/// its other files what Xcode would.
///
/// The target's manifest excludes them, so that they are compiled in their lowered form alone. They
/// are all `.swift` files under the target's folder that are not its sources; or, where the folder
/// holds a file `XcodeSources.json`, `{"sources": ["../App/View.swift"]}`, the files it names,
/// relative to it; `"absent"` names what is left out, by the modules that would declare it, and
/// `"infers": true` says that Swift 3 made the members of Objective-C's classes known to it. String catalogs under the folder become tables of the target's resources. Tests of a
/// program find its resources in `Bundle.main`.
@main
struct XcodeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try tool(context)
    let list = try SourceList(of: module)
    var commands = list.catalogs.map { tables(of: $0, context, tool) }
    if let app = module.testedProgram {
      commands.append(host(of: app, for: module, context, tool))
    }
    if !list.files.isEmpty {
      commands.append(try lowering(list, of: module, context, tool))
    } else if commands.isEmpty {
      Diagnostics.warning(
        "XcodeSources found no sources to lower under \(module.directoryURL.path); it takes the .swift "
          + "files there that the manifest excludes, or those that XcodeSources.json names.")
    }
    return commands
  }

  private func lowering(
    _ sources: SourceList, of module: any SourceModuleTarget, _ context: PluginContext, _ tool: URL
  ) throws -> Command {
    let files = sources.files
    // Protocols of other modules of the package count for what the target does with them.
    let around = try module.recursiveTargetDependencies.compactMap(\.sourceModule)
      .filter { other in context.package.targets.contains { $0.id == other.id } }
      .flatMap { try SourceList(of: $0).files }
    let present = module.recursiveTargetDependencies.compactMap(\.sourceModule).filter { other in
      context.package.targets.contains { $0.id == other.id }
    }.map(\.moduleName)
    let folder = context.pluginWorkDirectoryURL
    let list = folder.appending(path: "files.txt")
    let lines =
      files.map(\.path) + around.map { "context " + $0.path }
      + sources.absent.sorted { $0.key < $1.key }.map { module, names in
        (["absent", module] + names).joined(separator: " ")
      } + (present.isEmpty ? [] : ["present " + Set(present).sorted().joined(separator: " ")])
      + (sources.sets.isEmpty ? [] : ["sets " + sources.sets.joined(separator: " ")])
      + (sources.infers ? ["infers"] : [])
    try write(lines.joined(separator: "\n") + "\n", to: list)
    return .buildCommand(
      displayName: "Lowering \(module.name)",
      executable: tool,
      arguments: ["--output", folder.path, "--list", list.path]
        + (wantsPreviews ? ["--previews"] : []),
      // Another tool may lower the same text in another way.
      inputFiles: files + around + [list, tool],
      outputFiles: files.map { folder.appending(path: LoweredName.of($0.lastPathComponent)) })
  }

  /// What starts before the tests of a program.
  private func host(
    of app: String, for module: any SourceModuleTarget, _ context: PluginContext, _ tool: URL
  ) -> Command {
    let file = context.pluginWorkDirectoryURL.appending(path: "TestHost.swift")
    return .buildCommand(
      displayName: "Writing what starts before \(module.name)", executable: tool,
      arguments: ["--host", file.path, context.package.displayName, app, module.name],
      inputFiles: [tool], outputFiles: [file])
  }

  /// The tables that Xcode would compile a string catalog to.
  private func tables(of catalog: URL, _ context: PluginContext, _ tool: URL) -> Command {
    let folder = context.pluginWorkDirectoryURL.appending(path: "Tables")
    let stem = catalog.deletingPathExtension().lastPathComponent
    let languages = CatalogLanguages.of(catalog)
    let files = languages.flatMap { language in
      ["strings", "stringsdict"].map { folder.appending(path: "\(language).lproj/\(stem).\($0)") }
    }
    return .buildCommand(
      displayName: "Writing the tables of \(catalog.lastPathComponent)", executable: tool,
      arguments: ["--catalog", catalog.path, "--output", folder.path] + languages,
      inputFiles: [catalog, tool], outputFiles: files)
  }

  /// Whether `tessera preview` asks for the build.
  private var wantsPreviews: Bool {
    ProcessInfo.processInfo.environment["TESSERA_PREVIEWS"] == "1"
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
    if name == "main.swift" { return name }
    // SwiftPM's own lists of files do not bear them.
    let plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? "_" : $0 }))
    return plain.dropLast(".swift".count) + ".lowered.swift"
  }
}

/// The languages that a string catalog has texts in, so that the plugin can tell what will be written.
enum CatalogLanguages {
  static func of(_ catalog: URL) -> [String] {
    guard let data = try? Data(contentsOf: catalog),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    var found: Set<String> = [root["sourceLanguage"] as? String ?? "en"]
    for case let entry as [String: Any] in (root["strings"] as? [String: Any] ?? [:]).values {
      found.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    // Each becomes the name of a folder.
    return found.filter { name in
      !name.isEmpty && name.utf8.count < 100
        && name.utf8.allSatisfy { byte in
          (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a)
            || byte == 0x2d || byte == 0x5f
        }
    }.sorted()
  }
}

extension SourceModuleTarget {
  /// The program whose tests these are, where they use what helps them.
  fileprivate var testedProgram: String? {
    guard kind == .test else { return nil }
    var usesSupport = false
    var program: String?
    for dependency in dependencies {
      switch dependency {
      case .product(let product): usesSupport = usesSupport || product.name == "UIKitTestSupport"
      case .target(let target):
        if target.sourceModule?.kind == .executable { program = program ?? target.name }
      @unknown default: break
      }
    }
    return usesSupport ? program : nil
  }
}

private struct SourceList {
  let files: [URL]
  /// Names of Objective-C's, by the modules that would declare them.
  private(set) var absent: [String: [String]] = [:]
  /// Relationships to many objects of the classes that were made of the target's data models, as `Author.books`, sorted.
  private(set) var sets: [String] = []
  /// Whether the members of Objective-C's classes are known to it as up to Swift 3.
  private(set) var infers = false
  /// Where the target has no list of its sources.
  private(set) var catalogs: [URL] = []

  init(of module: any SourceModuleTarget) throws {
    let folder = module.directoryURL
    let list = folder.appending(path: "XcodeSources.json")
    if FileManager.default.fileExists(atPath: list.path) {
      struct Contents: Decodable {
        var sources: [String]
        var absent: [String: [String]]?
        var infers: Bool?
      }
      let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: list))
      files = contents.sources.map {
        URL(filePath: $0, relativeTo: folder).standardizedFileURL.absoluteURL
      }
      absent = contents.absent ?? [:]
      infers = contents.infers ?? false
      let own = try? String(contentsOf: folder.appending(path: "Target.swift"), encoding: .utf8)
      var type = ""
      let found = (own ?? "").matches(of: /extension (\w+) \{|public var `(\w+)`: NSSet\?/)
        .compactMap { match in
          if let begun = match.1 { type = String(begun) }
          return match.2.map { "\(type).\($0)" }
        }
      sets = Set(found).sorted()
      return
    }
    let own = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    var found: [URL] = []
    SourceList.collect(folder, &found, depth: 0)
    catalogs = found.filter { $0.pathExtension == "xcstrings" }
    files = found.filter {
      $0.pathExtension == "swift" && !own.contains($0.standardizedFileURL.path)
    }
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
      } else if name.hasSuffix(".swift") || name.hasSuffix(".xcstrings") {
        found.append(item)
      }
    }
  }
}
