import Foundation

/// A wish to change the library, made inside of a block of `PHPhotoLibrary.performChanges(_:completionHandler:)`.
open class PHChangeRequest: NSObject, @unchecked Sendable {
  let session: ChangeSession

  init(in session: ChangeSession) {
    self.session = session
    super.init()
    session.requests.append(self)
  }

  /// Looks at what is wanted and writes beside its place what takes long. Nothing is changed yet.
  func prepare(_ work: FolderWork) throws {}
  /// Does what belongs to a pass over all requests.
  func perform(_ pass: ChangeSession.Pass, _ work: FolderWork) throws {}
}

/// Assets and albums that are to be deleted.
final class DeletionRequest: PHChangeRequest, @unchecked Sendable {
  private let assets: [String]
  private let albums: [String]

  init(assets: [PHAsset], albums: [PHAssetCollection], in session: ChangeSession) {
    self.assets = assets.map(\.localIdentifier)
    self.albums = albums.map(\.localIdentifier)
    session.deletedAssets += assets
    session.deletedAlbums += albums
    super.init(in: session)
  }

  override func perform(_ pass: ChangeSession.Pass, _ work: FolderWork) throws {
    guard pass == .deletions else { return }
    for path in albums {
      guard let album = work.folder.album(at: path) else { continue }
      for file in album.files { try AlbumWork(path, work).take(out: file.path) }
      work.removeFolder(path)
    }
    for path in assets {
      guard access(path, F_OK) == 0 else { continue }
      for link in work.folder.links(to: path) { try work.removeLink(link) }
      try work.trash(path)
    }
  }
}

/// What happens in an album's folder.
struct AlbumWork {
  private let path: String
  private let work: FolderWork

  init(_ path: String, _ work: FolderWork) {
    self.path = path
    self.work = work
  }

  /// Makes a link to a file, unless it is in the album already.
  func add(_ file: String) throws {
    guard work.folder.file(at: file) != nil else {
      throw PHPhotosError(.identifierNotFound, saying: "There is no asset \(file).")
    }
    guard !work.folder.files(in: path).contains(where: { $0.path == file }) else { return }
    try work.makeLink(to: file, in: path)
  }

  /// Takes a file out of the album: links go, and a file that lies in its folder moves up to the folder of pictures,
  /// where it stays in the library.
  func take(out file: String) throws {
    for link in work.folder.links(in: path, to: file) { try work.removeLink(link) }
    guard (file as NSString).deletingLastPathComponent == path else { return }
    let root = URL(fileURLWithPath: work.folder.root)
    let target = FreeName.url((file as NSString).lastPathComponent, in: root).path
    try work.moveWithLinks(file, to: target)
  }
}
