import Foundation
import UIKitTestSupport
import XCTest

@testable import MessageUI

/// Mails that the desktop's program opens.
final class MailTests: XCTestCase {
  private final class Recorder: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { results.append(result) }
  }

  func test_theDesktopsLists_sayWhetherThereIsAProgram() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("applications"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CONFIG_DIRS": folder.path,
      "XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": folder.path,
    ]
    func handles(_ scheme: String) -> Bool {
      DesktopHandlers.handles(scheme: scheme, environment: environment)
    }
    XCTAssertFalse(handles("mailto"))
    XCTAssertTrue(
      DesktopHandlers.handles(scheme: "mailto", environment: environment, isSandboxed: true))
    try "[MIME Cache]\nx-scheme-handler/mailto=mail.desktop;\n".write(
      to: folder.appendingPathComponent("applications/mimeinfo.cache"), atomically: true,
      encoding: .utf8)
    XCTAssertTrue(handles("mailto"))
    XCTAssertFalse(handles("sms"))
    try "[Removed Associations]\nx-scheme-handler/sms=old.desktop;\n".write(
      to: folder.appendingPathComponent("mimeapps.list"), atomically: true, encoding: .utf8)
    XCTAssertFalse(handles("sms"))
  }

  func test_theForm_showsWhatTheProgramSets_andCancels() {
    onMainActor {
      let recorder = Recorder()
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = recorder
      mail.setToRecipients(["ada@example.org", "alan@example.org"])
      mail.setSubject("Engines")
      mail.setMessageBody("<p>Dear <b>Ada</b></p>", isHTML: true)
      mail.addAttachmentData(Data("1".utf8), mimeType: "text/plain", fileName: "notes.txt")
      let harness = Harness(device: "iphone-se", root: mail)
      harness.settle()
      XCTAssertNotNil(harness.view(showing: "ada@example.org, alan@example.org"))
      XCTAssertNotNil(harness.view(showing: "Engines"))
      let texts = mail.topViewController?.view.subviews.compactMap { ($0 as? UITextView)?.text }
      XCTAssertEqual(
        texts?.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }, ["Dear Ada"])
      XCTAssertNotNil(harness.view(showing: "📎 notes.txt"))
      harness.tap("Cancel")
      harness.settle()
      XCTAssertEqual(recorder.results, [.cancelled])
    }
  }

  func test_sendIsEnabled_onceThereIsSomebody() {
    onMainActor {
      let mail = MFMailComposeViewController()
      let harness = Harness(device: "iphone-se", root: mail)
      harness.settle()
      let send = mail.topViewController?.navigationItem.rightBarButtonItem
      XCTAssertEqual(send?.isEnabled, false)
      mail.setToRecipients(["ada@example.org"])
      XCTAssertEqual(send?.isEnabled, true)
    }
  }

  func test_messages_keepWhatTheyAreGiven() {
    onMainActor {
      let message = MFMessageComposeViewController()
      XCTAssertNil(message.recipients)
      message.recipients = ["123", "456"]
      message.body = "Hello"
      XCTAssertEqual(message.recipients, ["123", "456"])
      XCTAssertEqual(message.body, "Hello")
      XCTAssertFalse(MFMessageComposeViewController.canSendSubject())
    }
  }
}
