import Foundation
import NibDocument
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

  func test_waysOfBreakingLines_andOfScrolling_areRead_withoutAWarning() throws {
    try MainActor.assumeIsolated {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <accessibilityOverrides/>
        <objects>
        <label text="Title" id="L">
        <lineBreakStrategy key="lineBreakStrategy" hangulWordPriority="YES"/></label>
        <panGestureRecognizer id="P">
        <scrollTypes key="allowedScrollTypesMask" continuous="YES"/></panGestureRecognizer>
        </objects></document>
        """
      XCTAssertEqual(try NibReader.read(Data(text.utf8), fileName: "").problems, [])
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let label = try XCTUnwrap(objects.first as? UILabel)
      XCTAssertEqual(label.lineBreakStrategy, .hangulWordPriority)
      let pan = try XCTUnwrap(objects.last as? UIPanGestureRecognizer)
      XCTAssertEqual(pan.allowedScrollTypesMask, .continuous)
    }
  }

  // Evidence: nib-12.
  func test_aFontOfNoSize_hasTwelvePoints() throws {
    try MainActor.assumeIsolated {
      for (type, size) in [("system", "0.0"), ("boldSystem", "0.0"), ("italicSystem", "0.0")] {
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <label text="Title" id="L">
          <fontDescription key="fontDescription" type="\(type)" pointSize="\(size)"/></label>
          </objects></document>
          """
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let label = try XCTUnwrap(objects.first as? UILabel)
        XCTAssertEqual(label.font.pointSize, 12)
        XCTAssertEqual(label.intrinsicContentSize.height, 14.5, accuracy: 1)
      }
    }
  }

  /// Its frame is as wide as the text in San Francisco, of which Inter is a little wider.
  func test_aTextALittleWiderThanItsDrawnFrame_isTightened() throws {
    try MainActor.assumeIsolated {
      func isCutOff(_ label: UILabel, missing: CGFloat) -> Bool {
        label.showsExpansionTextWhenTruncated = true
        label.frame.size = CGSize(width: label.intrinsicContentSize.width - missing, height: 21)
        return UILabel.cutOff(in: label, at: CGPoint(x: 1, y: 1)) != nil
      }
      let fixed = try Self.label("fixedFrame=\"YES\"")
      XCTAssertFalse(isCutOff(fixed, missing: 2))
      XCTAssertTrue(isCutOff(fixed, missing: 15))
      XCTAssertFalse(isCutOff(try Self.label(""), missing: 2), "its frame was drawn, too")
      let constrained = try Self.label("translatesAutoresizingMaskIntoConstraints=\"NO\"")
      XCTAssertTrue(isCutOff(constrained, missing: 2))
      XCTAssertFalse(fixed.allowsDefaultTighteningForTruncation)
    }
  }

  func test_textsShrink_whereTheDocumentSaysHowSmall() throws {
    try MainActor.assumeIsolated {
      XCTAssertFalse(try Self.label("").adjustsFontSizeToFitWidth)
      XCTAssertFalse(try Self.label("adjustsFontSizeToFit=\"NO\"").adjustsFontSizeToFitWidth)
      let label = try Self.label("minimumScaleFactor=\"0.5\"")
      XCTAssertTrue(label.adjustsFontSizeToFitWidth)
      XCTAssertEqual(label.minimumScaleFactor, 0.5)
      let small = try Self.label("minimumFontSize=\"8.5\"")
      XCTAssertTrue(small.adjustsFontSizeToFitWidth)
      XCTAssertEqual(small.minimumScaleFactor, 0.5)
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <textField minimumFontSize="12" id="A"/>
        <textField minimumFontSize="12" adjustsFontSizeToFit="NO" id="B"/></objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let fields = objects.compactMap { $0 as? UITextField }
      XCTAssertEqual(fields.map(\.adjustsFontSizeToFitWidth), [true, false])
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
