import PlatformInterface

/// The functions of the system's SQLite that reading a database takes, as `sqlite3.h` declares them.
///
/// The library is opened when a program first has a store of SQLite's.
struct SQLiteLibrary {
  typealias Connection = OpaquePointer
  typealias Statement = OpaquePointer

  let open:
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<Connection?>, Int32, UnsafePointer<CChar>?
    ) -> Int32
  let close: @convention(c) (Connection?) -> Int32
  let prepare:
    @convention(c) (
      Connection?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  let step: @convention(c) (Statement?) -> Int32
  let finalize: @convention(c) (Statement?) -> Int32
  let columnCount: @convention(c) (Statement?) -> Int32
  let columnName: @convention(c) (Statement?, Int32) -> UnsafePointer<CChar>?
  let columnType: @convention(c) (Statement?, Int32) -> Int32
  let integer: @convention(c) (Statement?, Int32) -> Int64
  let real: @convention(c) (Statement?, Int32) -> Double
  let bytes: @convention(c) (Statement?, Int32) -> UnsafeRawPointer?
  let text: @convention(c) (Statement?, Int32) -> UnsafePointer<UInt8>?
  let byteCount: @convention(c) (Statement?, Int32) -> Int32

  /// Nil where the library is not installed.
  static let shared = DynamicLibrary("libsqlite3.so.0").flatMap { try? SQLiteLibrary($0) }

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.IsMissing) {
    open = try library.find("sqlite3_open_v2")
    close = try library.find("sqlite3_close_v2")
    prepare = try library.find("sqlite3_prepare_v2")
    step = try library.find("sqlite3_step")
    finalize = try library.find("sqlite3_finalize")
    columnCount = try library.find("sqlite3_column_count")
    columnName = try library.find("sqlite3_column_name")
    columnType = try library.find("sqlite3_column_type")
    integer = try library.find("sqlite3_column_int64")
    real = try library.find("sqlite3_column_double")
    bytes = try library.find("sqlite3_column_blob")
    text = try library.find("sqlite3_column_text")
    byteCount = try library.find("sqlite3_column_bytes")
  }

  // What the header names; a connection is for one thread at a time.
  static let done: Int32 = 101
  static let row: Int32 = 100
  static let readWrite: Int32 = 2
  static let withoutMutex: Int32 = 0x8000
}
