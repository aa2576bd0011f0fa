import Foundation

/// Requests for pictures that are under way, of all managers. Any thread.
final class ImageRequests: @unchecked Sendable {
  static let shared = ImageRequests()

  private let lock = NSLock()
  private var last: PHImageRequestID = PHInvalidImageRequestID
  private var open: Set<PHImageRequestID> = []

  /// Decodes one picture on each core but one.
  let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    queue.qualityOfService = .userInitiated
    return queue
  }()

  /// The identifier of a new request.
  func begin() -> PHImageRequestID {
    lock.withLock {
      last = last == .max ? 1 : last + 1
      open.insert(last)
      return last
    }
  }

  /// Ends a request; false where it was cancelled before.
  func end(_ id: PHImageRequestID) -> Bool { lock.withLock { open.remove(id) != nil } }

  func isOpen(_ id: PHImageRequestID) -> Bool { lock.withLock { open.contains(id) } }

  /// Does work in the background, and what comes of it on the main thread unless the request is cancelled.
  func run<Result>(
    _ id: PHImageRequestID, _ work: @escaping @Sendable () -> Result,
    then finish: @escaping @Sendable (Result) -> Void
  ) {
    queue.addOperation { [self] in
      guard isOpen(id) else { return }
      nonisolated(unsafe) let result = work()
      DispatchQueue.main.async { [self] in
        if end(id) { finish(result) }
      }
    }
  }

  /// What a handler is told beside the picture.
  static func info(_ id: PHImageRequestID, _ error: (any Error)? = nil) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: NSNumber(value: id),
      PHImageResultIsDegradedKey: NSNumber(value: false),
      PHImageResultIsInCloudKey: NSNumber(value: false),
    ]
    info[PHImageErrorKey] = error
    return info
  }
}
