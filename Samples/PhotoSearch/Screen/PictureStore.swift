import UIKit

/// Fetches pictures once each and keeps them while memory allows.
@MainActor
final class PictureStore {
  private let service: PhotoService
  private let cache = NSCache<NSURL, UIImage>()
  private var running: [URL: Task<UIImage?, Never>] = [:]

  init(service: PhotoService) {
    self.service = service
    cache.countLimit = 300
  }

  func ready(_ url: URL) -> UIImage? { cache.object(forKey: url as NSURL) }

  /// Nil where it cannot be had.
  func image(at url: URL) async -> UIImage? {
    if let ready = ready(url) { return ready }
    if let task = running[url] { return await task.value }
    let task = Task { [service] () -> UIImage? in
      guard let data = try? await service.data(at: url) else { return nil }
      return await UIImage(data: data)?.byPreparingForDisplay()
    }
    running[url] = task
    let image = await task.value
    running[url] = nil
    if let image { cache.setObject(image, forKey: url as NSURL) }
    return image
  }
}
