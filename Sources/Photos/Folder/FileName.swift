import Foundation

/// Names that programs give to files and albums, which may not lead out of a folder.
enum FileName {
  /// Returns the name, if it is that of one thing in a folder that is seen there.
  ///
  /// - Throws: `PHPhotosError.changeNotSupported` for an empty name, one with a slash, one that begins with a dot and
  ///   one of more bytes than file systems take.
  static func checked(_ name: String) throws -> String {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0"),
      name.utf8.count <= 200
    else {
      throw PHPhotosError(
        .changeNotSupported,
        saying: "“\(name)” cannot be the name of a file or an album in the folder of pictures.")
    }
    return name
  }
}
