import Failures
import Foundation
import ObjCRuntime

/// On which queue a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Where an app's objects live and change until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue it works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Where it saves to, and reads from; nil for a context that has a parent or is not set up.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// The context that it saves to; nil for one that saves to a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(self)) }
  }
  /// A name for debugging.
  open var name: String?
  /// How conflicts are settled.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what other contexts save shows here at once.
  open var automaticallyMergesChangesFromParent = false
  /// Takes part in undoing; changes are not registered with it.
  open var undoManager: UndoManager?
  /// Whether objects are held that nobody changed; here all are.
  open var retainsRegisteredObjects = false
  /// Whether deletions follow relationships at once; they do.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether values of objects that are gone count as missing.
  open var shouldDeleteInaccessibleFaults = true
  /// How old values may be; kept.
  open var stalenessInterval: TimeInterval = -1
  /// Notes of the app's own.
  open var userInfo = NSMutableDictionary()
  /// Who made the changes; kept.
  open var transactionAuthor: String?

  private var coordinator: NSPersistentStoreCoordinator?
  var children: [WeakContext] = []
  let queue = DispatchQueue(label: "NSManagedObjectContext")

  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// Objects by what happened to them since the last save.
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  /// The same since it was last told.
  var pending = PendingChanges()
  var isAnnounced = false
  var isSaving = false

  struct WeakContext {
    weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
  }

  /// Makes a context that works on a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// Makes a context that belongs to the thread that uses it, as all did once.
  public override convenience init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }

  // Related objects would hold each other for ever.
  deinit { for object in registered.values { object.links = [:] } }

  /// Makes a context that works on a queue.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// On which queue a context works.
  public enum ConcurrencyType: Sendable {
    case mainQueue
    case privateQueue
  }

  // MARK: Fetching

  /// The objects that a request finds, with those that are not saved.
  ///
  /// - Throws: an error where the request has no entity.
  /// - Complexity: O(objects of the entity).
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { try results(of: request) }

  /// How many objects a request finds.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try found(request).count }

  /// Carries out a request that is none for objects.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try result(of: request)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Queues

  private static let key = "CoreData.context"
  /// The context in whose block this is called.
  static var current: NSManagedObjectContext? {
    Thread.current.threadDictionary[key] as? NSManagedObjectContext
  }

  private func run<T>(_ block: () throws -> T) rethrows -> T {
    let before = Thread.current.threadDictionary[Self.key]
    Thread.current.threadDictionary[Self.key] = self
    defer { Thread.current.threadDictionary[Self.key] = before }
    return try block()
  }

  /// Calls a block on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    let call = Unchecked(block)
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : self.queue
    queue.async {
      self.run(call.value)
      self.processPendingChanges()
    }
  }

  /// Calls a block on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) { waitFor(block) }

  /// Calls a block on the context's queue, waits for it and returns what it returns.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try waitFor(block) }

  private func waitFor<T>(_ block: () throws -> T) rethrows -> T {
    let isHere =
      Self.current === self || concurrencyType == .confinementConcurrencyType
      || concurrencyType == .mainQueueConcurrencyType && Thread.isMainThread
    if isHere { return try run(block) }
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : self.queue
    return try queue.sync { try run(block) }
  }

  /// When a block is called.
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }

  private func result<T>(_ block: @escaping () throws -> T) async -> Result<T, any Error> {
    let work = Unchecked(block)
    let call: Unchecked<Result<T, any Error>> = await withCheckedContinuation { continuation in
      perform { continuation.resume(returning: Unchecked(Result { try work.value() })) }
    }
    return call.value
  }

  /// Calls a block on the context's queue and returns what it returns.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async throws -> T { try await result(block).get() }

  /// Calls a block that does not throw on the context's queue and returns what it returns.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T
  ) async -> T {
    guard case .success(let value) = await result(block) else {
      failure("A block that does not throw has thrown.")
    }
    return value
  }

  // MARK: Objects

  /// All objects that the context has.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Those that are new.
  open var insertedObjects: Set<NSManagedObject> { inserted }
  /// Those that changed.
  open var updatedObjects: Set<NSManagedObject> { updated }
  /// Those that are deleted when it is saved.
  open var deletedObjects: Set<NSManagedObject> { deleted }
  /// Whether there is something to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Adds an object; new ones are added when they are made.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    inserted.insert(object)
    pending.inserted.insert(object)
    // Objects that were made without a context come along.
    let links = Array(object.links.values)
    object.awakeFromInsert()
    for other in links where other.managedObjectContext == nil { insert(other) }
    announceLater()
  }

  /// Deletes an object when the context is saved; what becomes of others its relationships say.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deleted.contains(object) else { return }
    object.prepareForDeletion()
    let isNew = inserted.remove(object) != nil
    updated.remove(object)
    if !isNew { deleted.insert(object) }
    pending.deleted.insert(object)
    pending.inserted.remove(object)
    pending.updated.remove(object)
    for (key, relationship) in object.entity.relationshipsByName {
      let others = ManagedObjects.related(key, of: object)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { delete(other) }
      case .nullifyDeleteRule, .denyDeleteRule:
        let values = object.values[key]
        ManagedObjects.set(nil, key, of: object)
        object.values[key] = values
      case .noActionDeleteRule: break
      }
    }
    if isNew {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
    }
    announceLater()
  }

  /// The object of an identity, whether it is there or not.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredOrRead(objectID) ?? ManagedObjects.make(objectID, in: self)
  }
  /// The object of an identity, if the context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }
  /// The object of an identity.
  ///
  /// - Throws: an error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredOrRead(objectID) else {
      throw CoreDataError.make(133000, "Attempt to access an object not found in store.")
    }
    return object
  }

  func noteChange(of object: NSManagedObject) {
    guard !isSaving || !inserted.contains(object) else { return }
    if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
    if !pending.inserted.contains(object) { pending.updated.insert(object) }
    announceLater()
  }

  // MARK: Undoing

  /// Forgets all that was not saved.
  open func rollback() {
    for object in inserted {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
      pending.inserted.remove(object)
      pending.deleted.insert(object)
    }
    for object in updated.union(deleted) {
      object.values = object.committed
      pending.updated.insert(object)
      pending.deleted.remove(object)
    }
    (inserted, updated, deleted) = ([], [], [])
    processPendingChanges()
  }

  /// Forgets all objects, which then know neither the context nor what they are related to.
  ///
  /// Related objects hold each other, as in Core Data, until this or the end of the context.
  open func reset() {
    for object in registered.values {
      object.managedObjectContext = nil
      object.links = [:]
    }
    registered = [:]
    (inserted, updated, deleted) = ([], [], [])
    pending = PendingChanges()
  }

  /// Takes the saved values of an object, with its changes on top or without.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = row(object.objectID) else { return }
    let changed = flag ? Set(object.changedValues().keys) : []
    for (key, value) in row where !changed.contains(key) { object.values[key] = value }
    object.committed = row
    if !flag { updated.remove(object) }
  }
  /// The same for all objects.
  open func refreshAllObjects() {
    for object in registered.values { refresh(object, mergeChanges: true) }
  }
  /// Undoes the last change; changes are not registered, so it forgets all that was not saved.
  open func undo() { rollback() }
  /// Does an undone change again; there is none.
  open func redo() {}
}

/// What happened since it was last told.
struct PendingChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// A value on its way to another queue.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
