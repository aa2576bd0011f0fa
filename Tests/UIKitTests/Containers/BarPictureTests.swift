import UIKit
import UIKitTestSupport
import XCTest

/// Bars as they look.
final class BarPictureTests: XCTestCase {
  func test_bars_inLight() { MainActor.assumeIsolated { check(.light, "light") } }
  func test_bars_inDark() { MainActor.assumeIsolated { check(.dark, "dark") } }
  func test_bars_mirrored() {
    MainActor.assumeIsolated { check(.light, "right-to-left", isRightToLeft: true) }
  }
  func test_largeTitle_atRest() { MainActor.assumeIsolated { check(.light, "large", large: true) } }
  func test_largeTitle_scrolledAway() {
    MainActor.assumeIsolated { check(.light, "large-scrolled", large: true, scrolled: 200) }
  }
  func test_push_halfWay() {
    MainActor.assumeIsolated { check(.light, "pushing", isPushing: true) }
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, isRightToLeft: Bool = false,
    large: Bool = false, scrolled: CGFloat = 0, isPushing: Bool = false
  ) {
    let below = UIViewController()
    below.title = "Albums"
    below.view.backgroundColor = .systemBackground
    let screen = RowsController()
    screen.title = "Holidays"
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
    ]
    screen.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Select", style: .done, target: nil, action: nil),
    ]
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = large
    navigation.isToolbarHidden = false
    navigation.viewControllers = isPushing ? [below] : [below, screen]
    let harness = Harness(
      device: "iphone-se", appearance: appearance, isRightToLeft: isRightToLeft, root: navigation)
    defer { harness.close() }
    harness.advance(by: 0.2)
    if isPushing {
      navigation.pushViewController(screen, animated: true)
      harness.advance(by: 0.1)
    }
    if scrolled > 0 {
      harness.scroll(by: CGVector(dx: 0, dy: scrolled))
      harness.advance(by: 1)
    }
    assertGolden(png: harness.picture(), named: "bars/\(name)")
  }
}

/// Something to scroll.
private final class RowsController: UIViewController {
  override func loadView() {
    let scroll = UIScrollView()
    scroll.backgroundColor = .systemBackground
    scroll.contentSize = CGSize(width: 320, height: 1400)
    for row in 0..<30 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 44, width: 240, height: 44))
      label.text = "Row \(row)"
      label.textColor = row % 5 == 0 ? .systemOrange : .label
      scroll.addSubview(label)
    }
    view = scroll
  }
}
