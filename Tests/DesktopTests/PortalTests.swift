import Foundation
import XCTest

/// Links and files by the desktop's portals, which programs inside a sandbox have to use: GTK and GIO do as soon as
/// there is one around them, or somebody says so.
final class PortalTests: XCTestCase {
  func test_links_andQuestionsForFiles_goToThePortals() throws {
    try withSession(tools: ["python3"]) { session in
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Support/desktop_portal.py")
      let portal = try session.desktop.start(
        TestDesktop.tool("python3"), [script.path, session.folder.path])
      try session.eventually("the portal") {
        guard portal.isRunning else { throw XCTSkip("Python has no GLib.") }
        return session.log.contains("ready") ? true : nil
      }
      try Data().write(to: session.folder.appendingPathComponent("chosen.txt"))
      // As GIO and GTK find out inside a sandbox by themselves.
      session.desktop.environment["GTK_USE_PORTAL"] = "1"
      session.desktop.environment["GDK_DEBUG"] = "portals"
      try session.start("portals")
      session.order("open https://example.org/page")
      try session.hears("opened true")
      // Questions of the desktop lie over the window.
      let parent = "x11:" + String(try XCTUnwrap(UInt64(session.window)), radix: 16)
      let opened = "open|\(parent)|https://example.org/page"
      XCTAssertTrue(session.log.contains(opened), "\(session.log)")
      session.order("choose")
      try session.hears("chose [\"chosen.txt\"]")
      XCTAssertTrue(session.log.contains { $0.hasPrefix("choose|\(parent)|") }, "\(session.log)")
    }
  }
}
