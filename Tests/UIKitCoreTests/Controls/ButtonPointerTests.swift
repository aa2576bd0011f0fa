import NibDocument
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Buttons that answer to a pointer over them, made in code and by documents.
final class ButtonPointerTests: XCTestCase {
  @MainActor
  private static func withButton(_ body: (UIButton, TouchFixture) -> Void) {
    let fixture = TouchFixture()
    defer { fixture.close() }
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    fixture.window.addSubview(button)
    fixture.step()
    body(button, fixture)
  }

  /// Moves the pointer over the button or away from it, and returns whether the button shows it.
  @MainActor
  private static func shows(_ button: UIButton, _ fixture: TouchFixture, over: Bool = true) -> Bool
  {
    fixture.hover(.changed, over ? 30 : 300, over ? 30 : 300)
    fixture.step()
    return !button.layer.overlay.isEmpty
  }

  func test_buttons_answerToThePointer_whereTheyAreTold() {
    onMainActor {
      Self.withButton { button, fixture in
        XCTAssertFalse(button.isPointerInteractionEnabled)
        XCTAssertFalse(Self.shows(button, fixture))
        XCTAssertFalse(Self.shows(button, fixture, over: false))
        button.isPointerInteractionEnabled = true
        XCTAssertTrue(Self.shows(button, fixture))
        XCTAssertFalse(Self.shows(button, fixture, over: false))
        XCTAssertTrue(Self.shows(button, fixture))
        button.isPointerInteractionEnabled = false
        fixture.step()
        XCTAssertTrue(button.layer.overlay.isEmpty, "also while the pointer is there")
        XCTAssertTrue(button.interactions.allSatisfy { !($0 is UIPointerInteraction) })
      }
    }
  }

  func test_disabledButtons_doNotAnswer() {
    onMainActor {
      Self.withButton { button, fixture in
        button.isEnabled = false
        button.isPointerInteractionEnabled = true
        XCTAssertFalse(Self.shows(button, fixture))
        button.isEnabled = true
        fixture.step()
        XCTAssertFalse(button.layer.overlay.isEmpty, "the pointer has not moved")
        button.isEnabled = false
        fixture.step()
        XCTAssertTrue(button.layer.overlay.isEmpty)
      }
    }
  }

  @MainActor
  private static func button(_ attributes: String) throws -> UIButton {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button \(attributes) id="B"><rect key="frame" x="0" y="0" width="80" height="40"/></button>
      </objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Button.xib")
    XCTAssertEqual(document.problems.map(\.message), [])
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UIButton)
  }

  func test_documents_sayWhichButtonsAnswer() throws {
    try onMainActor {
      XCTAssertFalse(try Self.button("").isPointerInteractionEnabled)
      XCTAssertTrue(try Self.button(#"pointerInteraction="YES""#).isPointerInteractionEnabled)
      XCTAssertFalse(try Self.button(#"pointerInteraction="NO""#).isPointerInteractionEnabled)
    }
  }
}
