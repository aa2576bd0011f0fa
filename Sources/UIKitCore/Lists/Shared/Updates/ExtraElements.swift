import CollectionEngine

/// Supplementary and decoration views that a layout adds and takes away in an update, by kind.
///
/// Without its word such views follow their sections. What it inserts among the elements of one
/// kind in a section pushes the others on, what it deletes lets them move up.
@MainActor
struct ExtraElements {
  private struct Lists {
    /// Before the update.
    var deleted: [ItemPath]
    /// After the update.
    var inserted: [ItemPath]
  }

  private struct Kind: Hashable {
    let category: ListElementCategory
    let name: String
  }

  private var lists: [Kind: Lists] = [:]

  var isEmpty: Bool { lists.isEmpty }

  init() {}

  /// Asks `layout` about the kinds it uses.
  init(
    _ layout: UICollectionViewLayout,
    kinds: [(category: ListElementCategory, name: String)]
  ) {
    for (category, name) in kinds {
      let isDecoration = category == .decorationView
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      guard !deleted.isEmpty || !inserted.isEmpty else { continue }
      lists[Kind(category: category, name: name)] = Lists(
        deleted: deleted.compactMap(ItemPath.init).sorted(),
        inserted: inserted.compactMap(ItemPath.init).sorted())
    }
  }

  /// Where an element is after the update; nil if the layout or the loss of its section takes it
  /// away.
  func path(
    after old: ItemPath, _ category: ListElementCategory, _ kind: String?,
    _ sequence: UpdateSequence
  ) -> ItemPath? {
    guard let section = sequence.section(after: old.section) else { return nil }
    guard let lists = lists[Kind(category: category, name: kind ?? "")] else {
      return ItemPath(section, old.item)
    }
    guard !lists.deleted.contains(old) else { return nil }
    let gone = lists.deleted.filter { $0.section == old.section && $0 < old }.count
    var item = old.item - gone
    for place in lists.inserted where place.section == section && place.item <= item { item += 1 }
    return ItemPath(section, item)
  }

  /// Where an element was before the update; nil if it is new.
  func path(
    before new: ItemPath, _ category: ListElementCategory, _ kind: String?,
    _ sequence: UpdateSequence
  ) -> ItemPath? {
    guard let section = sequence.section(before: new.section) else { return nil }
    guard let lists = lists[Kind(category: category, name: kind ?? "")] else {
      return ItemPath(section, new.item)
    }
    guard !lists.inserted.contains(new) else { return nil }
    let come = lists.inserted.filter { $0.section == new.section && $0 < new }.count
    var item = new.item - come
    for place in lists.deleted where place.section == section && place.item <= item { item += 1 }
    return ItemPath(section, item)
  }
}
