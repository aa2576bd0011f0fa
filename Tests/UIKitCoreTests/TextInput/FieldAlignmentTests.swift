import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Where the text of a field lies that is higher than its line.
final class FieldAlignmentTests: XCTestCase {
  func test_aFieldThatIsFoldedToNothing_showsNothing() {
    onMainActor {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      field.layoutIfNeeded()
      XCTAssertEqual(field.content.frame.height, 0)
      field.frame.size.height = 34
      field.layoutIfNeeded()
      XCTAssertGreaterThan(field.content.frame.height, 20)
    }
  }

  func test_textAndPlaceholder_lieWhereTheContentsAlignmentSays() throws {
    try onMainActor {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      field.placeholder = "Text or address"
      func place() throws -> CGFloat {
        field.layoutIfNeeded()
        let part = try XCTUnwrap(field.content.parts.first)
        return part.origin.y + field.content.frame.minY
      }
      let middle = try place()
      for text in [nil, "Saturday"] {
        field.text = text
        field.contentVerticalAlignment = .center
        XCTAssertEqual(try place(), middle, accuracy: 0.5)
        field.contentVerticalAlignment = .top
        XCTAssertEqual(try place(), 0, accuracy: 0.5)
        XCTAssertLessThan(field.caretRect(for: field.beginningOfDocument).minY, 1)
        field.contentVerticalAlignment = .bottom
        XCTAssertEqual(try place(), 2 * middle, accuracy: 1)
      }
    }
  }
}
