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

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - key: the row's own number, which a column of whole numbers that is the table's key leaves to it.
  init(_ record: [UInt8], key: Int64, columns: [String]) {
    var place = 0
    let end = min(Int(SQLiteFile.variable(record, &place)), record.count)
    var body = end
    for name in columns {
      guard place < end else { break }
      let type = SQLiteFile.variable(record, &place)
      let length = Self.length(of: type)
      guard length >= 0, body + length <= record.count else { break }
      let bytes = record[body..<body + length]
      body += length
      if let value = Self.value(type, bytes) { values[name] = value }
    }
    // Only the key itself is stored as nothing.
    if let first = columns.first, values[first] == nil { values[first] = .integer(key) }
  }

  private static func length(of type: Int64) -> Int {
    switch type {
    case 0, 8, 9: 0
    case 1...4: Int(type)
    case 5: 6
    case 6, 7: 8
    case 12...: Int(type - 12) / 2
    default: -1
    }
  }

  private static func value(_ type: Int64, _ bytes: ArraySlice<UInt8>) -> Value? {
    switch type {
    case 0: return nil
    case 8, 9: return .integer(type - 8)
    case 7: return .real(Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }))
    case 1...6:
      let sign: UInt64 = bytes.first.map { $0 & 0x80 != 0 } == true ? .max : 0
      return .integer(Int64(bitPattern: bytes.reduce(sign) { $0 << 8 | UInt64($1) }))
    case let type where type % 2 == 1: return .text(String(decoding: bytes, as: UTF8.self))
    default: return .data(Data(bytes))
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
