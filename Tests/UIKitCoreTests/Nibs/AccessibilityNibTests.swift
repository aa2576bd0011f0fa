import Foundation
import XCTest

@testable import UIKitCore

/// What documents say to readers.
final class AccessibilityNibTests: XCTestCase {
  @MainActor private static func made(_ elements: String) throws -> [Any] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(elements)</objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
  }

  func test_label_hint_identifier_andTraits() throws {
    try MainActor.assumeIsolated {
      let view = try XCTUnwrap(
        Self.made(
          """
          <view contentMode="scaleToFill" id="V">
            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            <accessibility key="accessibilityConfiguration" hint="Opens it" identifier="door">
              <string key="label">The
          door</string>
              <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
              <bool key="isElement" value="YES"/>
            </accessibility>
          </view>
          """
        ).first as? UIView)
      XCTAssertEqual(view.accessibilityLabel, "The\ndoor")
      XCTAssertEqual(view.accessibilityHint, "Opens it")
      XCTAssertEqual(view.accessibilityIdentifier, "door")
      XCTAssertEqual(view.accessibilityTraits, [.button, .notEnabled])
      XCTAssertTrue(view.isAccessibilityElement)
    }
  }

  /// A class's own traits stay only where the document repeats them.
  func test_traits_replaceThoseOfTheClass() throws {
    try MainActor.assumeIsolated {
      let view = try XCTUnwrap(
        Self.made(
          """
          <imageView id="I"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <accessibility key="accessibilityConfiguration" label="Fox">
              <accessibilityTraits key="traits" updatesFrequently="YES" header="YES"/>
            </accessibility></imageView>
          """
        ).first as? UIView)
      XCTAssertEqual(view.accessibilityTraits, [.updatesFrequently, .header])
    }
  }

  func test_barItems() throws {
    try MainActor.assumeIsolated {
      let item = try XCTUnwrap(
        Self.made(
          """
          <barButtonItem systemItem="add" id="B">
            <accessibility key="accessibilityConfiguration" label="New note" identifier="new"/>
          </barButtonItem>
          """
        ).first as? UIBarButtonItem)
      XCTAssertEqual(item.accessibilityLabel, "New note")
      XCTAssertEqual(item.accessibilityIdentifier, "new")
    }
  }

  func test_barItems_takeRuntimeAttributes() throws {
    try MainActor.assumeIsolated {
      let item = try XCTUnwrap(
        Self.made(
          """
          <barButtonItem systemItem="add" id="B">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier"
                value="addButton"/>
            </userDefinedRuntimeAttributes>
          </barButtonItem>
          """
        ).first as? UIBarButtonItem)
      XCTAssertEqual(item.accessibilityIdentifier, "addButton")
    }
  }
}
