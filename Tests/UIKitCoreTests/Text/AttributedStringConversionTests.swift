import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class AttributedStringConversionTests: XCTestCase {
  func test_runs_keepTheirAttributesBothWays() {
    onMainActor {
      var text = AttributedString("👍🏽 big ")
      text.font = .boldSystemFont(ofSize: 20)
      var red = AttributedString("red")
      red.foregroundColor = .red
      let converted = NSAttributedString(text + red)
      XCTAssertEqual(converted.string, "👍🏽 big red")
      var range = NSRange()
      let font = converted.attribute(.font, at: 0, effectiveRange: &range) as? UIFont
      XCTAssertEqual(font, .boldSystemFont(ofSize: 20))
      XCTAssertEqual(range, NSRange(location: 0, length: 9))
      XCTAssertEqual(
        converted.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor, .red)
      XCTAssertNil(converted.attribute(.foregroundColor, at: 8, effectiveRange: nil))
      XCTAssertEqual(AttributedString(converted), text + red)
      XCTAssertEqual(AttributedString(NSAttributedString(string: "")), AttributedString())
    }
  }
}
