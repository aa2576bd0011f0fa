/// A list of collections. The user's folder of pictures has none; programs put some together.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  let collections: [PHCollection]

  private init(_ collections: [PHCollection], title: String?) {
    self.collections = collections
    super.init(identifier: "list/\(UUID().uuidString)", title: title)
  }

  /// What kind of list it is.
  open var collectionListType: PHCollectionListType { .folder }
  /// What kind of list it is more precisely.
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
  open override var canContainCollections: Bool { true }

  /// Makes a list for the program alone, which is kept nowhere.
  open class func transientCollectionList(
    with collections: [PHCollection], title: String?
  ) -> PHCollectionList { PHCollectionList(collections, title: title) }

  /// Fetches the lists in which a collection is: none.
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult(options) { [] } }

  /// Fetches the lists of identifiers: none.
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult(options) { [] } }

  /// Fetches the lists of a kind: none, as folders in folders are albums beside the others.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult(options) { [] } }
}
