import UIKit

/// Decodes thumbnails in the background at the size shown; work for cells that scrolled away is
/// cancelled before it starts.
@MainActor
final class ThumbnailLoader {
  enum Result {
    case image(UIImage)
    case broken
  }

  /// A request under way; cancel it when its cell goes.
  final class Request {
    fileprivate let operation: Operation
    fileprivate init(_ operation: Operation) { self.operation = operation }
    func cancel() { operation.cancel() }
  }

  private let queue = OperationQueue()
  private let cache: ThumbnailCache
  private var broken: Set<URL> = []

  init(cacheByteLimit: Int = 96 << 20) {
    cache = ThumbnailCache(byteLimit: cacheByteLimit)
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    queue.qualityOfService = .userInitiated
  }

  /// The thumbnail where it is there already.
  func cached(_ photo: PhotoFile, pixels: Int) -> Result? {
    if broken.contains(photo.url) { return .broken }
    return cache.image(for: .init(url: photo.url, pixels: pixels)).map { .image($0) }
  }

  /// Decodes the picture so that it fills a square of `pixels`, then calls `completion` on the main
  /// queue unless cancelled.
  func load(
    _ photo: PhotoFile, pixels: Int, isUrgent: Bool = true,
    completion: @escaping @MainActor (Result) -> Void
  ) -> Request {
    let operation = BlockOperation()
    operation.queuePriority = isUrgent ? .high : .low
    operation.addExecutionBlock { [weak operation, weak self] in
      guard let operation, !operation.isCancelled else { return }
      let thumbnail = Self.makeThumbnail(photo.url, pixels: pixels)
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        if let thumbnail {
          self.cache.insert(thumbnail, for: .init(url: photo.url, pixels: pixels))
        } else {
          self.broken.insert(photo.url)
        }
        guard !operation.isCancelled else { return }
        completion(thumbnail.map { .image($0) } ?? .broken)
      }
    }
    queue.addOperation(operation)
    return Request(operation)
  }

  func dropCache() { cache.removeAll() }

  private nonisolated static func makeThumbnail(_ url: URL, pixels: Int) -> UIImage? {
    guard let image = UIImage(contentsOfFile: url.path), image.size.width > 0,
      image.size.height > 0
    else { return nil }
    let fill = CGFloat(pixels) / min(image.size.width, image.size.height)
    guard fill < 1 else { return image.preparingForDisplay() }
    return image.preparingThumbnail(
      of: CGSize(
        width: (image.size.width * fill).rounded(.up),
        height: (image.size.height * fill).rounded(.up)))
  }
}
