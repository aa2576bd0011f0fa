import Foundation

extension XcodeProject.Target {
  /// Adds a file that a target lists among its sources.
  // iOS-BEHAVIOUR: Xcode compiles documents there as those among the resources; many pods list them so.
  // Evidence: unmeasured.
  package mutating func add(source path: String) {
    switch (path as NSString).pathExtension {
    case "swift": sources.append(path)
    case "xib", "storyboard", "xcassets", "strings", "stringsdict", "xcstrings":
      if !resources.contains(path) { resources.append(path) }
    default: foreignSources.append(path)
    }
  }

  /// Adds all that is in a folder, at any depth, as Xcode does with folders that it keeps in step with
  /// the disk; hidden files and Swift packages, which are built by themselves, are left.
  ///
  /// - Parameter isWanted: is asked with a path below `root`, for folders before what they hold.
  package mutating func addFiles(below root: String, where isWanted: (String) -> Bool) {
    let root = XcodeFolders.absolute(root, in: "/")
    let files = XcodeFolders.files(below: root) { path, isFolder in
      isWanted(String(path.dropFirst(root.count + 1)))
        && !(isFolder && FileManager.default.fileExists(atPath: path + "/Package.swift"))
    }
    for file in files { add(file: file) }
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
