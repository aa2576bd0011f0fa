/// Words at the top of new files; none is made here.
public enum FileHeaderTemplate: Codable, Equatable, ExpressibleByStringInterpolation {
  case file(Path)
  case string(String)

  public init(stringLiteral value: String) { self = .string(value) }
}

/// A project: its targets and what they share.
public struct Project: Codable, Equatable {
  public let name: String
  public let organizationName: String?
  public let classPrefix: String?
  public let options: Options
  public let packages: [Package]
  public let targets: [Target]
  public let schemes: [Scheme]
  public let settings: Settings?
  public let fileHeaderTemplate: FileHeaderTemplate?
  public let additionalFiles: [FileElement]
  public let resourceSynthesizers: [ResourceSynthesizer]

  public init(
    name: String, organizationName: String? = nil, classPrefix: String? = nil,
    options: Options = .options(), packages: [Package] = [], settings: Settings? = nil,
    targets: [Target] = [], schemes: [Scheme] = [], fileHeaderTemplate: FileHeaderTemplate? = nil,
    additionalFiles: [FileElement] = [], resourceSynthesizers: [ResourceSynthesizer] = .default
  ) {
    self.name = name
    self.organizationName = organizationName
    self.classPrefix = classPrefix
    self.options = options
    self.packages = packages
    self.settings = settings
    self.targets = targets
    self.schemes = schemes
    self.fileHeaderTemplate = fileHeaderTemplate
    self.additionalFiles = additionalFiles
    self.resourceSynthesizers = resourceSynthesizers
    Description.write(self, kind: "Project")
  }
}

extension Project {
  /// How a project is made. A list of them is what manifests of Tuist 2 have.
  public struct Options: Codable, Equatable, ExpressibleByArrayLiteral {
    public var automaticSchemesOptions = AutomaticSchemesOptions.enabled()
    public var developmentRegion: String?
    public var disableBundleAccessors = false
    public var disableSynthesizedResourceAccessors = false
    public var xcodeProjectName: String?

    init() {}

    public init(arrayLiteral elements: Options...) {
      for options in elements {
        developmentRegion = options.developmentRegion ?? developmentRegion
        xcodeProjectName = options.xcodeProjectName ?? xcodeProjectName
        if options.disableBundleAccessors { disableBundleAccessors = true }
        if options.disableSynthesizedResourceAccessors {
          disableSynthesizedResourceAccessors = true
        }
        if options.automaticSchemesOptions == .disabled { automaticSchemesOptions = .disabled }
      }
    }

    public static func options(
      automaticSchemesOptions: AutomaticSchemesOptions = .enabled(),
      defaultKnownRegions: [String]? = nil, developmentRegion: String? = nil,
      disableBundleAccessors: Bool = false, disableShowEnvironmentVarsInScriptPhases: Bool = false,
      disableSynthesizedResourceAccessors: Bool = false,
      textSettings: TextSettings = .textSettings(), xcodeProjectName: String? = nil,
      folderSortingStrategy: FolderSortingStrategy = .groupsBeforeFolderReferences
    ) -> Self {
      var options = Self()
      options.automaticSchemesOptions = automaticSchemesOptions
      options.developmentRegion = developmentRegion
      options.disableBundleAccessors = disableBundleAccessors
      options.disableSynthesizedResourceAccessors = disableSynthesizedResourceAccessors
      options.xcodeProjectName = xcodeProjectName
      return options
    }

    public static func automaticSchemesOptions(_ value: AutomaticSchemesOptions) -> Self {
      options(automaticSchemesOptions: value)
    }

    public static func developmentRegion(_ value: String) -> Self {
      options(developmentRegion: value)
    }

    public static var disableBundleAccessors: Self { options(disableBundleAccessors: true) }
    public static var disableShowEnvironmentVarsInScriptPhases: Self { options() }
    public static var disableSynthesizedResourceAccessors: Self {
      options(disableSynthesizedResourceAccessors: true)
    }

    public static func textSettings(
      usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil,
      wrapsLines: Bool? = nil
    ) -> Self { options() }

    public static func xcodeProjectName(_ value: TemplateString) -> Self { options() }

    /// Which schemes are made where a manifest describes none.
    public struct AutomaticSchemesOptions: Codable, Equatable {
      public enum TargetSchemesGrouping: Codable, Equatable {
        case singleScheme, notGrouped
        case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
      }

      public var isEnabled: Bool

      public static var disabled: Self { Self(isEnabled: false) }

      public static func enabled(
        targetSchemesGrouping: TargetSchemesGrouping = .notGrouped,
        codeCoverageEnabled: Bool = false, testingOptions: TestingOptions = [],
        testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
        testScreenCaptureFormat: ScreenCaptureFormat? = nil, runLanguage: SchemeLanguage? = nil,
        runRegion: String? = nil
      ) -> Self { Self(isEnabled: true) }
    }

    /// How Xcode's editor indents.
    public struct TextSettings: Codable, Equatable {
      public static func textSettings(
        usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil,
        wrapsLines: Bool? = nil
      ) -> Self { Self() }
    }

    /// How Xcode lists folders.
    public enum FolderSortingStrategy: String, Codable {
      case groupsBeforeFolderReferences, alphabetical
    }
  }
}

/// Several projects together.
public struct Workspace: Codable, Equatable {
  public let name: String
  public let projects: [Path]
  public let schemes: [Scheme]

  public init(
    name: String, projects: [Path], schemes: [Scheme] = [],
    fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
    generationOptions: GenerationOptions = .options()
  ) {
    self.name = name
    self.projects = projects
    self.schemes = schemes
    Description.write(self, kind: "Workspace")
  }

  /// How a workspace is made.
  public struct GenerationOptions: Codable, Equatable {
    public struct AutogeneratedWorkspaceSchemes: Codable, Equatable {
      public enum CodeCoverageMode: Codable, Equatable {
        case all, relevant, disabled
        case targets([TargetReference])
      }

      public static var disabled: Self { Self() }

      public static func enabled(
        codeCoverageMode: CodeCoverageMode = .disabled, testingOptions: TestingOptions = [],
        testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
        testScreenCaptureFormat: ScreenCaptureFormat? = nil
      ) -> Self { Self() }
    }

    public enum DerivedDataLocationStyle: String, Codable {
      case `default`, absolutePath, workspaceRelativePath
    }

    public static func options(
      enableAutomaticXcodeSchemes: Bool? = false,
      autogeneratedWorkspaceSchemes: AutogeneratedWorkspaceSchemes = .enabled(),
      lastXcodeUpgradeCheck: Version? = nil, renderMarkdownReadme: Bool = false,
      derivedDataLocationStyle: DerivedDataLocationStyle? = nil,
      derivedDataCustomLocation: String? = nil
    ) -> Self { Self() }
  }
}
