import UIKit
import UIKitTestSupport
import XCTest

/// Alt with the arrow that leads back, while a text is edited.
final class BackFromTextTests: XCTestCase {
  @MainActor
  private func editing(
    below root: UIViewController?, _ body: (UITextView, UIViewController, Harness) throws -> Void
  ) rethrows {
    let controller = UIViewController()
    let text = UITextView()
    controller.view = text
    text.text = "one two"
    let navigation = UINavigationController(rootViewController: root ?? controller)
    if root != nil { navigation.pushViewController(controller, animated: false) }
    let harness = Harness(device: "iphone-se", root: navigation)
    defer { harness.close() }
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 7, length: 0)
    try body(text, controller, harness)
  }

  func test_theArrowWithAlt_goesBack() throws {
    try MainActor.assumeIsolated {
      let root = UIViewController()
      try editing(below: root) { text, controller, harness in
        try harness.perform("key left with alt\nidle")
        XCTAssertEqual(controller.parent, nil)
        XCTAssertEqual(root.navigationController?.topViewController, root)
        XCTAssertFalse(text.isFirstResponder)
      }
    }
  }

  func test_whereNothingLeadsBack_itGoesByWords() throws {
    try MainActor.assumeIsolated {
      try editing(below: nil) { text, _, harness in
        try harness.perform("key left with alt\nidle")
        XCTAssertEqual(text.selectedRange, NSRange(location: 4, length: 0))
      }
    }
  }
}
