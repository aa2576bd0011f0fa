import Foundation
import NibDocument

/// What `swift package dump-package` says of a package: its manifest as values.
struct DumpedPackage: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Platform: Decodable { var platformName: String }
  struct Version: Decodable {
    var text: String
    private enum CodingKeys: String, CodingKey { case text = "_version" }
  }

  struct Trait: Decodable {
    var name: String
    var enabledTraits: [String]?
  }

  var name: String
  var platforms: [Platform]?
  var dependencies: [DumpedDependency]
  var products: [Product]
  var targets: [DumpedTarget]
  var toolsVersion: Version
  var traits: [Trait]?
  var swiftLanguageVersions: [String]?
  var cLanguageStandard: String?
  var cxxLanguageStandard: String?

  init(_ data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  var isForIOS: Bool { platforms?.contains { $0.platformName == "ios" } ?? false }

  /// Whether it has been written for Linux with Tessera.
  ///
  /// A checkout may be called otherwise than Tessera; what is in it is not, and neither are the packages
  /// XcodeSources and `SDK` inside it.
  var knowsTessera: Bool {
    dependencies.contains {
      $0.identity.contains("tessera") || $0.identity == "xcodesources"
        || $0.path.map { ProjectRoot.isProject($0) || PublishedSDK.isAt($0) } ?? false
    }
  }

  /// Its tools version as a number: 5.9 as 509.
  var tools: Int {
    let parts = toolsVersion.text.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 5) * 100 + (parts.count > 1 ? parts[1] : 0)
  }

  /// The packages that are there for more than plugins, which do not run here.
  var neededDependencies: [DumpedDependency] {
    let usages = targets.flatMap { $0.pluginUsages ?? [] }.compactMap { $0.package?.lowercased() }
    let needs = targets.flatMap(\.dependencies).flatMap { need in
      [need.package, need.kind == .target ? nil : need.name].compactMap { $0?.lowercased() }
    }
    return dependencies.filter { dependency in
      let names = [dependency.identity, dependency.name?.lowercased()].compactMap { $0 }
      return !names.contains(where: usages.contains) || names.contains(where: needs.contains)
    }
  }

  /// The traits that hold where nobody asks for others.
  var defaultTraits: Set<String> {
    Set(traits?.first { $0.name == "default" }?.enabledTraits ?? [])
  }
}

/// A package that another one's manifest names.
struct DumpedDependency: Decodable {
  var identity: String
  /// The name that tools before 5.5 gave it.
  var name: String?
  /// A folder; nil where it is fetched.
  var path: String?
  /// The URL or path that it is fetched from; nil for a folder, and for a package of a registry.
  var url: String?
  /// Which versions will do, where it is fetched.
  var requirement: XcodePackageReference.Requirement?

  /// As a project names the package; nil for a package of a registry.
  var reference: XcodePackageReference? {
    if let path { return .local(path: path) }
    guard let url, let requirement else { return nil }
    return .remote(url: url, requirement: requirement)
  }

  private enum Kind: String, CodingKey { case fileSystem, sourceControl, registry }
  private enum Key: String, CodingKey {
    case identity, path, location, requirement
    case name = "nameForTargetDependencyResolutionOnly"
  }
  private struct Location: Decodable {
    struct Remote: Decodable { var urlString: String }
    var remote: [Remote]?
    var local: [String]?
  }
  private struct Requirement: Decodable {
    struct Range: Decodable { var lowerBound, upperBound: String }
    var range: [Range]?
    var exact, branch, revision: [String]?

    var value: XcodePackageReference.Requirement? {
      if let range = range?.first {
        return .range(from: range.lowerBound, before: range.upperBound)
      }
      return exact?.first.map { .exact($0) } ?? branch?.first.map { .branch($0) }
        ?? revision?.first.map { .revision($0) }
    }
  }

  init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: Kind.self)
    guard let kind = kinds.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A dependency of some kind."))
    }
    var list = try kinds.nestedUnkeyedContainer(forKey: kind)
    let values = try list.nestedContainer(keyedBy: Key.self)
    identity = try values.decode(String.self, forKey: .identity)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    path = try values.decodeIfPresent(String.self, forKey: .path)
    let location = try values.decodeIfPresent(Location.self, forKey: .location)
    url = location?.remote?.first?.urlString ?? location?.local?.first
    requirement = try values.decodeIfPresent(Requirement.self, forKey: .requirement)?.value
  }
}
