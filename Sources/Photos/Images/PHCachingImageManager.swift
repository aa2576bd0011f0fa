import Foundation

/// Decodes pictures before they are asked for.
///
/// What is kept is bounded in bytes: pictures beyond that are decoded when they are asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether pictures of high quality are kept; true. All are of the same quality.
  open var allowsCachingHighQualityImages = true

  /// Makes a manager with a cache of its own.
  public override init() { super.init() }

  /// Decodes the pictures of assets in the background and keeps them, for requests of the same size and mode.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    for asset in assets where asset.mediaType == .image {
      let request = PictureRequest(asset.file, targetSize, contentMode)
      guard cache.want(request) else { continue }
      let operation = BlockOperation { [weak cache] in
        guard let cache, cache.isWorthDecoding(request), let image = try? request.decoded() else {
          return
        }
        cache.keep(image, request)
      }
      // What somebody waits for comes first.
      operation.queuePriority = .low
      ImageRequests.shared.queue.addOperation(operation)
    }
  }

  /// Lets go of the pictures of assets in a size.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    for asset in assets { cache.forget(PictureRequest(asset.file, targetSize, contentMode)) }
  }

  /// Lets go of all pictures that were to be kept.
  open func stopCachingImagesForAllAssets() { cache.forgetWanted() }
}
