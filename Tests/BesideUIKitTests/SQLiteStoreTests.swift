@_spi(XcodeSources) import CoreData
import Foundation
import XCTest

/// A store as Apple's Core Data leaves it, with changes that are in its log alone: a folder with two notes in an order,
/// one of them a reminder and longer than a page, a third note, and tags of both.
final class SQLiteStoreTests: XCTestCase {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Folder">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <relationship name="notes" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="Note" inverseName="folder" inverseEntity="Note"/>
      </entity>
      <entity name="Note">
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="rank" optional="YES" attributeType="Integer 64"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="date" optional="YES" attributeType="Date"/>
        <attribute name="picture" optional="YES" attributeType="Binary"
          allowsExternalBinaryDataStorage="YES"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify"
          destinationEntity="Tag" inverseName="notes" inverseEntity="Tag"/>
      </entity>
      <entity name="Reminder" parentEntity="Note">
        <attribute name="done" optional="YES" attributeType="Boolean"/>
      </entity>
      <entity name="Tag">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" deletionRule="Nullify"
          destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
      </entity>
    </model>
    """

  private var folder = URL(filePath: "/")
  private var store: URL { folder.appendingPathComponent("Store.sqlite") }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let fixtures = URL(filePath: #filePath)
      .appendingPathComponent("../../Fixtures/stores").standardizedFileURL
    try FileManager.default.copyItem(at: fixtures, to: folder)
    let data = folder.appendingPathComponent(".Store_SUPPORT/_EXTERNAL_DATA")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("large".utf8).write(to: data.appendingPathComponent("PICTURE"))
    try Data(Self.document.utf8).write(to: folder.appendingPathComponent("Model.momd"))
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func context() throws -> NSManagedObjectContext {
    let file = folder.appendingPathComponent("Model.momd")
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file))
    let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: store)]
    container.loadPersistentStores { XCTAssertNil($1) }
    return container.viewContext
  }

  private func objects(_ name: String, in context: NSManagedObjectContext, by key: String) throws
    -> [NSManagedObject]
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
    return try context.fetch(request)
  }

  private func texts(_ value: Any?, _ key: String) -> [String] {
    let objects =
      (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects
      ?? (value as? Set<NSManagedObject>).map(Array.init) ?? []
    return objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) as? String }
  }

  func test_values_areReadWithThoseOfTheLog() throws {
    let context = try context()
    let folder = try XCTUnwrap(objects("Folder", in: context, by: "name").first)
    XCTAssertEqual(folder.value(forKey: "name") as? String, "House", "as the log has it")
    XCTAssertEqual(
      (folder.value(forKey: "code") as? UUID)?.uuidString, "00010203-0405-0607-0809-0A0B0C0D0E0F")
    let notes = try objects("Note", in: context, by: "text")
    XCTAssertEqual(notes.map { $0.entity.name }, ["Reminder", "Note", "Note"])
    let (reminder, later, milk) = (notes[0], notes[1], notes[2])
    XCTAssertEqual((reminder.value(forKey: "text") as? String)?.count, 900, "longer than a page")
    XCTAssertEqual(reminder.value(forKey: "rank") as? Int, 5_000_000_000)
    XCTAssertEqual(reminder.value(forKey: "done") as? Bool, true)
    XCTAssertEqual(reminder.value(forKey: "picture") as? Data, Data("abc".utf8))
    XCTAssertEqual(
      reminder.value(forKey: "date") as? Date, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(milk.value(forKey: "rank") as? Int, -300)
    XCTAssertEqual(milk.value(forKey: "price") as? NSDecimalNumber, NSDecimalNumber(string: "12.5"))
    XCTAssertEqual(
      milk.value(forKey: "date") as? Date, Date(timeIntervalSinceReferenceDate: 86400.5))
    XCTAssertEqual(later.value(forKey: "picture") as? Data, Data("large".utf8))
    XCTAssertNil(later.value(forKey: "rank"))
  }

  func test_relationships_leadBothWays() throws {
    let context = try context()
    let folder = try XCTUnwrap(objects("Folder", in: context, by: "name").first)
    let inside = texts(folder.value(forKey: "notes"), "text").map { $0.prefix(4) }
    XCTAssertEqual(inside, ["Grüß", "Milk"], "in their order")
    let notes = try objects("Note", in: context, by: "text")
    XCTAssertTrue(notes[2].value(forKey: "folder") as? NSManagedObject === folder)
    XCTAssertNil(notes[1].value(forKey: "folder"))
    XCTAssertEqual(texts(notes[2].value(forKey: "tags"), "name").sorted(), ["blue", "red"])
    let tags = try objects("Tag", in: context, by: "name")
    XCTAssertEqual(texts(tags[0].value(forKey: "notes"), "text").count, 2)
    XCTAssertEqual(texts(tags[1].value(forKey: "notes"), "text"), ["Milk"])
  }

  func test_whatIsSaved_isReadAgain() throws {
    let first = try context()
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: first)
    tag.setValue("green", forKey: "name")
    try first.save()
    XCTAssertFalse(FileManager.default.fileExists(atPath: store.path + "-wal"))
    let names = try objects("Tag", in: context(), by: "name").map {
      $0.value(forKey: "name") as? String
    }
    XCTAssertEqual(names, ["blue", "green", "red"])
  }

  func test_fileOfAPicture_liesInTheStoresOwnFolder() throws {
    // `PICTURE` becomes `../A/BC`.
    let update =
      "UPDATE ZNOTE SET ZPICTURE = x'022E2E2F412F424300' WHERE instr(ZPICTURE, x'50494354555245')"
    XCTAssertEqual(try Database.run(update, in: store), 0)
    let support = folder.appendingPathComponent(".Store_SUPPORT/A")
    try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: support.appendingPathComponent("BC"))
    let notes = try objects("Note", in: context(), by: "text")
    let pictures = notes.map { $0.value(forKey: "picture") as? Data }
    XCTAssertEqual(pictures, [Data("abc".utf8), nil, nil])
  }

  func test_reading_leavesTheFileAlone() throws {
    let names = { try FileManager.default.contentsOfDirectory(atPath: self.folder.path).sorted() }
    let before = try (Data(contentsOf: store), names())
    _ = try context()
    XCTAssertEqual(try Data(contentsOf: store), before.0)
    XCTAssertEqual(try names(), before.1)
  }

  func test_damagedFiles_endNothing() throws {
    let whole = try Data(contentsOf: store)
    try? FileManager.default.removeItem(atPath: store.path + "-wal")
    var byte: UInt8 = 3
    for index in stride(from: 100, to: whole.count, by: 101) {
      byte = byte &* 5 &+ 1
      var damaged = whole
      damaged[index] = byte
      try damaged.write(to: store)
      _ = SQLiteStoreProbe.read(store, folder)
    }
    try whole.prefix(700).write(to: store)
    _ = SQLiteStoreProbe.read(store, folder)
  }
}

/// The system's SQLite, which changes a store as another program would.
private enum Database {
  typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  typealias Run =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Int32
  typealias Close = @convention(c) (OpaquePointer?) -> Int32

  /// - Returns: SQLite's code, 0 for none.
  static func run(_ text: String, in file: URL) throws -> Int32 {
    let library = try XCTUnwrap(dlopen("libsqlite3.so.0", RTLD_NOW))
    let open = unsafeBitCast(dlsym(library, "sqlite3_open"), to: Open.self)
    let run = unsafeBitCast(dlsym(library, "sqlite3_exec"), to: Run.self)
    let close = unsafeBitCast(dlsym(library, "sqlite3_close"), to: Close.self)
    var connection: OpaquePointer?
    defer { _ = close(connection) }
    let code = open(file.path, &connection)
    return code == 0 ? run(connection, text, nil, nil, nil) : code
  }
}

/// Opens a store that may be damaged.
private enum SQLiteStoreProbe {
  static func read(_ store: URL, _ folder: URL) -> (any Error)? {
    let file = folder.appendingPathComponent("Model.momd")
    guard let model = NSManagedObjectModel(contentsOf: file) else { return nil }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    do {
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: store, options: nil)
      return nil
    } catch { return error }
  }
}
