import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The configuration of a document's button.
final class ButtonNibTests: XCTestCase {
  @MainActor
  private static func button(_ attributes: String, _ inner: String) throws -> UIButton {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button id="B"><rect key="frame" x="0" y="0" width="200" height="40"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" \(attributes)>\(inner)</buttonConfiguration>
      </button></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UIButton)
  }

  func test_aBackground_isRead() throws {
    try onMainActor {
      let button = try Self.button(
        "style=\"plain\" title=\"Enter\"",
        """
        <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2">
        <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></backgroundConfiguration>
        """)
      let blue = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      let background = try XCTUnwrap(button.configuration?.background)
      XCTAssertEqual(background.backgroundColor, blue)
      XCTAssertEqual(background.strokeColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      XCTAssertEqual(background.cornerRadius, 3)
      XCTAssertEqual(background.strokeWidth, 2)
      button.layoutIfNeeded()
      XCTAssertEqual(button.groundIfMade?.backgroundColor, blue)
    }
  }

  func test_aClearBackground_isTheButtonsOwn_andWinsOverTheStyles() throws {
    try onMainActor {
      let own = try Self.button(
        "style=\"gray\" title=\"Enter\"",
        """
        <backgroundConfiguration key="background"><color key="backgroundColor" white="0" \
        alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </backgroundConfiguration><color key="baseBackgroundColor" red="1" green="0" blue="0" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        """)
      let styled = try Self.button("style=\"gray\" title=\"Enter\"", "")
      for button in [own, styled] { button.layoutIfNeeded() }
      XCTAssertEqual(own.groundIfMade?.backgroundColor?.cgColor.alpha, 0)
      XCTAssertEqual(styled.groundIfMade?.backgroundColor, .secondarySystemFill)
    }
  }

  func test_theFontOfATitle_isRead_andStaysForOtherTitles() throws {
    try onMainActor {
      let button = try Self.button(
        """
        style="filled" title="Enter" titleAlignment="trailing" titleLineBreakMode="middleTruncation"
        """,
        """
        <fontDescription key="titleFontDescription" type="system" weight="heavy" pointSize="29"/>
        """)
      XCTAssertEqual(button.configuration?.titleAlignment, .trailing)
      XCTAssertEqual(button.configuration?.titleLineBreakMode, .byTruncatingMiddle)
      for title in ["Enter", "Leave"] {
        button.setTitle(title, for: .normal)
        button.layoutIfNeeded()
        let text = try XCTUnwrap(button.titleLabel?.attributedText)
        XCTAssertEqual(text.string, title)
        let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        XCTAssertEqual(font, .systemFont(ofSize: 29, weight: .heavy))
      }
    }
  }

  func test_theGlowOfATouch_isRead() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <button showsTouchWhenHighlighted="YES" id="B"/></objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      XCTAssertTrue(try XCTUnwrap(objects.first as? UIButton).showsTouchWhenHighlighted)
    }
  }

  func test_aTitleWithAttributes_isRead() throws {
    try onMainActor {
      let button = try Self.button(
        "style=\"plain\"",
        """
        <attributedString key="attributedTitle"><fragment content="Log in"><attributes>
        <font key="NSFont" size="21" name="Helvetica"/></attributes></fragment></attributedString>
        """)
      let title = try XCTUnwrap(button.configuration?.attributedTitle)
      XCTAssertEqual(String(title.characters), "Log in")
    }
  }

  /// What Interface Builder leaves as the state's title when the author clears that of the configuration.
  func test_theStatesTitle_isNotShownBesideAConfiguration() throws {
    try onMainActor {
      let button = try Self.button("style=\"plain\" image=\"plus\" catalog=\"system\"", "")
      XCTAssertNil(button.title(for: .normal))
      button.layoutIfNeeded()
      XCTAssertNil(button.titleLabelIfMade?.text)
      let picture = try XCTUnwrap(button.imageView)
      XCTAssertEqual(picture.frame.midX, 100, accuracy: 0.5)
      button.setTitle("Add", for: .normal)
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.text, "Add")
    }
  }

  /// A line that is higher than the button leaves beside its insets.
  func test_aLowButton_showsTheWholeLine() throws {
    try onMainActor {
      let button = try Self.button("style=\"plain\" title=\"Next\"", "")
      button.frame.size.height = 24
      button.layoutIfNeeded()
      let label = try XCTUnwrap(button.titleLabel)
      XCTAssertGreaterThanOrEqual(label.frame.height, label.font.lineHeight)
      XCTAssertEqual(label.frame.midY, 12, accuracy: 0.5)
    }
  }
}
