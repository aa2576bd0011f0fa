/// A collection of assets, or of other collections.
open class PHCollection: PHObject, @unchecked Sendable {
  private let title: String?

  init(identifier: String, title: String?) {
    self.title = title
    super.init(identifier: identifier)
  }

  /// Whether assets are in it.
  open var canContainAssets: Bool { false }
  /// Whether other collections are in it.
  open var canContainCollections: Bool { false }
  /// What the user knows it by: of an album the name of its folder.
  open var localizedTitle: String? { title }

  /// Returns whether something may be done.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Fetches the collections of a list, in the list's order; the list in which a program put them together is the
  /// only one that has any.
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { collectionList.collections }
  }

  /// Fetches the user's albums, in the order of their paths: folders in the folder of pictures, also those in other
  /// folders, as there is no list of albums.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { PictureFolder().albums().map { PHAssetCollection($0) } }
  }

  override func keyed(_ key: String) -> KeyedValue? {
    switch key {
    case "localizedTitle", "title": KeyedValue(localizedTitle)
    default: super.keyed(key)
    }
  }
}
