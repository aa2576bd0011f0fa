/// Folders for files that are needed for a while, which nobody but the user may enter and which do not stay.
package enum TemporaryFolders {
  /// How long a folder is needed.
  package enum Lifetime {
    /// Until the program ends, which removes it.
    case program
    /// Until another program has read what is in it, at a time of its own: a later start removes it when a day has
    /// passed.
    case day
  }

  private final class Kept: @unchecked Sendable {
    let lock = NSLock()
    var folders: [URL] = []
    var hasLookedForOld = false
  }
  private static let kept = Kept()

  private static let prefix = "tessera-"
  private static let day = "-day-"
  private static let secondsOfADay: TimeInterval = 86_400

  /// Makes a folder. Any thread may call.
  ///
  /// - Parameter purpose: letters that tell a user what it is for.
  /// - Throws: Foundation's error where it cannot be made.
  package static func make(_ purpose: String, for lifetime: Lifetime = .program) throws -> URL {
    let files = FileManager.default
    let middle = lifetime == .day ? day : "-"
    let folder = files.temporaryDirectory
      .appendingPathComponent(prefix + purpose + middle + UUID().uuidString)
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    removeOld(than: folder)
    guard lifetime == .program else { return folder }
    let isFirst = kept.lock.withLock {
      defer { kept.folders.append(folder) }
      return kept.folders.isEmpty
    }
    if isFirst { atexit { TemporaryFolders.removeAll() } }
    return folder
  }

  /// Removes a folder that was made here, as it is needed no more.
  package static func remove(_ folder: URL) {
    kept.lock.withLock { kept.folders.removeAll { $0 == folder } }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func removeAll() {
    let folders = kept.lock.withLock {
      defer { kept.folders = [] }
      return kept.folders
    }
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// Removes the user's own that were made a day before a new one, once in a program's life. The machine dates files,
  /// and the program's clock may be another.
  private static func removeOld(than folder: URL) {
    guard
      kept.lock.withLock({
        defer { kept.hasLookedForOld = true }; return !kept.hasLookedForOld
      })
    else { return }
    let values = try? FileManager.default.attributesOfItem(atPath: folder.path)
    guard let now = values?[.modificationDate] as? Date else { return }
    removeOld(
      in: FileManager.default.temporaryDirectory, before: now.addingTimeInterval(-secondsOfADay))
  }

  /// - Parameter date: those that were last changed before it go.
  package static func removeOld(in place: URL, before date: Date) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: place.path)) ?? []
    where name.hasPrefix(prefix) && name.contains(day) {
      let folder = place.appendingPathComponent(name)
      guard let values = try? files.attributesOfItem(atPath: folder.path),
        values[.type] as? FileAttributeType == .typeDirectory,
        (values[.ownerAccountID] as? NSNumber)?.uint32Value == getuid(),
        let changed = values[.modificationDate] as? Date, changed < date
      else { continue }
      try? files.removeItem(at: folder)
    }
  }
}
