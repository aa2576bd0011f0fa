import XCTest

@testable import tessera

/// The classes that are made of data models.
final class DataModelClassTests: PackageTestCase {
  func test_transformableAttributes_haveTheTypesThatTheModelNames() throws {
    func attribute(_ name: String, _ type: String) -> String {
      "<attribute name=\"\(name)\" attributeType=\"Transformable\" customClassName=\"\(type)\"/>"
    }
    try Files.write(
      """
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Meal" representedClassName="Meal" codeGenerationType="class">
          \(attribute("steps", ".Array&lt;String&gt;"))
          \(attribute("words", "[String: Kit.Word]"))
          \(attribute("colour", "UIColor"))
          \(attribute("evil", "Int { get }; func run() {} //"))
        </entity>
      </model>
      """, to: root + "/Menu.xcdatamodeld/Menu.xcdatamodel/contents")
    let lines = try XCTUnwrap(DataModelClasses([root + "/Menu.xcdatamodeld"]).text)
    for property in [
      "`steps`: Array<String>? {", "`words`: [String: Kit.Word]? {", "`colour`: UIColor? {",
      "`evil`: NSObject? {",
    ] {
      XCTAssertTrue(lines.contains(property), "\(property) should be in\n\(lines)")
    }
  }
}
