import Foundation

/// How what was fetched changed, in the indexes that a batch update of a list takes: removed ones count before the
/// change, inserted and changed ones after it, and of a moved object the first before and the second after it.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// What was fetched before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// What is fetched now, to be shown from here on.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  private let delta: FetchDelta
  private let changes: IndexSet

  /// Compares two results.
  ///
  /// - Parameter changedObjects: of those in both the ones that changed.
  public convenience init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    let changed = Set(changedObjects.map(\.localIdentifier))
    self.init(fromResult, toResult) { _, after in changed.contains(after.localIdentifier) }
  }

  convenience init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
    self.init(before, after) { $0.revision != $1.revision }
  }

  private init(
    _ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>,
    isChanged: (ObjectType, ObjectType) -> Bool
  ) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    delta = FetchDelta(
      before.objects.map(\.localIdentifier), after.objects.map(\.localIdentifier))
    changes = IndexSet(
      delta.stayed.filter { isChanged(before.objects[$0.before], after.objects[$0.after]) }
        .map(\.after))
    super.init()
  }

  var isEmpty: Bool { delta.isEmpty && changes.isEmpty }

  /// Whether changes are told object by object; without, the list is to be loaded anew.
  open var hasIncrementalChanges: Bool { fetchResultBeforeChanges.wantsDetails }

  /// Where objects were that are gone, before the change; nil where changes are not told object by object.
  open var removedIndexes: IndexSet? { hasIncrementalChanges ? delta.removed : nil }
  /// The objects that are gone.
  open var removedObjects: [ObjectType] {
    hasIncrementalChanges ? fetchResultBeforeChanges.objects(at: delta.removed) : []
  }
  /// Where new objects are, after the change; nil where changes are not told object by object.
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? delta.inserted : nil }
  /// The new objects.
  open var insertedObjects: [ObjectType] {
    hasIncrementalChanges ? fetchResultAfterChanges.objects(at: delta.inserted) : []
  }
  /// Where objects are that changed, after the change; nil where changes are not told object by object.
  open var changedIndexes: IndexSet? { hasIncrementalChanges ? changes : nil }
  /// The objects that changed, as they are now.
  open var changedObjects: [ObjectType] {
    hasIncrementalChanges ? fetchResultAfterChanges.objects(at: changes) : []
  }

  /// Whether objects changed their order.
  open var hasMoves: Bool { hasIncrementalChanges && !delta.moves.isEmpty }
  /// Calls a block with where each moved object was before the change and where it is after it.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    guard hasIncrementalChanges else { return }
    for move in delta.moves { handler(move.before, move.after) }
  }
}
