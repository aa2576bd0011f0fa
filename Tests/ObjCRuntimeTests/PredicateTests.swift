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

  func test_variables_haveTheirValuesWhenTheyAreAsked() {
    let predicate = NSPredicate(format: "$on == false AND $row.pages > 10")
    let row: [String: Any] = ["pages": 12]
    XCTAssertTrue(
      predicate.evaluate(with: nil, substitutionVariables: ["on": false, "row": row]))
    XCTAssertFalse(
      predicate.withSubstitutionVariables(["on": true, "row": row]).evaluate(with: nil))
  }

  func test_parts_areThoseOfTheText() throws {
    let predicate = PredicateText.predicate(
      format: "NOT (name CONTAINS[cd] %@) OR $on == 1 OR $row.size BETWEEN {1, 2}", "x")
    XCTAssertEqual(
      "\(predicate)",
      "(NOT name CONTAINS[cd] \"x\") OR $on == 1 OR $row.size BETWEEN {1, 2}")
    let compound = try XCTUnwrap(predicate as? NSCompoundPredicate)
    XCTAssertEqual(compound.compoundPredicateType, .or)
    let parts = compound.subpredicates.compactMap { $0 as? ObjCRuntime.NSComparisonPredicate }
    XCTAssertEqual(
      parts.map(\.leftExpression.expressionType), [.variable, .function])
    XCTAssertEqual(parts[0].leftExpression.variable, "on")
    XCTAssertEqual(parts[0].rightExpression.constantValue as? Double, 1)
    XCTAssertEqual(parts[1].predicateOperatorType, .between)
    XCTAssertEqual(parts[1].leftExpression.operand.variable, "row")
    XCTAssertTrue(
      PredicateText.predicate(format: "NONE tags == 'a'").evaluate(with: ["tags": ["b"]]))
  }

  func test_comparisons_arePutTogether() {
    let comparison = ObjCRuntime.NSComparisonPredicate(
      leftExpression: ObjCRuntime.NSExpression(forKeyPath: "title"),
      rightExpression: ObjCRuntime.NSExpression(forConstantValue: "PAG"), modifier: .direct,
      type: .contains, options: [.caseInsensitive, .diacriticInsensitive])
    let price = ObjCRuntime.NSComparisonPredicate(
      leftExpression: ObjCRuntime.NSExpression(forKeyPath: "pages"),
      rightExpression: ObjCRuntime.NSExpression(forConstantValue: 120), modifier: .direct,
      type: .lessThan)
    let book: [String: Any] = ["title": "Pages", "pages": 120, "tags": ["red", "big"]]
    XCTAssertTrue(comparison.evaluate(with: book))
    XCTAssertFalse(price.evaluate(with: book))
    XCTAssertTrue(
      NSCompoundPredicate(orPredicateWithSubpredicates: [price, comparison]).evaluate(with: book))
    XCTAssertEqual(comparison.predicateFormat, "title CONTAINS[cd] \"PAG\"")
    XCTAssertEqual(comparison, comparison.copy() as? NSPredicate)
    let any = ObjCRuntime.NSComparisonPredicate(
      leftExpression: ObjCRuntime.NSExpression(forKeyPath: "tags"),
      rightExpression: ObjCRuntime.NSExpression(forAggregate: ["big", "small"]), modifier: .any,
      type: .in)
    XCTAssertTrue(any.evaluate(with: book))
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
