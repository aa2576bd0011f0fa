import Foundation
import XCTest

import func UIKitTestSupport.onMainActor

@testable import ObjCRuntime

private protocol Listener: AnyObject { var name: String { get } }

private final class Named: Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Sets and dictionaries of objects that they need not hold.
final class TableTests: XCTestCase {
  func test_aWeakTable_losesWhatNobodyHolds() {
    let table = NSHashTable<any Listener>.weakObjects()
    let kept = Named("kept")
    do {
      let gone = Named("gone")
      table.add(gone)
      table.add(kept)
      table.add(kept)
      XCTAssertEqual(table.allObjects.map(\.name), ["gone", "kept"])
      XCTAssertTrue(table.contains(gone))
    }
    XCTAssertEqual(table.allObjects.map(\.name), ["kept"])
    XCTAssertEqual(table.count, 1)
    table.remove(kept)
    XCTAssertNil(table.anyObject)
  }

  func test_manyThatCameAndWent_leaveTheRestInOrder() {
    let table = NSHashTable<Named>(options: [.weakMemory, .objectPointerPersonality])
    let kept = (0..<20).map { Named("\($0)") }
    for object in kept {
      table.add(object)
      for _ in 0..<10 { table.add(Named("gone")) }
    }
    XCTAssertEqual(table.allObjects.map(\.name), kept.map(\.name))
    XCTAssertTrue(kept.allSatisfy(table.contains))
    for object in kept.dropFirst() { table.remove(object) }
    XCTAssertEqual(table.allObjects.map(\.name), ["0"])
  }

  func test_equalObjects_areOneUnlessToldApart() {
    let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let equal = NSHashTable<NSString>()
    let apart = NSHashTable<NSString>(options: .objectPointerPersonality)
    for table in [equal, apart] {
      table.add(first)
      table.add(second)
    }
    XCTAssertEqual(equal.count, 1)
    XCTAssertTrue(equal.member(second) === first)
    XCTAssertEqual(apart.count, 2)
  }

  func test_tables_areCombined() {
    let (a, b, c) = (NSNumber(value: 1), NSNumber(value: 2), NSNumber(value: 3))
    let (one, other) = (NSHashTable<NSNumber>(), NSHashTable<NSNumber>())
    for number in [a, b] { one.add(number) }
    for number in [b, c] { other.add(number) }
    XCTAssertTrue(one.intersects(other))
    XCTAssertFalse(one.isSubset(of: other))
    one.union(other)
    XCTAssertEqual(one.allObjects, [a, b, c])
    one.minus(other)
    XCTAssertEqual(one.allObjects, [a])
    one.intersect(other)
    XCTAssertEqual(one.setRepresentation, [])
    XCTAssertEqual(other.objectEnumerator().allObjects as? [NSNumber], [b, c])
  }

  func test_maps_holdWhatTheyAreToldTo() {
    let map = NSMapTable<NSString, Named>.strongToWeakObjects()
    let owners = NSMapTable<Named, NSString>.weakToStrongObjects()
    let kept = Named("kept")
    do {
      let gone = Named("gone")
      map.setObject(gone, forKey: "gone")
      map.setObject(kept, forKey: "kept")
      owners.setObject("of gone", forKey: gone)
      owners.setObject("of kept", forKey: kept)
      XCTAssertEqual(map.object(forKey: NSString("gone"))?.name, "gone")
      XCTAssertEqual(owners.count, 2)
    }
    XCTAssertNil(map.object(forKey: "gone"))
    XCTAssertEqual(map.dictionaryRepresentation().count, 1)
    XCTAssertEqual(owners.object(forKey: kept), "of kept")
    XCTAssertEqual(owners.objectEnumerator()?.allObjects as? [NSString], ["of kept"])
    map.setObject(nil, forKey: "kept")
    XCTAssertEqual(map.keyEnumerator().allObjects.count, 0)
    owners.removeAllObjects()
    XCTAssertEqual(owners.count, 0)
  }
}
