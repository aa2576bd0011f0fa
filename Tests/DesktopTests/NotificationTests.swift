import Foundation
import XCTest

/// Notifications on a session's bus, whose daemon is Python's.
final class NotificationTests: XCTestCase {
  private func withDaemon(_ body: (DesktopSession) throws -> Void) throws {
    try withSession(tools: ["python3"]) { session in
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Support/notification_daemon.py")
      let daemon = try session.desktop.start(
        TestDesktop.tool("python3"), [script.path, session.folder.path])
      try session.eventually("the daemon") {
        guard daemon.isRunning else { throw XCTSkip("Python has no GLib.") }
        return session.log.contains("ready") ? true : nil
      }
      try session.start("notifications")
      try body(session)
    }
  }

  private func order(_ line: String, in session: DesktopSession) throws {
    let file = session.folder.appendingPathComponent("orders")
    let before = (try? Data(contentsOf: file)) ?? Data()
    try (before + Data((line + "\n").utf8)).write(to: file)
  }

  private func logs(_ line: String, _ session: DesktopSession) throws {
    try session.eventually("\(line) among \(session.log)") {
      session.log.contains(line) ? true : nil
    }
  }

  func test_inFront_theDelegateDecidesWhatIsShown() throws {
    try withDaemon { session in
      session.order("notify quiet Nobody sees this")
      try session.hears("asked quiet")
      session.order("notify a Hello")
      try session.hears("asked a")
      // Without sound, as the delegate says.
      try logs(
        "notify|1|Hello|Under &lt;it&gt;/Bread &amp; butter|default,,later,Later|silent|io.tessera.DesktopProgram",
        session)
      try logs("badge|application://io.tessera.DesktopProgram.desktop|3|True", session)
      XCTAssertFalse(session.log.contains { $0.contains("Nobody") })
      session.order("badge 0")
      try logs("badge|application://io.tessera.DesktopProgram.desktop|0|False", session)
    }
  }

  func test_behindAnotherWindow_allIsShown_andAnswersComeBack() throws {
    try withDaemon { session in
      try session.startOther()
      try session.hands("mousemove", "950", "150", "click", "1")
      try session.hears("inactive")
      session.order("notify a First")
      try logs(
        "notify|1|First|Under &lt;it&gt;/Bread &amp; butter|default,,later,Later|sound|io.tessera.DesktopProgram",
        session)
      XCTAssertFalse(session.said.contains("asked a"))
      try order("invoke 1 later", in: session)
      try session.hears("received a later")
      session.order("notify b Second")
      session.order("notify c Third")
      try session.eventually("three, among \(session.log)") {
        session.log.filter { $0.hasPrefix("notify") }.count == 3 ? true : nil
      }
      try order("dismiss 2", in: session)
      try session.hears("received b com.apple.UNNotificationDismissActionIdentifier")
      try order("invoke 3 default", in: session)
      try session.hears("received c com.apple.UNNotificationDefaultActionIdentifier")
      // The window comes to the front.
      try session.eventually("activity, among \(session.said)") {
        session.said.last { $0 == "active" || $0 == "inactive" } == "active" ? true : nil
      }
    }
  }

  func test_oneOfTheSameIdentifier_replaces_andRemovedOnesAreClosed() throws {
    try withDaemon { session in
      session.order("notify a Before")
      try session.eventually("the first, among \(session.log)") {
        session.log.contains { $0.hasPrefix("notify|1|Before") } ? true : nil
      }
      session.order("notify a After")
      try session.eventually("its successor, among \(session.log)") {
        session.log.contains { $0.hasPrefix("notify|1|After") } ? true : nil
      }
      session.order("remove a")
      try logs("close|1", session)
    }
  }
}
