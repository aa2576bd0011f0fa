import Foundation

/// The desktop's trash, as the specification of freedesktop.org has it: files in one folder, and in another what they
/// were called and when they went.
enum Trash {
  /// Where a file lies in the trash.
  struct Place {
    let file: String
    let info: String
  }

  private static var folder: String {
    let home = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    let data = home.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.local/share"
    return data + "/Trash"
  }

  /// Moves a file into the trash.
  ///
  /// - Throws: an error of the system's; the file is then where it was.
  static func put(_ path: String) throws -> Place {
    let trash = folder
    for part in ["files", "info"] {
      try FileManager.default.createDirectory(
        atPath: trash + "/" + part, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let place = try reserve((path as NSString).lastPathComponent, for: path, in: trash)
    if rename(path, place.file) == 0 { return place }
    do {
      // Another file system: a copy goes before the file.
      try FileManager.default.copyItem(atPath: path, toPath: place.file)
      try FileManager.default.removeItem(atPath: path)
    } catch {
      unlink(place.file)
      unlink(place.info)
      throw error
    }
    return place
  }

  /// Whoever makes the note of a name first has the name.
  private static func reserve(_ name: String, for path: String, in trash: String) throws -> Place {
    let stem = (name as NSString).deletingPathExtension
    let suffix = (name as NSString).pathExtension
    for number in 1...100_000 {
      let numbered = number == 1 ? name : "\(stem) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      let place = Place(
        file: "\(trash)/files/\(numbered)", info: "\(trash)/info/\(numbered).trashinfo")
      let note = open(place.info, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if note < 0, errno == EEXIST { continue }
      guard note >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: note, closeOnDealloc: true)
      var info = stat()
      if lstat(place.file, &info) == 0 {
        // Somebody's file without a note.
        unlink(place.info)
        continue
      }
      do { try handle.write(contentsOf: Data(text(path).utf8)) } catch {
        unlink(place.info)
        throw error
      }
      return place
    }
    throw POSIXError(.EEXIST)
  }

  private static func text(_ path: String) -> String {
    var allowed = CharacterSet(charactersIn: "/-_.~")
    allowed.formUnion(CharacterSet(charactersIn: "a"..."z"))
    allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
    allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    return "[Trash Info]\nPath=\(encoded)\nDeletionDate=\(formatter.string(from: Date()))\n"
  }

  /// Moves a file back to where it was.
  static func putBack(_ place: Place, at path: String) {
    if rename(place.file, path) != 0 {
      guard (try? FileManager.default.copyItem(atPath: place.file, toPath: path)) != nil else {
        return
      }
      try? FileManager.default.removeItem(atPath: place.file)
    }
    unlink(place.info)
  }
}
