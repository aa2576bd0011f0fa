import Foundation

extension NSManagedObjectContext {
  /// The objects that a request finds, with those that are not saved.
  ///
  /// - Throws: an error where the request has no entity.
  /// - Complexity: O(objects of the entity).
  func results<T>(of request: NSFetchRequest<T>) throws -> [T] {
    let objects = try found(request)
    if request.resultType.contains(.managedObjectIDResultType) {
      return objects.compactMap { $0.objectID as? T }
    }
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    }
    if request.resultType.contains(.dictionaryResultType) {
      return dictionaries(objects, request.propertiesToFetch, request.returnsDistinctResults)
        .compactMap { $0 as? T }
    }
    return objects.compactMap { $0 as? T }
  }

  /// Carries out a request that is none for objects.
  func result(of request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = try found(batch.fetchRequest).filter { !inserted.contains($0) }
    let ids = objects.map(\.objectID)
    try persistentStoreCoordinator?.commit(RowChanges(deleted: ids), from: nil)
    switch batch.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, batch.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, batch.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, batch.resultType)
    }
  }

  private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    if let entity = request.entity { return entity }
    guard let name = request.entityName else {
      throw CoreDataError.make(134060, "A fetch request must have an entity.")
    }
    return ManagedObjects.entity(named: name, in: self)
  }

  func found<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    if let type = T.self as? NSManagedObject.Type, type != NSManagedObject.self,
      entity.managedObjectClassName == String(describing: type)
    {
      entity.knownClass = type
    }
    let family = request.includesSubentities ? entity.family : [entity]
    var objects = ids(of: family).compactMap { registeredOrRead($0) }
      .filter { !deleted.contains($0) }
    if request.includesPendingChanges {
      objects += inserted.filter { object in family.contains { $0 === object.entity } }
        .sorted { $0.objectID.number < $1.objectID.number }
    }
    if let predicate = request.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
    if let sort = request.sortDescriptors, !sort.isEmpty { objects = Sorting.sorted(objects, sort) }
    if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects
  }

  private func dictionaries(_ objects: [NSManagedObject], _ properties: [Any]?, _ isDistinct: Bool)
    -> [NSDictionary]
  {
    var result: [NSDictionary] = []
    for object in objects {
      let names =
        properties?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
        ?? Array(object.entity.attributesByName.keys)
      let entries = names.compactMap { name in object.value(forKeyPath: name).map { (name, $0) } }
      let dictionary = NSDictionary(dictionary: Dictionary(entries) { first, _ in first })
      if !isDistinct || !result.contains(dictionary) { result.append(dictionary) }
    }
    return result
  }

  // MARK: Rows

  /// The identities of what is saved, in the order in which it was made.
  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    guard let parent else { return persistentStoreCoordinator?.ids(of: entities) ?? [] }
    let all = parent.ids(of: entities).filter { id in
      !parent.deleted.contains { $0.objectID == id }
    }
    let new = parent.inserted.filter { object in entities.contains { $0 === object.entity } }
    return (all + new.map(\.objectID)).sorted { $0.number < $1.number }
  }

  func row(_ id: NSManagedObjectID) -> ManagedValues? {
    guard let parent else { return persistentStoreCoordinator?.row(id) }
    return parent.registeredOrRead(id)?.values
  }

  /// The object of an identity, read from where the context saves to if it is not there.
  func registeredOrRead(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object }
    guard let row = row(id) else { return nil }
    let object = ManagedObjects.make(id, in: self)
    object.values = row
    object.committed = row
    registered[id] = object
    object.awakeFromFetch()
    return object
  }
}

enum Sorting {
  /// Sorted by descriptors; what they do not tell apart stays in its order.
  static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor])
    -> [NSManagedObject]
  {
    objects.enumerated().sorted { a, b in
      for descriptor in descriptors {
        switch descriptor.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
