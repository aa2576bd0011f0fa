import Foundation
import NibDocument

/// The libraries that a project gets by CocoaPods, Carthage or Git's submodules, as Swift packages: folders of
/// checkouts that are there, else the repositories and versions that the first two wrote down.
///
/// What CocoaPods puts into `Pods` is no package: it leaves out manifests, and sources that are for Linux.
struct LockedLibraries {
  /// By the names of their modules.
  private(set) var references: [String: XcodePackageReference] = [:]

  /// Repositories of libraries for tests, which files of CocoaPods name by the pod alone.
  private static let repositories = [
    "Quick": "https://github.com/Quick/Quick", "Nimble": "https://github.com/Quick/Nimble",
    "SwiftCheck": "https://github.com/typelift/SwiftCheck",
    "CwlPreconditionTesting": "https://github.com/mattgallagher/CwlPreconditionTesting",
  ]

  /// - Parameter folder: holds the project; the three around it are looked at, too, up to the repository's root.
  init(near folder: String) {
    for folder in Self.folders(around: folder) { add(in: folder) }
  }

  /// A project's folder and the three around it, up to the repository's root: where the files of tools that bring
  /// libraries lie.
  static func folders(around folder: String) -> [String] {
    var found = [(folder as NSString).standardizingPath]
    while found.count < 4, let last = found.last, last != "/",
      !FileManager.default.fileExists(atPath: last + "/.git")
    {
      found.append((last as NSString).deletingLastPathComponent)
    }
    return found
  }

  /// What was found first stays: the nearest folder's, and a checkout before what would have to be fetched.
  private mutating func add(in folder: String) {
    let checkouts = folder + "/Carthage/Checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts))?.sorted() ?? []
    var paths = names.map { checkouts + "/" + $0 }
    if let text = Self.text(of: folder + "/.gitmodules") {
      paths += text.matches(of: /(?m)^\s*path\s*=\s*(\S.*?)\s*$/).map { folder + "/" + $0.1 }
    }
    for path in paths where FileManager.default.fileExists(atPath: path + "/Package.swift") {
      add((path as NSString).lastPathComponent, .local(path: path))
    }
    if let text = Self.text(of: folder + "/Podfile.lock") { addPods(text, in: folder) }
    if let text = Self.text(of: folder + "/Cartfile.resolved") { addCarthage(text) }
  }

  private static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func add(_ name: String, _ reference: XcodePackageReference) {
    if references[name] == nil { references[name] = reference }
  }

  /// Lines such as `github "Quick/Nimble" "v7.3.1"` and `git "https://host/Name.git" "1.0"`.
  mutating func addCarthage(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard let match = line.wholeMatch(of: /(github|git)\s+"([^"]+)"\s+"([^"]+)"/) else {
        continue
      }
      let place = String(match.2)
      let url = match.1 == "github" && !place.contains(":") ? "https://github.com/" + place : place
      add(
        XcodePackageReference.checkoutName(of: url),
        .remote(url: url, requirement: Self.requirement(match.3)))
    }
  }

  /// A version, a commit or the name of a branch.
  private static func requirement(_ text: Substring) -> XcodePackageReference.Requirement {
    let number = text.hasPrefix("v") ? text.dropFirst() : text
    if number.contains(/^\d+(\.\d+){0,2}([-+][\w.+-]+)?$/) { return .exact(threeParts(number)) }
    if text.contains(/^[0-9a-f]{40}$/) { return .revision(String(text)) }
    return .branch(String(text))
  }

  /// SwiftPM's versions have three parts.
  private static func threeParts(_ version: Substring) -> String {
    let end = version.firstIndex { $0 == "-" || $0 == "+" } ?? version.endIndex
    let parts = version[..<end].split(separator: ".")
    return (parts + Array(repeating: "0", count: max(0, 3 - parts.count))).joined(separator: ".")
      + version[end...]
  }

  /// The blocks `PODS`, `EXTERNAL SOURCES` and `CHECKOUT OPTIONS` of CocoaPods' list of versions.
  ///
  /// - Parameter folder: holds the list; libraries that it names by their folders are packages where these have
  ///   a `Package.swift`.
  mutating func addPods(_ text: String, in folder: String) {
    var block = ""
    var pod = ""
    var versions: [String: Substring] = [:]
    var places: [String: [String: String]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if !line.hasPrefix(" ") {
        block = String(line.prefix { $0 != ":" })
      } else if block == "PODS",
        let match = line.wholeMatch(of: /\s\s- "?([\w+-]+) \(([^)]+)\)"?:?/)
      {
        versions[String(match.1)] = match.2
      } else if ["CHECKOUT OPTIONS", "EXTERNAL SOURCES"].contains(block) {
        if let match = line.wholeMatch(of: /\s\s"?([^:"\s]+)"?:/) { pod = String(match.1) }
        if let match = line.wholeMatch(of: /\s{4}:(\w+): "?([^"\s]+)"?/) {
          places[pod, default: [:]][String(match.1)] = String(match.2)
        }
      }
    }
    for (name, version) in versions {
      let place = places[name, default: [:]]
      if let path = place["path"] {
        let library = ((folder + "/" + path) as NSString).standardizingPath
        if FileManager.default.fileExists(atPath: library + "/Package.swift") {
          add(name, .local(path: library))
        }
        continue
      }
      guard let url = place["git"] ?? Self.repositories[name] else { continue }
      let requirement =
        place["commit"].map { .revision($0) }
        ?? Self.requirement(place["tag"].map { $0[...] } ?? version)
      add(name, .remote(url: url, requirement: requirement))
    }
  }
}

extension XcodeProject {
  /// Adds what targets import that neither the project nor its packages have, and that CocoaPods or Carthage
  /// would bring: as packages of the project and products of those targets.
  mutating func addLockedLibraries() {
    // What CocoaPods or Carthage has put beside the project of a library that has a stand-in here.
    targets.removeAll {
      $0.kind == .framework && ModuleProduct.standsForProduct($0.moduleName)
        && $0.sources.allSatisfy { $0.contains("/Pods/") || $0.contains("/Carthage/") }
    }
    let locked = LockedLibraries(near: folder).references
    guard !locked.isEmpty else { return }
    // Those of a project that CocoaPods made lack what they have in Objective-C.
    targets.removeAll {
      $0.kind == .framework && $0.hasObjectiveC && locked[$0.moduleName] != nil
        && $0.sources.allSatisfy { $0.contains("/Pods/") }
    }
    let own = Set(targets.map(\.moduleName))
    for place in targets.indices {
      let wanted = TestSources.imports(of: targets[place]).subtracting(own).subtracting(
        targets[place].packageProducts)
      for module in wanted.sorted() {
        guard let reference = locked[module] else { continue }
        targets[place].packageProducts.append(module)
        if !packages.contains(where: { $0.identity == reference.identity }) {
          packages.append(reference)
        }
      }
    }
  }
}

extension XcodeProject.Target {
  /// Whether it has sources that are not Swift, but for the empty class that CocoaPods gives each library.
  var hasObjectiveC: Bool {
    foreignSources.contains { file in
      !file.hasSuffix("-dummy.m")
        && [".m", ".mm", ".c", ".cc", ".cpp"].contains { file.hasSuffix($0) }
    }
  }
}
