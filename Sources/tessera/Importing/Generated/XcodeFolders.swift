import Foundation
import NibDocument

/// Folders as generators of projects look through them.
enum XcodeFolders {
  /// A pattern that names the whole disk comes to an end, too.
  private static let maximumFolders = 20_000

  /// Whether a folder is one thing to Xcode: an asset catalog, a bundle.
  static func isWhole(_ path: String) -> Bool {
    XcodeProject.Target.wholeFolders.contains((path as NSString).pathExtension)
  }

  /// All files below a folder, sorted, hidden ones left out; folders that are one thing count as files.
  ///
  /// - Parameter isWanted: is asked with absolute paths, for folders before what they hold.
  static func files(below root: String, where isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      guard seen.count < maximumFolders, seen.insert(real).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard isWanted(path),
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        else { continue }
        if isFolder.boolValue, !isWhole(path) { waiting.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}
