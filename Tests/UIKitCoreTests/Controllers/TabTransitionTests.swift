import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The way from one tab to the next, where the delegate moves the views.
final class TabTransitionTests: XCTestCase {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let new = transitionContext.view(forKey: .to)!
      transitionContext.containerView.addSubview(new)
      new.frame = transitionContext.containerView.bounds
      new.frame.origin.x = new.frame.width
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        new.frame.origin.x = 0
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let slide = Slide()
    var finger: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
      return slide
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  private final class Screen: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear \(animated)") }
  }

  @MainActor
  private static func make() -> (UITabBarController, Delegate, [Screen]) {
    let screens = ["One", "Two"].map { name in
      let screen = Screen()
      screen.title = name
      return screen
    }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let delegate = Delegate()
    tabs.delegate = delegate
    return (tabs, delegate, screens)
  }

  func test_theDelegatesAnimator_movesTheViews() {
    onMainActor {
      let (tabs, delegate, screens) = Self.make()
      let harness = Harness(device: "iphone-15", root: tabs)
      defer { harness.close() }
      screens[0].heard = []
      harness.tap("Two")
      harness.advance(by: 0.2)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertEqual(
        Double(screens[1].view.layer.presentation()!.frame.minX), 196, accuracy: 180)
      XCTAssertNotNil(tabs.transitionCoordinator)
      XCTAssertTrue(screens[0].view.window === harness.window)
      harness.advance(by: 0.5)
      XCTAssertEqual(delegate.asked, ["One to Two"])
      XCTAssertEqual(delegate.slide.ended, [true])
      XCTAssertNil(screens[0].view.window)
      XCTAssertEqual(screens[1].heard, ["will appear true", "did appear true"])
      XCTAssertEqual(screens[0].heard, ["did disappear true"])
      XCTAssertNil(tabs.transitionCoordinator)
      tabs.selectedIndex = 0
      harness.advance(by: 1)
      XCTAssertEqual(delegate.asked.last, "Two to One")
      XCTAssertTrue(screens[0].view.window === harness.window)
    }
  }

  func test_aFingerThatTurnsBack_choosesTheOldOneAgain() {
    onMainActor {
      let (tabs, delegate, screens) = Self.make()
      let harness = Harness(device: "iphone-15", root: tabs)
      defer { harness.close() }
      let finger = UIPercentDrivenInteractiveTransition()
      delegate.finger = finger
      tabs.selectedIndex = 1
      harness.advance(by: 0.1)
      finger.update(0.3)
      harness.advance(by: 0.1)
      finger.cancel()
      harness.advance(by: 1)
      XCTAssertEqual(delegate.slide.ended, [false])
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertTrue(tabs.tabBar.selectedItem === screens[0].tabBarItem)
      XCTAssertTrue(screens[0].view.window === harness.window)
      XCTAssertNil(screens[1].view.window)
    }
  }
}
