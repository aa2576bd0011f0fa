/// A system that targets are made for.
public enum Platform: String, Codable, CaseIterable {
  case iOS = "ios"
  case macOS = "macos"
  case watchOS = "watchos"
  case tvOS = "tvos"
  case visionOS = "visionos"

  public var caseValue: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }
}

/// A kind of machine that a target runs on.
public enum Destination: String, Codable, CaseIterable {
  case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision
  case appleVisionWithiPadDesign

  public var platform: Platform {
    switch self {
    case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign: .iOS
    case .mac: .macOS
    case .appleWatch: .watchOS
    case .appleTv: .tvOS
    case .appleVision: .visionOS
    }
  }
}

public typealias Destinations = Set<Destination>

extension Set where Element == Destination {
  public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
  public static var macOS: Destinations { [.mac] }
  public static var watchOS: Destinations { [.appleWatch] }
  public static var tvOS: Destinations { [.appleTv] }
  public static var visionOS: Destinations { [.appleVision] }

  public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
}

/// The kinds of machines in manifests of Tuist 1 to 3.
public struct DeploymentDevice: OptionSet, Codable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let iphone = DeploymentDevice(rawValue: 1)
  public static let ipad = DeploymentDevice(rawValue: 2)
  public static let mac = DeploymentDevice(rawValue: 4)
  public static let vision = DeploymentDevice(rawValue: 8)
}

/// The oldest system in manifests of Tuist 1 to 3.
public enum DeploymentTarget: Codable, Hashable {
  case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
  case macOS(targetVersion: String)
  case watchOS(targetVersion: String)
  case tvOS(targetVersion: String)
  case visionOS(targetVersion: String)

  public var targetVersion: String {
    switch self {
    case .iOS(let version, _, _), .macOS(let version), .watchOS(let version), .tvOS(let version),
      .visionOS(let version):
      version
    }
  }
}

/// The oldest systems that a target runs on.
public struct DeploymentTargets: Codable, Hashable {
  public var iOS: String?
  public var macOS: String?
  public var watchOS: String?
  public var tvOS: String?
  public var visionOS: String?

  public init(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
    visionOS: String? = nil
  ) {
    self.iOS = iOS
    self.macOS = macOS
    self.watchOS = watchOS
    self.tvOS = tvOS
    self.visionOS = visionOS
  }

  public static func multiplatform(
    iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
    visionOS: String? = nil
  ) -> DeploymentTargets {
    DeploymentTargets(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
  }

  public static func iOS(_ version: String) -> DeploymentTargets { Self(iOS: version) }
  public static func macOS(_ version: String) -> DeploymentTargets { Self(macOS: version) }
  public static func watchOS(_ version: String) -> DeploymentTargets { Self(watchOS: version) }
  public static func tvOS(_ version: String) -> DeploymentTargets { Self(tvOS: version) }
  public static func visionOS(_ version: String) -> DeploymentTargets { Self(visionOS: version) }
}

/// A system by which files and dependencies are chosen.
public enum PlatformFilter: String, Codable, CaseIterable, Comparable {
  case ios, macos, tvos, catalyst, driverkit, watchos, visionos

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

public typealias PlatformFilters = Set<PlatformFilter>

extension Set where Element == PlatformFilter {
  public static var all: PlatformFilters { PlatformFilters(PlatformFilter.allCases) }
}

/// The systems that something is for.
public struct PlatformCondition: Codable, Hashable {
  public let platformFilters: Set<PlatformFilter>

  /// Nil, which is always true, where no system is named.
  public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
    platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
  }
}

/// What a target makes.
public enum Product: String, Codable, CaseIterable {
  case app, appClip, appExtension, bundle, commandLineTool, dynamicLibrary, extensionKitExtension
  case framework, macro, messagesExtension, staticFramework, staticLibrary, stickerPackExtension
  case systemExtension, tvTopShelfExtension, uiTests, unitTests, watch2App, watch2AppContainer
  case watch2Extension, xpc
}
