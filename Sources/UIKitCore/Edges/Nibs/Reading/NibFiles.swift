import NibDocument
import PlatformInterface

/// Finds and reads documents of Interface Builder, each once.
@MainActor
enum NibFiles {
  /// A document's file, and the file of its texts in the user's language.
  struct Place: Hashable {
    var path: String
    /// Nil where the document's own texts are meant.
    var strings: String?
  }

  private struct Entry {
    var document: NibDocument
    var changed: [Date?]
  }
  private static var known: [Place: Entry] = [:]

  /// The file of a document in a bundle: in the user's language, else in the base one, whose texts a
  /// table of the same name in the user's language replaces.
  ///
  /// - Parameter name: with or without the extension.
  static func place(_ name: String, extension suffix: String, in bundle: Bundle) -> Place? {
    guard !name.isEmpty else { return nil }
    let stem = name.hasSuffix("." + suffix) ? String(name.dropLast(suffix.count + 1)) : name
    let folders = BundleFolders.of(bundle)
    return folders.path(of: "\(stem).\(suffix)").map { place(of: $0, stem, suffix, folders) }
  }

  /// The files of that name in the bundle and in those of libraries that are one with it here, in which
  /// Apple's systems would look by the class's own bundle.
  static func places(_ name: String, extension suffix: String, in bundle: Bundle) -> [Place] {
    let folders = BundleFolders.of(bundle)
    return folders.paths(of: "\(name).\(suffix)").map { place(of: $0, name, suffix, folders) }
  }

  private static func place(
    of path: String, _ stem: String, _ suffix: String, _ folders: BundleFolders
  ) -> Place {
    let isBase = path.hasSuffix("/Base.lproj/\(stem).\(suffix)")
    return Place(path: path, strings: isBase ? folders.translation(of: "\(stem).strings") : nil)
  }

  /// The document of a place; problems are logged when it is first read.
  ///
  /// - Throws: where the file cannot be read or is no document.
  static func document(at place: Place) throws -> NibDocument {
    let changed = [place.path, place.strings].map { path in
      let attributes = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
      return attributes?[.modificationDate] as? Date
    }
    if let entry = known[place], entry.changed == changed { return entry.document }
    let data = try Data(contentsOf: URL(fileURLWithPath: place.path))
    var document = try read(data, name: (place.path as NSString).lastPathComponent)
    if let strings = place.strings {
      document = translation(at: strings)?.applied(to: document) ?? document
    }
    known[place] = Entry(document: document, changed: changed)
    return document
  }

  private static func translation(at path: String) -> NibTranslation? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var problems: [NibProblem] = []
    let name = (path as NSString).pathComponents.suffix(2).joined(separator: "/")
    let translation = NibTranslation.read(data, file: name, problems: &problems)
    for problem in problems { Log.write(problem.description) }
    return translation
  }

  static func read(_ data: Data, name: String) throws -> NibDocument {
    let document = try NibReader.read(data, fileName: name)
    for problem in document.problems { Log.write(problem.description) }
    return document
  }
}
