/// Folders of resources as SwiftPM lays them beside a program.
package enum ResourceFolders {
  /// Whether a folder holds the resources of another program that was built into the same folder: SwiftPM names it
  /// after package and target, of which either may have underscores.
  ///
  /// - Parameter program: whose resources are looked for; of a path, the last component counts.
  package static func isOfOtherProgram(_ root: String, than program: String) -> Bool {
    let ending = ".resources"
    guard root.hasSuffix(ending) else { return false }
    let folder = (root as NSString).deletingLastPathComponent
    var name = (root as NSString).lastPathComponent.dropLast(ending.count)
    let own = (program as NSString).lastPathComponent
    while let bar = name.firstIndex(of: "_") {
      name = name[name.index(after: bar)...]
      if name == own { return false }
      var isFolder: ObjCBool = false
      let path = folder + "/" + name
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
        access(path, X_OK) == 0
      {
        return true
      }
    }
    return false
  }
}
