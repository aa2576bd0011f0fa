import Foundation

/// Folders as Xcode, and generators of its projects, look through them.
package enum XcodeFolders {
  /// A project that names the whole disk as its folder comes to an end, too.
  private static let maximumFolders = 20_000

  /// Whether a folder is one thing to Xcode: an asset catalog, a bundle.
  package static func isWhole(_ path: String) -> Bool {
    ["xcassets", "bundle", "xcdatamodeld", "xcprivacy"].contains((path as NSString).pathExtension)
  }

  /// The absolute path of one that may be relative to a folder, without `.` and `..`; links stay as they are.
  package static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// All files below a folder, folder by folder in the order of their names, hidden ones left out; folders that
  /// are one thing count as files.
  ///
  /// - Parameter isWanted: is asked with absolute paths, for folders before what they hold, and told whether it
  ///   is a folder that would be looked into.
  /// - Complexity: O(files); at most 20,000 folders, each once, as a link may lead to one of them.
  package static func files(
    below root: String, where isWanted: (_ path: String, _ isFolder: Bool) -> Bool
  ) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    func visit(_ folder: String) {
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      guard seen.count < maximumFolders, seen.insert(real).inserted else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        let isInner = isFolder.boolValue && !isWhole(path)
        guard isWanted(path, isInner) else { continue }
        if isInner { visit(path) } else { found.append(path) }
      }
    }
    visit(root)
    return found
  }
}
