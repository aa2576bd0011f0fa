import UIKit
import XCTest

/// Frames come, too, while a task of the main actor waits for expectations, as such a test does: Core Foundation leaves
/// the main queue alone in a run loop that a block of that queue runs.
final class NestedWaitTests: XCTestCase {
  private final class Controller: UIViewController {
    var didLayOut: () -> Void = {}
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      didLayOut()
    }
  }

  @MainActor
  func test_viewsAreLaidOut_whileATaskWaits() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    window.rootViewController = controller
    let isLaidOut = expectation(description: "Laid out")
    isLaidOut.assertForOverFulfill = false
    await Task.yield()
    window.makeKeyAndVisible()
    controller.view.setNeedsLayout()
    controller.didLayOut = { isLaidOut.fulfill() }
    wait(for: [isLaidOut], timeout: 1)
    window.isHidden = true
  }

  @MainActor
  func test_animationsEnd_whileATaskWaits() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let isDone = expectation(description: "Ended")
    await Task.yield()
    let start = CACurrentMediaTime()
    UIView.animate(withDuration: 0.5) {
      window.rootViewController?.view.alpha = 0.5
    } completion: { _ in
      XCTAssertEqual(CACurrentMediaTime() - start, 0.5, accuracy: 0.05)
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 2)
    window.isHidden = true
  }
}
