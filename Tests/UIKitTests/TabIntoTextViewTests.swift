import UIKit
import UIKitTestSupport
import XCTest

/// Tab goes to a text view and is typed there from then on; what is written stays.
final class TabIntoTextViewTests: XCTestCase {
  @MainActor
  private func typed(after keys: String, startsInField: Bool) throws -> (
    view: String, field: String
  ) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    field.text = "Name"
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    text.text = "A whole page."
    controller.view.addSubview(field)
    controller.view.addSubview(text)
    let harness = Harness(device: "iphone-se", root: controller)
    defer { harness.close() }
    if startsInField { field.becomeFirstResponder() }
    try harness.perform(keys)
    return (text.text, field.text ?? "")
  }

  func test_twoTabs_keepTheText() throws {
    try MainActor.assumeIsolated {
      let (view, field) = try typed(
        after: "key tab\nidle\nkey tab\nidle\nkey tab\nidle\ntype \"x\"\nidle", startsInField: false
      )
      XCTAssertEqual(view.filter { $0 != "\t" && $0 != "x" }, "A whole page.")
      XCTAssertTrue(view.contains("\t") && view.contains("x"), view)
      XCTAssertEqual(field, "Name")
    }
  }

  func test_tabFromAField_leavesTheTextUnselected() throws {
    try MainActor.assumeIsolated {
      let (view, _) = try typed(after: "key tab\nidle\ntype \"x\"\nidle", startsInField: true)
      XCTAssertEqual(view.filter { $0 != "x" }, "A whole page.")
      XCTAssertTrue(view.contains("x"), view)
    }
  }
}
