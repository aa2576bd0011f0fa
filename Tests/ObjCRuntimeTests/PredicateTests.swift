import Foundation
import XCTest

@_spi(XcodeSources) @testable import ObjCRuntime

final class PredicateTests: XCTestCase {
  private func holds(_ format: String, _ values: Any?..., for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: values.map { $0 ?? NSNull() }).evaluate(with: object)
  }

  func test_aPredicateOfNothing_isThereToBeReplaced() {
    var predicate: NSPredicate = NSPredicate()
    XCTAssertTrue(predicate.evaluate(with: "a"))
    predicate = NSPredicate(format: "SELF == 'b'")
    XCTAssertFalse(predicate.evaluate(with: "a"))
  }

  func test_texts_areMatched() {
    let address = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", address)
    XCTAssertTrue(predicate.evaluate(with: "a.b@example.org"))
    XCTAssertFalse(predicate.evaluate(with: "mail to a.b@example.org"))
    XCTAssertTrue(holds("SELF BEGINSWITH[c] 'sec'", for: "Second"))
    XCTAssertFalse(holds("SELF BEGINSWITH 'sec'", for: "Second"))
    XCTAssertTrue(holds("self contains[cd] %@", "CAFE", for: "un café noir"))
    XCTAssertTrue(holds("SELF LIKE 'a?c*'", for: "abcde"))
    XCTAssertTrue(holds("SELF ENDSWITH \"de\"", for: "abcde"))
    XCTAssertTrue(holds("SELF IN {'a', 'b'}", for: "b"))
  }

  func test_keysAndNumbers_areCompared() {
    let book: [String: Any] = ["title": "Pages", "pages": 120, "tags": ["red", "big"]]
    XCTAssertTrue(holds("pages >= %d AND title == %@", 120, "Pages", for: book))
    XCTAssertTrue(holds("(pages > 200) OR NOT title = 'Rows'", for: book))
    XCTAssertTrue(holds("pages BETWEEN {100, 130} && %K != nil", "title", for: book))
    XCTAssertTrue(holds("ANY tags == 'big'", for: book))
    XCTAssertFalse(holds("ALL tags == 'big'", for: book))
    XCTAssertTrue(holds("author == nil", for: book))
    XCTAssertTrue(holds("tags.@count == 2", for: book))
    XCTAssertTrue(holds("TRUEPREDICATE", for: nil))
  }

  func test_dates_areCompared() {
    let early = Date(timeIntervalSince1970: 10)
    XCTAssertTrue(
      holds("date > %@", early as NSDate, for: ["date": Date(timeIntervalSince1970: 20)]))
  }

  func test_arraysAreFiltered() {
    let words: NSArray = ["one", "two", "three"]
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "t"))
    XCTAssertEqual(found as? [String], ["two", "three"])
  }

  func test_faults_areNamed() {
    XCTAssertThrowsError(try PredicateParser.parse("SELF MATCHES", []))
    XCTAssertThrowsError(try PredicateParser.parse("a == %@", []))
    XCTAssertThrowsError(try PredicateParser.parse("sum(a) == 1", []))
    XCTAssertThrowsError(try PredicateParser.parse("a == 1 b", []))
    XCTAssertThrowsError(try PredicateParser.parse("a == 'x", []))
  }
}
