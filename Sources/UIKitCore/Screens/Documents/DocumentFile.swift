import ObjCRuntime

/// Reading and writing of documents' files, off the main thread.
enum DocumentFile {
  static let queue = DispatchQueue(label: "UIDocument")

  /// Nil where there is no such file.
  static func modificationDate(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  static func contents(of url: URL) throws -> Any {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    if isFolder { return try FileWrapper(url: url) }
    return try Data(contentsOf: url)
  }

  static func write(_ contents: Any, to url: URL, original: URL?) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try (data as Data).write(to: url, options: .atomic)
    case let files as FileWrapper:
      try files.write(
        to: url, options: [.atomic, .withNameUpdating], originalContentsURL: original)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  static func set(_ attributes: [AnyHashable: Any], of url: URL) throws {
    let known = attributes.compactMap { key, value in
      ((key as? FileAttributeKey) ?? (key as? String).map(FileAttributeKey.init(rawValue:)))
        .map { ($0, value) }
    }
    guard !known.isEmpty else { return }
    try FileManager.default.setAttributes(
      Dictionary(known, uniquingKeysWith: { $1 }), ofItemAtPath: url.path)
  }
}

/// What goes from one thread to the other, which only one of them uses at a time.
struct DocumentResult: @unchecked Sendable {
  let result: Result<Any, any Error>
  init(_ result: Result<Any, any Error>) { self.result = result }
}

/// Attributes of files on their way to another thread.
struct SendableAttributes: @unchecked Sendable {
  let values: [AnyHashable: Any]
  init(_ values: [AnyHashable: Any]) { self.values = values }
}

/// Work of a program's on its way to another thread.
struct DocumentWork: @unchecked Sendable {
  private let block: () -> Void
  init(_ block: @escaping () -> Void) { self.block = block }
  func run() { block() }
}
