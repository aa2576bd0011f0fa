/// A version of a package.
public struct Version: Codable, Hashable, Comparable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  public var description: String

  public init(stringLiteral value: String) { description = value }

  public init(
    _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
    buildMetadataIdentifiers: [String] = []
  ) {
    description = "\(major).\(minor).\(patch)"
    if !prereleaseIdentifiers.isEmpty {
      description += "-" + prereleaseIdentifiers.joined(separator: ".")
    }
  }

  public init?(string: String) { description = string }

  public var major: Int { numbers[0] }
  public var minor: Int { numbers[1] }
  public var patch: Int { numbers[2] }

  private var numbers: [Int] {
    let plain = description.prefix { $0 != "-" && $0 != "+" }
    let parts = plain.split(separator: ".").map { Int($0) ?? 0 }
    return Array((parts + [0, 0, 0]).prefix(3))
  }

  public static func < (one: Version, other: Version) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

/// A Swift package that a project uses.
public enum Package: Codable, Equatable {
  public typealias Dependency = Package

  case remote(url: String, requirement: Requirement)
  case registry(identifier: String, requirement: Requirement)
  case local(path: Path)

  /// Which versions will do.
  public enum Requirement: Codable, Equatable {
    case upToNextMajor(from: Version)
    case upToNextMinor(from: Version)
    case range(from: Version, to: Version)
    case exact(Version)
    case branch(String)
    case revision(String)
  }

  private static func range(_ range: ClosedRange<Version>) -> Requirement {
    let last = range.upperBound
    return .range(
      from: range.lowerBound, to: Version(last.major, last.minor, last.patch + 1))
  }

  public static func package(url: String, from version: Version) -> Package {
    .remote(url: url, requirement: .upToNextMajor(from: version))
  }

  public static func package(url: String, _ requirement: Requirement) -> Package {
    .remote(url: url, requirement: requirement)
  }

  public static func package(url: String, exact version: Version) -> Package {
    .remote(url: url, requirement: .exact(version))
  }

  public static func package(url: String, branch: String) -> Package {
    .remote(url: url, requirement: .branch(branch))
  }

  public static func package(url: String, revision: String) -> Package {
    .remote(url: url, requirement: .revision(revision))
  }

  public static func package(url: String, _ range: Range<Version>) -> Package {
    .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
  }

  public static func package(url: String, _ range: ClosedRange<Version>) -> Package {
    .remote(url: url, requirement: self.range(range))
  }

  public static func package(path: Path) -> Package { .local(path: path) }

  public static func package(path: Path, groupPath: Path?) -> Package { .local(path: path) }

  public static func package(path: Path, excludingPath: Path?) -> Package { .local(path: path) }

  public static func package(path: Path, keepStructure: Bool) -> Package { .local(path: path) }

  public static func package(id: String, from version: Version) -> Package {
    .registry(identifier: id, requirement: .upToNextMajor(from: version))
  }

  public static func package(id: String, exact version: Version) -> Package {
    .registry(identifier: id, requirement: .exact(version))
  }

  public static func package(id: String, _ range: Range<Version>) -> Package {
    .registry(
      identifier: id, requirement: .range(from: range.lowerBound, to: range.upperBound))
  }

  public static func package(id: String, _ range: ClosedRange<Version>) -> Package {
    .registry(identifier: id, requirement: self.range(range))
  }
}

/// How packages are built; they are built here as they say themselves.
public struct PackageSettings: Codable {
  public init(
    productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
    baseSettings: Settings = .settings(), targetSettings: [String: Settings] = [:],
    projectOptions: [String: Project.Options] = [:]
  ) {
    Description.write(self, kind: "PackageSettings")
  }

  @_disfavoredOverload
  public init(
    productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
    baseSettings: Settings = .settings(), targetSettings: [String: SettingsDictionary],
    projectOptions: [String: Project.Options] = [:]
  ) {
    Description.write(self, kind: "PackageSettings")
  }
}

/// Packages in a manifest `Dependencies.swift` of Tuist 2 and 3.
public struct SwiftPackageManagerDependencies: Codable, ExpressibleByArrayLiteral {
  public var packages: [Package]

  public init(
    _ packages: [Package], productTypes: [String: Product] = [:],
    baseSettings: Settings = .settings(), targetSettings: [String: SettingsDictionary] = [:],
    projectOptions: [String: Project.Options] = [:]
  ) {
    self.packages = packages
  }

  public init(
    productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
    targetSettings: [String: SettingsDictionary] = [:],
    projectOptions: [String: Project.Options] = [:]
  ) {
    packages = []
  }

  public init(arrayLiteral elements: Package...) { packages = elements }
}

/// Libraries that Carthage fetches.
public struct CarthageDependencies: Codable, ExpressibleByArrayLiteral {
  public enum Requirement: Codable, Equatable {
    case exact(Version)
    case upToNext(Version)
    case atLeast(Version)
    case branch(String)
    case revision(String)
  }

  public enum Dependency: Codable, Equatable {
    case github(path: String, requirement: Requirement)
    case git(path: String, requirement: Requirement)
    case binary(path: String, requirement: Requirement)
  }

  public enum Options: String, Codable {
    case useXCFrameworks, noUseBinaries, useNetRC, cacheBuilds, newResolver
  }

  public var dependencies: [Dependency]

  public init(_ dependencies: [Dependency], options: Set<Options> = []) {
    self.dependencies = dependencies
  }

  public init(arrayLiteral elements: Dependency...) { dependencies = elements }

  public static func carthage(_ dependencies: [Dependency], options: Set<Options> = []) -> Self {
    Self(dependencies)
  }
}

/// What `Dependencies.swift` of Tuist 2 and 3 describes.
public struct Dependencies: Codable {
  public var carthage: CarthageDependencies?
  public var swiftPackageManager: SwiftPackageManagerDependencies?

  public init(
    carthage: CarthageDependencies? = nil,
    swiftPackageManager: SwiftPackageManagerDependencies? = nil,
    platforms: Set<Platform> = Set(Platform.allCases)
  ) {
    self.carthage = carthage
    self.swiftPackageManager = swiftPackageManager
    Description.write(self, kind: "Dependencies")
  }

  public init(
    carthage: CarthageDependencies? = nil, swiftPackageManager: [Package],
    platforms: Set<Platform> = Set(Platform.allCases)
  ) {
    self.init(
      carthage: carthage, swiftPackageManager: SwiftPackageManagerDependencies(swiftPackageManager),
      platforms: platforms)
  }
}
