/// Decodes pictures in the background at the size in which they are shown, and keeps the last ones.
@MainActor
final class PictureThumbnails {
  /// Work under way for a cell.
  typealias Request = Operation

  private static let byteLimit = 48 << 20
  private let queue = OperationQueue()
  private let cache = NSCache<NSURL, UIImage>()

  init() {
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    queue.qualityOfService = .userInitiated
    cache.totalCostLimit = Self.byteLimit
  }

  isolated deinit {
    queue.cancelAllOperations()
    // On Linux the entries of a cache hold one another, so they would outlive it.
    cache.removeAllObjects()
  }

  /// Hands over a picture that covers a square of so many pixels: at once where it is kept, else later
  /// unless the request is cancelled. Nil where the file is no picture.
  ///
  /// All requests for a file should be of one size.
  func load(
    _ file: URL, pixels: Int, _ done: @escaping @MainActor (UIImage?) -> Void
  ) -> Request? {
    if let kept = cache.object(forKey: file as NSURL), kept.pixelsCover(pixels) {
      done(kept)
      return nil
    }
    let operation = BlockOperation()
    operation.addExecutionBlock { [weak operation, weak self] in
      guard let operation, !operation.isCancelled else { return }
      let image = Self.thumbnail(file, pixels: pixels)
      DispatchQueue.main.async {
        if let image {
          let cost = Int(image.size.width * image.size.height * image.scale * image.scale) * 4
          self?.cache.setObject(image, forKey: file as NSURL, cost: cost)
        }
        if !operation.isCancelled { done(image) }
      }
    }
    queue.addOperation(operation)
    return operation
  }

  private nonisolated static func thumbnail(_ file: URL, pixels: Int) -> UIImage? {
    guard let image = UIImage(contentsOfFile: file.path) else { return nil }
    let side = CGFloat(pixels) / image.scale
    return image.preparingThumbnail(of: CGSize(width: side, height: side))
  }
}

extension UIImage {
  /// Smaller pictures come in their own size, which is as good.
  fileprivate func pixelsCover(_ pixels: Int) -> Bool {
    min(size.width, size.height) * scale >= CGFloat(pixels) - 1
  }
}
