import Foundation
import UIKitTestSupport
import XCTest

/// A program whose clock begins at a given date shows that date, however late it is on the machine.
final class StartDateTests: XCTestCase {
  func test_aDateInTheFuture_isShown_andIsTheSameInEachRun() throws {
    var app = AppSnapshot()
    app.startDate = Date(timeIntervalSince1970: 4_102_444_800)
    app.script = "key f5\nwait 3\nidle"
    let dump = String(decoding: try app.dump(ofProductNamed: "T4Refresh"), as: UTF8.self)
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy, HH:mm"
    let shown = formatter.string(from: Date(timeIntervalSince1970: 4_102_444_800))
    XCTAssertTrue(dump.contains(shown), dump)
    let first = try app.picture(ofProductNamed: "T4Refresh")
    XCTAssertEqual(first, try app.picture(ofProductNamed: "T4Refresh"))
  }
}
