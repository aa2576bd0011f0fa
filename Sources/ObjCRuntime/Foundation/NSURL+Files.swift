public import Foundation

/// What makes URLs of files by the class, as code does that was brought over from Objective-C.
extension NSURL {
  /// Returns the URL of a file or folder, which is looked at to tell which of the two it is.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

  /// Returns the URL of a file, or of a folder where `isDir` is true; nothing is looked at.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }

  /// Returns the URL of a file or folder by its path from another; nil stands for the current folder.
  public class func fileURL(withPath path: String, relativeTo baseURL: URL?) -> URL {
    URL(fileURLWithPath: path, relativeTo: baseURL)
  }

  /// Returns the URL of a file, or of a folder where `isDir` is true, by its path from another; nil stands for the
  /// current folder.
  public class func fileURL(
    withPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?
  ) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir, relativeTo: baseURL)
  }
}
