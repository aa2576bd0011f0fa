import Foundation

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a choice of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// What objects are known by.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?
}

/// Asks for objects of an entity.
///
/// Whatever it is said to give, requests are laid out alike, so that casts of lowered sources see one as another's
/// (`FetchCasts`).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// The entity; nil where only its name is known.
  open var entity: NSEntityDescription?
  private var storedName: String?
  /// The name of the entity.
  open var entityName: String? { entity?.name ?? storedName }
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// In which order; nil for that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many are passed over.
  open var fetchOffset = 0
  /// How many are read at once; kept, as all are there.
  open var fetchBatchSize = 0
  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of entities below are given, too.
  open var includesSubentities = true
  /// Whether values are read with the objects; kept, as all are there.
  open var includesPropertyValues = true
  /// Whether objects are given without values; kept, as all are there.
  open var returnsObjectsAsFaults = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Whether values are read anew; kept.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships that are read at once; kept.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionaries, as names or descriptions.
  open var propertiesToFetch: [Any]?
  /// By which dictionaries are put together; not done.
  open var propertiesToGroupBy: [Any]?
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults = false

  /// Makes a request whose entity is set later.
  public override init() {}

  /// Makes a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    storedName = entityName
  }

  /// Asks the context in whose block it is called.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else { return [] }
    return try context.fetch(self)
  }

  /// What `execute()` gives, of whatever type that is.
  @_spi(XcodeSources) open func executeForAny() throws -> [Any] { try execute() }
}

extension NSFetchRequest where ResultType == any NSFetchRequestResult {
  /// Asks the context in whose block it is called.
  public func execute() throws -> [any NSFetchRequestResult] {
    try executeForAny().compactMap { $0 as? any NSFetchRequestResult }
  }
}

extension NSObjectProtocol where Self: NSManagedObject {
  /// A request for all objects of the class.
  public static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = self.entity()
    return request
  }
}

/// What a batch gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// Deletes all objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is given.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Makes a request that deletes what another finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Makes a request that deletes some objects.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = objects.first?.entity
    let ids = Set(objects)
    request.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { ids.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: request)
  }
}

/// What a request did.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a batch deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// As the request wants it: whether it succeeded, what was deleted, or how many.
  public let result: Any?
  /// What the request wanted.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}
