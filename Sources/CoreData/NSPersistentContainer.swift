import Failures
import Foundation

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// What kind of store it is.
  open var type = NSSQLiteStoreType
  /// The part of the model it is for; kept.
  open var configuration: String?
  /// Its file.
  open var url: URL?
  /// What it is opened with.
  public private(set) var options: [String: NSObject] = [:]
  /// Whether it is not changed.
  open var isReadOnly = false
  /// How long another process is waited for; kept.
  open var timeout: TimeInterval = 240
  /// Whether it is opened on another queue; it is not.
  open var shouldAddStoreAsynchronously = false
  /// Whether old stores are changed to new models.
  open var shouldMigrateStoreAutomatically = true
  /// Whether that is worked out from the models.
  open var shouldInferMappingModelAutomatically = true

  /// Makes a description of a store in a file.
  public init(url: URL) { self.url = url }
  /// Makes a description of a store that has no file yet.
  public override init() {}

  /// Adds something that the store is opened with.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Adds something for its file's format; kept.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    return copy
  }
}

/// A model, its coordinator and a context for the screens, set up together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the store's file.
  public let name: String
  /// What kinds of objects there are.
  public let managedObjectModel: NSManagedObjectModel
  /// Where contexts save to.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the screens, which works on the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The stores that are opened by `loadPersistentStores(completionHandler:)`.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder that stores lie in.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }

  /// Makes a container for the model of that name in the app's bundle.
  public convenience init(name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: "momd")
    guard let model = url.flatMap(NSManagedObjectModel.init(contentsOf:)) else {
      failure(
        "NSInvalidArgumentException: Failed to load model named \(name): there is no \(name).momd in the "
          + "app's bundle.")
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Makes a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the stores and calls the handler for each, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context that works on a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a block with a new context on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a block with a new context on its queue and returns what it returns.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws -> T in try block(context) }
  }
}

/// A container whose stores are the same on all devices of a user; here they are those of this machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
