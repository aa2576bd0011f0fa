import CollectionEngine
import PlatformInterface

/// Finds an item of a list by the beginning of its title, as it is typed.
@MainActor
struct ListTypeAhead {
  private weak var list: UIScrollView?
  private var typed = ""
  private var lastTime: TimeInterval = -.infinity

  /// How many items are asked for their titles at most, as each that is out of sight costs a cell.
  static let reach = 1000

  /// Whether what comes at `time` goes on with a beginning of one of this list's titles.
  func isTyping(in list: any ListView, at time: TimeInterval) -> Bool {
    self.list === list && time - lastTime <= MenuTypeAhead.patience
  }

  /// The item that typing `text` leads to; nil where none of those asked begins so.
  ///
  /// One letter again and again goes through the items that begin with it.
  ///
  /// - Complexity: O(items asked), `reach` at most.
  mutating func type(_ text: String, at time: TimeInterval, in new: any ListView) -> ItemPath? {
    let letters = text.lowercased()
    let continues = list === new && time - lastTime <= MenuTypeAhead.patience
    let isRepeated = continues && typed.allSatisfy { String($0) == letters }
    list = new
    lastTime = time
    typed = continues && !isRepeated ? typed + letters : letters
    // A longer beginning may still mean the item it led to before; a single letter means the next.
    if let found = find(in: new, includingCurrent: typed.count > 1) { return found }
    guard typed.count > 1 else { return nil }
    typed = letters
    return find(in: new, includingCurrent: false)
  }

  private func find(in list: any ListView, includingCurrent: Bool) -> ItemPath? {
    let counts = list.sourceCounts
    let visible = list.itemPaths(in: list.visibleContent)
    let current =
      list.selection.focused ?? list.selection.paths.first { visible.contains($0) }
    // Where nothing in sight has a title, as among photos, cells out of sight are not asked for one.
    guard let start = current ?? visible.first,
      visible.contains(where: { list.title(of: $0) != nil })
    else { return nil }
    var path: ItemPath? = includingCurrent || current == nil ? start : Self.after(start, counts)
    for _ in 0..<min(counts.itemCount, Self.reach) {
      guard let candidate = path else { return nil }
      if list.canFocus(candidate), let title = list.title(of: candidate),
        title.lowercased().hasPrefix(typed)
      {
        return candidate
      }
      path = Self.after(candidate, counts)
    }
    return nil
  }

  /// The item after another one, the first after the last.
  private static func after(_ path: ItemPath, _ counts: SectionCounts) -> ItemPath? {
    if path.item + 1 < counts.itemCount(inSection: path.section) {
      return ItemPath(section: path.section, item: path.item + 1)
    }
    for step in 1...max(1, counts.sectionCount) {
      let section = (path.section + step) % counts.sectionCount
      if counts.itemCount(inSection: section) > 0 { return ItemPath(section: section, item: 0) }
    }
    return nil
  }
}
