import Foundation
import PlatformInterface

/// A state of a store that a context may keep to.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The state that the store has when the context next reads.
  public static let current = NSQueryGenerationToken()

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// The state of its stores that the context keeps to; nil, as a context here always reads the newest.
  public var queryGenerationToken: NSQueryGenerationToken? { nil }

  /// Has the context keep to a state of its stores. The stores here have one state, the newest, which is reported where
  /// another is wanted.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    if generation != nil { Unsupported.report("NSManagedObjectContext.setQueryGenerationFrom(_:)") }
  }
}
