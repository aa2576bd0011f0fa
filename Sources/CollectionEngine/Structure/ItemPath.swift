/// The place of one item: its section and its index there.
///
/// Foundation's `IndexPath` on Linux costs an allocation-free but slow hash; inside the engine and
/// on the frame path this pair of integers stands for it. Whether it counts before or after an
/// update is always said by the name of the value that holds it.
@usableFromInline
package struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline package var section: Int
  @usableFromInline package var item: Int

  @inlinable
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable package init(_ section: Int, _ item: Int) { self.init(section: section, item: item) }

  /// In reading order: by section, then by item.
  @inlinable
  package static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }

  /// As UIKit writes index paths in its newer texts: `0 - 3`.
  @usableFromInline package var description: String { "\(section) - \(item)" }
}
