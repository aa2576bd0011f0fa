import Foundation

/// What a context saves.
struct RowChanges {
  var inserted: [NSManagedObjectID: ManagedValues] = [:]
  var updated: [NSManagedObjectID: ManagedValues] = [:]
  var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
  /// Saves what changed, into the store or the parent context.
  ///
  /// - Throws: an error where a value is missing, two objects have what no two may share, or the file cannot be
  ///   written.
  public func save() throws {
    guard hasChanges else { return }
    isSaving = true
    defer { isSaving = false }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted.union(updated).union(deleted) { object.willSave() }
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    try settleConflicts()
    processPendingChanges()
    let changes = RowChanges(
      inserted: Dictionary(uniqueKeysWithValues: inserted.map { ($0.objectID, $0.values) }),
      updated: Dictionary(uniqueKeysWithValues: updated.map { ($0.objectID, $0.values) }),
      deleted: deleted.map(\.objectID))
    if let parent {
      parent.take(changes)
    } else {
      try persistentStoreCoordinator?.commit(changes, from: self)
    }
    let saved = (inserted, updated, deleted)
    (inserted, updated, deleted) = ([], [], [])
    for object in saved.0.union(saved.1) { object.committed = object.values }
    for object in saved.2 {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
    }
    for object in saved.0.union(saved.1).union(saved.2) { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: saved.0, NSUpdatedObjectsKey: saved.1, NSDeletedObjectsKey: saved.2,
      ])
    // No reset reaches these any more, and related ones would hold each other for good.
    for object in saved.2 { object.links = [:] }
  }

  /// Gives new objects identities that last; they have them from the start.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// What a child saves counts as changes here.
  private func take(_ changes: RowChanges) {
    for (id, values) in changes.inserted where registered[id] == nil {
      let object = ManagedObjects.make(id, in: self)
      object.values = values
      registered[id] = object
      inserted.insert(object)
      pending.inserted.insert(object)
    }
    for (id, values) in changes.updated {
      guard let object = registeredOrRead(id) else { continue }
      object.values = values
      noteChange(of: object)
    }
    for id in changes.deleted {
      if let object = registeredOrRead(id) { delete(object) }
    }
    processPendingChanges()
  }

  /// What another context has saved shows here.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
    }
    merge(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey))
  }

  /// What a batch has deleted goes from contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let ids = changeNotificationData[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
    for context in contexts { context.merge(inserted: [], updated: [], deleted: ids) }
  }

  func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    for id in inserted {
      if let object = registeredOrRead(id) { pending.inserted.insert(object) }
    }
    for id in updated {
      guard let object = registered[id] else { continue }
      refresh(object, mergeChanges: true)
      pending.updated.insert(object)
    }
    for id in deleted {
      guard let object = registered.removeValue(forKey: id) else { continue }
      self.inserted.remove(object)
      self.updated.remove(object)
      self.deleted.remove(object)
      pending.deleted.insert(object)
      object.managedObjectContext = nil
    }
    processPendingChanges()
  }

  // MARK: Telling of changes

  func announceLater() {
    guard !isAnnounced else { return }
    isAnnounced = true
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : self.queue
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells of changes now: at the end of each event it is called by itself.
  public func processPendingChanges() {
    isAnnounced = false
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [
        NSInsertedObjectsKey: changes.inserted,
        NSUpdatedObjectsKey: changes.updated.subtracting(changes.deleted),
        NSDeletedObjectsKey: changes.deleted,
      ])
  }

  // MARK: Values that no two objects share

  private func settleConflicts() throws {
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    for object in inserted.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      for names in object.entity.uniquenessConstraints.map({ $0.compactMap { $0 as? String } }) {
        guard let twin = twin(of: object, names) else { continue }
        switch policy {
        case .errorMergePolicyType:
          throw CoreDataError.make(
            NSManagedObjectConstraintMergeError,
            "Two objects share \(names.joined(separator: ", ")).")
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          for key in object.entity.propertiesByName.keys {
            ManagedObjects.set(object.value(forKey: key), key, of: twin)
          }
          noteChange(of: twin)
          delete(object)
        default: delete(object)
        }
        break
      }
    }
  }

  /// An older object with the same values.
  private func twin(of object: NSManagedObject, _ names: [String]) -> NSManagedObject? {
    let all = (ids(of: [object.entity]) + inserted.map(\.objectID)).filter {
      $0.number < object.objectID.number && $0.entity === object.entity
    }
    return all.lazy.compactMap { self.registeredOrRead($0) }.first { other in
      !self.deleted.contains(other)
        && names.allSatisfy { NSManagedObject.areEqual(other.values[$0], object.values[$0]) }
    }
  }
}

/// The key of a notification for new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification for changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification for deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of a notification for objects that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identities of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
  /// Posted by a context at the end of an event in which objects changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by a context that was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted by a context that is about to be saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted where another process changed a store, which does not happen.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted by a context that was saved.
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  /// Posted by a context that is about to be saved.
  public static let willSaveObjectsNotification = NSNotification.Name
    .NSManagedObjectContextWillSave
  /// Posted by a context at the end of an event in which objects changed.
  public static let didChangeObjectsNotification = NSNotification.Name
    .NSManagedObjectContextObjectsDidChange
}
