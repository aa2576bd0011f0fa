import Foundation
import XCTest

@testable import ObjCRuntime

/// Members of Foundation's classes that Linux's lack.
final class AppleFoundationTests: XCTestCase {
  func test_aCalendar_findsWhenAUnitBegins() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
    // The 14th of November 2023, a Tuesday.
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    var start: NSDate?
    var length: TimeInterval = 0
    XCTAssertTrue(
      (calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: date))
    XCTAssertEqual(start.map { $0.timeIntervalSince1970 }, 1_699_920_000)
    XCTAssertEqual(length, 86_400)
    var weekend = date
    XCTAssertTrue(calendar.nextWeekend(startingAfter: date, start: &weekend, interval: &length))
    XCTAssertEqual(weekend.timeIntervalSince1970, 1_700_265_600)
    XCTAssertEqual(length, 2 * 86_400)
  }

  func test_aLocale_namesRegionsAndLanguages() {
    let locale = NSLocale(localeIdentifier: "en_US")
    XCTAssertEqual(locale.localizedString(forCountryCode: "FR"), "France")
    XCTAssertEqual(locale.localizedString(forLanguageCode: "de"), "German")
  }

  func test_anObjectKnowsItsClass_alsoByAProtocol() {
    class Animal: NSObject {}
    final class Cat: Animal {}
    let cat: any NSObjectProtocol = Cat()
    XCTAssertTrue(cat.isKind(of: Animal.self))
    XCTAssertTrue(cat.isMember(of: Cat.self))
    XCTAssertFalse(cat.isMember(of: Animal.self))
    XCTAssertFalse(Animal().isKind(of: Cat.self))
  }
}
