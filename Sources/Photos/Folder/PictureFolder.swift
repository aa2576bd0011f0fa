import Foundation

/// The user's folder of pictures as a library: what is in it now. Read anew for each question; any thread.
///
/// Names that begin with a dot are left out, and links to folders are not followed.
struct PictureFolder {
  let root: String
  private var kinds = PictureKinds()

  init() {
    let path = UserFolder.pictures.standardizedFileURL.path
    root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// A folder of the library, with what lies in it directly.
  struct Album {
    let path: String
    /// Each once, also where it lies there and a link leads to it.
    let files: [PictureFile]
    /// Nothing is in it, as in an album that was just made.
    let isEmpty: Bool
  }

  // MARK: Reading

  /// All pictures and films, each real file once: also those that only links lead to.
  ///
  /// - Complexity: O(files in the folder and below it)
  func allFiles() -> [PictureFile] {
    var found: [String: PictureFile] = [:]
    for folder in [Album(path: root, files: files(in: root), isEmpty: false)] + subfolders() {
      for file in folder.files { found[file.path] = file }
    }
    return found.values.sorted(by: PictureFile.comesBefore)
  }

  /// The user's albums: folders in which pictures lie, and empty ones, in the order of their paths.
  func albums() -> [Album] { subfolders().filter { !$0.files.isEmpty || $0.isEmpty } }

  /// The album of a path; nil where there is no such folder in the library.
  func album(at path: String) -> Album? {
    var info = stat()
    guard path.hasPrefix(root + "/"), !path.contains("/."), lstat(path, &info) == 0,
      info.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    var copy = self
    return copy.read(path).album
  }

  /// The pictures of a folder, in their order.
  func files(in folder: String) -> [PictureFile] {
    var copy = self
    return copy.read(folder).album.files
  }

  /// The picture at a path, or the one that a link there leads to; nil where there is none. It may lie outside of
  /// the folder, where the desktop's dialog let the user choose it.
  func file(at path: String) -> PictureFile? {
    var copy = self
    guard path.hasPrefix("/"), let real = resolved(path),
      let kind = copy.kinds.kind((real as NSString).lastPathComponent)
    else { return nil }
    return PictureFile(path: real, kind: kind)
  }

  private func subfolders() -> [Album] {
    var copy = self
    var (waiting, found) = ([root], [Album]())
    while let folder = waiting.popLast() {
      let (album, folders) = copy.read(folder)
      if folder != root { found.append(album) }
      waiting += folders
    }
    return found.sorted { $0.path < $1.path }
  }

  /// What lies in one folder, and the folders in it.
  private mutating func read(_ folder: String) -> (album: Album, folders: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var (files, folders): ([String: PictureFile], [String]) = ([:], [])
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFDIR: folders.append(path)
      case S_IFREG:
        guard let kind = kinds.kind(name) else { continue }
        files[path] = PictureFile(path: path, kind: kind)
      case S_IFLNK:
        guard let real = resolved(path), let kind = kinds.kind((real as NSString).lastPathComponent)
        else { continue }
        files[real] = PictureFile(path: real, kind: kind)
      default: break
      }
    }
    let sorted = files.values.sorted(by: PictureFile.comesBefore)
    return (Album(path: folder, files: sorted, isEmpty: names.isEmpty), folders)
  }

  // MARK: Links

  /// Where a path leads, with the library's folder named as the user does; nil where it leads nowhere.
  func resolved(_ path: String) -> String? {
    guard let real = Self.realPath(path) else { return nil }
    guard let realRoot = Self.realPath(root), real.hasPrefix(realRoot + "/") else { return real }
    return root + real.dropFirst(realRoot.count)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The links of the library's folders that lead to a file.
  func links(to file: String) -> [String] {
    ([root] + subfolders().map(\.path)).flatMap { links(in: $0, to: file) }
  }

  /// The links of one folder that lead to a file.
  func links(in folder: String, to file: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.filter { path in
      var info = stat()
      return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK && resolved(path) == file
    }
  }
}
