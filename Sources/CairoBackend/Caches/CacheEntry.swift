import CoreGraphics

/// One thing that a cache keeps; caches have subclasses for theirs.
@MainActor
class CacheEntry {
  /// Of its key. Several entries may have the same.
  let hash: Int
  /// Bytes that go with it.
  fileprivate(set) var cost: Int
  /// The `CacheClock`'s time when it was found last.
  final var lastUse = CacheClock.now
  /// What `lastUse` was when the queue was last sorted as far as this entry.
  fileprivate final var queuedUse: UInt64 = 0
  fileprivate final var newer: CacheEntry?
  fileprivate final unowned(unsafe) var older: CacheEntry?
  fileprivate final var isQueued = false
  /// Another entry whose key has the same hash.
  fileprivate final var twin: CacheEntry?

  init(hash: Int, cost: Int) {
    self.hash = hash
    self.cost = cost
  }
}

/// The entries of a cache by the time they were used, roughly.
///
/// Using an entry stores a number in it and nothing more; the queue is put into order when somebody
/// asks for the oldest, as far as that takes. All operations are O(1), asking for the oldest amortised.
@MainActor
final class CacheQueue {
  private(set) var byteCount = 0
  private(set) var count = 0
  private unowned(unsafe) var newest: CacheEntry?
  /// Where the oldest is looked for.
  private(set) var first: CacheEntry?

  func contains(_ entry: CacheEntry) -> Bool { entry.isQueued }

  /// - Precondition: the entry is in no queue.
  func append(_ entry: CacheEntry) {
    entry.isQueued = true
    count += 1
    byteCount += entry.cost
    link(entry)
  }

  /// - Precondition: the entry is in this queue.
  func remove(_ entry: CacheEntry) {
    unlink(entry)
    entry.isQueued = false
    count -= 1
    byteCount -= entry.cost
  }

  /// An entry came to hold more bytes, or fewer.
  func changeCost(of entry: CacheEntry, by bytes: Int) {
    entry.cost += bytes
    if entry.isQueued { byteCount += bytes }
  }

  /// The entry that was unused for longest; nil where there is none but the one that came last, which
  /// somebody is about to use.
  var oldest: CacheEntry? {
    while let entry = first, entry !== newest {
      guard entry.lastUse > entry.queuedUse else { return entry }
      unlink(entry)
      link(entry)
    }
    return nil
  }

  func removeAll() {
    // One by one: a chain of strong references would be released recursively.
    while let entry = first { remove(entry) }
  }

  private func link(_ entry: CacheEntry) {
    entry.queuedUse = entry.lastUse
    entry.older = newest
    if let newest { newest.newer = entry } else { first = entry }
    newest = entry
  }

  private func unlink(_ entry: CacheEntry) {
    let newer = entry.newer
    if let newer { newer.older = entry.older } else { newest = entry.older }
    if let older = entry.older { older.newer = newer } else { first = newer }
    entry.newer = nil
    entry.older = nil
  }

  isolated deinit { removeAll() }
}

/// Entries by the hash of their key, which an entry alone holds: a table of keys as large as a
/// raster's would take as much memory as what it finds.
@MainActor
final class CacheTable<Entry: CacheEntry> {
  private let queue = CacheQueue()
  private var entries: [Int: Entry] = [:]

  var byteCount: Int { queue.byteCount }
  var count: Int { queue.count }
  var oldest: Entry? { queue.oldest.map { unsafeDowncast($0, to: Entry.self) } }

  /// The entry with this hash that `matches` says is the one. It counts as used now.
  @inline(__always)
  func find(_ hash: Int, _ matches: (Entry) -> Bool) -> Entry? {
    guard var entry = entries[hash] else { return nil }
    while true {
      if matches(entry) {
        entry.lastUse = CacheClock.now
        return entry
      }
      guard let twin = entry.twin else { return nil }
      entry = unsafeDowncast(twin, to: Entry.self)
    }
  }

  /// - Precondition: no entry with the same key is there.
  func insert(_ entry: Entry) {
    entry.twin = entries.updateValue(entry, forKey: entry.hash)
    queue.append(entry)
  }

  func remove(_ entry: Entry) {
    queue.remove(entry)
    guard let first = entries[entry.hash] else { return }
    if first === entry {
      entries[entry.hash] = entry.twin.map { unsafeDowncast($0, to: Entry.self) }
    } else {
      var before: CacheEntry = first
      while let twin = before.twin, twin !== entry { before = twin }
      before.twin = entry.twin
    }
    entry.twin = nil
  }

  func removeAll() {
    queue.removeAll()
    entries = [:]
  }
}
