import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore
@testable import UIKitTestSupport

/// A harness as tests of apps use it.
final class HarnessTests: XCTestCase {
  func test_textSizeAndLocale_atCreationAndLater() {
    onMainActor {
      let before = Locale.current.identifier
      let controller = UIViewController()
      let harness = Harness(
        device: "iphone-se", textSize: .extraSmall, locale: "de_DE", root: controller)
      XCTAssertEqual(controller.traitCollection.preferredContentSizeCategory, .extraSmall)
      XCTAssertEqual(Locale.current.identifier, "de_DE")
      XCTAssertEqual(controller.traitCollection.layoutDirection, .leftToRight)
      harness.textSize = .accessibilityLarge
      XCTAssertEqual(harness.textSize, .accessibilityLarge)
      XCTAssertEqual(
        controller.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
      harness.locale = "ar_EG"
      XCTAssertEqual(Locale.current.identifier, "ar_EG")
      XCTAssertEqual(controller.traitCollection.layoutDirection, .rightToLeft)
      harness.appearance = .dark
      XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
      harness.close()
      XCTAssertEqual(Locale.current.identifier, before)
    }
  }

  func test_pointing_choosing_expecting_andFinding() {
    onMainActor {
      let controller = ChoosingController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      harness.pick("Week", in: "#span")
      harness.expect("#span", is: .value("Week"))
      harness.turn("#pages", toPage: 2)
      XCTAssertEqual(controller.pages.currentPage, 2)
      harness.turn("#list", toPage: 1)
      XCTAssertEqual(controller.list.contentOffset.x, 335)
      let date = Date(timeIntervalSince1970: 1_000_000_020)
      harness.pick(date, in: "#date")
      XCTAssertEqual(controller.date.date, date)
      harness.hover("Buy \"now\"")
      harness.tap("Buy \"now\"")
      harness.expect("#buy", is: .disabled)
      harness.expect(count: 1, of: "Buy \"now\"")
      harness.expectNo("#gone")
      let button = harness.element("Buy \"now\"")
      XCTAssertEqual(button?.frame, CGRect(x: 20, y: 40, width: 200, height: 44))
      XCTAssertEqual(button?.isEnabled, false)
      XCTAssertEqual(harness.elements("#date").count, 0)
      XCTAssertEqual(harness.view("#pages"), controller.pages)
    }
  }

  func test_failures_areAtTheScriptsLine() {
    let source = """
      harness.run(
        \"\"\"
        idle
        tap #a
        \"\"\")
      harness.run("tap #a")
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try? source.write(to: file, atomically: true, encoding: .utf8)
    XCTAssertEqual(ScriptPlace.line(2, of: "idle\ntap #a", in: file.path, from: 1), 4)
    XCTAssertEqual(ScriptPlace.line(1, of: "tap #a", in: file.path, from: 6), 6)
    XCTAssertEqual(ScriptPlace.line(2, of: "idle\nother", in: file.path, from: 1), 1)
    XCTAssertEqual(ScriptPlace.line(2, of: "idle\ntap #a", in: "/none", from: 9), 9)
  }
}

private final class ChoosingController: UIViewController {
  let pages = UIPageControl()
  let list = UIScrollView()
  let date = UIDatePicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Buy \"now\"", for: .normal)
    button.accessibilityIdentifier = "buy"
    button.addAction(UIAction { [weak button] _ in button?.isEnabled = false }, for: .touchUpInside)
    let span = UISegmentedControl(items: ["Day", "Week"])
    span.accessibilityIdentifier = "span"
    pages.numberOfPages = 4
    pages.accessibilityIdentifier = "pages"
    list.accessibilityIdentifier = "list"
    list.isPagingEnabled = true
    list.contentSize = CGSize(width: 335 * 3, height: 60)
    date.accessibilityIdentifier = "date"
    let parts: [(UIView, CGFloat)] = [
      (button, 200), (span, 200), (pages, 200), (list, 335), (date, 300),
    ]
    for (index, (part, width)) in parts.enumerated() {
      part.frame = CGRect(x: 20, y: 40 + CGFloat(index) * 70, width: width, height: 44)
      view.addSubview(part)
    }
  }
}
