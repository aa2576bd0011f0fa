import Foundation

/// A row of a table: its values by the names of their columns.
struct SQLiteRow {
  /// What a column may hold.
  enum Value {
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)
  }

  private var values: [String: Value] = [:]

  /// Takes the row that a statement stands at.
  init(_ statement: SQLiteLibrary.Statement?, _ library: SQLiteLibrary) {
    for column in 0..<library.columnCount(statement) {
      guard let name = library.columnName(statement, column) else { continue }
      values[String(cString: name)] = Self.value(statement, column, library)
    }
  }

  /// Nil for nothing, the last of SQLite's five types.
  private static func value(
    _ statement: SQLiteLibrary.Statement?, _ column: Int32, _ library: SQLiteLibrary
  ) -> Value? {
    // The number of bytes is asked for after the bytes, as a text in another encoding is converted first.
    func bytes(_ start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: start, count: Int(library.byteCount(statement, column)))
    }
    switch library.columnType(statement, column) {
    case 1: return .integer(library.integer(statement, column))
    case 2: return .real(library.real(statement, column))
    case 3: return .text(String(decoding: bytes(library.text(statement, column)), as: UTF8.self))
    case 4: return .data(Data(bytes(library.bytes(statement, column))))
    default: return nil
    }
  }

  /// What a column holds; nil for nothing.
  subscript(column: String) -> Value? { values[column] }

  func text(_ column: String) -> String? {
    if case .text(let text)? = values[column] { text } else { nil }
  }

  func integer(_ column: String) -> Int64? {
    if case .integer(let number)? = values[column] { number } else { nil }
  }
}
