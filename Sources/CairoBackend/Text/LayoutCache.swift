import CoreGraphics
import PlatformInterface

/// Layouts by the content of their blocks, so that a text which is set again is neither broken into
/// lines nor painted again.
@MainActor
final class LayoutCache: BudgetedCache {
  let name = "text layouts"
  let isOfText = true
  private let budget: CacheBudget
  private let table = CacheTable<TextLayout>()
  /// Larger ones belong to their block alone.
  private static let largest = 1 << 20

  init(budget: CacheBudget) {
    self.budget = budget
    budget.register(self)
  }

  var byteCount: Int { table.byteCount }
  var entryCount: Int { table.count }

  func find(_ content: TextContent, hash: Int) -> TextLayout? {
    table.find(hash) { $0.content == content }
  }

  /// - Precondition: nothing was found for its content.
  func insert(_ layout: TextLayout) {
    // What an attached picture takes cannot be told from here.
    guard layout.cost <= Self.largest, !layout.content.runs.contains(where: \.isAttachment) else {
      return
    }
    table.insert(layout)
    budget.grew(by: layout.cost)
  }

  func oldestUse() -> UInt64? { table.oldest?.lastUse }
  func removeOldest() { if let layout = table.oldest { table.remove(layout) } }
  func removeAll() { table.removeAll() }
}
