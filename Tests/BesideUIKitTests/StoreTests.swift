@_spi(XcodeSources) import CoreData
import Foundation
@_spi(XcodeSources) import ObjCRuntime
import XCTest

/// Core Data with a model as Xcode writes it.
final class StoreTests: XCTestCase {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Folder" representedClassName="Folder" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="days" optional="YES" attributeType="Transformable" valueTransformerName="Days"/>
        <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Note"
          inverseName="folder" inverseEntity="Note"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <entity name="Note" representedClassName=".Note" syncable="YES">
        <attribute name="text" attributeType="String"/>
        <attribute name="rank" attributeType="Integer 32" defaultValueString="7" usesScalarValueType="YES"/>
        <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
      </entity>
    </model>
    """

  private var folder = URL(filePath: "/")
  private var model = NSManagedObjectModel()
  private var containers: [NSPersistentContainer] = []

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Model.momd")
    try Data(Self.document.utf8).write(to: file)
    model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file))
  }

  override func tearDown() {
    for container in containers { container.viewContext.reset() }
    containers = []
    try? FileManager.default.removeItem(at: folder)
  }

  private func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("Store.sqlite"))
    ]
    container.loadPersistentStores { XCTAssertNil($1) }
    containers.append(container)
    return container
  }

  /// Turns days, which no property list has, into data.
  private final class Days: ValueTransformer {
    struct Day: Codable, Equatable { var number: Int }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
      (value as? [Day]).flatMap { try? JSONEncoder().encode($0) }
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? NSData).flatMap { try? JSONDecoder().decode([Day].self, from: $0 as Data) }
    }
  }

  func test_aTransformerOfTheAppsOwn_makesDataOfValues() throws {
    ValueTransformer.setValueTransformer(Days(), forName: NSValueTransformerName("Days"))
    let days = [Days.Day(number: 2), Days.Day(number: 5)]
    let context = container().viewContext
    let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    folder.setValue(days, forKey: "days")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Folder")
    let found = try XCTUnwrap(try container().viewContext.fetch(request).first)
    XCTAssertEqual(found.value(forKey: "days") as? [Days.Day], days)
  }

  private func add(_ text: String, _ context: NSManagedObjectContext) -> NSManagedObject {
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue(text, forKey: "text")
    return note
  }

  private func texts(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil) throws
    -> [String]
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    return try context.fetch(request).compactMap { $0.value(forKey: "text") as? String }
  }

  func test_savedObjects_areThereAgain() throws {
    let context = container().viewContext
    let list = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    let code = UUID()
    list.setValue("Work", forKey: "name")
    list.setValue(code, forKey: "code")
    let note = add("a", context)
    XCTAssertEqual(note.value(forKey: "rank") as? Int, 7)
    note.setValue(Date(timeIntervalSinceReferenceDate: 3), forKey: "date")
    note.setValue(list, forKey: "folder")
    XCTAssertEqual((list.value(forKey: "notes") as? NSSet)?.count, 1)
    XCTAssertTrue(context.hasChanges)
    try context.save()
    XCTAssertFalse(context.hasChanges)

    let again = container().viewContext
    let lists = try again.fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder"))
    XCTAssertEqual(lists.count, 1)
    XCTAssertEqual(lists[0].value(forKey: "code") as? UUID, code)
    let notes = lists[0].value(forKey: "notes") as? Set<NSManagedObject>
    let read = try XCTUnwrap(notes?.first)
    XCTAssertEqual(read.value(forKey: "date") as? Date, Date(timeIntervalSinceReferenceDate: 3))
    XCTAssertEqual(read.value(forKeyPath: "folder.name") as? String, "Work")
  }

  func test_aMutableSet_changesTheRelationship() throws {
    let context = container().viewContext
    let list = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    let (first, second, third) = (add("a", context), add("b", context), add("c", context))
    let set = list.mutableSetValue(forKey: "notes")
    set.addObjects(from: [first, second])
    XCTAssertEqual(set.count, 2)
    XCTAssertEqual((list.value(forKey: "notes") as? NSSet)?.count, 2)
    XCTAssertEqual(first.value(forKey: "folder") as? NSManagedObject, list)
    set.add(third)
    set.remove(first)
    XCTAssertTrue(set.contains(third))
    XCTAssertFalse(set.contains(first))
    XCTAssertNil(first.value(forKey: "folder"))
    XCTAssertEqual(Set(set.allObjects.compactMap { $0 as? NSManagedObject }), [second, third])
    set.removeAllObjects()
    XCTAssertEqual((list.value(forKey: "notes") as? NSSet)?.count, 0)
  }

  func test_contexts_readTheNewestState_whateverTheyAreToKeepTo() throws {
    let stored = container()
    let context = stored.viewContext
    try context.setQueryGenerationFrom(.current)
    XCTAssertNil(context.queryGenerationToken)
    let other = stored.newBackgroundContext()
    try other.performAndWait {
      NSEntityDescription.insertNewObject(forEntityName: "Folder", into: other)
        .setValue("Later", forKey: "name")
      try other.save()
    }
    XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Folder")), 1)
    try context.setQueryGenerationFrom(nil)
  }

  func test_entities_areFoundByTheNamesOfTheirClasses() throws {
    let context = container().viewContext
    XCTAssertEqual(NSEntityDescription.entity(forEntityName: "App.Note", in: context)?.name, "Note")
    XCTAssertNil(NSEntityDescription.entity(forEntityName: "App.Page", in: context))
  }

  func test_requests_chooseAndSort() throws {
    let context = container().viewContext
    let list = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    list.setValue("Work", forKey: "name")
    for text in ["b", "a", "Ab"] { add(text, context).setValue(list, forKey: "folder") }
    _ = add("z", context)
    try context.save()
    XCTAssertEqual(try texts(context), ["Ab", "a", "b", "z"])
    XCTAssertEqual(
      try texts(context, NSPredicate(format: "text CONTAINS[c] %@", "A")), ["Ab", "a"])
    XCTAssertEqual(
      try texts(context, NSPredicate(format: "folder == %@", list)), ["Ab", "a", "b"])
    XCTAssertEqual(
      try texts(context, NSPredicate(format: "folder.name == %@", "Work")), ["Ab", "a", "b"])
    XCTAssertEqual(try texts(context, NSPredicate(format: "folder == nil")), ["z"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.fetchLimit = 2
    request.fetchOffset = 1
    XCTAssertEqual(try context.fetch(request).count, 2)
    let folders = NSFetchRequest<NSManagedObject>(entityName: "Folder")
    folders.predicate = NSPredicate(format: "ANY notes.text == %@", "b")
    XCTAssertEqual(try context.count(for: folders), 1)
    for (format, count) in ["notes.@count >= 3": 1, "notes.@count > 3": 0] {
      folders.predicate = NSPredicate(format: format)
      XCTAssertEqual(try context.count(for: folders), count, format)
    }
  }

  func test_deletions_followTheirRules() throws {
    let context = container().viewContext
    let list = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    list.setValue("Work", forKey: "name")
    let (first, second) = (add("a", context), add("b", context))
    for note in [first, second] { note.setValue(list, forKey: "folder") }
    try context.save()
    context.delete(first)
    XCTAssertEqual((list.value(forKey: "notes") as? NSSet)?.count, 1)
    context.delete(list)
    try context.save()
    XCTAssertEqual(try texts(context), [])
    XCTAssertEqual(try texts(container().viewContext), [])
  }

  func test_missingValues_areNotSaved() throws {
    let context = container().viewContext
    _ = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSValidationMissingMandatoryPropertyError)
    }
    context.rollback()
    XCTAssertEqual(try texts(context), [])
  }

  private final class Shelf: NSManagedObject {}

  func test_anObjectMadeByItsEntity_isOfTheEntitysClass() throws {
    ObjCMembers.add(Shelf.self, named: "ShelfOfTests")
    let file = folder.appendingPathComponent("Shelves.momd")
    let text = """
      <model><entity name="Shelf" representedClassName="ShelfOfTests">
      <attribute name="name" optional="YES" attributeType="String"/></entity></model>
      """
    try Data(text.utf8).write(to: file)
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file))
    let container = NSPersistentContainer(name: "Shelves", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("Shelves.sqlite"))
    ]
    container.loadPersistentStores { XCTAssertNil($1) }
    containers.append(container)
    let context = container.viewContext
    let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Shelf", in: context))
    let made = NSManagedObject.ofItsClass(entity: entity, insertInto: context)
    made.setValue("Upper", forKey: "name")
    XCTAssertTrue(made is Shelf)
    try context.save()
    let request = NSFetchRequest<Shelf>(entityName: "Shelf")
    XCTAssertEqual(
      try context.fetch(request).map { $0.value(forKey: "name") as? String }, ["Upper"])
    XCTAssertTrue(NSManagedObject.ofItsClass(entity: entity, insertInto: nil) is Shelf)
  }

  func test_aRequiredRelationshipToMany_mayBeEmptyUnlessItHasALeastNumber() throws {
    func entity(_ attributes: String) -> String {
      """
      <entity name="User"><attribute name="balance" optional="YES" attributeType="Double"/>
        <relationship name="items" toMany="YES" \(attributes) ordered="YES" destinationEntity="Item"
          inverseName="user" inverseEntity="Item"/></entity>
      <entity name="Item"><relationship name="user" optional="YES" maxCount="1" destinationEntity="User"
          inverseName="items" inverseEntity="User"/></entity>
      """
    }
    func code(_ attributes: String, items: Int) throws -> Int? {
      let file = folder.appendingPathComponent("\(UUID().uuidString).momd")
      try Data("<model>\(entity(attributes))</model>".utf8).write(to: file)
      let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file))
      let container = NSPersistentContainer(name: "Users", managedObjectModel: model)
      container.persistentStoreDescriptions = [
        NSPersistentStoreDescription(url: folder.appendingPathComponent(UUID().uuidString))
      ]
      container.loadPersistentStores { XCTAssertNil($1) }
      containers.append(container)
      let context = container.viewContext
      let user = NSEntityDescription.insertNewObject(forEntityName: "User", into: context)
      user.setValue(
        NSOrderedSet(
          array: (0..<items).map { _ in
            NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
          }), forKey: "items")
      do { try context.save() } catch { return (error as NSError).code }
      return nil
    }
    XCTAssertNil(try code("", items: 0))
    XCTAssertNil(try code("minCount=\"1\"", items: 1))
    XCTAssertEqual(
      try code("minCount=\"1\"", items: 0), NSValidationRelationshipLacksMinimumCountError)
    XCTAssertNil(try code("minCount=\"2\" optional=\"YES\"", items: 0))
    XCTAssertEqual(
      try code("minCount=\"2\" optional=\"YES\"", items: 1),
      NSValidationRelationshipLacksMinimumCountError)
    XCTAssertEqual(
      try code("maxCount=\"2\"", items: 3), NSValidationRelationshipExceedsMaximumCountError)
  }

  func test_sharedValues_areSettledByThePolicy() throws {
    let context = container().viewContext
    func list() {
      let list = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
      list.setValue("Work", forKey: "name")
    }
    list()
    try context.save()
    list()
    XCTAssertThrowsError(try context.save())
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Folder")), 1)
  }

  func test_children_saveIntoTheirParent() throws {
    let container = container()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    _ = add("a", child)
    XCTAssertEqual(try texts(container.viewContext), [])
    try child.save()
    XCTAssertEqual(try texts(container.viewContext), ["a"])
    XCTAssertTrue(container.viewContext.hasChanges)
  }

  func test_otherFiles_areNoStores() throws {
    let file = folder.appendingPathComponent("Old.sqlite")
    try Data("SQLite format 3".utf8).write(to: file)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    XCTAssertThrowsError(
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: file, options: nil)
    ) { XCTAssertTrue(($0 as NSError).localizedDescription.contains("is no store of Core Data's")) }
  }

  /// A class may have an initialiser without parameters, which is not asked for objects that are read.
  func test_aClassWithAnInitialiserOfItsOwn_isReadWithoutIt() throws {
    class Note: NSManagedObject {
      static nonisolated(unsafe) var model: NSManagedObjectModel?
      static nonisolated(unsafe) var made = 0
      convenience init() {
        Note.made += 1
        self.init(entity: Note.model!.entitiesByName["Note"]!, insertInto: nil)
      }
    }
    Note.model = model
    ObjCMembers.add(Note.self, named: "Note")
    XCTAssertEqual(Note().value(forKey: "rank") as? Int, 7)
    let context = container().viewContext
    _ = add("a", context)
    try context.save()
    let other = container().viewContext
    let notes = try other.fetch(NSFetchRequest<Note>(entityName: "Note"))
    XCTAssertEqual(notes.map { $0.value(forKey: "text") as? String }, ["a"])
    XCTAssertEqual(notes.first?.managedObjectContext, other)
    XCTAssertEqual(Note.made, 1)
  }

  // MARK: What results are known by

  /// As sources ask whose requests and controllers are said to give whatever a request may.
  func test_resultsByTheirProtocol_areTheObjects() throws {
    let context = container().viewContext
    let (a, b) = (add("a", context), add("b", context))
    try context.save()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    let found: [any NSFetchRequestResult] = try context.fetch(request)
    XCTAssertEqual(found as? [NSManagedObject], [a, b])
    let results = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    try results.performFetch()
    XCTAssertTrue(results.object(at: [0, 1]) === b)
    XCTAssertEqual(results.indexPath(forObject: b), [0, 1])
    context.performAndWait { XCTAssertEqual(try? request.execute().count, 2) }
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["text"]
    let texts = try context.fetch(request) as? [[String: String]]
    XCTAssertEqual(texts, [["text": "a"], ["text": "b"]])
    request.resultType = .countResultType
    XCTAssertEqual(try context.fetch(request).first as? Int, 2)
  }

  /// Casts between requests, and between controllers, as lowered sources write them.
  func test_castsOfWhatResultsAre_succeed() throws {
    let context = container().viewContext
    let (a, b) = (add("a", context), add("b", context))
    try context.save()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: false)]
    let typed = request .=>! NSFetchRequest<NSManagedObject>.self
    context.performAndWait { XCTAssertEqual(try? typed.execute(), [b, a]) }
    context.performAndWait { XCTAssertEqual(try? request.execute() as? [NSManagedObject], [b, a]) }
    let untyped =
      NSFetchRequest<NSManagedObject>(entityName: "Note")
      .=>! NSFetchRequest<NSFetchRequestResult>.self
    context.performAndWait { XCTAssertEqual(try? untyped.execute().count, 2) }

    let made = NSFetchedResultsController<NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    try made.performFetch()
    let results = try XCTUnwrap(made .=>? NSFetchedResultsController<NSManagedObject>.self)
    XCTAssertEqual(results.fetchedObjects, [b, a])
    XCTAssertEqual(results.object(at: [0, 1]), a)
    let again = results .=>! NSFetchedResultsController<NSFetchRequestResult>.self
    XCTAssertTrue(again === results)
    XCTAssertTrue(again.object(at: [0, 0]) === b)
    XCTAssertEqual(again.indexPath(forObject: a), [0, 1])
    XCTAssertNil("Note" .=>? NSFetchRequest<NSManagedObject>.self)
    XCTAssertNil(request .=>? NSFetchedResultsController<NSManagedObject>.self)
  }

  /// What stands for a controller in tests is asked, also where a delegate does not know its type.
  func test_subclassesOfControllers_giveTheirOwn() throws {
    final class Stand: NSFetchedResultsController<NSManagedObject> {
      let note: NSManagedObject
      init(_ note: NSManagedObject) {
        self.note = note
        super.init()
      }
      override var fetchedObjects: [NSManagedObject]? { [note, note] }
      override func object(at indexPath: IndexPath) -> NSManagedObject { note }
    }
    let note = add("a", container().viewContext)
    let stand = Stand(note) .=>! NSFetchedResultsController<NSFetchRequestResult>.self
    XCTAssertEqual(stand.fetchedObjects?.count, 2)
    XCTAssertTrue(stand.object(at: [0, 7]) === note)
  }

  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) { heard.append("will") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      let last = controller.fetchedObjects?.last as? NSManagedObject
      let same = last.map { controller.indexPath(forObject: $0) } ?? nil
      let count = controller.fetchedObjects?.count ?? -1
      heard.append("did \(count)")
      if let same { XCTAssertTrue(controller.object(at: same) === last) }
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let text = (anObject as? NSManagedObject)?.value(forKey: "text") ?? ""
      heard.append("\(type) \(text) \(indexPath?[1] ?? -1) \(newIndexPath?[1] ?? -1)")
    }
  }

  func test_resultsControllers_tellChanges() throws {
    let context = container().viewContext
    let (a, c) = (add("a", context), add("c", context))
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    let listener = Listener()
    results.delegate = listener
    try results.performFetch()
    XCTAssertEqual(results.sections?.first?.numberOfObjects, 2)
    XCTAssertTrue(results.object(at: IndexPath(indexes: [0, 1])) === c)
    _ = add("b", context)
    context.delete(a)
    c.setValue(8, forKey: "rank")
    context.processPendingChanges()
    XCTAssertEqual(
      listener.heard, ["will", "delete a 0 -1", "insert b -1 0", "update c 1 1", "did 2"])
    listener.heard = []
    c.setValue("A", forKey: "text")
    context.processPendingChanges()
    XCTAssertEqual(listener.heard.count, 3)
    XCTAssertTrue(listener.heard[1].hasPrefix("move"), listener.heard[1])
    XCTAssertEqual(results.indexPath(forObject: c), IndexPath(indexes: [0, 0]))
  }
}
