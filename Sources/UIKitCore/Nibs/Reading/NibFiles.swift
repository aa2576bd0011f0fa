import NibDocument
import PlatformInterface

/// Finds and reads documents of Interface Builder, each once.
@MainActor
enum NibFiles {
  private struct Entry {
    var document: NibDocument
    var changed: Date?
  }
  private static var known: [String: Entry] = [:]

  /// The file of a document in a bundle: in the user's language, else in the base one.
  ///
  /// - Parameter name: with or without the extension.
  static func path(_ name: String, extension suffix: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty else { return nil }
    let stem = name.hasSuffix("." + suffix) ? String(name.dropLast(suffix.count + 1)) : name
    return BundleFolders.of(bundle).path(of: "\(stem).\(suffix)")
  }

  /// The document of a file; problems are logged when it is first read.
  ///
  /// - Throws: where the file cannot be read or is no document.
  static func document(at path: String) throws -> NibDocument {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    if let entry = known[path], entry.changed == changed { return entry.document }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let document = try read(data, name: (path as NSString).lastPathComponent)
    known[path] = Entry(document: document, changed: changed)
    return document
  }

  static func read(_ data: Data, name: String) throws -> NibDocument {
    let document = try NibReader.read(data, fileName: name)
    for problem in document.problems { Log.write(problem.description) }
    return document
  }
}
