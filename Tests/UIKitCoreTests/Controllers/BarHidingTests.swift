import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Bars that swipes, wheels, taps, keyboards and little height hide.
final class BarHidingTests: XCTestCase {
  @MainActor
  private struct Screen {
    let table = UITableView(frame: .zero, style: .plain)
    let source = Rows()
    let navigation: UINavigationController
    let harness: Harness

    init(size: CGSize = CGSize(width: 320, height: 480), content: UIView? = nil) {
      let root = UIViewController()
      root.view = content ?? table
      table.dataSource = source
      root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
      navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      let shown = navigation
      harness = Harness(size: size, root: shown)
      harness.settle()
    }

    func swipe(from start: CGFloat, to end: CGFloat) {
      harness.finger(.began, 160, start)
      for step in 1...10 {
        harness.finger(.changed, 160, start + (end - start) * CGFloat(step) / 10)
      }
      harness.finger(.ended, 160, end)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  func test_swipeUpHidesBothBars_downShowsThem() {
    onMainActor {
      let screen = Screen()
      screen.navigation.hidesBarsOnSwipe = true
      XCTAssertTrue(screen.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
      screen.swipe(from: 300, to: 150)
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.isNavigationBarHidden)
      XCTAssertTrue(screen.navigation.isToolbarHidden)
      XCTAssertTrue(screen.navigation.navigationBar.isHidden)
      screen.swipe(from: 200, to: 330)
      screen.harness.settle()
      XCTAssertFalse(screen.navigation.isNavigationBarHidden)
      XCTAssertFalse(screen.navigation.isToolbarHidden)
    }
  }

  func test_touchpadHidesBars_andWithoutTheWishNothingDoes() {
    onMainActor {
      let screen = Screen()
      screen.harness.run("scroll 160,300 by 0,200")
      screen.harness.settle()
      XCTAssertFalse(screen.navigation.isNavigationBarHidden)
      screen.navigation.hidesBarsOnSwipe = true
      screen.harness.run("scroll 160,300 by 0,200")
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.isNavigationBarHidden)
      screen.harness.run("scroll 160,300 by 0,-100")
      screen.harness.settle()
      XCTAssertFalse(screen.navigation.isNavigationBarHidden)
    }
  }

  func test_tapOnContentTogglesBars_tapOnControlDoesNot() {
    onMainActor {
      let content = UIView()
      content.backgroundColor = .white
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      content.addSubview(button)
      let screen = Screen(content: content)
      screen.navigation.hidesBarsOnTap = true
      screen.harness.run("tap 160,200")
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.isNavigationBarHidden)
      screen.harness.run("tap \"Press\"")
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.isNavigationBarHidden)
      screen.harness.run("tap 160,200")
      screen.harness.settle()
      XCTAssertFalse(screen.navigation.isNavigationBarHidden)
    }
  }

  func test_littleHeightHidesBars_untilContentIsTapped() {
    onMainActor {
      let content = UIView()
      let screen = Screen(size: CGSize(width: 667, height: 320), content: content)
      screen.navigation.overrideHeight(.compact)
      screen.navigation.hidesBarsWhenVerticallyCompact = true
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.navigationBar.isHidden)
      screen.harness.run("tap 300,160")
      screen.harness.settle()
      XCTAssertFalse(screen.navigation.navigationBar.isHidden)
    }
  }

  func test_inputViewHidesBars() {
    onMainActor {
      let content = UIView()
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      content.addSubview(field)
      let screen = Screen(content: content)
      screen.navigation.hidesBarsWhenKeyboardAppears = true
      field.becomeFirstResponder()
      screen.harness.settle()
      XCTAssertTrue(screen.navigation.isNavigationBarHidden)
    }
  }
}

extension UINavigationController {
  fileprivate func overrideHeight(_ height: UIUserInterfaceSizeClass) {
    traitOverrides.verticalSizeClass = height
  }
}
