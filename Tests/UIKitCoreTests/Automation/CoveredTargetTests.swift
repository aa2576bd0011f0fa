import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Scripts see what a user sees: nothing behind a cover.
final class CoveredTargetTests: XCTestCase {
  @MainActor
  private final class Fixture {
    let root = UIViewController()
    let harness: Harness
    var taps: [String] = []

    init() {
      harness = Harness(size: CGSize(width: 300, height: 400), scale: 1, root: root)
    }

    func button(_ title: String, _ frame: CGRect, in view: UIView? = nil) -> UIButton {
      let button = UIButton(
        frame: frame,
        primaryAction: UIAction(title: title) { [unowned self] _ in
          taps.append(title)
        })
      (view ?? root.view).addSubview(button)
      return button
    }

    func cover(_ frame: CGRect, _ color: UIColor = .white) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      view.accessibilityIdentifier = "cover"
      root.view.addSubview(view)
      harness.advance(by: 0.1)
      return view
    }
  }

  private func withFixture(_ body: @MainActor (Fixture) throws -> Void) rethrows {
    try onMainActor {
      let fixture = Fixture()
      defer { fixture.harness.close() }
      try body(fixture)
    }
  }

  func test_coveredText_isNotOnTheScreen() throws {
    try withFixture { fixture in
      let button = fixture.button("Send", CGRect(x: 100, y: 100, width: 100, height: 40))
      button.accessibilityIdentifier = "send"
      let cover = fixture.cover(CGRect(x: 50, y: 50, width: 200, height: 200))
      for line in ["expect \"Send\"", "tap \"Send\"", "expect #send", "tap #send"] {
        XCTAssertThrowsError(try fixture.harness.perform(line), line)
      }
      fixture.harness.run("expect no \"Send\"\nexpect no #send")
      // What lets light through hides nothing, and neither does what is gone.
      for change in [
        { cover.alpha = 0.5 }, { cover.isHidden = true },
        { cover.backgroundColor = UIColor(white: 0, alpha: 0.4) },
        { cover.layer.transform = CATransform3DMakeRotation(0.7, 0, 0, 1) },
      ] as [() -> Void] {
        cover.alpha = 1
        cover.isHidden = false
        cover.backgroundColor = .white
        change()
        fixture.harness.advance(by: 0.05)
        fixture.harness.run("expect \"Send\"\nexpect #send")
      }
    }
  }

  func test_tap_goesToThePartThatIsSeen() {
    withFixture { fixture in
      let button = fixture.button("Wide", CGRect(x: 0, y: 100, width: 300, height: 40))
      button.accessibilityIdentifier = "wide"
      _ = fixture.cover(CGRect(x: 60, y: 0, width: 240, height: 400))
      fixture.harness.run("tap #wide")
      XCTAssertEqual(fixture.taps, ["Wide"])
    }
  }

  func test_presentedScreens_coverTheirPresenter() throws {
    try withFixture { fixture in
      _ = fixture.button("Below", CGRect(x: 100, y: 100, width: 100, height: 40))
      let full = UIViewController()
      full.modalPresentationStyle = .overFullScreen
      full.view.backgroundColor = .systemBackground
      fixture.root.present(full, animated: false)
      fixture.harness.settle()
      fixture.harness.run("expect no \"Below\"")
      full.dismiss(animated: false)
      fixture.harness.settle()
      fixture.harness.run("tap \"Below\"")
      XCTAssertEqual(fixture.taps, ["Below"])
    }
  }

  func test_coveredCells_sayWhatCoversThem() throws {
    try onMainActor {
      let controller = UITableViewController()
      let source = TableSource(counts: [20])
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      controller.tableView.dataSource = source
      controller.tableView.reloadData()
      harness.settle()
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      cover.backgroundColor = .red
      cover.accessibilityIdentifier = "bar"
      harness.window.addSubview(cover)
      harness.settle()
      XCTAssertThrowsError(try harness.perform("tap cell 0.1")) {
        XCTAssertEqual(
          "\($0)", "script:1: cell 0.1 cannot be seen: a UIView #bar covers it.")
      }
      harness.run("expect no cell 0.1\nexpect cell 0.9")
    }
  }

  func test_dump_tellsTitlesAndStates() throws {
    try withFixture { fixture in
      let button = fixture.button("Send", CGRect(x: 100, y: 100, width: 100, height: 40))
      button.isSelected = true
      let off = fixture.button("Off", CGRect(x: 100, y: 160, width: 100, height: 40))
      off.isEnabled = false
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      let source = TableSource(counts: [2])
      table.dataSource = source
      fixture.root.view.addSubview(table)
      table.setEditing(true, animated: false)
      fixture.harness.settle()
      let text = ViewDump.text(of: fixture.harness.window.windowScene!, log: [])
      let dump = try XCTUnwrap(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      var found: [[String: Any]] = []
      func walk(_ object: [String: Any]) {
        found.append(object)
        for child in object["subviews"] as? [[String: Any]] ?? [] { walk(child) }
      }
      for window in dump["windows"] as? [[String: Any]] ?? [] { walk(window) }
      func states(_ title: String) -> [String]? {
        found.first { $0["title"] as? String == title }?["state"] as? [String]
      }
      XCTAssertEqual(states("Send"), ["selected", "enabled"])
      XCTAssertNil(states("Off"))
      XCTAssertNotNil(found.first { $0["title"] as? String == "Off" })
      let edited = found.filter { ($0["state"] as? [String])?.contains("editing") ?? false }
      XCTAssertEqual(edited.compactMap { $0["class"] as? String }.sorted().first, "UITableView")
      XCTAssertEqual(edited.count, 3, "the table and its two rows")
    }
  }
}
