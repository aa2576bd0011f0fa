import Foundation

/// A database file of SQLite, read as it lies there; Apple's Core Data keeps its stores in such files.
///
/// Evidence: https://www.sqlite.org/fileformat2.html
struct SQLiteFile {
  /// A table: where its tree begins, and the names of its columns in their order.
  struct Table {
    var root: Int
    var columns: [String]
  }

  private let bytes: [UInt8]
  private let pageSize: Int
  /// The bytes of a page that hold something.
  private let usable: Int
  /// Pages that the log beside the file has in newer versions, by their number, as places in `log`.
  private let newer: [Int: Int]
  private let log: [UInt8]
  /// The tables by name.
  private(set) var tables: [String: Table] = [:]

  /// Reads a file, with the log that lies beside it; nil for one that is no database.
  ///
  /// - Complexity: O(size of both files).
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file), data.count >= 512,
      data.starts(with: Data("SQLite format 3\0".utf8))
    else { return nil }
    bytes = [UInt8](data)
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 65536 : size
    usable = pageSize - Int(bytes[20])
    // Stores are UTF-8, which is 1.
    guard pageSize >= 512, bytes[56...59].elementsEqual([0, 0, 0, 1]) else { return nil }
    log = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: file.path + "-wal"))) ?? Data())
    newer = Self.pages(of: log, size: pageSize)
    for row in rows(of: Table(root: 1, columns: ["type", "name", "", "rootpage", "sql"])) {
      guard row.text("type") == "table", let name = row.text("name"),
        let root = row.integer("rootpage"), let text = row.text("sql")
      else { continue }
      tables[name] = Table(root: Int(root), columns: Self.columns(of: text))
    }
  }

  /// The last version of each page that a log has before its last commit. What an earlier round left behind has
  /// other salts.
  private static func pages(of log: [UInt8], size: Int) -> [Int: Int] {
    guard log.count > 32, number(log, 0, 4) & ~1 == 0x377f_0682, number(log, 8, 4) == size else {
      return [:]
    }
    var found: [Int: Int] = [:]
    var waiting: [Int: Int] = [:]
    var place = 32
    while place + 24 + size <= log.count, log[place + 8..<place + 16].elementsEqual(log[16..<24]) {
      waiting[number(log, place, 4)] = place + 24
      if number(log, place + 4, 4) != 0 {
        found.merge(waiting) { $1 }
        waiting = [:]
      }
      place += 24 + size
    }
    return found
  }

  /// The names in `CREATE TABLE ZITEM ( Z_PK INTEGER PRIMARY KEY, ZNAME VARCHAR )`.
  private static func columns(of text: String) -> [String] {
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else { return [] }
    var depth = 0
    let parts = text[text.index(after: start)..<end].split { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == "," && depth == 0
    }
    return parts.compactMap { part in
      part.split(whereSeparator: \.isWhitespace).first.map { name in
        String(name.filter { !"\"`'[]".contains($0) })
      }
    }
  }

  // MARK: Rows

  /// All rows of a table, by their keys.
  func rows(of table: Table) -> [SQLiteRow] {
    var result: [SQLiteRow] = []
    var seen: Set<Int> = []
    collect(table.root, table.columns, 0, &seen, &result)
    return result
  }

  private func collect(
    _ page: Int, _ columns: [String], _ depth: Int, _ seen: inout Set<Int>,
    _ rows: inout [SQLiteRow]
  ) {
    // No tree is as deep as this whose pages are whole.
    guard depth < 64, seen.insert(page).inserted, let (source, start) = place(of: page) else {
      return
    }
    let header = page == 1 ? start + 100 : start
    let isLeaf = source[header] == 13
    guard isLeaf || source[header] == 5 else { return }
    let count = Self.number(source, header + 3, 2)
    let pointers = header + (isLeaf ? 8 : 12)
    guard pointers + 2 * count <= start + pageSize else { return }
    for index in 0..<count {
      var place = start + Self.number(source, pointers + 2 * index, 2)
      guard place + 4 <= start + pageSize else { continue }
      if isLeaf {
        let length = Self.variable(source, &place)
        let key = Self.variable(source, &place)
        if let record = payload(source, place, start + pageSize, Int(length)) {
          rows.append(SQLiteRow(record, key: key, columns: columns))
        }
      } else {
        collect(Self.number(source, place, 4), columns, depth + 1, &seen, &rows)
      }
    }
    if !isLeaf { collect(Self.number(source, header + 8, 4), columns, depth + 1, &seen, &rows) }
  }

  /// A row's bytes, which go on on pages of their own where they are many.
  private func payload(_ source: [UInt8], _ place: Int, _ end: Int, _ length: Int) -> [UInt8]? {
    guard length >= 0, length < 1 << 31 else { return nil }
    var local = length
    if length > usable - 35 {
      let least = (usable - 12) * 32 / 255 - 23
      local = least + (length - least) % (usable - 4)
      if local > usable - 35 { local = least }
    }
    guard place + local + (local < length ? 4 : 0) <= end else { return nil }
    var result = Array(source[place..<place + local])
    guard local < length else { return result }
    var next = Self.number(source, place + local, 4)
    while result.count < length, next != 0, let (source, start) = self.place(of: next) {
      let count = min(length - result.count, usable - 4)
      result += source[start + 4..<start + 4 + count]
      next = Self.number(source, start, 4)
    }
    return result.count == length ? result : nil
  }

  private func place(of page: Int) -> (bytes: [UInt8], start: Int)? {
    if let start = newer[page] { return (log, start) }
    let start = (page - 1) * pageSize
    return page > 0 && start + pageSize <= bytes.count ? (bytes, start) : nil
  }

  // MARK: Numbers

  /// A number without a sign, its first byte the highest.
  static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of one to nine bytes, of which each but the last says by its highest bit that one follows.
  static func variable(_ bytes: [UInt8], _ place: inout Int) -> Int64 {
    var result: UInt64 = 0
    for index in 0..<9 where place < bytes.count {
      let byte = UInt64(bytes[place])
      place += 1
      if index == 8 { return Int64(bitPattern: result << 8 | byte) }
      result = result << 7 | byte & 0x7f
      if byte & 0x80 == 0 { break }
    }
    return Int64(bitPattern: result)
  }
}
