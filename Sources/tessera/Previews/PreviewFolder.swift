import Foundation

/// The folder that gets the page and the pictures: all of it, or nothing.
struct PreviewFolder {
  /// Absolute.
  let path: String
  /// Where it is made, beside its place.
  let work: String

  var page: String { path + "/index.html" }

  /// - Throws: where something else than an older folder of this kind is in its place.
  init(_ path: String) throws(Failure) {
    self.path = try AppOptions.writable(path, for: "--out")
    work = (self.path as NSString).deletingLastPathComponent + "/.tessera-previews-\(getpid())"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) else { return }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: self.path)
    let text = try? String(contentsOfFile: page, encoding: .utf8)
    guard isFolder.boolValue, contents == [] || text?.contains(PreviewPage.mark) == true else {
      throw .usage(
        "--out should name a new folder, or one that `tessera preview` has written; \(path) holds "
          + "something else.")
    }
  }

  /// Makes the folder that is worked in.
  func begin() throws(Failure) -> String {
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: false)
    } catch {
      throw .failed("\(work) should be made, which failed: \(error.localizedDescription)")
    }
    Cleanup.add(work)
    return work
  }

  /// Adds the page, and puts the folder in its place.
  func finish(page text: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: work + "/index.html"))
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      try FileManager.default.moveItem(atPath: work, toPath: path)
    } catch {
      throw .failed("\(path) should be written, which failed: \(error.localizedDescription)")
    }
    Cleanup.remove(work)
  }
}
