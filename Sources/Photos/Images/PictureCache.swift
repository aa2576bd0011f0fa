import Foundation
import UIKitCore

/// Decoded pictures, bounded in bytes: beyond the limit goes what was unused for longest. Any thread.
///
/// An NSCache's entries hold one another on Linux, so that they would outlive it.
final class PictureCache: @unchecked Sendable {
  private struct Entry {
    let image: UIImage
    let byteCount: Int
    var use: UInt64
  }
  private let lock = NSLock()
  private let limit: Int
  private var entries: [PictureRequest: Entry] = [:]
  /// What the program wants to be kept.
  private var wanted: Set<PictureRequest> = []
  private var bytes = 0
  private var uses: UInt64 = 0

  init(limit: Int) { self.limit = limit }

  var byteCount: Int { lock.withLock { bytes } }
  var entryCount: Int { lock.withLock { entries.count } }

  func picture(_ request: PictureRequest) -> UIImage? {
    lock.withLock {
      uses += 1
      entries[request]?.use = uses
      return entries[request]?.image
    }
  }

  func keep(_ image: UIImage, _ request: PictureRequest) {
    let size = (image.cgImage?.width ?? 0) * (image.cgImage?.height ?? 0) * 4
    // One large picture is not worth all others.
    guard size <= limit / 4 else { return }
    lock.withLock {
      uses += 1
      bytes += size - (entries[request]?.byteCount ?? 0)
      entries[request] = Entry(image: image, byteCount: size, use: uses)
      while bytes > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
        remove(oldest.key)
      }
    }
  }

  private func remove(_ request: PictureRequest) {
    bytes -= entries.removeValue(forKey: request)?.byteCount ?? 0
    wanted.remove(request)
  }

  func removeAll() {
    lock.withLock {
      entries = [:]
      wanted = []
      bytes = 0
    }
  }

  // MARK: What programs want to be kept

  /// Says that a picture is wanted; false where it is known already.
  func want(_ request: PictureRequest) -> Bool {
    lock.withLock { wanted.insert(request).inserted && entries[request] == nil }
  }

  /// Whether it still is, and there is space for more of what is wanted.
  func isWorthDecoding(_ request: PictureRequest) -> Bool {
    lock.withLock {
      guard wanted.contains(request), entries[request] == nil else { return false }
      let kept = wanted.reduce(0) { $0 + (entries[$1]?.byteCount ?? 0) }
      return kept < limit * 3 / 4
    }
  }

  /// Lets go of a picture that is no longer wanted.
  func forget(_ request: PictureRequest) { lock.withLock { remove(request) } }

  /// Lets go of all that was wanted.
  func forgetWanted() { lock.withLock { wanted.forEach(remove) } }
}
