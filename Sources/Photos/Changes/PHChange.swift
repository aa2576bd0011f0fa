import Foundation

/// That the library changed. How it did for what a program shows is found by fetching again.
open class PHChange: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Returns how an object differs from what it is now; nil where it does not.
  public func changeDetails<T>(for object: T) -> PHObjectChangeDetails<T>? where T: PHObject {
    let now = object.fetchedAgain()
    if let now, now.revision == object.revision { return nil }
    return PHObjectChangeDetails(from: object, to: now)
  }

  /// Returns how a result differs from what would be fetched now; nil where it does not.
  ///
  /// - Complexity: that of fetching again
  public func changeDetails<T>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? where T: PHObject {
    let details = PHFetchResultChangeDetails(from: fetchResult, to: fetchResult.fetchedAgain())
    return details.isEmpty ? nil : details
  }
}
