import CGTK4
import PlatformInterface
import XCTest

@testable import GTKBackend

final class WindowTests: XCTestCase {
  func test_requestedFrame_reachesTheScreen() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application, background: RGBA(red: 0, green: 0, blue: 1))
      await eventually("a frame") { !client.frameTimes.isEmpty }
      let screen = try await TestDisplay.screenshot()
      XCTAssertEqual(screen.color(x: 200, y: 200), 0x0000FF)
      XCTAssertEqual(screen.color(x: 20, y: 20), 0xFF0000)
      XCTAssertEqual(screen.color(x: 399, y: 299), 0x0000FF)
      client.window.close()
    }
  }

  func test_requestsBeforeATick_leadToOneFrame_andNoRequestToNone() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { client.frameTimes.count == 1 }
      // Clock: that no frame comes shows only while time passes.
      try await Task.sleep(nanoseconds: 200_000_000)
      XCTAssertEqual(client.frameTimes.count, 1)
      for _ in 0..<5 { client.window.requestFrame() }
      // Clock: that no second frame comes shows only while time passes.
      try await Task.sleep(nanoseconds: 200_000_000)
      XCTAssertEqual(client.frameTimes.count, 2)
      client.window.close()
    }
  }

  func test_requestInsideEachFrame_runsFramesAtTheMonitorsPace() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      client.onFrame = { [unowned client] in
        if client.frameTimes.count < 30 { client.window.requestFrame() }
      }
      await eventually("thirty frames") { client.frameTimes.count == 30 }
      let times = client.frameTimes
      XCTAssertEqual(times, times.sorted())
      XCTAssertGreaterThan(times[29] - times[5], 24 * 0.008)
      client.window.close()
    }
  }

  /// That the server has read a frame wakes nobody: while frames follow each other the loop waits for the next alone.
  func test_framesInARow_areNotWokenByTheServer() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      client.rowHeight = 10
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      SocketWakes.count = 0
      g_main_context_set_poll_func(nil) { descriptors, count, timeout in
        let ready = poll(
          UnsafeMutableRawPointer(descriptors)?.assumingMemoryBound(to: pollfd.self), nfds_t(count),
          timeout)
        SocketWakes.note(descriptors, count, timeout)
        return ready
      }
      defer { g_main_context_set_poll_func(nil, nil) }
      let first = client.frameTimes.count
      client.onFrame = { [unowned client] in
        client.offset += 3
        if client.frameTimes.count < first + 60 { client.window.requestFrame() }
      }
      client.window.requestFrame()
      await eventually("sixty frames") { client.frameTimes.count == first + 60 }
      XCTAssertLessThan(SocketWakes.count, 20)
      client.window.close()
    }
  }

  /// More rows go by than the memory has, and the window grows meanwhile.
  func test_scrolledRows_areShownWhereTheyBelong() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      client.rowHeight = 10
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      for step in 1...60 {
        client.offset = CGFloat(step * (step % 3 == 0 ? 31 : 47))
        let count = client.frameTimes.count
        client.window.requestFrame()
        await eventually("the next frame") { client.frameTimes.count > count }
        if step == 30 {
          client.window.resize(to: CGSize(width: 400, height: 420))
          await eventually("the new size") { client.window.size.height == 420 }
        }
        guard step % 7 == 0 || step == 31 else { continue }
        let screen = try await TestDisplay.screenshot()
        for y in stride(from: 5, to: Int(client.window.size.height), by: 9) {
          XCTAssertEqual(
            screen.color(x: 300, y: y), client.rowColor(at: y), "step \(step), row \(y)")
        }
      }
      client.window.close()
    }
  }

  func test_resizeByTheProgram_isToldAndShown() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      client.window.resize(to: CGSize(width: 600, height: 500))
      await eventually("the new size") { client.window.size == CGSize(width: 600, height: 500) }
      guard case .resized(let size, _)? = client.events.last(where: Self.isResize) else {
        return XCTFail("No resized event.")
      }
      XCTAssertEqual(size, CGSize(width: 600, height: 500))
      let screen = try await TestDisplay.screenshot()
      XCTAssertEqual(screen.color(x: 590, y: 490), 0xFFFFFF)
      client.window.close()
    }
  }

  func test_resizeByTheDesktop_isToldAndShown() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      try await TestDisplay.run(
        "xdotool", "search", "--name", "^Test$", "windowsize", "%@", "500", "350")
      await eventually("the new size") { client.window.size == CGSize(width: 500, height: 350) }
      let screen = try await TestDisplay.screenshot()
      XCTAssertEqual(screen.color(x: 495, y: 345), 0xFFFFFF)
      client.window.close()
    }
  }

  func test_uncoveredPart_isShownAgainWithoutAFrame() throws {
    try inMainLoop { application in
      let below = TestClient.open(in: application, background: RGBA(red: 0, green: 1, blue: 0))
      await eventually("the first frame") { !below.frameTimes.isEmpty }
      let above = TestClient.open(
        in: application, size: CGSize(width: 200, height: 150), background: .black)
      await eventually("the frame above") { !above.frameTimes.isEmpty }
      let covered = try await TestDisplay.screenshot()
      XCTAssertEqual(covered.color(x: 150, y: 100), 0x000000)
      let frames = below.frameTimes.count
      above.window.close()
      // Clock: that no frame comes shows only while time passes.
      try await Task.sleep(nanoseconds: 100_000_000)
      let uncovered = try await TestDisplay.screenshot()
      XCTAssertEqual(uncovered.color(x: 150, y: 100), 0x00FF00)
      XCTAssertEqual(below.frameTimes.count, frames)
      below.window.close()
    }
  }

  func test_titleAndClass_areTheDesktops() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      client.window.title = "Another"
      XCTAssertEqual(client.window.title, "Another")
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      try await TestDisplay.run("xdotool", "search", "--class", "org.tessera.Tests")
      client.window.close()
    }
  }

  func test_closeButton_asksTheClient() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      client.window.askToClose()
      await eventually("the request") {
        client.events.contains { if case .closeRequested = $0 { true } else { false } }
      }
      client.window.close()
      client.window.close()
      client.window.requestFrame()
    }
  }

  func test_windowManagersClose_asksTheClientWhileFramesRun() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      client.onFrame = { [unowned client] in client.window.requestFrame() }
      await eventually("frames") { client.frameTimes.count > 3 }
      let window = try await TestDisplay.window(titled: "Test")
      try XCTUnwrap(XConnection()).askToClose(window: window)
      await eventually("the request") {
        client.events.contains { if case .closeRequested = $0 { true } else { false } }
      }
      client.window.close()
      let frames = client.frameTimes.count
      // Clock: that no frame comes shows only while time passes.
      try await Task.sleep(nanoseconds: 100_000_000)
      XCTAssertEqual(client.frameTimes.count, frames, "no frame after closing")
    }
  }

  func test_darkThemeOfTheDesktop_isToldWhileTheWindowIsOpen() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      let settings = try XCTUnwrap(gtk_settings_get_default())
      @MainActor func setDark(_ isDark: Bool) {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_value_set_boolean(&value, isDark ? 1 : 0)
        g_object_set_property(cast(settings), "gtk-application-prefer-dark-theme", &value)
        g_value_unset(&value)
      }
      @MainActor func appearances() -> [PlatformEnvironment.Appearance] {
        client.events.compactMap {
          if case .environmentChanged(let new) = $0 { new.appearance } else { nil }
        }
      }
      setDark(true)
      await eventually("dark") { appearances() == [.dark] }
      setDark(false)
      await eventually("light again") { appearances() == [.dark, .light] }
      client.window.close()
    }
  }

  private static func isResize(_ event: PlatformEvent) -> Bool {
    if case .resized = event { true } else { false }
  }
}

/// Waits of GLib's loop that a server's connection ended.
private enum SocketWakes {
  nonisolated(unsafe) static var count = 0

  static func note(
    _ descriptors: UnsafeMutablePointer<GPollFD>?, _ number: UInt32, _ timeout: Int32
  ) {
    guard timeout != 0, let descriptors else { return }
    for index in 0..<Int(number) where descriptors[index].revents != 0 {
      var status = stat()
      if fstat(descriptors[index].fd, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK {
        count += 1
      }
    }
  }
}
