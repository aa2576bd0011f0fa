extension PHAssetCollection {
  /// Fetches albums of a kind. For those that fill themselves the subtype `albumRegular` means all of them, as `any`
  /// does.
  // iOS-BEHAVIOUR: smart albums of the subtype albumRegular are all smart albums. Evidence: unmeasured
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { albums(type, subtype) }
  }

  /// Fetches the albums of identifiers; those that are gone are left out.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) {
      identifiers.compactMap { identifier in
        smart.first { $0.localIdentifier == identifier }
          ?? PictureFolder().album(at: identifier).map(PHAssetCollection.init)
      }
    }
  }

  /// Fetches the albums of a kind in which an asset is.
  ///
  /// - Complexity: O(files in the folder)
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let path = asset.localIdentifier
    return PHFetchResult(options) {
      type == .album
        ? PictureFolder().albums().filter { $0.files.contains { $0.path == path } }
          .map(PHAssetCollection.init)
        : albums(type, .any).filter { $0.files.contains { $0.path == path } }
    }
  }

  private static func albums(
    _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype
  ) -> [PHAssetCollection] {
    let isAny = subtype == .any || subtype == .albumRegular
    return switch type {
    case .album: isAny ? PictureFolder().albums().map(PHAssetCollection.init) : []
    case .smartAlbum: smart.filter { isAny || $0.assetCollectionSubtype == subtype }
    case .moment: []
    }
  }
}
