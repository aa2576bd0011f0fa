/// A script that Xcode runs while it builds a target; none is run here, and the command says so.
public struct TargetScript: Codable, Equatable {
  public enum Order: String, Codable {
    case pre, post
  }

  public typealias FileListPath = Path

  public var name: String
  public var order: Order

  public static func pre(
    path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .pre) }

  public static func pre(
    path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .pre) }

  public static func pre(
    tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .pre) }

  public static func pre(
    tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .pre) }

  public static func pre(
    script: String, name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .pre) }

  public static func post(
    path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .post) }

  public static func post(
    path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .post) }

  public static func post(
    tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .post) }

  public static func post(
    tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .post) }

  public static func post(
    script: String, name: String, inputPaths: [FileListGlob] = [],
    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
    outputFileListPaths: [FileListPath] = [], basedOnDependencyAnalysis: Bool? = nil,
    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
    dependencyFile: Path? = nil
  ) -> TargetScript { TargetScript(name: name, order: .post) }
}

/// The name of scripts in manifests of Tuist 1.
public typealias TargetAction = TargetScript

/// Files that Xcode copies beside the resources.
public enum CopyFileElement: Codable, Hashable, ExpressibleByStringInterpolation {
  case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
  case folderReference(
    path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)

  public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// Where Xcode copies files to.
public struct CopyFilesAction: Codable, Equatable {
  public enum Destination: String, Codable {
    case absolutePath, productsDirectory, wrapper, executables, resources, javaResources
    case frameworks, sharedFrameworks, sharedSupport, plugins, other
  }

  public var name: String
  public var destination: Destination
  public var subpath: String?
  public var files: [CopyFileElement]

  public static func productsDirectory(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .productsDirectory, subpath: subpath, files: files) }

  public static func wrapper(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .wrapper, subpath: subpath, files: files) }

  public static func executables(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .executables, subpath: subpath, files: files) }

  public static func resources(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .resources, subpath: subpath, files: files) }

  public static func javaResources(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .javaResources, subpath: subpath, files: files) }

  public static func frameworks(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .frameworks, subpath: subpath, files: files) }

  public static func sharedFrameworks(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .sharedFrameworks, subpath: subpath, files: files) }

  public static func sharedSupport(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .sharedSupport, subpath: subpath, files: files) }

  public static func plugins(
    name: String, subpath: String? = nil, files: [CopyFileElement]
  ) -> Self { Self(name: name, destination: .plugins, subpath: subpath, files: files) }
}

/// Headers of C, which nothing reads here.
public struct Headers: Codable, Equatable {
  public enum AutomaticExclusionRule: Int, Codable {
    case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
  }

  public init(
    public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
    exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
  ) {}

  public static func headers(
    public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
    exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
  ) -> Headers { Headers() }

  public static func allHeaders(
    from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
  ) -> Headers { Headers() }

  public static func onlyHeaders(
    from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
  ) -> Headers { Headers() }
}

/// A model of Core Data's.
public struct CoreDataModel: Codable, Equatable {
  public var path: Path
  public var currentVersion: String?

  public init(_ path: Path, currentVersion: String? = nil) {
    self.path = path
    self.currentVersion = currentVersion
  }

  public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self {
    Self(path, currentVersion: currentVersion)
  }
}

/// A rule by which Xcode makes files of others; none is followed here.
public struct BuildRule: Codable, Equatable {
  /// What a rule is for, by a name of Xcode's.
  public struct Name: Codable, Equatable, ExpressibleByStringLiteral {
    public var text: String

    public init(stringLiteral value: String) { text = value }
  }

  public typealias FileType = Name
  public typealias CompilerSpec = Name

  public static func buildRule(
    name: String? = nil, fileType: FileType, filePatterns: String? = nil,
    compilerSpec: CompilerSpec, inputFiles: [String] = [], outputFiles: [String] = [],
    outputFilesCompilerFlags: [String] = [], script: String? = nil,
    runOncePerArchitecture: Bool = false
  ) -> Self { Self() }
}

extension BuildRule.Name {
  public static var customScript: Self { "customScript" }
  public static var sourceFilesWithNamesMatching: Self { "sourceFilesWithNamesMatching" }
  public static var intentDefinition: Self { "intentDefinition" }
  public static var swiftSource: Self { "swiftSource" }
  public static var metal: Self { "metal" }
  public static var copyFiles: Self { "copyFiles" }
}

/// Libraries that are merged into one file; each is linked by itself here.
public enum MergedBinaryType: Codable, Equatable {
  case disabled, automatic
  case manual(mergeableDependencies: Set<String>)
}

/// Resources that the App Store sends when they are asked for; all are there from the start here.
public struct OnDemandResourcesTags: Codable, Equatable {
  public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self { Self() }
}

/// Words about a target for its owner.
public struct TargetMetadata: Codable, Equatable {
  public var tags: [String]

  public static var `default`: TargetMetadata { TargetMetadata(tags: []) }

  public static func metadata(tags: [String] = []) -> TargetMetadata { TargetMetadata(tags: tags) }

  public static func metadata(tags: [String] = [], isLocal: Bool) -> TargetMetadata {
    TargetMetadata(tags: tags)
  }
}
