import UIKit
import UIKitTestSupport
import XCTest

/// Controllers that are for one of a phone's sides alone.
final class DeviceTurnTests: XCTestCase {
  private final class Wide: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  private final class Changing: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  func test_aPhoneTurns_forAControllerThatIsNeverUpright() {
    onMainActor {
      let harness = Harness(device: "iphone-15", root: Wide())
      harness.advance(by: 0.1)
      XCTAssertEqual(harness.window.bounds.size, CGSize(width: 852, height: 393))
      XCTAssertEqual(harness.window.windowScene?.interfaceOrientation.isLandscape, true)
      XCTAssertEqual(harness.window.safeAreaInsets.left, 59)
    }
  }

  func test_aPhoneTurnsBack_whenWhatWantedItIsGone() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      let wide = Wide()
      wide.modalPresentationStyle = .fullScreen
      root.present(wide, animated: false)
      harness.advance(by: 0.1)
      XCTAssertEqual(wide.view.bounds.size, CGSize(width: 852, height: 393))
      wide.dismiss(animated: false)
      harness.advance(by: 0.1)
      XCTAssertEqual(root.view.bounds.size, CGSize(width: 393, height: 852))
    }
  }

  func test_aControllerSays_thatItsWishesChanged() {
    onMainActor {
      let root = Changing()
      let harness = Harness(device: "iphone-15", root: root)
      harness.advance(by: 0.1)
      XCTAssertEqual(root.view.bounds.width, 393)
      root.mask = .landscapeRight
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      harness.advance(by: 0.1)
      XCTAssertEqual(root.view.bounds.width, 852)
    }
  }
}
