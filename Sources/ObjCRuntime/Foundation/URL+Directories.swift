/// The folders of an app and its user that Foundation on Linux has behind `FileManager.urls(for:in:)` alone.
extension URL {
  /// The folder of programs, which a desktop does not have in the user's home.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }

  /// Where an app keeps what it needs and its user does not see.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }

  /// Where an app keeps what it can make anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }

  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

  /// The app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The user's downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  /// The folder above the app's caches and its other files.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }

  /// The user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }

  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  /// The folder that users of a machine share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }

  /// Where removed files go.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }

  /// The folder of the users' homes.
  public static var userDirectory: URL { folder(.userDirectory, "Users") }

  /// The first folder that Foundation knows, else one of this name in the home.
  private static func folder(_ folder: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
  }
}
