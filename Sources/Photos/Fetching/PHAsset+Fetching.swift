extension PHAsset {
  /// Fetches all pictures and films of the user's folder of pictures, each real file once.
  ///
  /// - Complexity: O(files in the folder)
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { PictureFolder().allFiles().map(PHAsset.init) }
  }

  /// Fetches all that is a picture, or all that is a film.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) {
      PictureFolder().allFiles().map(PHAsset.init).filter { $0.mediaType == mediaType }
    }
  }

  /// Fetches the assets of an album.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { assetCollection.files.map(PHAsset.init) }
  }

  /// Fetches the assets of identifiers, as those of a picker's results; those that are gone are left out.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) {
      let folder = PictureFolder()
      var known: Set<String> = []
      return identifiers.compactMap { folder.file(at: $0) }
        .filter { known.insert($0.path).inserted }.map(PHAsset.init)
    }
  }

  /// Fetches the assets that stand for an album: its newest three, the newest first. Nil for an empty one.
  public class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    let result = PHFetchResult(options) {
      assetCollection.files.suffix(3).reversed().map(PHAsset.init)
    }
    return result.count == 0 ? nil : result
  }

  /// Fetches the pictures of a burst: none.
  public class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult(options) { [] } }
}
