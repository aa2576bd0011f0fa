import Foundation
import XCTest

@_spi(XcodeSources) import ObjCRuntime

/// What arrays of Foundation's find of objects that cannot be hashed.
final class ArrayTests: XCTestCase {
  private class Plain {}

  func test_objectsAreFound_byTheirIdentity() {
    let (first, second) = (Plain(), Plain())
    let array: NSMutableArray = [first, "text", 3]
    XCTAssertEqual(array.index(of: first), 0)
    XCTAssertEqual(array.index(of: second), NSNotFound)
    XCTAssertTrue(array.contains(first))
    XCTAssertFalse(array.contains(second))
    XCTAssertEqual(array.indexOfObjectIdentical(to: first), 0)
    XCTAssertEqual(array.index(of: 3), 2)
    XCTAssertTrue(array.contains("text"))
    array.add(first)
    array.remove(first)
    array.remove(3)
    XCTAssertEqual(array.count, 1)
  }

  func test_equalObjectsAreFound() {
    let array: NSArray = [NSNumber(value: 2), NSString(string: "a")]
    XCTAssertEqual(array.index(of: NSString(string: "a")), 1)
    XCTAssertTrue(array.contains(NSNumber(value: 2)))
  }
}
