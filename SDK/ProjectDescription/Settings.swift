/// The value of a build setting.
public enum SettingValue: Codable, Equatable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
  case string(String)
  case array([String])

  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: String...) { self = .array(elements) }

  public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }

  public init<T: RawRepresentable>(_ value: T) where T.RawValue == String {
    self = .string(value.rawValue)
  }
}

public typealias SettingsDictionary = [String: SettingValue]

/// The name of a configuration.
public struct ConfigurationName: Codable, Hashable, ExpressibleByStringInterpolation {
  public var rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  public static func configuration(_ name: String) -> Self { Self(name) }

  public static var debug: ConfigurationName { "Debug" }
  public static var release: ConfigurationName { "Release" }
}

/// The settings of one configuration.
public struct Configuration: Codable, Equatable {
  public enum Variant: String, Codable {
    case debug, release
  }

  public var name: ConfigurationName
  public var variant: Variant
  public var settings: SettingsDictionary
  public var xcconfig: Path?

  init(
    name: ConfigurationName, variant: Variant, settings: SettingsDictionary, xcconfig: Path?
  ) {
    self.name = name
    self.variant = variant
    self.settings = settings
    self.xcconfig = xcconfig
  }

  /// As manifests of Tuist 1 give one for debugging and one for releases.
  public init(settings: SettingsDictionary = [:], xcconfig: Path? = nil) {
    self.init(name: .debug, variant: .debug, settings: settings, xcconfig: xcconfig)
  }

  public static func settings(_ settings: SettingsDictionary, xcconfig: Path? = nil) -> Self {
    Self(settings: settings, xcconfig: xcconfig)
  }

  public static func debug(
    name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
  ) -> Configuration {
    Self(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
  }

  public static func release(
    name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
  ) -> Configuration {
    Self(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
  }
}

public typealias CustomConfiguration = Configuration

/// Which settings a generator adds; none is of use here.
public enum DefaultSettings: Codable, Equatable {
  case recommended(excluding: Set<String> = [])
  case essential(excluding: Set<String> = [])
  case none

  public static var recommended: DefaultSettings { .recommended(excluding: []) }
  public static var essential: DefaultSettings { .essential(excluding: []) }
}

/// The build settings of a project or a target.
public struct Settings: Codable, Equatable {
  public var base: SettingsDictionary
  public var configurations: [Configuration]
  public var defaultSettings: DefaultSettings
  public var defaultConfiguration: String?

  public init(
    base: SettingsDictionary = [:], debug: Configuration? = nil, release: Configuration? = nil,
    defaultSettings: DefaultSettings = .recommended
  ) {
    self.init(
      base: base,
      configurations: [
        .debug(name: .debug, settings: debug?.settings ?? [:], xcconfig: debug?.xcconfig),
        .release(name: .release, settings: release?.settings ?? [:], xcconfig: release?.xcconfig),
      ], defaultSettings: defaultSettings)
  }

  public init(
    base: SettingsDictionary = [:], configurations: [Configuration],
    defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
  ) {
    self.base = base
    self.configurations = configurations
    self.defaultSettings = defaultSettings
    self.defaultConfiguration = defaultConfiguration
  }

  public static func settings(
    base: SettingsDictionary = [:], debug: SettingsDictionary = [:],
    release: SettingsDictionary = [:], defaultSettings: DefaultSettings = .recommended,
    defaultConfiguration: String? = nil
  ) -> Settings {
    Settings(
      base: base,
      configurations: [
        .debug(name: .debug, settings: debug), .release(name: .release, settings: release),
      ], defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
  }

  public static func settings(
    base: SettingsDictionary = [:], configurations: [Configuration],
    defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
  ) -> Settings {
    Settings(
      base: base, configurations: configurations, defaultSettings: defaultSettings,
      defaultConfiguration: defaultConfiguration)
  }
}

/// How much of a module is compiled at once.
public enum SwiftCompilationMode: String {
  case singlefile, wholemodule
}

/// What a debugger gets.
public enum DebugInformationFormat: String {
  case dwarf
  case dwarfWithDsym = "dwarf-with-dsym"
}

/// How a target is optimised.
public enum SwiftOptimizationLevel: String {
  case o = "-O"
  case oNone = "-Onone"
  case oSize = "-Osize"
}

extension Dictionary where Key == String, Value == SettingValue {
  public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }

  public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }

  private func with(_ key: String, _ value: String?) -> SettingsDictionary {
    var result = self
    result[key] = value.map { .string($0) }
    return result
  }

  private func with(_ key: String, _ values: [String]) -> SettingsDictionary {
    var result = self
    result[key] = .array(values)
    return result
  }

  private func with(_ key: String, _ value: Bool) -> SettingsDictionary {
    with(key, value ? "YES" : "NO")
  }

  public func manualCodeSigning(
    identity: String? = nil, provisioningProfileSpecifier: String? = nil
  ) -> SettingsDictionary {
    let signed = with("CODE_SIGN_STYLE", "Manual")
      .with("PROVISIONING_PROFILE_SPECIFIER", provisioningProfileSpecifier)
    return identity.map { signed.codeSignIdentity($0) } ?? signed
  }

  public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
    with("CODE_SIGN_STYLE", "Automatic").with("DEVELOPMENT_TEAM", devTeam)
  }

  public func codeSignIdentityAppleDevelopment() -> SettingsDictionary {
    codeSignIdentity("Apple Development")
  }

  public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
    with("CODE_SIGN_IDENTITY", identity)
  }

  public func currentProjectVersion(_ version: String) -> SettingsDictionary {
    with("CURRENT_PROJECT_VERSION", version)
  }

  public func marketingVersion(_ version: String) -> SettingsDictionary {
    with("MARKETING_VERSION", version)
  }

  public func appleGenericVersioningSystem() -> SettingsDictionary {
    with("VERSIONING_SYSTEM", "apple-generic")
  }

  public func versionInfo(
    _ version: String, prefix: String? = nil, suffix: String? = nil
  ) -> SettingsDictionary {
    with("VERSION_INFO_STRING", version).with("VERSION_INFO_PREFIX", prefix)
      .with("VERSION_INFO_SUFFIX", suffix)
  }

  public func swiftVersion(_ version: String) -> SettingsDictionary {
    with("SWIFT_VERSION", version)
  }

  public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }

  public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
    with("OTHER_SWIFT_FLAGS", flags)
  }

  public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
    swiftActiveCompilationConditions(conditions)
  }

  public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
    with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", conditions)
  }

  public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
    with("SWIFT_COMPILATION_MODE", mode.rawValue)
  }

  public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
    with("SWIFT_OPTIMIZATION_LEVEL", level.rawValue)
  }

  public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary {
    with("SWIFT_OPTIMIZE_OBJECT_LIFETIME", enabled)
  }

  public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
    with("SWIFT_OBJC_BRIDGING_HEADER", path)
  }

  public func otherCFlags(_ flags: [String]) -> SettingsDictionary { with("OTHER_CFLAGS", flags) }

  public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary {
    with("OTHER_LDFLAGS", flags)
  }

  public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary {
    with("ENABLE_BITCODE", enabled)
  }

  public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
    with("DEBUG_INFORMATION_FORMAT", format.rawValue)
  }
}
