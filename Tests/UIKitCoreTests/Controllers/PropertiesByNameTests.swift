import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Properties that programs read and set by names that no header has.
final class PropertiesByNameTests: XCTestCase {
  func test_searchBar_hasItsField_andItsButton() throws {
    try onMainActor {
      let bar = UISearchBar()
      let field = try XCTUnwrap(bar.value(forKey: "searchField") as? UITextField)
      field.textColor = .systemRed
      XCTAssertEqual(bar.searchTextField.textColor, .systemRed)
      bar.showsCancelButton = true
      bar.setValue("Done", forKey: "cancelButtonText")
      let button = try XCTUnwrap(bar.value(forKey: "cancelButton") as? UIButton)
      XCTAssertEqual(button.title(for: .normal), "Done")
    }
  }

  func test_alert_showsTextsWithAttributes_andColoursOfActions() throws {
    try onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      let title = NSAttributedString(
        string: "Loud", attributes: [.foregroundColor: UIColor.systemGreen])
      alert.setValue(title, forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "Quiet"), forKey: "attributedMessage")
      let action = UIAlertAction(title: "OK", style: .default)
      action.setValue(UIColor.systemRed, forKey: "titleTextColor")
      action.setValue(UIImage(systemName: "star"), forKey: "image")
      action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
      alert.addAction(action)
      root.present(alert, animated: false)
      harness.advance(by: 1)
      let view = try XCTUnwrap(alert.alertView)
      XCTAssertEqual(view.title.attributedText, title)
      XCTAssertEqual(view.message.text, "Quiet")
      let row = try XCTUnwrap(view.rows.first)
      let label = try XCTUnwrap(row.subviews.compactMap { $0 as? UILabel }.first)
      XCTAssertEqual(label.textColor, .systemRed)
      XCTAssertEqual(label.textAlignment, .left)
      let picture = try XCTUnwrap(row.subviews.compactMap { $0 as? UIImageView }.first)
      XCTAssertEqual(picture.frame.minX, 16)
      XCTAssertGreaterThan(picture.frame.width, 10)
      harness.close()
    }
  }

  func test_barsOfControllers_areReplaced() throws {
    try onMainActor {
      let list = UIViewController()
      list.title = "List"
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let harness = Harness(device: "iphone-se", root: tabs)
      harness.advance(by: 0.1)
      let (bar, tabBar) = (UINavigationBar(), UITabBar())
      navigation.setValue(bar, forKey: "navigationBar")
      tabs.setValue(tabBar, forKey: "tabBar")
      harness.advance(by: 0.1)
      XCTAssertTrue(navigation.navigationBar === bar)
      XCTAssertEqual(bar.topItem?.title, "List")
      XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 375, height: 44))
      XCTAssertTrue(tabs.tabBar === tabBar)
      XCTAssertEqual(tabBar.items?.count, 1)
      XCTAssertEqual(tabBar.frame, CGRect(x: 0, y: 618, width: 375, height: 49))
      harness.close()
    }
  }

  func test_orientation_thatIsSet_endsNothing() {
    onMainActor {
      UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      XCTAssertEqual(
        UIDevice.current.value(forKey: "orientation") as? UIDeviceOrientation,
        UIDevice.current.orientation)
    }
  }
}

/// States that programs read by their names, and observe in old code.
final class StatesByNameTests: XCTestCase {
  func test_aField_tellsWhetherItIsEdited() throws {
    try onMainActor {
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      root.view.addSubview(field)
      let harness = Harness(device: "iphone-se", root: root)
      XCTAssertEqual(field.value(forKey: "isEditing") as? Bool, false)
      XCTAssertEqual(field.value(forKey: "editing") as? Bool, false)
      field.becomeFirstResponder()
      harness.advance(by: 1)
      XCTAssertEqual(field.value(forKey: "isEditing") as? Bool, true)
      XCTAssertEqual(field.value(forKey: "isFirstResponder") as? Bool, true)
      XCTAssertEqual(root.value(forKeyPath: "view.window.isKeyWindow") as? Bool, true)
    }
  }

  func test_scrollViews_andControllers_haveTheirs() {
    onMainActor {
      let scroll = UIScrollView()
      for name in ["isDragging", "isDecelerating", "isTracking", "isZooming", "dragging"] {
        XCTAssertEqual(scroll.value(forKey: name) as? Bool, false, name)
      }
      XCTAssertEqual(UIViewController().value(forKey: "isViewLoaded") as? Bool, false)
      XCTAssertEqual(UIControl().value(forKey: "isTouchInside") as? Bool, false)
    }
  }
}
