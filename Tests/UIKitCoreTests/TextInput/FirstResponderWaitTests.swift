import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Views that ask to be first before they are in a window, as screens do in `viewDidLoad` and
/// `viewWillAppear`.
final class FirstResponderWaitTests: XCTestCase {
  @MainActor private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    var ask: (Screen) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(other)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      ask(self)
    }
  }

  private func show(_ ask: @escaping @MainActor (Screen) -> Void) -> [Bool] {
    MainActor.assumeIsolated {
      let screen = Screen()
      screen.ask = ask
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      return [screen.field.isFirstResponder, screen.other.isFirstResponder]
    }
  }

  func test_aFieldThatAskedTooEarly_isFirstWithItsWindow() {
    XCTAssertEqual(show { $0.field.becomeFirstResponder() }, [true, false])
  }

  func test_theLastWishCounts_andMayBeTakenBack() {
    XCTAssertEqual(
      show {
        $0.field.becomeFirstResponder()
        $0.other.becomeFirstResponder()
      }, [false, true])
    XCTAssertEqual(
      show {
        $0.field.becomeFirstResponder()
        $0.field.resignFirstResponder()
      }, [false, false])
    XCTAssertEqual(
      show {
        $0.field.isEnabled = false
        $0.field.becomeFirstResponder()
      }, [false, false])
  }
}
