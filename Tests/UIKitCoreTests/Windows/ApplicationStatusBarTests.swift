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
