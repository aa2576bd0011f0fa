import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Mails by the portal, as inside a sandbox of Flatpak's, on a bus of the test's own.
final class MailPortalTests: XCTestCase {
  func test_links_sayWhatTheMailHolds() throws {
    let url = try XCTUnwrap(
      URL(
        string:
          "mailto:a@example.org,%20b@example.org?cc=c@example.org&bcc=d@example.org&subject=A%20%26%20B"
          + "&body=One%0ATwo&attach=/tmp/a%20b&attachment=file:///tmp/c%20d&other=1"))
    var expected = MailMessage()
    expected.to = ["a@example.org", "b@example.org"]
    expected.cc = ["c@example.org"]
    expected.bcc = ["d@example.org"]
    expected.subject = "A & B"
    expected.body = "One\nTwo"
    expected.attachments = ["/tmp/a b", "/tmp/c d"]
    XCTAssertEqual(MailMessage(url), expected)
    XCTAssertEqual(try MailMessage(XCTUnwrap(URL(string: "mailto:"))), MailMessage())
    XCTAssertNil(try MailMessage(XCTUnwrap(URL(string: "https://example.org"))))
  }

  func test_thePortal_getsTheMailWithItsFiles_andAnswers() throws {
    try inMainLoop { _ in
      let portal = try Portal("mail_portal.py")
      defer { portal.end() }
      await eventually("the portal") { portal.log == ["ready"] || !portal.isRunning }
      guard portal.log == ["ready"] else { throw XCTSkip("Python has no GLib.") }
      let file = portal.folder.appendingPathComponent("attached")
      try "held".write(to: file, atomically: true, encoding: .utf8)
      var answers: [String] = []
      @MainActor func compose(_ change: (inout MailMessage) -> Void) async {
        var mail = MailMessage()
        change(&mail)
        let count = answers.count
        MailPortal.compose(mail, address: portal.address) { answers.append($0 ?? "done") }
        await eventually("an answer") { answers.count > count }
      }
      await compose {
        $0.to = ["a@example.org"]
        $0.subject = "Hello"
        $0.body = "One\nTwo"
        $0.attachments = [file.path]
      }
      await compose {
        $0.to = ["a@example.org", "b@example.org"]
        $0.cc = ["c@example.org"]
        $0.bcc = ["d@example.org"]
      }
      for subject in ["cancel", "fail", "refuse"] { await compose { $0.subject = subject } }
      await compose { $0.attachments = ["/nowhere"] }
      XCTAssertEqual(
        portal.log,
        [
          "ready",
          "compose||[('address', 'a@example.org'), ('body', 'One\\nTwo'), ('subject', 'Hello')]|['held']",
          "compose||[('addresses', ['a@example.org', 'b@example.org']), ('bcc', ['d@example.org']), "
            + "('cc', ['c@example.org'])]|[]",
        ] + ["cancel", "fail", "refuse"].map { "compose||[('subject', '\($0)')]|[]" })
      XCTAssertEqual(
        answers,
        [
          "done", "done", "done", "The desktop's portal has begun no mail.", "Not here.",
          "/nowhere could not be attached: No such file or directory",
        ])
    }
  }

  func test_thePortal_asksOverTheWindow() throws {
    try inMainLoop { application in
      let portal = try Portal("mail_portal.py")
      defer { portal.end() }
      await eventually("the portal") { portal.log == ["ready"] || !portal.isRunning }
      guard portal.log == ["ready"] else { throw XCTSkip("Python has no GLib.") }
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      let name = String(try await TestDisplay.window(titled: client.window.title), radix: 16)
      var answer: String?
      MailPortal.compose(MailMessage(), over: client.window, address: portal.address) {
        answer = $0 ?? "done"
      }
      await eventually("an answer") { answer != nil }
      XCTAssertEqual(portal.log.last, "compose|x11:\(name)|[]|[]")
      client.window.close()
    }
  }

  func test_withoutABus_theReasonIsTold() throws {
    try inMainLoop { _ in
      var answer: String?
      MailPortal.compose(MailMessage(), address: "unix:path=/nowhere") { answer = $0 }
      await eventually("an answer") { answer != nil }
      XCTAssertEqual(answer, "Could not connect: No such file or directory")
    }
  }
}
