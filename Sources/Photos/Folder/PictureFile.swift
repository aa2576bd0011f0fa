import CSwiftRuntime
import UniformTypeIdentifiers

/// A picture or film in a folder, as it was when the folder was read.
struct PictureFile: Hashable, Sendable {
  enum Kind { case picture, animation, film }

  let path: String
  let kind: Kind
  let modified: Date
  /// When the file was made, or last changed where that was earlier.
  let created: Date
  let byteCount: Int

  var url: URL { URL(fileURLWithPath: path) }
  var name: String { (path as NSString).lastPathComponent }

  /// Nil where there is no such file that can be read.
  init?(path: String, kind: Kind) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    self.kind = kind
    byteCount = Int(info.st_size)
    modified = Self.date(Int64(info.st_mtim.tv_sec), Int64(info.st_mtim.tv_nsec))
    var (seconds, nanoseconds): (Int64, UInt32) = (0, 0)
    let isBirthKnown = tessera_file_birth(path, &seconds, &nanoseconds)
    created = isBirthKnown ? min(Self.date(seconds, Int64(nanoseconds)), modified) : modified
  }

  private static func date(_ seconds: Int64, _ nanoseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }

  /// The order of assets where nobody asks for another: the oldest first.
  static func comesBefore(_ a: PictureFile, _ b: PictureFile) -> Bool {
    (a.created, a.name, a.path) < (b.created, b.name, b.path)
  }
}

/// Which files are pictures, by their names.
struct PictureKinds {
  private var known: [String: PictureFile.Kind?] = [:]

  /// The kind of a file of this name; nil where it is neither picture nor film.
  mutating func kind(_ name: String) -> PictureFile.Kind? {
    let ending = (name as NSString).pathExtension.lowercased()
    if let kind = known[ending] { return kind }
    let file = URL(fileURLWithPath: "/x." + ending)
    let kind: PictureFile.Kind? =
      ending.isEmpty
      ? nil
      : FileTypes.isMovie(file)
        ? .film
        : FileTypes.file(file, isOneOf: [.gif])
          ? .animation : FileTypes.file(file, isOneOf: PictureChoice.images) ? .picture : nil
    known[ending] = .some(kind)
    return kind
  }
}
