import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What is presented while its window becomes narrow or wide.
final class AdaptationTests: XCTestCase {
  @MainActor
  private static func onDesktop(_ body: (Harness, UIViewController) -> Void) {
    let root = UIViewController()
    let harness = Harness(device: "desktop", root: root)
    defer { harness.close() }
    harness.run("resize 1000x700\nidle")
    body(harness, root)
  }

  @MainActor
  private static func within(_ alert: UIAlertController, _ harness: Harness) -> Bool {
    guard let view = alert.view, view.window != nil else { return false }
    return harness.window.bounds.contains(view.convert(view.bounds, to: nil))
  }

  func test_actionSheet_isAPopoverInAWideWindow_andRowsInANarrowOne() {
    onMainActor {
      Self.onDesktop { harness, root in
        let sheet = UIAlertController(title: "Draft", message: nil, preferredStyle: .actionSheet)
        var chosen: [String] = []
        sheet.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: 500, y: 50, width: 10, height: 10)
        root.present(sheet, animated: true)
        harness.run("idle\nexpect \"Delete\"\nexpect no \"Cancel\"")
        XCTAssertTrue(sheet.presentationController is UIPopoverPresentationController)
        for width in [400, 330, 1000, 420] {
          harness.run("resize \(width)x600\nidle\nexpect \"Delete\"")
          XCTAssertTrue(Self.within(sheet, harness), "\(width)")
          XCTAssertEqual(
            sheet.presentationController is UIPopoverPresentationController, width == 1000)
          XCTAssertGreaterThan(sheet.view.bounds.width, 200, "\(width)")
          harness.run("expect \(width == 1000 ? "no " : "")\"Cancel\"")
        }
        harness.run("tap \"Delete\"\nidle\nexpect no \"Delete\"")
        XCTAssertEqual(chosen, ["Delete"])
        XCTAssertNil(root.presentedViewController)
      }
    }
  }

  func test_actionSheetThatOpensInANarrowWindow_hasItsPanel() {
    onMainActor {
      Self.onDesktop { harness, root in
        harness.run("resize 380x600\nidle")
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(sheet, animated: true)
        harness.run("idle\nexpect \"Delete\"\nexpect \"Cancel\"")
        XCTAssertTrue(Self.within(sheet, harness))
        harness.run("resize 1000x700\nidle\nexpect \"Delete\"")
        XCTAssertTrue(Self.within(sheet, harness), "there is nothing for a popover to point at")
      }
    }
  }

  func test_alert_staysInTheMiddle() {
    onMainActor {
      Self.onDesktop { harness, root in
        let alert = UIAlertController(
          title: "Name", message: String(repeating: "Many words. ", count: 20),
          preferredStyle: .alert)
        alert.addTextField { $0.text = "typed" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        harness.run("idle")
        for (width, height) in [(330, 400), (1200, 300), (500, 900)] {
          harness.run("resize \(width)x\(height)\nidle\nexpect \"OK\"")
          XCTAssertTrue(Self.within(alert, harness), "\(width)")
          let frame = alert.view.convert(alert.view.bounds, to: nil)
          XCTAssertEqual(frame.midX, CGFloat(width) / 2, accuracy: 1)
        }
      }
    }
  }

  func test_popover_becomesASheetAndBack_andKeepsWhatIsEdited() {
    onMainActor {
      Self.onDesktop { harness, root in
        let content = EditedController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(
          x: 300, y: 90, width: 9, height: 9)
        root.present(content, animated: true)
        harness.run("idle")
        content.field.becomeFirstResponder()
        harness.run("type \"one\"\nresize 400x700\nidle")
        XCTAssertTrue(content.presentationController is UISheetPresentationController)
        XCTAssertGreaterThan(content.view.bounds.width, 390)
        XCTAssertTrue(content.field.isFirstResponder)
        harness.run("type \" two\"\nresize 1000x700\nidle\ntype \" three\"\nidle")
        XCTAssertTrue(content.presentationController is UIPopoverPresentationController)
        XCTAssertEqual(content.view.bounds.width, 300, accuracy: 1)
        XCTAssertEqual(content.field.text, "one two three")
        XCTAssertEqual(content.calls, ["will appear", "did appear"], "it neither left nor came")
        harness.run("tap 900,600\nidle")
        XCTAssertNil(root.presentedViewController)
      }
    }
  }

  func test_textSize_measuresEverythingAgain() {
    onMainActor {
      let rows = DesktopRows((0..<60).map { "Item \($0)" })
      let harness = Harness(device: "desktop", root: rows)
      defer { harness.close() }
      harness.run("idle")
      let before = rows.tableView.rectForRow(at: [0, 3])
      harness.run("text-size accessibilityLarge\nidle")
      let after = rows.tableView.rectForRow(at: [0, 3])
      XCTAssertGreaterThan(after.height, before.height)
      harness.run("text-size large\nidle")
      XCTAssertEqual(rows.tableView.rectForRow(at: [0, 3]), before)
    }
  }
}

@MainActor
private final class EditedController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(field)
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}
