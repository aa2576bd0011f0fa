import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A text in which nothing can be chosen, as chats have.
private final class FixedTextView: UITextView {
  var replaced: [String] = []
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nil
  }
  override func characterRange(at point: CGPoint) -> UITextRange? { nil }
  override func replace(_ range: UITextRange, withText text: String) { replaced.append(text) }
}

private final class FixedTextField: UITextField {
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nil
  }
  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    false
  }
}

/// What subclasses answer for the text's places is what the protocol's callers get.
final class OverriddenInputTests: XCTestCase {
  func test_textsPlaces_areThoseOfTheSubclass() throws {
    try onMainActor {
      let view = FixedTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "abc"
      let input: any UITextInput = view
      let range = try XCTUnwrap(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      XCTAssertNil(input.closestPosition(to: .zero, within: range))
      XCTAssertNil(input.characterRange(at: CGPoint(x: 8, y: 12)))
      input.replace(range, withText: "d")
      XCTAssertEqual(view.replaced, ["d"])
      XCTAssertEqual(view.text, "abc")
      XCTAssertEqual(input.text(in: range), "abc")

      let field = FixedTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "abc"
      let other: any UITextInput = field
      let all = try XCTUnwrap(
        other.textRange(from: other.beginningOfDocument, to: other.endOfDocument))
      XCTAssertNil(other.closestPosition(to: .zero, within: all))
      XCTAssertEqual(other.shouldChangeText(in: all, replacementText: "d"), false)
      XCTAssertNotNil(UITextField().closestPosition(to: .zero, within: all))
    }
  }
}
