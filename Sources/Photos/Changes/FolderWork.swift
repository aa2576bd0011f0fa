import CSwiftRuntime
import Foundation

/// The steps by which a change changes the folder, each of which can be taken back while the change is not whole.
final class FolderWork {
  let folder = PictureFolder()
  private var undoing: [() -> Void] = []
  /// Files beside their place, which go at the end whatever came of them.
  private var leftovers: [String] = []

  /// Takes back all that was done, the last step first.
  func rollBack() {
    while let step = undoing.popLast() { step() }
    removeLeftovers()
  }

  func removeLeftovers() {
    for path in leftovers { unlink(path) }
    leftovers = []
  }

  private static func check(_ result: Int32) throws {
    guard result == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      throw code == .ENOSPC || code == .EDQUOT
        ? PHPhotosError(.notEnoughSpace, saying: "The disk is full.") : POSIXError(code)
    }
  }

  // MARK: Files

  /// Makes the folder of pictures where there is none yet.
  func makeRoot() throws {
    try FileManager.default.createDirectory(
      atPath: folder.root, withIntermediateDirectories: true)
  }

  /// Where a file is written before it gets its name, in the folder that it goes to.
  func placeBeside(_ path: String) -> String {
    let name = ".\((path as NSString).lastPathComponent).part"
    let parent = URL(fileURLWithPath: (path as NSString).deletingLastPathComponent)
    let place = FreeName.url(name, in: parent).path
    leftovers.append(place)
    return place
  }

  /// Gives a whole file its name, which no other file may have got meanwhile.
  func place(_ beside: String, at path: String) throws {
    if link(beside, path) == 0 {
      unlink(beside)
    } else if errno == EEXIST {
      throw PHPhotosError(.operationInterrupted, saying: "There is another file at \(path) now.")
    } else {
      // A file system without links.
      guard access(path, F_OK) != 0 else {
        throw PHPhotosError(.operationInterrupted, saying: "There is another file at \(path) now.")
      }
      try Self.check(rename(beside, path))
    }
    undoing.append { unlink(path) }
  }

  /// Sets the date that counts as the creation of a file; false where it is later than the file was made, which a
  /// folder cannot keep.
  func setDate(_ date: Date, of path: String) throws -> Bool {
    guard let before = PictureFile(path: path, kind: .picture) else { return true }
    var (seconds, nanoseconds): (Int64, UInt32) = (0, 0)
    if tessera_file_birth(path, &seconds, &nanoseconds),
      date.timeIntervalSince1970 > Double(seconds) + Double(nanoseconds) / 1e9
    {
      return false
    }
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    undoing.append {
      try? FileManager.default.setAttributes(
        [.modificationDate: before.modified], ofItemAtPath: path)
    }
    return true
  }

  /// Moves a file or a folder to a name that is free.
  func move(_ path: String, to target: String) throws {
    guard access(target, F_OK) != 0 else {
      throw PHPhotosError(.operationInterrupted, saying: "There is another file at \(target) now.")
    }
    try Self.check(rename(path, target))
    undoing.append { rename(target, path) }
  }

  /// Puts a file into the desktop's trash.
  func trash(_ path: String) throws {
    let place = try Trash.put(path)
    undoing.append { Trash.putBack(place, at: path) }
  }

  // MARK: Folders and links

  func makeFolder(_ path: String) throws {
    try Self.check(mkdir(path, 0o777))
    undoing.append { rmdir(path) }
  }

  /// Removes a folder if nothing is in it.
  func removeFolder(_ path: String) {
    if rmdir(path) == 0 { undoing.append { mkdir(path, 0o777) } }
  }

  /// Makes a link that leads to a file, named as that is, in a folder.
  func makeLink(to file: String, in album: String) throws {
    let name = (file as NSString).lastPathComponent
    let path = FreeName.url(name, in: URL(fileURLWithPath: album)).path
    try makeLink(at: path, to: file)
  }

  /// Makes a link; it leads from folder to folder, so that it also does where the library is moved as a whole.
  func makeLink(at path: String, to file: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    try Self.check(symlink(relative(file, from: parent), path))
    undoing.append { unlink(path) }
  }

  func removeLink(_ path: String) throws {
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
    try Self.check(unlink(path))
    undoing.append { symlink(target, path) }
  }

  /// Moves a file and lets the links that led to it lead to its new place.
  func moveWithLinks(_ path: String, to target: String) throws {
    let links = folder.links(to: path)
    try move(path, to: target)
    for link in links {
      try removeLink(link)
      try makeLink(at: link, to: target)
    }
  }

  private func relative(_ file: String, from parent: String) -> String {
    guard file.hasPrefix(folder.root + "/"),
      parent == folder.root || parent.hasPrefix(folder.root + "/")
    else { return file }
    let target = file.split(separator: "/")
    let start = parent.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
