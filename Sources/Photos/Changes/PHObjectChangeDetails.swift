import Foundation

/// How an object changed.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// The object after the change; nil where it was deleted.
  public let objectAfterChanges: ObjectType?

  init(from before: ObjectType, to after: PHObject?) {
    objectBeforeChanges = before
    objectAfterChanges = after as? ObjectType
    super.init()
  }

  /// Whether the picture or film itself changed, and not only what is said of it.
  open var assetContentChanged: Bool {
    objectAfterChanges.map { $0.hasOtherContent(than: objectBeforeChanges) } ?? false
  }
  /// Whether the object is no longer there.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
