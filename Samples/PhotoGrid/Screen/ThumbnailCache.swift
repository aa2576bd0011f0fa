import UIKit

/// Keeps the thumbnails shown last, within a bound of bytes.
final class ThumbnailCache {
  struct Key: Hashable {
    let url: URL
    let pixels: Int
  }

  private final class Entry {
    let key: Key
    let image: UIImage
    let cost: Int
    var newer: Entry?
    weak var older: Entry?

    init(key: Key, image: UIImage, cost: Int) {
      self.key = key
      self.image = image
      self.cost = cost
    }
  }

  let byteLimit: Int
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var oldest: Entry?
  private var newest: Entry?

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The thumbnail, which becomes the one used last.
  func image(for key: Key) -> UIImage? {
    guard let entry = entries[key] else { return nil }
    unlink(entry)
    append(entry)
    return entry.image
  }

  func insert(_ image: UIImage, for key: Key) {
    if let existing = entries.removeValue(forKey: key) {
      unlink(existing)
      bytes -= existing.cost
    }
    let cost = Int(image.size.width * image.scale) * Int(image.size.height * image.scale) * 4
    let entry = Entry(key: key, image: image, cost: cost)
    entries[key] = entry
    append(entry)
    bytes += cost
    while bytes > byteLimit, let victim = oldest, victim !== entry { remove(victim) }
  }

  func removeAll() {
    while let entry = oldest { remove(entry) }
  }

  private func remove(_ entry: Entry) {
    entries[entry.key] = nil
    bytes -= entry.cost
    unlink(entry)
  }

  private func append(_ entry: Entry) {
    entry.older = newest
    newest?.newer = entry
    newest = entry
    if oldest == nil { oldest = entry }
  }

  private func unlink(_ entry: Entry) {
    let newer = entry.newer
    let older = entry.older
    if let older { older.newer = newer } else { oldest = newer }
    if let newer { newer.older = older } else { newest = older }
    entry.newer = nil
    entry.older = nil
  }
}
