import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Notifications by the portal, as inside a sandbox of Flatpak's, on a bus of the test's own.
final class NotificationPortalTests: XCTestCase {
  func test_thePortal_showsAndAnswers() throws {
    try inMainLoop { _ in
      let portal = try Portal("notification_portal.py")
      defer { portal.end() }
      await eventually("the portal") { portal.log == ["ready"] || !portal.isRunning }
      guard portal.log == ["ready"] else { throw XCTSkip("Python has no GLib.") }
      let notifier = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: portal.address, isPortal: true)
      defer { notifier.end() }
      var answers: [String] = []
      notifier.answered = { answers.append("\($0) \($1)") }
      notifier.show(
        DesktopNotification(
          identifier: "a", title: "First", body: "<b> & c",
          actions: [DesktopNotification.Action(identifier: "later", title: "Later")]))
      notifier.show(DesktopNotification(identifier: "b", title: "Second", body: ""))
      await eventually("both answers") { answers.count == 2 }
      XCTAssertEqual(answers, [#"a chose(action: "later")"#, "b opened"])
      notifier.withdraw("a")
      await eventually("the end of one") { portal.log.last == "remove|a" }
      XCTAssertEqual(
        portal.log,
        ["ready", "add|a|First|<b> & c|default|later=Later", "add|b|Second||default|", "remove|a"])
    }
  }

  func test_withoutAService_nothingIsShown_andNothingWaits() throws {
    try inMainLoop { _ in
      let portal = try Portal("notification_portal.py")
      defer { portal.end() }
      // The bus alone has no daemon of notifications.
      let notifier = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: portal.address, isPortal: false)
      let notification = DesktopNotification(identifier: "a", title: "First", body: "")
      notifier.show(notification)
      notifier.showBadge(3)
      notifier.withdraw("a")
      // Clock: whatever the bus answers has come by then.
      try await Task.sleep(nanoseconds: 300_000_000)
      notifier.show(notification)
      notifier.end()
      notifier.show(notification)
      let nobody = DesktopNotifier(
        applicationID: "org.example.Notes", name: "Notes", address: "unix:path=/nowhere",
        isPortal: true)
      nobody.show(notification)
      nobody.withdraw("a")
      XCTAssertTrue(portal.isRunning)
    }
  }
}
