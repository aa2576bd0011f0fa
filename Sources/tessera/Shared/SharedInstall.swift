import Foundation

/// Folders that are made once for the whole machine and are there whole or not at all: their names tell
/// what they were made of, and they get their names when they are finished.
enum SharedInstall {
  /// Makes a folder: fills one beside it, then renames that.
  ///
  /// - Parameter fill: gets the path of the empty folder.
  static func put(at place: String, fill: (String) throws -> Void) throws(Failure) {
    let manager = FileManager.default
    let unfinished = place + ".unfinished"
    do {
      // What a command that was killed has left.
      try? manager.removeItem(atPath: unfinished)
      try manager.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
      try fill(unfinished)
      try? manager.removeItem(atPath: place)
      try manager.moveItem(atPath: unfinished, toPath: place)
    } catch let failure as Failure {
      try? manager.removeItem(atPath: unfinished)
      throw failure
    } catch {
      try? manager.removeItem(atPath: unfinished)
      throw .failed("\(place) should be written, which failed: \(Files.reason(error)).")
    }
  }

  /// The date of a folder is that of its last use.
  static func markUsed(_ folder: String) { utimes(folder, nil) }

  /// Removes all but the folders that were used last: several checkouts may take turns, or states between
  /// which somebody goes to and fro.
  static func removeOld(_ prefix: String, keeping kept: Int = 4) {
    let shared = CacheFolder.shared
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
    let dated = names.filter { $0.hasPrefix(prefix) }.map { name -> (path: String, used: Date) in
      let values = try? FileManager.default.attributesOfItem(atPath: shared + "/" + name)
      return (shared + "/" + name, values?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.used > $1.used }).dropFirst(kept) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }
}
