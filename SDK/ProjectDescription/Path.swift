import Foundation

/// A path or a pattern of paths, and the folder that it is relative to.
public struct Path: ExpressibleByStringInterpolation, Codable, Hashable {
  /// The folder that a path is relative to.
  public enum PathType: String, Codable {
    case relativeToCurrentFile, relativeToManifest, relativeToRoot
  }

  public var type: PathType
  public var pathString: String
  /// The file that spells the path, where it is relative to that one.
  public var callerPath: String?

  public init(_ path: String) { self.init(stringLiteral: path) }

  public init(_ pathString: String, type: PathType, callerPath: String? = nil) {
    self.type = type
    self.pathString = pathString
    self.callerPath = callerPath
  }

  /// Two slashes at the beginning stand for the root, as does the user's own folder.
  public init(stringLiteral value: String) {
    if value.hasPrefix("//") {
      self.init(String(value.dropFirst(2)), type: .relativeToRoot)
    } else if value == "~" || value.hasPrefix("~/") {
      self.init((value as NSString).expandingTildeInPath, type: .relativeToRoot)
    } else {
      self.init(value, type: .relativeToManifest)
    }
  }

  public static func path(_ path: String) -> Path { Path(path, type: .relativeToManifest) }

  public static func relativeToCurrentFile(
    _ pathString: String, callerPath: StaticString = #filePath
  ) -> Path {
    Path(pathString, type: .relativeToCurrentFile, callerPath: "\(callerPath)")
  }

  public static func relativeToManifest(_ pathString: String) -> Path {
    Path(pathString, type: .relativeToManifest)
  }

  public static func relativeToRoot(_ pathString: String) -> Path {
    Path(pathString, type: .relativeToRoot)
  }
}

/// Files that belong to a project without being built.
public enum FileElement: Codable, Hashable, ExpressibleByStringInterpolation {
  case glob(pattern: Path)
  case folderReference(path: Path)

  public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// A pattern of files and what is left out of it.
public struct FileListGlob: Codable, Hashable, ExpressibleByStringInterpolation {
  public var glob: Path
  public var excluding: [Path]

  init(_ glob: Path, _ excluding: [Path] = []) {
    self.glob = glob
    self.excluding = excluding
  }

  public init(stringLiteral value: String) { self.init(Path(value)) }

  public static func glob(_ glob: Path, excluding: [Path] = []) -> Self { Self(glob, excluding) }

  public static func glob(_ glob: Path, excluding: Path?) -> Self {
    Self(glob, excluding.map { [$0] } ?? [])
  }

  public static func relativeToManifest(_ path: String) -> Self { Self(.relativeToManifest(path)) }

  public static func relativeToRoot(_ path: String) -> Self { Self(.relativeToRoot(path)) }

  public static func relativeToCurrentFile(
    _ path: String, callerPath: StaticString = #filePath
  ) -> Self {
    Self(.relativeToCurrentFile(path, callerPath: callerPath))
  }
}

/// Patterns of files, headers for instance.
public struct FileList: Codable, Hashable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  public var globs: [FileListGlob]

  init(globs: [FileListGlob]) { self.globs = globs }

  public init(stringLiteral value: String) { globs = [FileListGlob(stringLiteral: value)] }

  public init(arrayLiteral elements: FileListGlob...) { globs = elements }

  public static func list(_ globs: [FileListGlob]) -> FileList { FileList(globs: globs) }
}

/// Code that Xcode makes of a file; nothing is made of it here.
public enum FileCodeGen: String, Codable {
  case `public`, `private`, project, disabled
}

/// A pattern of sources and what is left out of it.
public struct SourceFileGlob: Codable, Equatable, ExpressibleByStringInterpolation {
  public var glob: Path
  public var excluding: [Path]
  public var compilerFlags: String?
  public var compilationCondition: PlatformCondition?

  public init(
    _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
    codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
  ) {
    self.glob = glob
    self.excluding = excluding
    self.compilerFlags = compilerFlags
    self.compilationCondition = compilationCondition
  }

