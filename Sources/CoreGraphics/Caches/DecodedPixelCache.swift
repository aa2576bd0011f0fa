import Foundation

/// Pixels that were decoded, or made of others, and can be made again: kept while there is memory for
/// them, unused ones out first. On any thread.
///
/// The main thread's `CacheBudget` counts them with everything else that is kept; `limit` is what
/// other threads may add before it looks again.
package final class DecodedPixelCache: @unchecked Sendable {
  /// The cache of the process, of 48 MB.
  package static let shared = DecodedPixelCache(limit: 48 << 20)

  private struct Entry {
    var buffer: PixelBuffer
    /// Where the entry stands in `queue`; its older places there are void.
    var place: UInt64
  }
  private struct Place {
    var id: ObjectIdentifier
    var number: UInt64
    /// On the `CacheClock`.
    var time: UInt64
  }
  private let lock = NSLock()
  private var storedLimit: Int
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var bytes = 0
  /// In the order in which the entries were used, from `head` on.
  private var queue: [Place] = []
  private var head = 0
  private var placeCount: UInt64 = 0

  /// Makes a cache of at most a number of bytes.
  package init(limit: Int) { storedLimit = limit }

  /// Bytes. A lower limit takes effect with the next picture.
  package var limit: Int {
    get { lock.withLock { storedLimit } }
    set { lock.withLock { storedLimit = newValue } }
  }

  /// How many bytes are kept.
  package var byteCount: Int { lock.withLock { bytes } }
  /// How many bitmaps are kept.
  package var entryCount: Int { lock.withLock { entries.count } }

  /// What is kept for the object that decodes.
  package func buffer(of id: ObjectIdentifier) -> PixelBuffer? {
    lock.withLock {
      guard let index = entries.index(forKey: id) else { return nil }
      entries.values[index].place = newPlace(of: id)
      return entries.values[index].buffer
    }
  }

  /// Keeps `buffer` instead of what was kept for the object, letting others go beyond the limit; one
  /// larger than the whole limit stays alone.
  package func keep(_ buffer: PixelBuffer, of id: ObjectIdentifier) {
    lock.withLock {
      remove(id)
      entries[id] = Entry(buffer: buffer, place: newPlace(of: id))
      bytes += buffer.byteCount
      while bytes > storedLimit, entries.count > 1, let oldest = oldest() { remove(oldest.id) }
    }
  }

  /// The object is gone, or its pixels are others now.
  package func forget(_ id: ObjectIdentifier) { lock.withLock { remove(id) } }

  /// When the entry was used that was unused for longest; nil for an empty cache.
  package func oldestUse() -> UInt64? { lock.withLock { oldest()?.time } }

  /// Removes the bitmap that was used longest ago.
  package func removeOldest() {
    lock.withLock { if let oldest = oldest() { remove(oldest.id) } }
  }

  /// Removes all bitmaps.
  package func removeAll() {
    lock.withLock {
      entries = [:]
      queue = []
      head = 0
      bytes = 0
    }
  }

  // MARK: Inside the lock

  private func remove(_ id: ObjectIdentifier) {
    if let old = entries.removeValue(forKey: id) { bytes -= old.buffer.byteCount }
  }

  private func newPlace(of id: ObjectIdentifier) -> UInt64 {
    placeCount += 1
    queue.append(Place(id: id, number: placeCount, time: CacheClock.now))
    if queue.count > 64, queue.count > 4 * entries.count {
      // The new one is not the entry's yet.
      let last = queue.removeLast()
      queue = queue[head...].filter(isValid) + [last]
      head = 0
    }
    return placeCount
  }

  private func isValid(_ place: Place) -> Bool { entries[place.id]?.place == place.number }

  /// The place of the entry that was unused for longest.
  private func oldest() -> Place? {
    while head < queue.count, !isValid(queue[head]) { head += 1 }
    return head < queue.count ? queue[head] : nil
  }
}
