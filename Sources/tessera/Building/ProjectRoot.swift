import Foundation

/// The folder of this project, which holds the gallery and the project's own tests.
enum ProjectRoot {
  /// The bootstrap script hands its folder over; a binary started directly looks above itself, where
  /// `.build` is.
  static func find() throws(Failure) -> String {
    if let root = ProcessInfo.processInfo.environment["TESSERA_ROOT"], isProject(root) {
      return root
    }
    let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = binary.deletingLastPathComponent()
    while folder.path != "/" {
      if isProject(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    throw .failed(
      "The project's folder, which holds the gallery and the tests, was not found above "
        + "\(binary.path); start the script ./tessera there, or name a PATH.")
  }

  /// Whether a folder is a checkout of this project, whatever it is called.
  static func isProject(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
      && FileManager.default.fileExists(atPath: folder + "/Sources/tessera")
  }
}
