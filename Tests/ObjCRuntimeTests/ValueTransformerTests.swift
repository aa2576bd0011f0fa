import Foundation
import ObjCRuntime
import XCTest

private final class Shouting: ValueTransformer {
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? String)?.lowercased() }
}

final class ValueTransformerTests: XCTestCase {
  func test_transformers_areFoundByTheirNames() throws {
    let name = NSValueTransformerName("Shouting")
    XCTAssertNil(ValueTransformer(forName: name))
    let shouting = Shouting()
    ValueTransformer.setValueTransformer(shouting, forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    XCTAssertTrue(ValueTransformer(forName: name) === shouting)
    XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(name))
    XCTAssertEqual(shouting.transformedValue("ab") as? String, "AB")
    XCTAssertEqual(shouting.reverseTransformedValue("AB") as? String, "ab")
  }

  func test_foundationsOwn_work() throws {
    func made(_ name: NSValueTransformerName, _ value: Any?) -> Bool? {
      (ValueTransformer(forName: name)?.transformedValue(value) as? NSNumber)?.boolValue
    }
    XCTAssertEqual(made(.negateBooleanTransformerName, true), false)
    XCTAssertEqual(made(.isNilTransformerName, nil), true)
    XCTAssertEqual(made(.isNotNilTransformerName, nil), false)
    let archiver = try XCTUnwrap(
      ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = archiver.reverseTransformedValue(["a", "b"] as NSArray)
    XCTAssertTrue(data is Data)
    XCTAssertEqual(archiver.transformedValue(data) as? [String], ["a", "b"])
  }
}
