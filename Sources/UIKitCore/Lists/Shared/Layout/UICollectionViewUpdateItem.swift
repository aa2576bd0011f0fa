import CollectionEngine

/// One change of a batch, as a layout is told of it.
///
/// Changes of whole sections have index paths whose item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section in a batch of updates.
  public enum Action: Int, Sendable {
    /// The item or section is new.
    case insert = 0
    /// The item or section is gone.
    case delete
    /// The item or section is shown anew at its place.
    case reload
    /// The item or section lies elsewhere.
    case move
    /// Nothing happens to it.
    case none
  }

  /// Where the item was before the batch; of a section, with an item of `NSNotFound`. Nil for what
  /// is inserted.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is after the batch; of a section, with an item of `NSNotFound`. Nil for what is
  /// deleted.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens to the item or section.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Makes a change that changes nothing, for classes that stand for changes in tests of layouts.
  public override init() {
    (before, after, action) = (nil, nil, .none)
    super.init()
  }

  /// - Parameter map: tells where what is reloaded lies after the batch.
  init(_ operation: UpdateOperation, _ map: UpdateMap) {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch operation {
    case .deleteSection(let old): (before, after, action) = (section(old), nil, .delete)
    case .insertSection(let new): (before, after, action) = (nil, section(new), .insert)
    case .reloadSection(let old):
      (before, after, action) = (section(old), section(map.sections.after(old) ?? old), .reload)
    case .moveSection(let old, let new):
      (before, after, action) = (section(old), section(new), .move)
    case .deleteItem(let old): (before, after, action) = (IndexPath(old), nil, .delete)
    case .insertItem(let new): (before, after, action) = (nil, IndexPath(new), .insert)
    case .reloadItem(let old):
      let new = map.after(old) ?? old
      (before, after, action) = (IndexPath(old), IndexPath(new), .reload)
    case .moveItem(let old, let new):
      (before, after, action) = (IndexPath(old), IndexPath(new), .move)
    }
    super.init()
  }
}
