/// A language that an app is started in.
public struct SchemeLanguage: Codable, Equatable, ExpressibleByStringLiteral {
  public let identifier: String

  public init(identifier: String) { self.identifier = identifier }

  public init(stringLiteral value: String) { identifier = value }
}

extension SchemeLanguage {
  public static var doubleLengthPseudoLanguage: Self {
    "IDELaunchSchemeLanguageDoubleLocalizedStrings"
  }
  public static var rightToLeftPseudoLanguage: Self { "IDELaunchSchemeLanguageRightToLeft" }
  public static var accentedPseudoLanguage: Self { "IDELaunchSchemeLanguageAccentedPseudolanguage" }
}

/// What UI tests keep of the screen.
public enum ScreenCaptureFormat: String, Codable {
  case screenshots, screenRecording
}

/// A place that an app is told.
public struct SimulatedLocation: Codable, Equatable {
  public static func custom(gpxPath: Path) -> Self { Self() }
  public static func reference(_ identifier: String) -> Self { Self() }
  public static var london: Self { Self() }
  public static var newYork: Self { Self() }
  public static var tokyo: Self { Self() }
  public static var sanFrancisco: Self { Self() }
}

/// How tests run.
public struct TestingOptions: OptionSet, Codable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let parallelizable = TestingOptions(rawValue: 1)
  public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
}

/// How a scheme runs tests beside which.
public struct TestActionOptions: Codable, Equatable {
  public static func options(
    language: SchemeLanguage? = nil, region: String? = nil,
    preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
    codeCoverageTargets: [TargetReference] = []
  ) -> TestActionOptions { TestActionOptions() }
}

/// How a scheme launches beside what.
public struct RunActionOptions: Codable, Equatable {
  public enum GPUFrameCaptureMode: String, Codable {
    case autoEnabled, metal, openGL, disabled

    public static var `default`: GPUFrameCaptureMode { .autoEnabled }
  }

  public typealias SimulatedLocation = ProjectDescription.SimulatedLocation

  public init(
    language: SchemeLanguage? = nil, storeKitConfigurationPath: Path? = nil,
    simulatedLocation: ProjectDescription.SimulatedLocation? = nil
  ) {}

  public static func options(
    language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
    simulatedLocation: ProjectDescription.SimulatedLocation? = nil,
    enableGPUFrameCaptureMode: GPUFrameCaptureMode = .default
  ) -> Self { Self() }
}

/// What Xcode checks while an app runs. A list of them is what manifests of Tuist 1 to 3 have.
public struct SchemeDiagnosticsOptions: Codable, Equatable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: SchemeDiagnosticsOptions...) {}

  init() {}

  public static func options(
    addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
    threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
    performanceAntipatternCheckerEnabled: Bool = true
  ) -> Self { Self() }

  public static var enableAddressSanitizer: Self { Self() }
  public static var enableDetectStackUseAfterReturn: Self { Self() }
  public static var enableThreadSanitizer: Self { Self() }
  public static var mainThreadChecker: Self { Self() }
  public static var performanceAntipatternChecker: Self { Self() }
}

public typealias SchemeDiagnosticsOption = SchemeDiagnosticsOptions

/// What Xcode checks of drawing with Metal.
public struct MetalOptions: Codable, Equatable {
  public static func options(
    apiValidation: Bool = true, shaderValidation: Bool = false, showGraphicsOverview: Bool = false,
    logGraphicsOverview: Bool = false
  ) -> MetalOptions { MetalOptions() }
}

/// Whether Xcode launches an app itself.
public enum LaunchStyle: String, Codable {
  case automatically, waitForExecutableToBeLaunched
}
