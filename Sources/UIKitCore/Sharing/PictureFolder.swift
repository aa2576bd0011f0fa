/// Where the user keeps pictures.
enum PictureFolder {
  /// `XDG_PICTURES_DIR` where it is in the environment, else what the desktop's settings say.
  static var url: URL {
    if let path = ProcessInfo.processInfo.environment["XDG_PICTURES_DIR"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory() + "/Pictures", isDirectory: true)
  }
}
