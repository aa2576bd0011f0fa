import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Whether controllers or the application say how the status bar looks, by Info.plist.
final class ApplicationStatusBarTests: XCTestCase {
  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  override func tearDown() {
    onMainActor { ApplicationStatusBar.current = ApplicationStatusBar([:]) }
  }

  private final class Choosing: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// On devices with a home button a status bar that is hidden takes no space; others keep theirs for the camera.
  func test_aHiddenStatusBar_leavesItsSpace() {
    onMainActor {
      let top = Choosing()
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: top))
      harness.settle()
      XCTAssertEqual(harness.window.safeAreaInsets.top, 0)
      XCTAssertEqual(top.view.safeAreaInsets.top, 44)
      XCTAssertEqual(UIApplication.shared.statusBarFrame.height, 0)
      top.hides = false
      top.setNeedsStatusBarAppearanceUpdate()
      harness.settle()
      XCTAssertEqual(harness.window.safeAreaInsets.top, 20)
      XCTAssertEqual(top.view.safeAreaInsets.top, 64)
      // The controller that is pushed decides from then on.
      top.navigationController?.pushViewController(Choosing(), animated: false)
      harness.settle()
      XCTAssertEqual(harness.window.safeAreaInsets.top, 0)
      let other = Harness(device: "iphone-15", root: Choosing())
      other.settle()
      XCTAssertEqual(other.window.safeAreaInsets.top, 59)
    }
  }

  func test_controllersAreAsked_unlessInfoPlistSaysOtherwise() {
    onMainActor {
      let harness = Harness(device: "iphone-15", root: Light())
      let application = UIApplication.shared
      XCTAssertEqual(application.statusBarStyle, .lightContent)
      XCTAssertTrue(application.isStatusBarHidden)
      application.statusBarStyle = .darkContent
      XCTAssertEqual(application.statusBarStyle, .lightContent)
      _ = harness
    }
  }

  func test_theApplicationIsAsked_whereInfoPlistSaysSo() {
    onMainActor {
      ApplicationStatusBar.current = ApplicationStatusBar([
        "UIViewControllerBasedStatusBarAppearance": false,
        "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      ])
      let harness = Harness(device: "iphone-15", root: UIViewController())
      let application = UIApplication.shared
      XCTAssertEqual(application.statusBarStyle, .lightContent)
      XCTAssertFalse(application.isStatusBarHidden)
      application.setStatusBarStyle(.default, animated: true)
      application.isStatusBarHidden = true
      XCTAssertEqual(application.statusBarStyle, .default)
      XCTAssertTrue(application.isStatusBarHidden)
      _ = harness
    }
  }
}
