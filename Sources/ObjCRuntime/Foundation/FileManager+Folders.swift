import Foundation

/// The folders that Foundation on Linux has none for, as lowered sources ask for them.
// iOS-BEHAVIOUR: an app's home holds `Library`, which is there when the app starts, and Foundation has a place for each
// of these kinds. Evidence: unmeasured.
extension FileManager {
  /// The folders of a kind, where Linux has none those of the user's home. That of an app's files is made.
  @_spi(XcodeSources)
  public func urlsOfApp(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask)
    -> [URL]
  {
    let known = urls(for: directory, in: domainMask)
    guard known.isEmpty, domainMask.contains(.userDomainMask),
      let folder = Self.folderInHome(directory)
    else { return known }
    if directory == .libraryDirectory {
      try? createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return [folder]
  }

  /// The first folder of a kind.
  ///
  /// - Parameter shouldCreate: whether it is made where it is missing.
  /// - Throws: Foundation's error where there is no such folder, or where it cannot be made.
  @_spi(XcodeSources)
  public func urlOfApp(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard directory != .itemReplacementDirectory, urls(for: directory, in: domain).isEmpty,
      let folder = urlsOfApp(for: directory, in: domain).first
    else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  private static func folderInHome(_ directory: SearchPathDirectory) -> URL? {
    switch directory {
    case .libraryDirectory, .allLibrariesDirectory: .libraryDirectory
    case .applicationDirectory, .allApplicationsDirectory: .applicationDirectory
    case .demoApplicationDirectory: .applicationDirectory.appendingPathComponent("Demos")
    case .documentationDirectory: .libraryDirectory.appendingPathComponent("Documentation")
    case .inputMethodsDirectory: .libraryDirectory.appendingPathComponent("Input Methods")
    case .preferencePanesDirectory: .libraryDirectory.appendingPathComponent("PreferencePanes")
    default: nil
    }
  }
}

/// The paths of the folders of a kind, as `FileManager.urls(for:in:)` has them in lowered sources.
///
/// - Parameter expandTilde: whether the home is written out; it is in any case.
@_spi(XcodeSources)
public func NSSearchPathsOfApp(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default.urlsOfApp(for: directory, in: domainMask).map(\.path)
}
