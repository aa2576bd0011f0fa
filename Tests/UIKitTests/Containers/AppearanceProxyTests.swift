import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What `appearance()` of views and items is told, and who takes it.
final class AppearanceProxyTests: XCTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
  }

  @MainActor
  private func show(_ views: UIView..., in controller: UIViewController = UIViewController())
    -> Harness
  {
    for view in views { controller.view.addSubview(view) }
    let harness = Harness(device: "iphone-se", root: controller)
    harness.advance(by: 0.1)
    return harness
  }

  func test_viewsTakeIt_unlessTheyWereToldOtherwise() {
    MainActor.assumeIsolated {
      UILabel.appearance().textColor = .systemRed
      UISwitch.appearance().onTintColor = .systemOrange
      UITableView.appearance().sectionHeaderTopPadding = 0
      UITextField.appearance().keyboardAppearance = .dark
      let label = UILabel()
      let own = UILabel()
      own.textColor = .systemGreen
      let toggle = UISwitch()
      let table = UITableView()
      let field = UITextField()
      XCTAssertNotEqual(label.textColor, .systemRed)
      let harness = show(label, own, toggle, table, field)
      XCTAssertEqual(label.textColor, .systemRed)
      XCTAssertEqual(own.textColor, .systemGreen)
      XCTAssertEqual(toggle.onTintColor, .systemOrange)
      XCTAssertEqual(table.sectionHeaderTopPadding, 0)
      XCTAssertEqual(field.keyboardAppearance, .dark)
      harness.close()
    }
  }

  /// Values by state, and attributes.
  func test_methodsWithStates() {
    MainActor.assumeIsolated {
      UIButton.appearance().setTitleColor(.systemPink, for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.systemTeal], for: .selected)
      let button = UIButton(type: .custom)
      let segments = UISegmentedControl(items: ["A", "B"])
      let harness = show(button, segments)
      XCTAssertEqual(button.titleColor(for: .normal), .systemPink)
      XCTAssertEqual(
        segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .systemTeal)
      XCTAssertNil(segments.titleTextAttributes(for: .normal)?[.foregroundColor])
      harness.close()
    }
  }

  func test_containersAndSubclasses_winOverTheGeneral() {
    MainActor.assumeIsolated {
      UIView.appearance().tintColor = .systemRed
      UIView.appearance(whenContainedInInstancesOf: [Box.self]).tintColor = .systemGreen
      Tinted.appearance().backgroundColor = .systemBlue
      let plain = UIView()
      let box = Box()
      let inner = UIView()
      box.addSubview(inner)
      let tinted = Tinted()
      let harness = show(plain, box, tinted)
      XCTAssertEqual(plain.tintColor, .systemRed)
      XCTAssertEqual(box.tintColor, .systemRed)
      XCTAssertEqual(inner.tintColor, .systemGreen)
      XCTAssertEqual(tinted.backgroundColor, .systemBlue)
      XCTAssertNil(plain.backgroundColor)
      harness.close()
    }
  }

  /// A controller counts as what its view lies in; the innermost container is named first.
  func test_containers_areNamedFromTheInnermostOn() {
    MainActor.assumeIsolated {
      let right = UILabel.appearance(whenContainedInInstancesOf: [Box.self, Screen.self])
      right.textColor = .systemRed
      let wrong = UILabel.appearance(whenContainedInInstancesOf: [Screen.self, Box.self])
      wrong.textColor = .systemGreen
      let box = Box()
      let label = UILabel()
      box.addSubview(label)
      let harness = show(box, in: Screen())
      XCTAssertEqual(label.textColor, .systemRed)
      harness.close()
    }
  }

  func test_traits() {
    MainActor.assumeIsolated {
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemRed
      UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).font =
        .systemFont(ofSize: 31)
      let label = UILabel()
      let harness = show(label)
      XCTAssertNotEqual(label.textColor, .systemRed)
      XCTAssertEqual(label.font.pointSize, 31)
      harness.close()
    }
  }

  func test_itemsOfBars() {
    MainActor.assumeIsolated {
      UIBarButtonItem.appearance().tintColor = .systemRed
      UITabBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 15)], for: .normal)
      let screen = UIViewController()
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItem = item
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      tabs.viewControllers = [navigation]
      let harness = Harness(device: "iphone-se", root: tabs)
      harness.advance(by: 0.1)
      XCTAssertEqual(item.shownView?.tintColor, .systemRed)
      let titles = tabs.tabBar.subtree.compactMap { ($0 as? UILabel) }.filter { $0.text == "One" }
      XCTAssertEqual(titles.first?.font.pointSize, 15)
      harness.close()
    }
  }

  /// A proxy is made through the initialiser of its class.
  func test_proxiesOfListClasses() {
    MainActor.assumeIsolated {
      UITableViewCell.appearance().selectionStyle = .none
      UICollectionView.appearance().backgroundColor = .systemYellow
      UITableViewHeaderFooterView.appearance().tintColor = .systemRed
      let cell = UITableViewCell()
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let harness = show(cell, collection)
      XCTAssertEqual(cell.selectionStyle, .none)
      XCTAssertEqual(collection.backgroundColor, .systemYellow)
      harness.close()
    }
  }
}

private final class Box: UIView {}
private final class Tinted: UIView {}
private final class Screen: UIViewController {}
