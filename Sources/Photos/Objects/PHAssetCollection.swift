/// An album: a folder in the user's folder of pictures, or one that fills itself.
///
/// Links in a folder stand for the pictures that they lead to, so that a picture is in several albums.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// Where an album's assets come from.
  enum Content: @unchecked Sendable {
    case folder(path: String, count: Int, dates: ClosedRange<Date>?)
    case smart(PHAssetCollectionSubtype)
    case fixed([PHAsset])
  }
  let content: Content

  init(_ album: PictureFolder.Album) {
    let (first, last) = (album.files.first, album.files.last)
    let dates = first.flatMap { first in last.map { first.created...$0.created } }
    content = .folder(path: album.path, count: album.files.count, dates: dates)
    super.init(identifier: album.path, title: (album.path as NSString).lastPathComponent)
  }

  private init(smart subtype: PHAssetCollectionSubtype, title: String) {
    content = .smart(subtype)
    super.init(identifier: "smart/\(subtype.rawValue)", title: title)
  }

  private init(_ assets: [PHAsset], title: String?) {
    content = .fixed(assets)
    super.init(identifier: "transient/\(UUID().uuidString)", title: title)
  }

  private static let smartTitles: [(PHAssetCollectionSubtype, String)] = [
    (.smartAlbumUserLibrary, "Recents"), (.smartAlbumVideos, "Videos"),
    (.smartAlbumFavorites, "Favorites"), (.smartAlbumAnimated, "Animated"),
    (.smartAlbumSelfPortraits, "Selfies"), (.smartAlbumLivePhotos, "Live Photos"),
    (.smartAlbumDepthEffect, "Portrait"), (.smartAlbumLongExposures, "Long Exposure"),
    (.smartAlbumPanoramas, "Panoramas"), (.smartAlbumTimelapses, "Time-lapse"),
    (.smartAlbumSlomoVideos, "Slo-mo"), (.smartAlbumCinematic, "Cinematic"),
    (.smartAlbumBursts, "Bursts"), (.smartAlbumScreenshots, "Screenshots"),
    (.smartAlbumRAW, "RAW"), (.smartAlbumSpatial, "Spatial"),
    (.smartAlbumRecentlyAdded, "Recently Added"), (.smartAlbumAllHidden, "Hidden"),
    (.smartAlbumUnableToUpload, "Unable to Upload"),
  ]
  /// Albums that fill themselves, the one of all pictures first.
  static let smart = smartTitles.map { PHAssetCollection(smart: $0, title: $1) }

  /// What kind of collection it is.
  open var assetCollectionType: PHAssetCollectionType {
    if case .smart = content { .smartAlbum } else { .album }
  }
  /// What kind of album it is more precisely.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    if case .smart(let subtype) = content { subtype } else { .albumRegular }
  }
  /// How many assets are in it; `NSNotFound` for albums that fill themselves, whose assets have to be fetched.
  open var estimatedAssetCount: Int {
    switch content {
    case .folder(_, let count, _): count
    case .smart: NSNotFound
    case .fixed(let assets): assets.count
    }
  }
  /// When the oldest asset of an album was made; nil without one.
  open var startDate: Date? {
    if case .folder(_, _, let dates) = content { dates?.lowerBound } else { nil }
  }
  /// When the newest asset of an album was made; nil without one.
  open var endDate: Date? {
    if case .folder(_, _, let dates) = content { dates?.upperBound } else { nil }
  }
  /// Where the assets were taken, which is not read from files: nil.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the places: none.
  open var localizedLocationNames: [String] { [] }

  open override var canContainAssets: Bool { true }
  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    guard case .folder(let path, _, _) = content else { return anOperation == .deleteContent }
    return anOperation != .rearrangeContent && access(path, W_OK) == 0
  }

  /// The assets in it now, in their order.
  var files: [PictureFile] {
    switch content {
    case .folder(let path, _, _): PictureFolder().album(at: path)?.files ?? []
    case .smart(.smartAlbumUserLibrary): PictureFolder().allFiles()
    case .smart(.smartAlbumVideos): PictureFolder().allFiles().filter { $0.kind == .film }
    case .smart(.smartAlbumAnimated): PictureFolder().allFiles().filter { $0.kind == .animation }
    case .smart: []
    case .fixed(let assets): assets.compactMap { PictureFolder().file(at: $0.localIdentifier) }
    }
  }

  // MARK: States

  override var revision: AnyHashable {
    [localizedTitle, "\(estimatedAssetCount)", "\(String(describing: endDate))"]
  }
  override func fetchedAgain() -> PHObject? {
    guard case .folder(let path, _, _) = content else { return self }
    return PictureFolder().album(at: path).map(PHAssetCollection.init)
  }

  override func keyed(_ key: String) -> KeyedValue? {
    switch key {
    case "estimatedAssetCount": KeyedValue(estimatedAssetCount)
    case "startDate": KeyedValue(startDate)
    case "endDate": KeyedValue(endDate)
    case "assetCollectionType": KeyedValue(assetCollectionType.rawValue)
    case "assetCollectionSubtype": KeyedValue(assetCollectionSubtype.rawValue)
    default: super.keyed(key)
    }
  }

  // MARK: Albums of a program's own

  /// Makes an album of assets for the program alone, which is kept nowhere.
  open class func transientAssetCollection(
    with assets: [PHAsset], title: String?
  ) -> PHAssetCollection { PHAssetCollection(assets, title: title) }

  /// Makes an album of what was fetched for the program alone, which is kept nowhere.
  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection { PHAssetCollection(fetchResult.objects, title: title) }
}
