import Foundation

/// Where packages are built.
enum BuildFolder {
  /// Of a package of Tessera's own: `.build` inside it, which its developers use, too, or a folder of the
  /// cache where the checkout cannot be written to.
  static func ofTessera(_ package: String) -> String {
    let own = package + "/.build"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: own, isDirectory: &isFolder)
    if access(exists ? own : package, W_OK) == 0 { return own }
    return CacheFolder.folder(of: package) + "/build"
  }
}
