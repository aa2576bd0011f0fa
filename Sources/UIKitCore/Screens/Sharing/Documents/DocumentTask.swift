import PlatformInterface
import UniformTypeIdentifiers

/// What a document picker is for, and what it does with the user's choice.
struct DocumentTask {
  enum Kind {
    case open([UTType])
    case export([URL])
  }
  let kind: Kind
  /// Whether the documents stay where they are.
  let asCopy: Bool

  init(_ kind: Kind, asCopy: Bool) {
    self.kind = kind
    self.asCopy = asCopy
  }

  /// Whether folders are picked: to be opened, or for several documents to go to.
  var picksFolder: Bool {
    switch kind {
    case .open(let types): types.contains { $0.conforms(to: .directory) }
    case .export: true
    }
  }

  /// Whether a file of this name can be opened.
  func allows(_ file: URL) -> Bool {
    guard case .open(let types) = kind else { return false }
    return types.contains(.content) || FileTypes.file(file, isOneOf: types)
  }

  // MARK: The desktop's dialog

  func choice(in folder: URL?, isMultiple: Bool) -> FileChoice {
    switch kind {
    case .export(let urls) where urls.count == 1:
      return FileChoice(.save(name: urls[0].lastPathComponent), folder: folder)
    case .export: return FileChoice(.openFolder(isMultiple: false), folder: folder)
    case .open(let types):
      if picksFolder { return FileChoice(.openFolder(isMultiple: isMultiple), folder: folder) }
      return FileChoice(.open(isMultiple: isMultiple), folder: folder, types: types)
    }
  }

  // MARK: Doing it

  /// - Parameter urls: the documents to open; for an export a folder or, for one document, its place.
  /// - Returns: where the documents are that the app is told of.
  /// - Throws: Foundation's error of the first that cannot be copied or moved.
  func perform(_ urls: [URL]) throws -> [URL] {
    let files = FileManager.default
    switch kind {
    case .open:
      guard asCopy else { return urls }
      let folder = try TemporaryFolders.make("picked")
      return try urls.map { url in
        let copy = FreeName.url(url.lastPathComponent, in: folder)
        try files.copyItem(at: url, to: copy)
        return copy
      }
    case .export(let documents):
      guard let target = urls.first else { return [] }
      var isFolder: ObjCBool = false
      let exists = files.fileExists(atPath: target.path, isDirectory: &isFolder)
      return try documents.map { document in
        if exists, !isFolder.boolValue { return try replace(target, by: document) }
        let place =
          isFolder.boolValue ? FreeName.url(document.lastPathComponent, in: target) : target
        if asCopy {
          try WholeFile.copy(document, to: place)
        } else {
          try files.moveItem(at: document, to: place)
        }
        return place
      }
    }
  }

  /// Puts a document in the place of another, as the user agreed in the dialog; what was there goes
  /// only when the new one is whole beside it.
  private func replace(_ target: URL, by document: URL) throws -> URL {
    guard document.standardizedFileURL != target.standardizedFileURL else { return target }
    let files = FileManager.default
    let beside = FreeName.url(
      ".\(target.lastPathComponent).part", in: target.deletingLastPathComponent())
    do {
      try files.copyItem(at: document, to: beside)
      // Foundation's replaceItemAt loses both files here.
      guard rename(beside.path, target.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: beside)
      throw error
    }
    if !asCopy { try files.removeItem(at: document) }
    return target
  }
}

/// Names that no file in a folder has.
package enum FreeName {
  /// `Name 2.txt` where `Name.txt` is taken, by a file or by what `isTaken` says of a path.
  ///
  /// - Parameter isTaken: whether somebody else wants a path of the folder, on which there is no file yet.
  package static func url(
    _ name: String, in folder: URL, isTaken: (String) -> Bool = { _ in false }
  ) -> URL {
    let stem = (name as NSString).deletingPathExtension
    let suffix = (name as NSString).pathExtension
    var target = folder.appendingPathComponent(name)
    var number = 2
    while FileManager.default.fileExists(atPath: target.path) || isTaken(target.path) {
      target = folder.appendingPathComponent(
        suffix.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(suffix)")
      number += 1
    }
    return target
  }
}
