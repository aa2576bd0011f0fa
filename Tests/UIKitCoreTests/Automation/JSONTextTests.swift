import CoreGraphics
import XCTest

@testable import UIKitCore

final class JSONTextTests: XCTestCase {
  func test_json_keepsTheOrderAndEscapes() {
    let value = JSONText.object([
      "b": .string("a\"\n\u{1}é"), "a": .array([.int(1), .number(2.50001), .number(.infinity)]),
      "none": nil, "empty": .object([JSONText.Member]()),
      "views": .array([.object(["x": .rect(CGRect(x: 0.5, y: 1, width: 2, height: 3))])]),
    ])
    XCTAssertEqual(
      value.text,
      """
      {
        "b": "a\\"\\n\\u0001é",
        "a": [1, 2.5, "inf"],
        "empty": {},
        "views": [
          {
            "x": [0.5, 1, 2, 3]
          }
        ]
      }

      """)
  }
}
