import CGTK4
import PlatformInterface
import XCTest

@testable import GTKBackend

/// The shared-memory presenter on a Wayland compositor. The kiosk shell makes the window as large as
/// its output, which is the whole screen of the X server below it.
final class WaylandTests: XCTestCase {
  func test_frames_reachTheScreenThroughASubsurface() throws {
    try inMainLoop(onWayland: true) { application in
      let client = TestClient.open(in: application, background: RGBA(red: 0, green: 0, blue: 1))
      await eventually("the size of the output") { client.window.size.width == 1000 }
      XCTAssertEqual(client.window.presenter?.kind, "wayland-shm")
      try await Self.settle()
      let screen = try await TestDisplay.screenshot()
      XCTAssertEqual(screen.color(x: 500, y: 400), 0x0000FF)
      client.background = RGBA(red: 0, green: 1, blue: 0)
      client.window.requestFrame()
      try await Self.settle()
      let changed = try await TestDisplay.screenshot()
      XCTAssertEqual(changed.color(x: 500, y: 400), 0x00FF00)
      client.window.close()
    }
  }

  func test_continuousFrames_waitForTheCompositor() throws {
    try inMainLoop(onWayland: true) { application in
      let client = TestClient.open(in: application)
      client.onFrame = { [unowned client] in
        client.square.origin.x += 5
        if client.frameTimes.count < 40 { client.window.requestFrame() }
      }
      await eventually("forty frames") { client.frameTimes.count == 40 }
      let times = client.frameTimes
      XCTAssertGreaterThan(times[39] - times[10], 29 * 0.008)
      try await Self.settle()
      let screen = try await TestDisplay.screenshot()
      let y = 700 - Int(client.window.size.height) + 20
      XCTAssertEqual(screen.color(x: Int(client.square.midX), y: y), 0xFF0000)
      client.window.close()
    }
  }

  func test_pointer_reachesTheClientThroughTheSubsurface() throws {
    try inMainLoop(onWayland: true) { application in
      let client = TestClient.open(in: application)
      await eventually("the size of the output") { client.window.size.width == 1000 }
      try await Self.settle()
      try await TestDisplay.run(
        "xdotool", "mousemove", "300", "300", "mousemove", "310", "320", "click", "1", "click", "5")
      await eventually("the touch") { client.touches.last?.phase == .ended }
      await eventually("the step of the wheel") { !client.scrolls.isEmpty }
      XCTAssertEqual(client.touches.first?.location.x, 310)
      XCTAssertEqual(client.scrolls.first?.location, client.touches.first?.location)
      client.window.close()
    }
  }

  /// The kiosk shell shows no title bars; what GTK is asked for can be seen all the same, and that
  /// it is not taken for the user's wish.
  func test_titleBars_areToBeAsDarkAsTheApplication() throws {
    try inMainLoop(onWayland: true) { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      let settings = try XCTUnwrap(gtk_settings_get_default())
      @MainActor func isDark() -> Bool {
        var value = GValue()
        g_object_get_property(cast(settings), "gtk-application-prefer-dark-theme", &value)
        defer { g_value_unset(&value) }
        return g_value_get_boolean(&value) != 0
      }
      XCTAssertFalse(isDark())
      var environment = application.environment
      for appearance in [PlatformEnvironment.Appearance.dark, .light, .dark, .light] {
        environment.appearance = appearance
        application.setEnvironment(environment)
        XCTAssertEqual(isDark(), appearance == .dark)
        try await Self.settle()
        XCTAssertEqual(application.environment.appearance, appearance)
      }
      client.window.close()
    }
  }

  // Clock: a compositor tells nobody that it has shown all.
  private static func settle() async throws { try await Task.sleep(nanoseconds: 300_000_000) }
}
