@_spi(XcodeSources) import CoreData
import Foundation
import XCTest

/// What the methods that Xcode writes for an ordered relationship do.
final class OrderedRelationshipTests: XCTestCase {
  private final class Line: NSManagedObject {}
  private final class Poem: NSManagedObject {
    /// The texts of the lines, in their order.
    var texts: [String] {
      (value(forKey: "lines") as? NSOrderedSet)?.compactMap {
        ($0 as? NSManagedObject)?.value(forKey: "text") as? String
      } ?? []
    }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Poem" representedClassName="Poem" syncable="YES">
        <relationship name="lines" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="Line" inverseName="poem" inverseEntity="Line"/>
      </entity>
      <entity name="Line" representedClassName="Line" syncable="YES">
        <attribute name="text" attributeType="String"/>
        <relationship name="poem" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Poem" inverseName="lines" inverseEntity="Poem"/>
      </entity>
    </model>
    """

  private var context: NSManagedObjectContext?

  override func tearDown() { context = nil }

  /// A poem of three lines, and a way to make more.
  private func poem() throws -> (Poem, (String) throws -> Line) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).momd")
    try Data(Self.document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    self.context = context
    let entities = model.entitiesByName
    func line(_ text: String) throws -> Line {
      let line = Line(entity: try XCTUnwrap(entities["Line"]), insertInto: context)
      line.setValue(text, forKey: "text")
      return line
    }
    let poem = Poem(entity: try XCTUnwrap(entities["Poem"]), insertInto: context)
    for text in ["a", "b", "c"] { poem.addManaged(try line(text), to: "lines") }
    return (poem, line)
  }

  func test_objectsAtPlaces_areTakenOut() throws {
    let (poem, _) = try poem()
    poem.removeManaged(NSIndexSet(indexesIn: NSRange(location: 1, length: 2)), from: "lines")
    XCTAssertEqual(poem.texts, ["a"])
  }

  func test_objectsForPlaces_lieThereAfterwards() throws {
    let (poem, line) = try poem()
    let places = NSMutableIndexSet(index: 0)
    places.add(2)
    poem.insertManaged([try line("x"), try line("y")], into: "lines", at: places)
    XCTAssertEqual(poem.texts, ["x", "a", "y", "b", "c"])
  }

  func test_objectsAtPlaces_areReplaced() throws {
    let (poem, line) = try poem()
    let places = NSMutableIndexSet(index: 0)
    places.add(2)
    poem.replaceManaged(places, of: "lines", with: [try line("x"), try line("y")])
    XCTAssertEqual(poem.texts, ["x", "b", "y"])
  }

  func test_relatedObjects_endWithTheirContext() throws {
    weak var (poem, line): (Poem?, NSManagedObject?)
    func use() throws {
      let (made, _) = try self.poem()
      poem = made
      line = (made.value(forKey: "lines") as? NSOrderedSet)?.firstObject as? NSManagedObject
      XCTAssertTrue(line?.value(forKey: "poem") as AnyObject === made)
      context = nil
      XCTAssertNil(line?.value(forKey: "poem"))
    }
    try use()
    XCTAssertNil(poem)
    XCTAssertNil(line)
  }
}
