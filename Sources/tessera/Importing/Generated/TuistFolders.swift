import Foundation
import NibDocument

/// Where manifests of Tuist's keep what they share, and what their paths are relative to.
struct TuistFolders {
  /// The folder that holds the folder `Tuist`, else the repository, else the manifest itself.
  let root: String

  /// - Parameter folder: holds a manifest.
  init(around folder: String) {
    let manager = FileManager.default
    func nearest(_ names: [String]) -> String? {
      var candidate = folder
      while candidate != "/" && !candidate.isEmpty {
        if names.contains(where: { manager.fileExists(atPath: candidate + "/" + $0) }) {
          return candidate
        }
        candidate = (candidate as NSString).deletingLastPathComponent
      }
      return nil
    }
    root = nearest(["Tuist", "Tuist.swift"]) ?? nearest([".git"]) ?? folder
  }

  /// The manifests that say which plugins there are, the one that counts first.
  var configurations: [String] {
    ["/Tuist.swift", "/Tuist/Config.swift"].map { root + $0 }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  var helpers: String { root + "/Tuist/ProjectDescriptionHelpers" }

  /// The absolute path that a manifest means.
  ///
  /// - Parameters:
  ///   - path: as a description has it.
  ///   - folder: of the manifest.
  func absolute(_ path: SpecificationValue?, in folder: String) -> String? {
    guard let path, let text = path["pathString"]?.text ?? path.text else { return nil }
    if text.hasPrefix("/") { return (text as NSString).standardizingPath }
    let base: String
    switch path["type"]?.text {
    case "relativeToRoot"?: base = root
    case "relativeToCurrentFile"?:
      base = ((path["callerPath"]?.text ?? folder + "/x") as NSString).deletingLastPathComponent
    default: base = folder
    }
    return XcodeFolders.absolute(text, in: base)
  }
}
