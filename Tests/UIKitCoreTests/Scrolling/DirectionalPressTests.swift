import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class DirectionalPressTests: XCTestCase {
  private final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  func test_arrowsScrollTheViewOfTheFirstResponder_onceItIsEnabled() {
    onMainActor {
      let controller = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.allowsKeyboardScrolling = true
      let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.addSubview(box)
      controller.view.addSubview(scroll)
      let harness = Harness(size: CGSize(width: 320, height: 240), root: controller)
      let recognizer = scroll.directionalPressGestureRecognizer
      XCTAssertFalse(recognizer.isEnabled)
      XCTAssertTrue(recognizer.view === scroll)
      XCTAssertTrue(scroll.directionalPressGestureRecognizer === recognizer)
      recognizer.isEnabled = true
      box.becomeFirstResponder()
      harness.key("down")
      harness.settle()
      XCTAssertEqual(scroll.contentOffset.y, 40)
    }
  }
}
