import ObjCRuntime
import PlatformInterface

/// Makes, changes and deletes albums, inside of a block of
/// `PHPhotoLibrary.performChanges(_:completionHandler:)`. Outside of one the program ends with Apple's sentence.
///
/// An album is a folder, and an asset that is added to it a link there.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  private enum Edit {
    case add([PHObject])
    case remove([PHObject])
  }
  /// Nil for a new album.
  private let album: PHAssetCollection?
  private let shown: PHFetchResult<PHAsset>?
  private let lock = NSLock()
  private var reserved: String?
  private var edits: [Edit] = []

  /// What the album is called: the name of its folder. A name that leads out of the folder of pictures is refused by
  /// the change's error.
  open var title: String

  private init(
    _ album: PHAssetCollection?, _ shown: PHFetchResult<PHAsset>?, title: String,
    in session: ChangeSession
  ) {
    self.album = album
    self.shown = shown
    self.title = title
    super.init(in: session)
  }

  /// Makes a request for a new album of a title; a number follows it where there is such a folder.
  @discardableResult
  public class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    let request = PHAssetCollectionChangeRequest(nil, nil, title: title, in: .required)
    return unsafeDowncast(request, to: Self.self)
  }

  /// Makes a request that changes an album; nil for albums that fill themselves.
  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(for: assetCollection, assets: nil)
  }

  /// Makes a request that changes an album, of which the program knows the assets: places are places among these.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection, assets: .some(assets))
  }

  private convenience init?(
    for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>?
  ) {
    let session = ChangeSession.required
    guard case .folder = assetCollection.content else { return nil }
    self.init(
      assetCollection, assets, title: assetCollection.localizedTitle ?? "", in: session)
  }

  /// Stands for the new album and has its identifier.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    let path = path
    return PHObjectPlaceholder { path }
  }

  /// The album's folder; of a new one decided when it is first asked for.
  private var path: String {
    if let album { return album.localIdentifier }
    return lock.withLock {
      if let reserved { return reserved }
      let path = session.reserve((try? FileName.checked(title)) ?? "Album")
      reserved = path
      return path
    }
  }

  /// Deletes albums, after the user agreed. Their assets stay in the library: files that lie in the folder move up.
  public class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let session = ChangeSession.required
    let albums = FastEnumeration.objects(assetCollections).compactMap { $0 as? PHAssetCollection }
    _ = DeletionRequest(
      assets: [],
      albums: albums.filter { if case .folder = $0.content { true } else { false } },
      in: session)
  }

  // MARK: Assets

  private static let places = "PHAssetCollectionChangeRequest: an order of an album's assets"

  /// Adds assets, or what stands for new ones. Those that are there already stay.
  open func addAssets(_ assets: any NSFastEnumeration) {
    edits.append(.add(FastEnumeration.objects(assets).compactMap { $0 as? PHObject }))
  }
  /// Adds assets. A folder keeps no order: places are reported as unsupported.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
    Unsupported.report(Self.places)
    addAssets(assets)
  }
  /// Takes assets out of the album; they stay in the library.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    edits.append(.remove(FastEnumeration.objects(assets).compactMap { $0 as? PHObject }))
  }
  /// Takes the assets at some places out of the album; they stay in the library.
  open func removeAssets(at indexes: IndexSet) { edits.append(.remove(assets(at: indexes))) }
  /// Puts assets in the place of others. A folder keeps no order: places are reported as unsupported.
  open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
    removeAssets(at: indexes)
    insertAssets(assets, at: indexes)
  }
  /// Has no effect, as a folder keeps no order; that is reported.
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
    Unsupported.report(Self.places)
  }

  private func assets(at indexes: IndexSet) -> [PHAsset] {
    let all = shown?.objects ?? album?.files.map(PHAsset.init) ?? []
    return indexes.filter(all.indices.contains).map { all[$0] }
  }

  // MARK: Doing it

  override func prepare(_ work: FolderWork) throws {
    if title != album?.localizedTitle { _ = try FileName.checked(title) }
    if let album, work.folder.album(at: album.localIdentifier) == nil {
      throw PHPhotosError(
        .identifierNotFound, saying: "There is no album \(album.localIdentifier).")
    }
  }

  override func perform(_ pass: ChangeSession.Pass, _ work: FolderWork) throws {
    switch pass {
    case .albums: if album == nil { try work.makeFolder(path) }
    case .contents:
      for edit in edits {
        switch edit {
        case .add(let objects):
          for object in objects { try AlbumWork(path, work).add(object.localIdentifier) }
        case .remove(let objects):
          for object in objects { try AlbumWork(path, work).take(out: object.localIdentifier) }
        }
      }
    case .titles: try rename(work)
    case .assets, .deletions: break
    }
  }

  /// Links that lead into the folder, or from it to others, lead there afterwards, too.
  private func rename(_ work: FolderWork) throws {
    guard let album, title != album.localizedTitle,
      let folder = work.folder.album(at: album.localIdentifier)
    else { return }
    let old = folder.path
    let parent = (old as NSString).deletingLastPathComponent
    let new = FreeName.url(title, in: URL(fileURLWithPath: parent)).path
    let inside = folder.files.map(\.path).filter { $0.hasPrefix(old + "/") }
    let links = inside.map { file in
      (file, work.folder.links(to: file).filter { !$0.hasPrefix(old + "/") })
    }
    try work.move(old, to: new)
    for (file, links) in links {
      for link in links {
        try work.removeLink(link)
        try work.makeLink(at: link, to: new + file.dropFirst(old.count))
      }
    }
  }
}
