import Foundation

/// Walks a folder in the background and reports what it found so far a few times a second.
final class PhotoScanner {
  private let queue = DispatchQueue(label: "photo-scan", qos: .utility)
  private let cancelled = Flag()

  /// Seconds between two reports; the first one comes sooner, so that there is something to see.
  private static let pause = 0.25
  private static let firstPause = 0.05

  /// Calls `progress` on the main queue with everything found so far; the last call has
  /// `isFinished`.
  func scan(_ folder: URL, progress: @escaping @MainActor ([PhotoFile], _ isFinished: Bool) -> Void)
  {
    let cancelled = self.cancelled
    queue.async {
      var photos: [PhotoFile] = []
      var nextReport = Date(timeIntervalSinceNow: Self.firstPause)
      for url in Self.enumerateFiles(in: folder) {
        if cancelled.isSet { return }
        guard PhotoFile.extensions.contains(url.pathExtension.lowercased()) else { continue }
        let modified = try? FileManager.default.attributesOfItem(atPath: url.path)[
          .modificationDate]
        photos.append(PhotoFile(url: url, modified: modified as? Date ?? .distantPast))
        if nextReport.timeIntervalSinceNow < 0 {
          nextReport = Date(timeIntervalSinceNow: Self.pause)
          let soFar = photos
          DispatchQueue.main.async { progress(soFar, false) }
        }
      }
      let all = photos
      DispatchQueue.main.async { progress(all, true) }
    }
  }

  deinit { cancelled.set() }

  /// Files below `folder`, hidden ones left out; empty where it cannot be read.
  static func enumerateFiles(in folder: URL) -> AnySequence<URL> {
    guard
      let enumerator = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return AnySequence([]) }
    return AnySequence(enumerator.lazy.compactMap { $0 as? URL })
  }
}

/// A boolean that goes from false to true once, on any thread.
final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
