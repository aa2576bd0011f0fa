import Foundation
import SQLite3
import XCTest

/// The library as iOS code uses it, with nothing changed.
final class DatabaseTests: XCTestCase {
  private let SQLITE_TRANSIENT = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  func test_rowsThatAreWritten_areReadAgain() {
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    defer { XCTAssertEqual(sqlite3_close(database), SQLITE_OK) }
    var message: UnsafeMutablePointer<CChar>?
    XCTAssertEqual(
      sqlite3_exec(
        database, "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, data BLOB)", nil, nil,
        &message), SQLITE_OK)
    var insert: OpaquePointer?
    XCTAssertEqual(
      sqlite3_prepare_v2(
        database, "INSERT INTO notes (text, data) VALUES (?, ?)", -1, &insert, nil), SQLITE_OK)
    for text in ["Straße", "two"] {
      sqlite3_bind_text(insert, 1, text, -1, SQLITE_TRANSIENT)
      let data = Data(text.utf8)
      _ = data.withUnsafeBytes {
        sqlite3_bind_blob(insert, 2, $0.baseAddress, Int32(data.count), SQLITE_TRANSIENT)
      }
      XCTAssertEqual(sqlite3_step(insert), SQLITE_DONE)
      sqlite3_reset(insert)
    }
    sqlite3_finalize(insert)
    XCTAssertEqual(sqlite3_last_insert_rowid(database), 2)

    var query: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT id, text FROM notes ORDER BY id", -1, &query, nil)
    var rows: [String] = []
    while sqlite3_step(query) == SQLITE_ROW {
      let text = sqlite3_column_text(query, 1).map { String(cString: $0) } ?? ""
      rows.append("\(sqlite3_column_int(query, 0)) \(text)")
    }
    sqlite3_finalize(query)
    XCTAssertEqual(rows, ["1 Straße", "2 two"])
    XCTAssertEqual(sqlite3_column_type(nil, 0), SQLITE_NULL)
  }

  func test_errors_haveTheirNumbersAndSentences() {
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    XCTAssertEqual(sqlite3_open_v2(":memory:", &database, flags, nil), SQLITE_OK)
    defer { sqlite3_close_v2(database) }
    XCTAssertEqual(sqlite3_exec(database, "SELECT", nil, nil, nil), SQLITE_ERROR)
    XCTAssertFalse(String(cString: sqlite3_errmsg(database)).isEmpty)
    XCTAssertEqual(sqlite3_errcode(database), SQLITE_ERROR)
  }
}
