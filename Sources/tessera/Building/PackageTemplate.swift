import Foundation

/// The package that `tessera new` writes: a folder of files in which an app is called TemplateApp.
struct PackageTemplate {
  static let name = "TemplateApp"
  /// The folder with the files.
  let folder: String

  /// Writes the files under another name; the folder is there whole afterwards or not at all.
  func write(to place: String, named name: String, tessera: New.Source) throws(Failure) {
    let manager = FileManager.default
    let parent = (place as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
      throw .usage(
        "NAME should lie in a folder that exists; \(parent) is not one. Make it first.")
    }
    let unfinished = "\(parent)/.\(name).\(getpid())"
    do {
      try manager.createDirectory(atPath: unfinished, withIntermediateDirectories: false)
      try copyFiles(to: unfinished, named: name, tessera)
      if case .repository(let url) = tessera { try Self.clone(url, to: unfinished + "/Tessera") }
      guard rename(unfinished, place) == 0 else {
        throw Failure.failed(
          "\(place) should be written, which failed: \(String(cString: strerror(errno))).")
      }
    } catch {
      try? manager.removeItem(atPath: unfinished)
      throw (error as? Failure)
        ?? .failed("\(place) should be written, which failed: \(Files.reason(error)).")
    }
  }

  private func copyFiles(to place: String, named name: String, _ tessera: New.Source) throws {
    let path = if case .folder(let folder) = tessera { folder } else { "Tessera" }
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      var isFolder: ObjCBool = false
      let source = folder + "/" + file
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder),
        !isFolder.boolValue, !file.hasPrefix(".build"), file != "Package.resolved"
      else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: source))
      var target = file.replacingOccurrences(of: Self.name, with: name)
      if target == "gitignore" { target = ".gitignore" }
      guard var text = String(data: data, encoding: .utf8) else {
        try Files.write(data, to: place + "/" + target)
        continue
      }
      text = text.replacingOccurrences(of: Self.name, with: name)
      if file == "Package.swift" {
        text = text.replacingOccurrences(
          of: "let tessera = \"../..\"", with: "let tessera = \(path.quoted)")
      }
      try Files.write(text, to: place + "/" + target)
    }
  }

  private static func clone(_ url: String, to place: String) throws(Failure) {
    Console.say("Cloning \(url)")
    let (ending, text) = try Subprocess(
      program: "git", arguments: ["clone", "--quiet", "--depth", "1", "--", url, place],
      environment: ["GIT_TERMINAL_PROMPT": "0"], output: .capturedWithErrors, isGroup: true
    ).run()
    guard ending.isSuccess else {
      throw .failed(
        "--tessera should be a repository that can be cloned; \(url) is not: "
          + text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard ProjectRoot.isProject(place) else {
      throw .failed("--tessera should be a repository of Tessera; \(url) is another one.")
    }
  }
}
