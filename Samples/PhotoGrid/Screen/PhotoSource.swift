import Foundation

/// Where the pictures come from: the command line, the user's Pictures folder, the system's
/// wallpapers, or drawings of our own, whichever has some first.
enum PhotoSource {
  static func folder(arguments: [String] = CommandLine.arguments) -> URL {
    if let argument = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) {
      return URL(fileURLWithPath: argument, isDirectory: true)
    }
    let candidates: [URL?] = [
      FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first,
      FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Pictures"),
      URL(fileURLWithPath: "/usr/share/backgrounds", isDirectory: true),
    ]
    for case let candidate? in candidates where containsPictures(candidate) { return candidate }
    return DrawnPictures.folder()
  }

  private static func containsPictures(_ folder: URL) -> Bool {
    var looked = 0
    for file in PhotoScanner.enumerateFiles(in: folder) {
      if PhotoFile.extensions.contains(file.pathExtension.lowercased()) { return true }
      looked += 1
      if looked > 5_000 { return false }
    }
    return false
  }
}
