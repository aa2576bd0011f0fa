import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A controller that one navigation controller shows is given to another, which takes it.
final class MovedControllerTests: XCTestCase {
  /// Puts itself into a navigation controller of its own as it is loaded, and that into the window.
  private final class Mover: UIViewController {
    weak var destination: UIWindow?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let destination else { return }
      self.destination = nil
      destination.rootViewController = UINavigationController(rootViewController: self)
      view.backgroundColor = .red
    }
  }

  func test_aRootThatIsGivenToAnother_leavesTheFirst() {
    onMainActor {
      let root = UIViewController()
      let pushed = UIViewController()
      let first = UINavigationController(rootViewController: root)
      let harness = Harness(root: first)
      first.pushViewController(pushed, animated: false)
      harness.advance(by: 0.1)
      let second = UINavigationController(rootViewController: pushed)
      harness.advance(by: 0.1)
      XCTAssertEqual(first.viewControllers, [root])
      XCTAssertEqual(first.children, [root])
      XCTAssertEqual(second.viewControllers, [pushed])
      XCTAssertTrue(pushed.parent === second)
      XCTAssertTrue(root.view.window === harness.window, "What was below is seen again")
      XCTAssertEqual(first.navigationBar.items?.count, 1)
    }
  }

  func test_aChildThatLeavesByItself_isNotOnTheStack() {
    onMainActor {
      let root = UIViewController()
      let pushed = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let harness = Harness(root: navigation)
      navigation.pushViewController(pushed, animated: false)
      harness.advance(by: 0.1)
      pushed.willMove(toParent: nil)
      pushed.removeFromParent()
      harness.advance(by: 0.1)
      XCTAssertEqual(navigation.viewControllers, [root])
      XCTAssertTrue(root.view.window === harness.window)
    }
  }

  func test_aControllerThatMovesAsItIsLoaded_isSeenInTheOther() {
    onMainActor {
      let mover = Mover()
      let harness = Harness(root: UINavigationController(rootViewController: UIViewController()))
      mover.destination = harness.window
      let first = harness.window.rootViewController as? UINavigationController
      first?.pushViewController(mover, animated: false)
      harness.advance(by: 0.5)
      XCTAssertTrue(mover.view.window === harness.window)
      XCTAssertTrue(mover.navigationController === harness.window.rootViewController)
      XCTAssertFalse(mover.navigationController === first)
      XCTAssertEqual(first?.viewControllers.count, 1)
    }
  }
}
