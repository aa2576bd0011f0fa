import Foundation
import ObjCRuntime
import XCTest

/// Links and telephone numbers in texts.
final class DataDetectorTests: XCTestCase {
  private func found(_ text: String, _ bits: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: bits)
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: range).map { match in
      "\((text as NSString).substring(with: match.range)) \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
    }
  }

  func test_links() throws {
    XCTAssertEqual(
      try found(
        "See https://swift.org/a?b=1, (www.example.com/x) or mail a.b@c.org. No e.g. 3.5", 1 << 5),
      [
        "https://swift.org/a?b=1 https://swift.org/a?b=1",
        "www.example.com/x http://www.example.com/x",
        "a.b@c.org mailto:a.b@c.org",
      ])
    XCTAssertEqual(try found("apple.com and file.swift", 1 << 5), ["apple.com http://apple.com"])
  }

  func test_telephoneNumbers() throws {
    XCTAssertEqual(
      try found("Call +1 (555) 123-4567 or 030 901820, not on 2026-11-29 or 42.", 1 << 11),
      ["+1 (555) 123-4567 +1 (555) 123-4567", "030 901820 030 901820"])
    XCTAssertEqual(try found("http://a.com/5551234567", 1 << 11), [])
  }

  func test_kinds() throws {
    XCTAssertThrowsError(try NSDataDetector(types: 0))
    let detector = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let text = "a.com 555 123 4567"
    let range = NSRange(location: 0, length: 18)
    XCTAssertEqual(detector.numberOfMatches(in: text, range: range), 2)
    XCTAssertEqual(
      detector.rangeOfFirstMatch(in: text, range: range), NSRange(location: 0, length: 5))
    var count = 0
    detector.enumerateMatches(in: text, range: range) { match, _, stop in
      count += 1
      XCTAssertEqual(match?.resultType.rawValue, 1 << 5)
      stop.pointee = true
    }
    XCTAssertEqual(count, 1)
    let link = URL(string: "http://b.org").map {
      NSTextCheckingResult.linkCheckingResult(range: range, url: $0)
    }
    XCTAssertEqual(link?.url?.host, "b.org")
  }
}
