@_spi(XcodeSources) import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What programs put into alerts and read of bars by keys that no header of UIKit's declares.
final class AlertContentTests: XCTestCase {
  private final class Picker: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Camera"
      view.addSubview(label)
    }
    override func viewDidLayoutSubviews() { label.frame = view.bounds }
  }

  func test_anAlertsContent_liesBelowItsMessage() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(root: root)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      let content = Picker()
      content.preferredContentSize = CGSize(width: 100, height: 120)
      alert.setValue(content, forKey: "contentViewController")
      XCTAssertTrue(alert.value(forKey: "contentViewController") as? UIViewController === content)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      harness.advance(by: 1)
      XCTAssertTrue(content.parent === alert)
      XCTAssertTrue(content.view.window === harness.window)
      XCTAssertEqual(content.view.frame.size, CGSize(width: 270, height: 120))
      let card = alert.view.bounds.height
      content.preferredContentSize.height = 160
      harness.advance(by: 0.5)
      XCTAssertEqual(content.view.frame.height, 160)
      XCTAssertEqual(alert.view.bounds.height, card + 40)
    }
  }

  func test_anActionsContent_isInPlaceOfItsTitle_andTheRowIsTapped() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(root: root)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      var chosen = 0
      let action = UIAlertAction(title: "Title", style: .default) { _ in chosen += 1 }
      let content = Picker()
      action.setValue(content, forKey: "contentViewController")
      alert.addAction(action)
      root.present(alert, animated: false)
      harness.advance(by: 1)
      XCTAssertEqual(content.view.frame.size, content.view.superview?.bounds.size)
      harness.tap("Title")
      harness.advance(by: 1)
      XCTAssertEqual(chosen, 1)
    }
  }

  func test_theViewOfABarItem_isFoundByItsKey() {
    onMainActor {
      let root = UIViewController()
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      let harness = Harness(root: UINavigationController(rootViewController: root))
      harness.advance(by: 0.1)
      let view = item.value(forKey: "view") as? UIView
      XCTAssertTrue(view?.window === harness.window)
      let own = UIView()
      XCTAssertTrue(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
    }
  }
}
