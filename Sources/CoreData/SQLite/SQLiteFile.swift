import Foundation
import PlatformInterface

/// A database file of SQLite, in which Apple's Core Data keeps its stores, read by the system's library.
///
/// The library works on a copy in a folder of its own, with the log that lies beside the file: reading a log writes
/// beside the database, and an app's bundle is not to be written to. The copy goes with the last reference.
final class SQLiteFile {
  private let library: SQLiteLibrary
  private let connection: SQLiteLibrary.Connection
  private let folder: URL
  /// The names of the tables' columns, by the names of the tables.
  private(set) var tables: [String: [String]] = [:]

  /// Nil for a file that is no database, and where the library is not installed, which is reported once.
  ///
  /// - Complexity: O(size of the file and its log).
  init?(_ file: URL) {
    guard Self.isDatabase(file) else { return nil }
    guard let library = SQLiteLibrary.shared else {
      Unsupported.report("Reading stores of SQLite without the library libsqlite3.so.0")
      return nil
    }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("Store-\(UUID().uuidString)")
    let copy = folder.appendingPathComponent("Store")
    var connection: SQLiteLibrary.Connection?
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try files.copyItem(at: file, to: copy)
      let log = file.path + "-wal"
      if files.fileExists(atPath: log) {
        try files.copyItem(atPath: log, toPath: copy.path + "-wal")
      }
      for path in [copy.path, copy.path + "-wal"] where files.fileExists(atPath: path) {
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      }
    } catch {
      try? files.removeItem(at: folder)
      return nil
    }
    let flags = SQLiteLibrary.readWrite | SQLiteLibrary.withoutMutex
    guard library.open(copy.path, &connection, flags, nil) == 0, let connection else {
      _ = library.close(connection)
      try? files.removeItem(at: folder)
      return nil
    }
    self.library = library
    self.connection = connection
    self.folder = folder
    for row in query("SELECT name FROM sqlite_master WHERE type = 'table'") {
      guard let name = row.text("name") else { continue }
      tables[name] = query("PRAGMA table_info(\(Self.quoted(name)))").compactMap { $0.text("name") }
    }
  }

  deinit {
    _ = library.close(connection)
    try? FileManager.default.removeItem(at: folder)
  }

  private static func isDatabase(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
  }

  /// A name as SQL quotes it.
  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// All rows of a table, by their keys; those before the damage where a file is damaged, and none of a table that is
  /// not there.
  func rows(of table: String) -> [SQLiteRow] { query("SELECT * FROM \(Self.quoted(table))") }

  private func query(_ text: String) -> [SQLiteRow] {
    var statement: SQLiteLibrary.Statement?
    guard library.prepare(connection, text, -1, &statement, nil) == 0 else { return [] }
    defer { _ = library.finalize(statement) }
    var rows: [SQLiteRow] = []
    while library.step(statement) == SQLiteLibrary.row {
      rows.append(SQLiteRow(statement, library))
    }
    return rows
  }
}
