/// Folders in which the user keeps things.
package enum UserFolder {
  /// The user's pictures: `XDG_PICTURES_DIR` of the environment, else what the desktop's settings say.
  /// The folder need not exist. Any thread.
  package static var pictures: URL { url("XDG_PICTURES_DIR", .picturesDirectory, "Pictures") }
  static var documents: URL { url("XDG_DOCUMENTS_DIR", .documentDirectory, "Documents") }

  /// What the environment says, else the desktop's settings.
  private static func url(
    _ variable: String, _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    if let path = ProcessInfo.processInfo.environment[variable], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory() + "/" + name, isDirectory: true)
  }
}
