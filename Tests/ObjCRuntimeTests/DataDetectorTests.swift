import Foundation
import XCTest

@_spi(XcodeSources) @testable import ObjCRuntime

/// Links and telephone numbers in texts.
final class DataDetectorTests: XCTestCase {
  private func found(_ text: String) throws -> [String] {
    let types: NSTextCheckingResult.CheckingType = [
      .init(rawValue: 1 << 6), .init(rawValue: 1 << 11),
    ]
    let detector = try NSDataDetector(types: types.rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map {
      let part = (text as NSString).substring(with: $0.range)
      return "\(part) \($0.url?.absoluteString ?? $0.phoneNumber ?? "")"
    }
  }

  func test_links() throws {
    XCTAssertEqual(
      try found("See https://swift.org/a_(b), or www.example.com/x?y=1."),
      [
        "https://swift.org/a_(b) https://swift.org/a_(b)",
        "www.example.com/x?y=1 http://www.example.com/x?y=1",
      ])
    XCTAssertEqual(
      try found("Write to Me.You+1@mail.example.co.uk! (apple.com)"),
      [
        "Me.You+1@mail.example.co.uk mailto:Me.You+1@mail.example.co.uk",
        "apple.com http://apple.com",
      ])
    XCTAssertEqual(
      try found("näher bei example.org, 世界 example.jp 終"),
      [
        "example.org http://example.org", "example.jp http://example.jp",
      ])
    XCTAssertEqual(try found("End of it.Next one, a.swift, v1.2.3, e.g. this, 10.5 and @name"), [])
  }

  func test_telephoneNumbers() throws {
    XCTAssertEqual(
      try found("Call +49 30 1234567 or (555) 123-4567, 555.123.4567"),
      ["+49 30 1234567 +49301234567", "(555) 123-4567 5551234567", "555.123.4567 5551234567"])
    XCTAssertEqual(try found("5551234567"), ["5551234567 5551234567"])
    XCTAssertEqual(
      try found("2026-11-29, 1 000 000 people, 12345, 3.14159265, id abc1234567890, 1.500.000"), [])
  }

  func test_asInObjectiveC() throws {
    XCTAssertThrowsError(try NSDataDetector(types: 0))
    let detector = try NSDataDetector(types: 1 << 6)
    let text = "a.com b.com c.com"
    let range = NSRange(location: 0, length: 17)
    XCTAssertEqual(detector.numberOfMatches(in: text, range: range), 3)
    XCTAssertEqual(
      detector.firstMatch(in: text, range: range)?.range, NSRange(location: 0, length: 5))
    XCTAssertEqual(
      detector.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7)).location,
      NSNotFound)
    var seen = 0
    var count = 0
    detector.enumerateMatchesNow(in: text, options: [], range: range) { _, _, _ in count += 1 }
    XCTAssertEqual(count, detector.numberOfMatches(in: text, range: range))
    detector.enumerateMatches(in: text, range: range) { result, _, stop in
      seen += 1
      XCTAssertEqual(result?.resultType.rawValue, 1 << 6)
      stop.pointee = ObjCBool(seen == 2)
    }
    XCTAssertEqual(seen, 2)
  }

  /// A runaway search would take longer than any test may.
  func test_hostileTexts_areReadToTheirEnd() {
    let texts = [
      String(repeating: "a-", count: 20000), String(repeating: "a.", count: 20000),
      String(repeating: "1 ", count: 20000), String(repeating: "http://", count: 6000),
      String(repeating: "(", count: 40000), String(repeating: "a@", count: 20000),
    ]
    for text in texts {
      _ = DataDetection.find(
        [.links, .numbers], in: text, NSRange(location: 0, length: text.utf16.count))
    }
  }
}
