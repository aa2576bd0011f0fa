import Foundation

/// A store in a file; other kinds are kept in the same form.
public let NSSQLiteStoreType = "SQLite"
/// A store that goes with the process.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// An option that has old stores changed to new models; here properties that are not there stay empty.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// An option that has that worked out from the models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option for stores that are not changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// An option for keeping a history; kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option for hearing of other processes' changes; kept.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where objects are kept.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// What kind of store it is.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Nothing beyond the process.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// What kind of store it is.
  public let type: String
  /// Its file.
  open var url: URL?
  /// The part of the model it is for; kept.
  public let configurationName: String
  /// What it was opened with.
  public let options: [AnyHashable: Any]?
  /// Whether it is not changed.
  open var isReadOnly = false
  /// A text that tells stores apart.
  open var identifier: String! = UUID().uuidString

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
  }

  /// The file that changes are written to; nil for a store that goes with the process.
  var file: URL? { type == NSInMemoryStoreType || url?.path == "/dev/null" ? nil : url }
}

/// Keeps what contexts save, in files.
///
/// A store's file is a property list with all objects, written as a whole at each save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What kinds of objects there are.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for debugging.
  open var name: String?

  private let lock = NSRecursiveLock()
  private var rows: [NSManagedObjectID: ManagedValues] = [:]
  private var contexts: [NSManagedObjectContext.WeakContext] = []

  /// Makes a coordinator for a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store, and reads its file where there is one.
  ///
  /// - Throws: an error where the file is none that was written here.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options)
    store.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    try lock.withLock {
      if let file = store.file, FileManager.default.fileExists(atPath: file.path) {
        rows.merge(try StoreFile.read(file, managedObjectModel)) { $1 }
      }
      persistentStores.append(store)
    }
    return store
  }

  /// Adds a store, and reads its file where there is one.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store that a description tells of.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Takes a store away, with its objects.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      persistentStores.removeAll { $0 === store }
      if persistentStores.isEmpty { rows = [:] }
    }
  }

  /// Deletes a store's file and what was read of it.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try? FileManager.default.removeItem(at: url)
    lock.withLock { rows = [:] }
  }

  /// The store of a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The identity that an address names.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard parts.count == 2, let number = Int(parts[1].dropFirst()) else { return nil }
    return lock.withLock {
      rows.keys.first { $0.number == number && $0.entity.name == String(parts[0]) }
    }
  }

  /// Carries out a request that a context made, as the context itself does.
  @discardableResult
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }

  /// Calls a block while nobody else changes anything.
  open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(.init(context))
    }
  }

  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    lock.withLock {
      rows.keys.filter { id in entities.contains { $0 === id.entity } }
        .sorted { $0.number < $1.number }
    }
  }

  func row(_ id: NSManagedObjectID) -> ManagedValues? { lock.withLock { rows[id] } }

  /// Takes over what a context saves, and writes it.
  func commit(_ changes: RowChanges, from context: NSManagedObjectContext?) throws {
    try lock.withLock {
      guard !persistentStores.isEmpty else {
        throw CoreDataError.make(
          134020, "This NSPersistentStoreCoordinator has no persistent stores.")
      }
      for (id, values) in changes.inserted.merging(changes.updated, uniquingKeysWith: { $1 }) {
        id.isTemporaryID = false
        id.persistentStore = persistentStores.first
        rows[id] = values
      }
      for id in changes.deleted { rows[id] = nil }
      if let file = persistentStores.lazy.compactMap(\.file).first {
        try StoreFile.write(rows, to: file)
      }
    }
    let others = lock.withLock {
      contexts.compactMap(\.context).filter {
        $0 !== context && $0.automaticallyMergesChangesFromParent
      }
    }
    for other in others {
      other.perform {
        other.merge(
          inserted: Array(changes.inserted.keys), updated: Array(changes.updated.keys),
          deleted: changes.deleted)
      }
    }
  }
}

/// A coordinator's file.
enum StoreFile {
  static func read(_ file: URL, _ model: NSManagedObjectModel) throws -> [NSManagedObjectID:
    ManagedValues]
  {
    if let store = SQLiteStore(file, model) { return store.rows() }
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    guard let root = list as? [String: [String: [String: Any]]] else {
      throw CoreDataError.make(
        NSPersistentStoreOpenError,
        "\(file.path) is no store of Core Data's.")
    }
    let entities = model.entitiesByName
    var ids: [String: NSManagedObjectID] = [:]
    for (name, objects) in root {
      guard let entity = entities[name] else { continue }
      for number in objects.keys.compactMap({ Int($0) }) {
        let id = NSManagedObjectID(entity, number, isTemporary: false)
        ids[id.text] = id
        ManagedObjects.reserve(upTo: number)
      }
    }
    var rows: [NSManagedObjectID: ManagedValues] = [:]
    for (name, objects) in root {
      for (number, stored) in objects {
        guard let id = ids["\(name)/\(number)"] else { continue }
        rows[id] = values(stored, of: id.entity, ids)
      }
    }
    return rows
  }

  private static func values(
    _ stored: [String: Any], of entity: NSEntityDescription, _ ids: [String: NSManagedObjectID]
  ) -> ManagedValues {
    var values: ManagedValues = [:]
    for (key, value) in stored {
      switch entity.property(key) {
      case let attribute as NSAttributeDescription:
        values[key] = StoredValue.decoded(value, of: attribute)
      case let relationship as NSRelationshipDescription:
        let found = (value as? [String] ?? []).compactMap { ids[$0] }
        if relationship.isToMany { values[key] = found } else { values[key] = found.first }
      default: break
      }
    }
    return values
  }

  static func write(_ rows: [NSManagedObjectID: ManagedValues], to file: URL) throws {
    var root: [String: [String: [String: Any]]] = [:]
    for (id, values) in rows {
      var stored: [String: Any] = [:]
      for (key, value) in values where id.entity.property(key)?.isTransient != true {
        switch value {
        case let other as NSManagedObjectID: stored[key] = [other.text]
        case let others as [NSManagedObjectID]: stored[key] = others.map(\.text)
        default:
          stored[key] = StoredValue.encoded(
            value, of: id.entity.property(key) as? NSAttributeDescription)
        }
      }
      root[id.entity.name ?? "", default: [:]]["\(id.number)"] = stored
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(
      fromPropertyList: root, format: .binary, options: 0)
    try data.write(to: file, options: .atomic)
    // What lay beside a store of SQLite's was read with it, and says nothing of this file.
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
  }
}
