import CoreGraphics
import Foundation
import XCTest

/// Numbers of Core Graphics and Foundation's objects.
final class NumberObjectTests: XCTestCase {
  func test_numbers_areObjectsAndBack() {
    let width: CGFloat = 2.5
    XCTAssertEqual(width as NSNumber, NSNumber(value: 2.5))
    let known: CGFloat! = 3
    XCTAssertEqual(known as NSNumber, 3)
    XCTAssertEqual(CGFloat(truncating: 4.5), 4.5)
    XCTAssertEqual(CGFloat(exactly: NSNumber(value: 7)), 7)
    XCTAssertEqual((width as Any) as? NSNumber, 2.5)
  }

  func test_bytes_haveAnAddress() {
    let data: CFData = Data([1, 2, 3])
    XCTAssertEqual(CFDataGetBytePtr(data)[2], 3)
    XCTAssertEqual(CFDataGetLength(data), 3)
    XCTAssertNil(CFDataGetBytePtr(Data()))
  }

  func test_texts_areWrittenInOtherLetters() {
    let name = NSMutableString(string: "北京 é") as CFMutableString
    XCTAssertTrue(CFStringTransform(name, nil, kCFStringTransformMandarinLatin, false))
    XCTAssertEqual(name as String, "běi jīng é")
    XCTAssertTrue(CFStringTransform(name, nil, kCFStringTransformStripDiacritics, false))
    XCTAssertEqual(name as String, "bei jing e")
    let wide: CFMutableString! = CFStringCreateMutableCopy(nil, 0, "ABC" as CFString)
    var range = CFRangeMake(1, 2)
    XCTAssertTrue(CFStringTransform(wide, &range, kCFStringTransformFullwidthHalfwidth, true))
    XCTAssertEqual(wide as String, "AＢＣ")
    XCTAssertEqual(range, CFRangeMake(1, 2))
    XCTAssertFalse(CFStringTransform(wide, nil, "No such transform" as CFString, false))
    XCTAssertEqual(CFStringGetLength("né" as CFString), 2)
  }
}
