import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []

  /// Makes a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// Makes a player with its first item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }
  /// Makes a player of items, in their order.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  /// The item that is played, and those that follow.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Goes to the next item.
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }
  /// Whether an item can follow another one: each can once.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }
  /// Puts an item behind another one; nil is the last.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let place = waiting.firstIndex { $0 === afterItem }
    waiting.insert(item, at: place.map { $0 + 1 } ?? (afterItem == nil ? waiting.count : 0))
  }
  /// Takes an item away; the one that is played gives way to the next.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    waiting.removeAll { $0 === item }
  }
  /// Takes all items away, which ends playing.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  override func advanceAfterEnd() -> Bool {
    guard !waiting.isEmpty else { return false }
    advanceToNextItem()
    return true
  }
}
