import Foundation
import XCTest

@testable import ObjCRuntime

final class AssociationTests: XCTestCase {
  private nonisolated(unsafe) static var first: UInt8 = 0
  private nonisolated(unsafe) static var second: UInt8 = 0

  private final class Owner: NSObject {}
  private final class Plain { init() {} }

  func test_valuesAreKeptByObjectAndKey() {
    let (one, other) = (Owner(), Plain())
    objc_setAssociatedObject(one, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(other, &Self.first, "b", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(Plain.self, &Self.first, "c", .OBJC_ASSOCIATION_RETAIN)
    XCTAssertEqual(objc_getAssociatedObject(one, &Self.first) as? String, "a")
    XCTAssertEqual(objc_getAssociatedObject(one, &Self.second) as? Int, 2)
    XCTAssertEqual(objc_getAssociatedObject(other, &Self.first) as? String, "b")
    XCTAssertEqual(objc_getAssociatedObject(Plain.self, &Self.first) as? String, "c")
    XCTAssertNil(objc_getAssociatedObject(other, &Self.second))
    XCTAssertNil(objc_getAssociatedObject(Owner.self, &Self.first))
    objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    XCTAssertNil(objc_getAssociatedObject(one, &Self.first))
    objc_removeAssociatedObjects(one)
    XCTAssertNil(objc_getAssociatedObject(one, &Self.second))
  }

  func test_policies() {
    let owner = Owner()
    weak var held: Plain?
    weak var assigned: Plain?
    do {
      let (kept, other) = (Plain(), Plain())
      (held, assigned) = (kept, other)
      objc_setAssociatedObject(owner, &Self.first, kept, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Self.second, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    XCTAssertNotNil(held)
    XCTAssertNil(assigned)
    XCTAssertNil(objc_getAssociatedObject(owner, &Self.second))
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &Self.first, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    XCTAssertEqual(objc_getAssociatedObject(owner, &Self.first) as? NSString, "a")
    XCTAssertNil(held)
  }

  /// An object's values do not become those of a later one at its address, and are let go in the end.
  func test_valuesOfObjectsThatWent() {
    weak var value: Plain?
    for number in 0..<500 {
      let owner = Owner()
      XCTAssertNil(objc_getAssociatedObject(owner, &Self.first), "\(number)")
      let kept = Plain()
      if number == 0 { value = kept }
      objc_setAssociatedObject(owner, &Self.first, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    XCTAssertNil(value)
  }
}
