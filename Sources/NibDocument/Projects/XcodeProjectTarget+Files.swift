import Foundation

extension XcodeProject.Target {
  package mutating func add(source path: String) {
    if path.hasSuffix(".swift") {
      sources.append(path)
    } else {
      foreignSources.append(path)
    }
  }

  /// A project that names the whole disk as its folder comes to an end, too.
  private static let maximumFolders = 20_000

  /// Folders that are one thing to Xcode.
  package static let wholeFolders: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcprivacy",
  ]

  /// Adds all that is in a folder, at any depth, as Xcode does with folders that it keeps in step with
  /// the disk; hidden files and Swift packages, which are built by themselves, are left.
  ///
  /// - Parameter isWanted: is asked with a path below `root`, for folders before what they hold.
  package mutating func addFiles(below root: String, where isWanted: (String) -> Bool) {
    var seen: Set<String> = []
    addFiles(below: root, inside: "", where: isWanted, &seen)
  }

  /// - Parameter seen: real paths of the folders that were looked into: a link may lead to one of them.
  private mutating func addFiles(
    below root: String, inside path: String, where isWanted: (String) -> Bool,
    _ seen: inout Set<String>
  ) {
    let folder = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path
    guard seen.count < Self.maximumFolders, seen.insert(folder).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : path + "/" + name
      guard isWanted(inner) else { continue }
      let full = ((root + "/" + inner) as NSString).standardizingPath
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue, !Self.wholeFolders.contains((name as NSString).pathExtension) {
        if FileManager.default.fileExists(atPath: full + "/Package.swift") { continue }
        addFiles(below: root, inside: inner, where: isWanted, &seen)
      } else {
        add(file: full)
      }
    }
  }

  /// Adds a file, or a folder that is one thing to Xcode, by its absolute path: as a source or a resource, as
  /// its name's ending says.
  package mutating func add(file path: String) {
    switch (path as NSString).pathExtension {
    case "swift", "m", "mm", "c", "cpp", "metal": add(source: path)
    case "h", "entitlements", "md": break
    default: resources.append(path)
    }
  }
}
