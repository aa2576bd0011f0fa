import Foundation
import XCTest

@testable import UIKitCore

/// Attributes of a document's label.
final class LabelNibTests: XCTestCase {
  @MainActor
  private static func label(_ attributes: String) throws -> UILabel {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="Title" \(attributes) id="L"/>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UILabel)
  }

  func test_theWholeTextIsTold_whereTheDocumentSaysSo() throws {
    try MainActor.assumeIsolated {
      XCTAssertFalse(try Self.label("").showsExpansionTextWhenTruncated)
      let label = try Self.label("showsExpansionTextWhenTruncated=\"YES\"")
      XCTAssertTrue(label.showsExpansionTextWhenTruncated)
      label.setValue(false, forKey: "showsExpansionTextWhenTruncated")
      XCTAssertFalse(label.showsExpansionTextWhenTruncated)
    }
  }

  func test_limitsOfTheTextSize_areRead() throws {
    try MainActor.assumeIsolated {
      let label = try Self.label(
        """
        minimumContentSizeCategory="medium" maximumContentSizeCategory="UICTContentSizeCategoryAccessibilityM"
        """)
      XCTAssertEqual(label.minimumContentSizeCategory, .medium)
      XCTAssertEqual(label.maximumContentSizeCategory, .accessibilityMedium)
    }
  }
}
