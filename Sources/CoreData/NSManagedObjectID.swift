import Foundation

/// What an object is known by, in all contexts.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of the object.
  public let entity: NSEntityDescription
  let number: Int
  /// Whether the object was not saved yet.
  public internal(set) var isTemporaryID: Bool
  /// The store it is saved in.
  public internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription, _ number: Int, isTemporary: Bool) {
    self.entity = entity
    self.number = number
    isTemporaryID = isTemporary
  }

  /// As a store's file names it: `Item/12`.
  var text: String { "\(entity.name ?? "")/\(number)" }

  /// The same as an address, which `managedObjectID(forURIRepresentation:)` reads.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entity.name ?? "")/p\(number)")!
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.number == number && other.entity === entity
  }
  open override var hash: Int { number }
  open override var description: String { "<\(text)>" }
}

/// What an object has, by property: values of Foundation's, and for relationships the identities of objects.
typealias ManagedValues = [String: Any]
