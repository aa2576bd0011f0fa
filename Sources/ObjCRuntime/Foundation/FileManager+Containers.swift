/// Folders that apps of one maker share, and the cloud, which no app has here.
extension FileManager {
  /// The folder that an app shares with its extensions, which is made where it is missing: one among the app's own
  /// files, as no other program here knows it.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // It comes of the program's text, and may be no name of a folder.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..",
      groupIdentifier != "."
    else { return nil }
    let folder = URL.applicationSupportDirectory.appendingPathComponent(
      "Group Containers/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// What tells whose cloud it is: nil, as there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The app's folder in the cloud: nil, as there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in the cloud: never.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// - Throws: always, as there is no cloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

  /// - Throws: always, as there is no cloud.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

  /// - Throws: always, as there is no cloud.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw Self.noCloud(url) }

  private static func noCloud(_ url: URL) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.ubiquitousFileUnavailable.rawValue,
      userInfo: [NSURLErrorKey: url])
  }
}
