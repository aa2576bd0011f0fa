@_spi(XcodeSources) import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a controller finds before its window was seen, and who else does.
final class KeyWindowTests: XCTestCase {
  private final class Root: UIViewController {
    var keyWindow: UIWindow?

    override func viewDidLoad() {
      super.viewDidLoad()
      keyWindow = UIApplication.shared.keyWindow
    }
  }

  func test_theKeyWindow_isThereAsTheFirstViewLoads() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      let root = Root()
      let window = closedAfterTest(UIWindow())
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      harness.advance(by: 0.1)
      XCTAssertTrue(root.keyWindow === window)
      XCTAssertTrue(window.isKeyWindow)
      XCTAssertTrue(root.view.window === window)
    }
  }

  func test_aWindowThatNobodyHolds_livesUntilTheTurnEnds() {
    let done = expectation(description: "the next turn")
    onMainActor {
      let view = UIView()
      func addToWindow() { UIWindow().addSubview(view) }
      addToWindow()
      XCTAssertNotNil(view.window)
      DispatchQueue.main.async {
        DispatchQueue.main.async {
          XCTAssertNil(view.window)
          XCTAssertNil(view.superview)
          done.fulfill()
        }
      }
    }
    wait(for: [done], timeout: 10)
  }

  func test_theParentOfAController_isObserved() {
    onMainActor {
      let (parent, child) = (UIViewController(), UIViewController())
      var changes = 0
      let observation = child.observe(\.parent, named: "parent") { _, _ in changes += 1 }
      parent.addChild(child)
      XCTAssertEqual(changes, 1)
      child.removeFromParent()
      XCTAssertEqual(changes, 2)
      observation.invalidate()
    }
  }
}
