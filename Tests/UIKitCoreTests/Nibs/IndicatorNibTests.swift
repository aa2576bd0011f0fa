import Foundation
import XCTest

@testable import UIKitCore

/// Attributes of a document's activity indicator.
final class IndicatorNibTests: XCTestCase {
  @MainActor
  private static func indicator(_ attributes: String) throws -> UIActivityIndicatorView {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <activityIndicatorView \(attributes) style="large" id="I"/>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UIActivityIndicatorView)
  }

  func test_oneThatIsHiddenAndDoesNotHideByItself_staysHidden() throws {
    try MainActor.assumeIsolated {
      let hidden = try Self.indicator("hidden=\"YES\" animating=\"YES\"")
      XCTAssertTrue(hidden.isHidden)
      XCTAssertTrue(hidden.isAnimating)
      XCTAssertFalse(try Self.indicator("").isHidden)
      XCTAssertTrue(try Self.indicator("hidden=\"YES\"").isHidden)
      XCTAssertTrue(try Self.indicator("hidesWhenStopped=\"YES\"").isHidden)
      XCTAssertFalse(try Self.indicator("hidesWhenStopped=\"YES\" animating=\"YES\"").isHidden)
    }
  }
}
