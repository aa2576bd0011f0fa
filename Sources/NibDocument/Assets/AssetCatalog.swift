import Foundation

/// The sets of an `.xcassets` folder by name; each is read when somebody asks for it.
package struct AssetCatalog: Sendable {
  package enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  package let folder: String
  /// The folders of sets, by kind and name; names inside a namespace begin with its name and a slash.
  private var sets: [Kind: [String: String]] = [:]
  /// What else there is, by the folders' extension: `["cubetextureset": 1]`.
  package private(set) var others: [String: Int] = [:]

  /// Folders deeper than this are left alone: a link may lead back to itself.
  private static let maximumDepth = 20

  package init(_ folder: String) {
    self.folder = folder
    var seen: Set<UInt64> = []
    read(folder, prefix: "", depth: 0, &seen)
  }

  /// - Parameter seen: the folders that were read: a link may lead to one of them.
  private mutating func read(
    _ folder: String, prefix: String, depth: Int, _ seen: inout Set<UInt64>
  ) {
    var info = stat()
    guard stat(folder, &info) == 0, seen.insert(UInt64(info.st_ino)).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where depth < Self.maximumDepth && !name.hasPrefix(".") {
      let inner = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let suffix = (name as NSString).pathExtension
      if let kind = Kind(rawValue: suffix) {
        let own = prefix + (name as NSString).deletingPathExtension
        if sets[kind]?[own] == nil { sets[kind, default: [:]][own] = inner }
      } else if ["appiconset", "launchimage", "iconset"].contains(suffix) {
        continue
      } else if suffix.isEmpty || !suffix.hasSuffix("set") {
        let isNamespace = contents(of: inner)?.providesNamespace ?? false
        read(inner, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, &seen)
      } else {
        others[suffix, default: 0] += 1
      }
    }
  }

  private func contents(of set: String) -> AssetReader? {
    FileManager.default.contents(atPath: set + "/Contents.json").map {
      AssetReader($0, file: (set as NSString).lastPathComponent + "/Contents.json")
    }
  }

  package func names(of kind: Kind) -> [String] { sets[kind]?.keys.sorted() ?? [] }

  package func contains(_ kind: Kind, named name: String) -> Bool {
    folder(of: kind, named: name) != nil
  }

  /// The folder of a set; of one whose name differs in capitals alone where none has the very name.
  ///
  /// Linear in the number of sets where there is none of the very name.
  // iOS-BEHAVIOUR: six of 236 projects name a set with other capitals than their copies have, one of them by force, as
  // Xcode's file systems take both for one. Evidence: unmeasured.
  private func folder(of kind: Kind, named name: String) -> String? {
    guard let known = sets[kind] else { return nil }
    if let folder = known[name] { return folder }
    let other = known.keys.filter { $0.caseInsensitiveCompare(name) == .orderedSame }.min()
    return other.flatMap { known[$0] }
  }

  /// A set with its folder and what is wrong with it; nil where there is none of that name.
  private func set<Contents>(
    _ kind: Kind, named name: String, _ read: (inout AssetReader) -> Contents
  ) -> (Contents, folder: String, problems: [NibProblem])? {
    guard let folder = folder(of: kind, named: name), var reader = contents(of: folder) else {
      return nil
    }
    let result = read(&reader)
    return (result, folder, reader.problems)
  }

  package func imageSet(named name: String) -> (ImageSet, folder: String, problems: [NibProblem])? {
    set(.image, named: name) { $0.imageSet() }
  }

  package func colorSet(named name: String) -> (ColorSet, folder: String, problems: [NibProblem])? {
    set(.color, named: name) { $0.colorSet() }
  }

  package func dataSet(named name: String) -> (DataSet, folder: String, problems: [NibProblem])? {
    set(.data, named: name) { $0.dataSet() }
  }
}
