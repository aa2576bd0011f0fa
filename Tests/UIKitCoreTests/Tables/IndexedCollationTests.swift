import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class IndexedCollationTests: XCTestCase {
  final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private static let selector = Selector("name", Person.nameOfPerson)

  func test_namesAreSortedIntoTheirLetters() {
    onMainActor {
      let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))
      XCTAssertEqual(collation.sectionTitles.count, 27)
      XCTAssertEqual(collation.sectionTitles.first, "A")
      XCTAssertEqual(collation.sectionTitles.last, "#")
      XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
      func section(_ name: String) -> String {
        collation.sectionTitles[
          collation.section(for: Person(name), collationStringSelector: Self.selector)]
      }
      XCTAssertEqual(section("ada"), "A")
      XCTAssertEqual(section("Émile"), "E")
      XCTAssertEqual(section(" Zuse"), "Z")
      XCTAssertEqual(section("42"), "#")
      XCTAssertEqual(section(""), "#")
      XCTAssertEqual(section("Äpfel"), "A")
      XCTAssertEqual(collation.section(forSectionIndexTitle: 5), 5)
    }
  }

  func test_languagesHaveTheirOwnLetters() {
    onMainActor {
      let swedish = UILocalizedIndexedCollation(Locale(identifier: "sv_SE"))
      XCTAssertEqual(Array(swedish.sectionTitles.suffix(4)), ["Å", "Ä", "Ö", "#"])
      let place = swedish.section(for: Person("Äpple"), collationStringSelector: Self.selector)
      XCTAssertEqual(swedish.sectionTitles[place], "Ä")
      let spanish = UILocalizedIndexedCollation(Locale(identifier: "es_ES"))
      let n = spanish.sectionTitles.firstIndex(of: "N") ?? 0
      XCTAssertEqual(spanish.sectionTitles[n + 1], "Ñ")
      let japanese = UILocalizedIndexedCollation(Locale(identifier: "ja_JP"))
      let row = japanese.section(for: Person("サクラ"), collationStringSelector: Self.selector)
      XCTAssertEqual(japanese.sectionTitles[row], "さ")
      let korean = UILocalizedIndexedCollation(Locale(identifier: "ko_KR"))
      let first = korean.section(for: Person("한국"), collationStringSelector: Self.selector)
      XCTAssertEqual(korean.sectionTitles[first], "ㅎ")
    }
  }

  func test_objectsAreSorted_whateverTheirCapitals() {
    onMainActor {
      let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))
      let sorted = collation.sortedArray(
        from: [Person("bob"), Person("Carl"), Person("Ann"), Person("Bob")],
        collationStringSelector: Self.selector)
      XCTAssertEqual(sorted.compactMap { ($0 as? Person)?.name }, ["Ann", "bob", "Bob", "Carl"])
      XCTAssertTrue(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
    }
  }
}

extension IndexedCollationTests.Person {
  fileprivate func nameOfPerson() -> String { name }
}
