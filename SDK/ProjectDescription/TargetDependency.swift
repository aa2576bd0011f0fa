/// Whether something has to be there when a program starts.
public enum LinkingStatus: String, Codable {
  case required, optional, none
}

public typealias FrameworkStatus = LinkingStatus
public typealias SDKStatus = LinkingStatus

/// The kinds of libraries of a system.
public enum SDKType: String, Codable {
  case library, swiftLibrary, framework
}

/// Who has signed a framework.
public enum XCFrameworkSignature: Codable, Hashable {
  case unsigned
  case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
  case selfSigned(fingerprint: String)
}

/// Something that a target uses.
public enum TargetDependency: Codable, Hashable {
  public enum PackageType: String, Codable {
    case runtime, runtimeEmbedded, plugin, macro
  }

  case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
  case macro(name: String)
  case project(
    target: String, path: Path, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil)
  case framework(
    path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
  case library(
    path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
  case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
  case sdk(name: String, type: SDKType, status: LinkingStatus, condition: PlatformCondition? = nil)
  case xcframework(
    path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
    condition: PlatformCondition? = nil)
  case xctest
  case external(name: String, condition: PlatformCondition? = nil)

  public static func target(_ target: Target, condition: PlatformCondition? = nil) -> Self {
    .target(name: target.name, condition: condition)
  }

  public static func sdk(
    name: String, type: SDKType, condition: PlatformCondition? = nil
  ) -> Self {
    .sdk(name: name, type: type, status: .required, condition: condition)
  }

  /// As manifests of Tuist 1 and 2 name a framework or a library by its file.
  public static func sdk(name: String, status: LinkingStatus = .required) -> Self {
    .sdk(name: name, type: .framework, status: status)
  }

  public static func package(
    product: String, plugin: Bool, condition: PlatformCondition? = nil
  ) -> Self {
    .package(product: product, type: plugin ? .plugin : .runtime, condition: condition)
  }

  /// What CocoaPods brings is found by its own files.
  public static func cocoapods(path: Path) -> Self { .framework(path: path) }

  public var typeName: String {
    switch self {
    case .target: "target"
    case .macro: "macro"
    case .project: "project"
    case .framework: "framework"
    case .library: "library"
    case .package: "package"
    case .sdk: "sdk"
    case .xcframework: "xcframework"
    case .xctest: "xctest"
    case .external: "external"
    }
  }
}
