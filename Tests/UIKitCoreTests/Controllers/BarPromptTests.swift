import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The line above a navigation bar's buttons.
final class BarPromptTests: XCTestCase {
  func test_aPrompt_makesTheBarHigherAndStandsAboveItsTitle() throws {
    try onMainActor {
      let controller = UITableViewController()
      controller.title = "Planets"
      controller.navigationItem.prompt = "Choose one"
      let navigation = UINavigationController(rootViewController: controller)
      let harness = Harness(device: "iphone-se", root: navigation)
      harness.advance(by: 0.2)
      let bar = navigation.navigationBar
      XCTAssertEqual(bar.frame.height, 74)
      XCTAssertEqual(controller.view.safeAreaInsets.top, 94)
      XCTAssertEqual(bar.content?.frame.minY, 30)
      let label = try XCTUnwrap(bar.promptLabel)
      XCTAssertEqual(label.text, "Choose one")
      XCTAssertEqual(label.frame.maxY, 30)
      harness.run("expect \"Choose one\"")

      bar.prefersLargeTitles = true
      harness.advance(by: 0.2)
      XCTAssertEqual(bar.frame.height, 126)
      XCTAssertEqual(bar.largeTitle.frame.minY, 74)

      controller.navigationItem.prompt = nil
      harness.advance(by: 0.2)
      XCTAssertEqual(bar.frame.height, 96)
      harness.run("expect no \"Choose one\"")
      harness.close()
    }
  }

  func test_aBarThatStandsAlone_growsByItsPrompt() {
    onMainActor {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Planets")
      bar.items = [item]
      XCTAssertEqual(bar.intrinsicContentSize.height, 44)
      item.prompt = "Choose one"
      XCTAssertEqual(bar.intrinsicContentSize.height, 74)
    }
  }
}
