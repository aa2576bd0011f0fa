/// Which objects are fetched, and in which order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
  /// Which ones; nil for all. Keys are the names of properties, of `mediaType` as a number.
  open var predicate: NSPredicate?
  /// By what they are ordered; nil for their own order: assets by their creation, the oldest first.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden assets are among them; false. There are none.
  open var includeHiddenAssets = false
  /// Whether all pictures of bursts are among them; false. There are no bursts.
  open var includeAllBurstAssets = false
  /// Where they come from; none stands for all that are usual. Everything here is the user's own.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// How many at most; 0 for any number.
  open var fetchLimit = 0
  /// Whether changes of the result are told object by object; true.
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.includeHiddenAssets = includeHiddenAssets
    copy.includeAllBurstAssets = includeAllBurstAssets
    copy.includeAssetSourceTypes = includeAssetSourceTypes
    copy.fetchLimit = fetchLimit
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }

  /// What of the objects is meant, in the order that is meant.
  func applied<Object: AnyObject>(to objects: [Object]) -> [Object] {
    var result = objects
    if !includeAssetSourceTypes.isEmpty, !includeAssetSourceTypes.contains(.typeUserLibrary) {
      result.removeAll { $0 is PHAsset }
    }
    if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      result.sort { a, b in
        for descriptor in sortDescriptors {
          let order = descriptor.compare(a, to: b)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
  }
}
