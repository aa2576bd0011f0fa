import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A view whose `layoutSubviews()` does not call super, as many in old sources do not.
final class LayoutWithoutSuperTests: XCTestCase {
  /// Makes its contents and their constraints as it is laid out.
  private final class Menu: UIView {
    let row = UIView()

    override func layoutSubviews() {
      guard row.superview == nil else { return }
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
        row.topAnchor.constraint(equalTo: topAnchor),
        row.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      ])
    }
  }

  private final class Screen: UIViewController {
    let menu = Menu()

    override func viewDidLoad() {
      menu.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      view.addSubview(menu)
    }
  }

  func test_subviewsWithConstraints_areInTheirPlaces() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(root: screen)
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.menu.row.frame, CGRect(x: 5, y: 0, width: 195, height: 50))
      screen.menu.frame.size.height = 60
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.menu.row.frame, CGRect(x: 5, y: 0, width: 195, height: 30))
    }
  }

  /// The controller of a view without super hears that its view is laid out when subviews are in their places.
  private final class Outer: UIViewController {
    private final class Content: UIView {
      override func layoutSubviews() {}
    }
    let row = UIView()
    var seen: [CGFloat] = []

    override func loadView() {
      view = Content()
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      row.widthAnchor.constraint(equalToConstant: 70).isActive = true
    }
    override func viewDidLayoutSubviews() { seen.append(row.frame.width) }
  }

  func test_theController_isToldAfterwards() {
    onMainActor {
      let screen = Outer()
      let harness = Harness(root: screen)
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.seen.first, 70)
    }
  }
}
