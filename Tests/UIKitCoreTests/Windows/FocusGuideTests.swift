import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Regions that send the focus elsewhere.
final class FocusGuideTests: XCTestCase {
  @MainActor private final class Screen: UIViewController {
    let first = UIButton(type: .system)
    let second = UIButton(type: .system)
    let guide = UIFocusGuide()

    override func viewDidLoad() {
      super.viewDidLoad()
      first.setTitle("First", for: .normal)
      first.frame = CGRect(x: 20, y: 40, width: 80, height: 40)
      second.setTitle("Second", for: .normal)
      second.frame = CGRect(x: 200, y: 300, width: 80, height: 40)
      view.addSubview(first)
      view.addSubview(second)
      // Right of the first button, where nothing is to be seen.
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
        guide.widthAnchor.constraint(equalToConstant: 80),
        guide.heightAnchor.constraint(equalToConstant: 40),
      ])
      guide.preferredFocusEnvironments = [second]
    }
  }

  @MainActor private static func show() -> (Screen, Harness) {
    let screen = Screen()
    let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
    harness.settle()
    harness.key("tab")
    XCTAssertTrue(screen.first.isFocused)
    return (screen, harness)
  }

  func test_anArrowTowardsIt_leadsWhereItPrefers() {
    onMainActor {
      let (screen, harness) = Self.show()
      defer { harness.close() }
      harness.key("left")
      XCTAssertTrue(screen.first.isFocused, "it is not that way")
      harness.key("right")
      XCTAssertTrue(screen.second.isFocused)
      screen.guide.preferredFocusedView = screen.first
      XCTAssertTrue(screen.guide.preferredFocusEnvironments.first === screen.first)
      harness.key("up")
      XCTAssertTrue(screen.first.isFocused, "and back")
    }
  }

  func test_disabledOrLeadingNowhere_itIsNotThere() {
    onMainActor {
      let (screen, harness) = Self.show()
      defer { harness.close() }
      screen.guide.isEnabled = false
      harness.key("right")
      XCTAssertTrue(screen.first.isFocused)
      screen.guide.isEnabled = true
      screen.guide.preferredFocusEnvironments = []
      harness.key("right")
      XCTAssertTrue(screen.first.isFocused)
      screen.guide.preferredFocusEnvironments = [screen.second]
      screen.second.isEnabled = false
      harness.key("right")
      XCTAssertTrue(screen.first.isFocused, "what it prefers cannot have it")
    }
  }
}
