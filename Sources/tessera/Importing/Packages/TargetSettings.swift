import Foundation

/// The build settings of a package's target, as the written manifest spells them.
struct TargetSettings {
  /// Lines of a Swift target.
  private(set) var swift: [String] = []
  /// Lines of a target in C, or of a system's library.
  private(set) var clang: [String] = []
  /// The tools version that they need; 0 for any.
  private(set) var tools = 0
  /// What is left out, as sentences.
  private(set) var notes: [String] = []

  init(_ node: PackageGraph.Node) {
    let manifest = node.package.manifest
    let target = node.target
    let settings = target.settings.filter {
      $0.condition?.holds(traits: manifest.defaultTraits) ?? true
    }
    var lines: [String: [String]] = [:]
    if Self.languageMode(of: target, in: manifest) >= 6 {
      lines["swift"] = Self.featuresOfSwift6.map { ".enableUpcomingFeature(\($0.quoted))" }
    }
    lines["swift", default: []] += manifest.defaultTraits.sorted().map { ".define(\($0.quoted))" }
    lines["c"] = manifest.cLanguageStandard.map { [".unsafeFlags([\("-std=\($0)".quoted)])"] }
    lines["cxx"] = manifest.cxxLanguageStandard.map { [".unsafeFlags([\("-std=\($0)".quoted)])"] }
    for setting in settings {
      guard let line = Self.line(setting) else {
        if setting.kind == "unsafeFlags" {
          notes.append(
            "\(target.name) of the package \(manifest.name) is built without the flags "
              + setting.values.joined(separator: " ") + ".")
        }
        continue
      }
      if setting.kind == "defaultIsolation" { tools = max(tools, 602) }
      lines[setting.tool, default: []].append(line)
    }
    let linked = Self.list("linkerSettings", lines["linker"])
    // Headers of C that Swift sees are read with what is defined for them, too.
    swift =
      Self.list("cSettings", lines["c"]?.filter { $0.hasPrefix(".define(") })
      + Self.list("swiftSettings", lines["swift"]) + linked
    if target.type == "system" {
      clang = target.pkgConfig.map { ["pkgConfig: \($0.quoted)"] } ?? []
      return
    }
    if !target.exclude.isEmpty { clang.append("exclude: [\(Self.joined(target.exclude))]") }
    if let sources = target.sources { clang.append("sources: [\(Self.joined(sources))]") }
    if let headers = target.publicHeadersPath {
      clang.append("publicHeadersPath: \(headers.quoted)")
    }
    clang +=
      Self.list("cSettings", lines["c"]) + Self.list("cxxSettings", lines["cxx"]) + linked
  }

  private static func joined(_ values: [String]) -> String {
    values.map(\.quoted).joined(separator: ", ")
  }

  private static func list(_ name: String, _ lines: [String]?) -> [String] {
    guard let lines, !lines.isEmpty else { return [] }
    return ["\(name): [\(lines.joined(separator: ", "))]"]
  }

  /// Nil for settings that mean nothing here.
  private static func line(_ setting: DumpedSetting) -> String? {
    guard let value = setting.values.first else { return nil }
    let condition = setting.condition?.config.map { ", .when(configuration: .\($0))" } ?? ""
    switch (setting.tool, setting.kind) {
    case ("c", "define"), ("cxx", "define"):
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      let to = parts.count > 1 ? ", to: \(parts[1].quoted)" : ""
      return ".define(\(parts[0].quoted)\(to)\(condition))"
    case (_, "define"), ("swift", "enableUpcomingFeature"), ("swift", "enableExperimentalFeature"),
      (_, "headerSearchPath"):
      return ".\(setting.kind)(\(value.quoted)\(condition))"
    case ("swift", "interoperabilityMode"): return ".interoperabilityMode(.\(value))"
    case ("swift", "defaultIsolation"):
      return ".defaultIsolation(\(value == "MainActor" ? "MainActor.self" : "nil"))"
    case (_, "linkedLibrary"):
      // What Apple keeps in libraries of their own is in C's own library here.
      if ["iconv", "resolv", "System", "objc"].contains(value) { return nil }
      return ".linkedLibrary(\((value == "c++" ? "stdc++" : value).quoted)\(condition))"
    default: return nil
    }
  }

  // MARK: The language

  /// What Swift 6 takes that 5 does not. The rest of its mode is about data races, for which packages
  /// are checked against Apple's own UIKit; all targets are built as Swift 5.
  private static let featuresOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
    "ImplicitOpenExistentials", "IsolatedDefaultValues", "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures",
  ]

  private static func languageMode(of target: DumpedTarget, in package: DumpedPackage) -> Int {
    let own = target.settings.first { $0.kind == "swiftLanguageMode" }?.values.first
    let all = (package.swiftLanguageVersions ?? []).compactMap(major)
    return own.flatMap(major) ?? all.max() ?? package.tools / 100
  }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }
}
