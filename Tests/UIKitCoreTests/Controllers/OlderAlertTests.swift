import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Alerts and sheets as programs showed them before iOS 8.
final class OlderAlertTests: XCTestCase {
  private final class Recorder: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(buttonIndex) \(alertView.textField(at: 0)?.text ?? "-")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("did \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text == "Ada"
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("did \(buttonIndex)")
    }
  }

  func test_alerts_comeByThemselves_andTellWhatWasPressed() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      let recorder = Recorder()
      let alert = UIAlertView(
        title: "Delete?", message: "It is gone then.", delegate: recorder,
        cancelButtonTitle: "Keep", otherButtonTitles: "Delete", "More")
      XCTAssertEqual(alert.cancelButtonIndex, 0)
      XCTAssertEqual(alert.firstOtherButtonIndex, 1)
      XCTAssertEqual(alert.numberOfButtons, 3)
      XCTAssertEqual(alert.buttonTitle(at: 2), "More")
      XCTAssertNil(alert.buttonTitle(at: 3))
      alert.show()
      harness.settle()
      XCTAssertTrue(alert.isVisible)
      XCTAssertNotNil(harness.view(showing: "It is gone then."))
      harness.tap("Delete")
      harness.settle()
      XCTAssertFalse(alert.isVisible)
      XCTAssertEqual(recorder.log, ["clicked 1 -", "did 1"])
    }
  }

  func test_fields_keepTheButtonFromUse_untilTheDelegateSaysSo() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      let recorder = Recorder()
      let alert = UIAlertView(
        title: "Name", message: nil, delegate: recorder, cancelButtonTitle: "Cancel")
      alert.addButton(withTitle: "OK")
      alert.alertViewStyle = .plainTextInput
      alert.textField(at: 0)?.placeholder = "Yours"
      alert.show()
      harness.settle()
      XCTAssertEqual(alert.textField(at: 0)?.placeholder, "Yours")
      harness.tap("OK")
      harness.settle()
      XCTAssertTrue(alert.isVisible)
      harness.run("type \"Ada\"")
      harness.tap("OK")
      harness.settle()
      XCTAssertEqual(recorder.log, ["clicked 1 Ada", "did 1"])
    }
  }

  func test_sheets_haveTheirButtonsInOrder() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      let recorder = Recorder()
      let sheet = UIActionSheet(
        title: "Photo", delegate: recorder, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Remove", otherButtonTitles: "Share")
      XCTAssertEqual(sheet.destructiveButtonIndex, 0)
      XCTAssertEqual(sheet.cancelButtonIndex, 1)
      XCTAssertEqual(sheet.firstOtherButtonIndex, 2)
      sheet.show(in: root.view)
      harness.settle()
      XCTAssertTrue(sheet.isVisible)
      harness.tap("Share")
      harness.settle()
      XCTAssertEqual(recorder.log, ["clicked 2", "did 2"])
      sheet.show(in: root.view)
      harness.settle()
      sheet.dismiss(withClickedButtonIndex: 1, animated: false)
      harness.settle()
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(recorder.log, ["clicked 2", "did 2", "did 1"])
    }
  }
}
