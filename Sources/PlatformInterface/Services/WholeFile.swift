import Foundation

/// Files that a user keeps: they are there whole or not at all, whatever ends the program in between.
///
/// Each is written beside its place, under a name that nobody looks at, and renamed when it is whole. Any thread may
/// call.
package enum WholeFile {
  /// Writes data, in place of a file that is there.
  ///
  /// - Throws: Foundation's error; what was there stays as it is.
  package static func write(_ data: Data, to file: URL) throws {
    try data.write(to: file, options: .atomic)
  }

  /// Copies a file or folder to a place where there is none.
  ///
  /// - Throws: Foundation's error, also where something is there already; nothing is left of the copy then.
  package static func copy(_ source: URL, to target: URL) throws {
    let files = FileManager.default
    let beside = target.deletingLastPathComponent()
      .appendingPathComponent(".tessera-\(UUID().uuidString)")
    do {
      try files.copyItem(at: source, to: beside)
      try files.moveItem(at: beside, to: target)
    } catch {
      try? files.removeItem(at: beside)
      throw error
    }
  }
}