  public init(
    _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil
  ) {
    self.init(glob, excluding: excluding.map { [$0] } ?? [], compilerFlags: compilerFlags)
  }

  public init(stringLiteral value: String) { self.init(Path(value)) }

  public static func glob(
    _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
    codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
  ) -> Self {
    Self(
      glob, excluding: excluding, compilerFlags: compilerFlags,
      compilationCondition: compilationCondition)
  }

  public static func glob(
    _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
    compilationCondition: PlatformCondition? = nil
  ) -> Self {
    Self(
      glob, excluding: excluding.map { [$0] } ?? [], compilerFlags: compilerFlags,
      compilationCondition: compilationCondition)
  }

  public static func generated(
    _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
    compilationCondition: PlatformCondition? = nil
  ) -> Self {
    Self(path, compilerFlags: compilerFlags, compilationCondition: compilationCondition)
  }
}

/// The sources of a target.
public struct SourceFilesList: Codable, Equatable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  public var globs: [SourceFileGlob]

  public init(globs: [SourceFileGlob]) { self.globs = globs }

  public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(stringLiteral: $0) } }

  public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }

  public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }

  public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }

  public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }

  public static func paths(_ paths: [Path]) -> SourceFilesList {
    Self(globs: paths.map { SourceFileGlob($0) })
  }
}

/// Resources by a pattern, or a folder that is copied as it is.
public enum ResourceFileElement: Codable, Hashable, ExpressibleByStringInterpolation {
  case glob(
    pattern: Path, excluding: [Path] = [], tags: [String] = [],
    inclusionCondition: PlatformCondition? = nil)
  case folderReference(
    path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)

  public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// What an app tells of the user's data that it takes; the App Store's concern alone.
public struct PrivacyManifest: Codable, Equatable {
  public static func privacyManifest(
    tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
    accessedApiTypes: [[String: Plist.Value]]
  ) -> PrivacyManifest { PrivacyManifest() }
}

/// The resources of a target.
public struct ResourceFileElements: Codable, Equatable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  public var resources: [ResourceFileElement]

  public init(resources: [ResourceFileElement]) { self.resources = resources }

  public init(stringLiteral value: String) {
    resources = [ResourceFileElement(stringLiteral: value)]
  }

  public init(arrayLiteral elements: ResourceFileElement...) { resources = elements }

  public static func resources(
    _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
  ) -> Self { Self(resources: resources) }
}

/// A folder whose files belong to a target without being listed.
public struct BuildableFolder: Codable, Equatable, ExpressibleByStringInterpolation {
  public var path: Path
  public var exceptions: BuildableFolderExceptions

  public init(stringLiteral value: String) {
    path = Path(value)
    exceptions = []
  }

  init(path: Path, exceptions: BuildableFolderExceptions) {
    self.path = path
    self.exceptions = exceptions
  }

  public static func folder(_ path: Path, exceptions: BuildableFolderExceptions = []) -> Self {
    Self(path: path, exceptions: exceptions)
  }
}

/// What of a folder does not belong to its target.
public struct BuildableFolderExceptions: Codable, Equatable, ExpressibleByArrayLiteral {
  public var exceptions: [BuildableFolderException]

  public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }

  public static func exceptions(_ exceptions: [BuildableFolderException]) -> Self {
    var result: Self = []
    result.exceptions = exceptions
    return result
  }
}

/// Files of a folder that do not belong to its target, or to another one as well.
public struct BuildableFolderException: Codable, Equatable {
  public var excluded: [String]
  public var target: String?
  public var included: [String]

  public static func exception(
    excluded: [String] = [], compilerFlags: [String: String] = [:], publicHeaders: [String] = [],
    privateHeaders: [String] = [], platformFilters: [String: Set<PlatformFilter>] = [:]
  ) -> Self { Self(excluded: excluded, target: nil, included: []) }

  public static func exception(
    target: String, included: [String] = [], compilerFlags: [String: String] = [:],
    platformFilters: [String: Set<PlatformFilter>] = [:]
  ) -> Self { Self(excluded: [], target: target, included: included) }
}
