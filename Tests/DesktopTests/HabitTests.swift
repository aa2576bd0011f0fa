import Foundation
import XCTest

/// The desktop's habits in a real window, with a window manager and a session's bus.
final class HabitTests: XCTestCase {
  func test_menus_endWithAClickOnAnotherWindow() throws {
    try withSession { session in
      try session.start("menus")
      try session.startOther()
      try session.click(300, 300)
      try session.click(120, 160, button: 3)
      try session.hears("context menu opened")
      try session.hands("mousemove", "950", "150", "click", "1")
      try session.hears("inactive")
      try session.hears("context menu ended")
      try session.click(300, 400)
      try session.click(100, 42)
      try session.hears("button menu opened")
      try session.hands("mousemove", "950", "150", "sleep", "0.1", "click", "1")
      try session.hears("button menu ended")
      XCTAssertFalse(session.said.contains("one"))
    }
  }

  func test_aMenuUnderASubmenu_isOpaque() throws {
    try withSession(tools: ["import"]) { session in
      try session.start("menus")
      try session.click(120, 160, button: 3)
      try session.hears("context menu opened")
      try session.hands(
        "key", "Down", "sleep", "0.2", "key", "Down", "sleep", "0.2", "key", "Right")
      try session.hands("sleep", "1.5")
      let shot = try session.screenshot("submenu")
      let place = try session.place()
      // Right of the square's edge the menu lies on white, left of it on orange.
      let orange = (0..<12).filter { row in
        let at = ((place.y + 165 + row * 4) * shot.width + place.x + 205) * 3
        let pixel = shot.pixels.dropFirst(at).prefix(3)
        return Int(pixel[pixel.startIndex]) - Int(pixel[pixel.startIndex + 2]) > 60
      }
      XCTAssertEqual(orange.count, 0, "The square is seen through the menu.")
    }
  }

  func test_aWheelAtTheTop_pullsToRefresh() throws {
    try withSession { session in
      try session.start("list")
      try session.point(300, 250)
      // One turn shows the control and springs back.
      try session.hands("click", "4", "sleep", "2")
      XCTAssertFalse(session.said.contains("refreshing"))
      try session.hands("click", "--repeat", "4", "--delay", "120", "4")
      try session.hears("refreshing")
      // Those that bring the content up do not refresh.
      try session.hands("sleep", "3", "click", "--repeat", "10", "--delay", "40", "5", "sleep", "1")
      try session.hands("click", "--repeat", "40", "--delay", "40", "4", "sleep", "1")
      XCTAssertEqual(session.said.filter { $0 == "refreshing" }.count, 1)
    }
  }

  func test_aDrag_isSeenWithoutABlackFrame() throws {
    try withSession(tools: ["import"]) { session in
      try session.start("drag")
      let place = try session.place()
      try session.point(80, 80)
      try session.hands("mousedown", "1", "sleep", "0.3")
      for (x, y) in [(100, 90), (300, 200), (590, 300), (700, 400), (800, 450), (802, 452)] {
        try session.hands("mousemove", "--window", session.window, "\(x)", "\(y)", "sleep", "0.1")
      }
      try session.hands("sleep", "1")
      let shot = try session.screenshot("drag")
      // What is under the pointer, 100 points to each side.
      var (reds, blacks, others) = (0, 0, 0)
      for dy in -100..<100 {
        for dx in -100..<100 {
          let at = ((place.y + 452 + dy) * shot.width + place.x + 802 + dx) * 3
          guard at >= 0, at + 3 <= shot.pixels.count else { continue }
          let pixel = Array(shot.pixels[(shot.pixels.startIndex + at)...].prefix(3))
          if pixel[0] > 200, pixel[1] < 120 {
            reds += 1
          } else if pixel == [0, 0, 0] {
            blacks += 1
          } else {
            others += 1
          }
        }
      }
      // The square with its round corners on the black root window, and nothing around it: 343 pixels are outside
      // the corners, and their edges are of a colour in between.
      XCTAssertEqual(Double(reds), 120 * 120 - 343, accuracy: 150)
      XCTAssertLessThan(others, 150)
      XCTAssertEqual(blacks + reds + others, 200 * 200)
      try session.hands("mouseup", "1")
      try session.hears("drag ended 0")
    }
  }

  func test_aPointerThatJumpsOutOfTheWindow_takesTheDragAlong() throws {
    try withSession { session in
      try session.start("drag")
      try session.startOther()
      try session.point(80, 80)
      // One movement, straight to where it is let go.
      try session.hands("mousedown", "1", "sleep", "0.1", "mousemove", "900", "300", "sleep", "0.4")
      try session.hands("mouseup", "1")
      try session.eventually("the drop, among \(session.log)") {
        session.log.contains("text dragged") ? true : nil
      }
      try session.hears("drag ended 2")
    }
  }

  func test_shortcuts_workWhileAMenuIsOpen() throws {
    try withSession { session in
      try session.start("menus")
      try session.click(120, 160, button: 3)
      try session.hears("context menu opened")
      try session.hands("key", "ctrl+q")
      try session.eventually("the end of the program") { session.isRunning ? nil : true }
      XCTAssertFalse(session.said.contains("one"))
    }
  }

  func test_aDropTargetThatDies_endsTheDrag() throws {
    try withSession { session in
      try session.start("drag")
      let other = try session.startOther()
      try session.point(80, 80)
      try session.hands("mousedown", "1", "sleep", "0.3")
      for (x, y) in [(100, 90), (300, 200), (590, 300), (700, 200), (800, 200), (810, 210)] {
        try session.hands("mousemove", "--window", session.window, "\(x)", "\(y)", "sleep", "0.1")
      }
      try session.eventually("the other program sees it, among \(session.log)") {
        session.log.contains { $0.hasPrefix("enter") } ? true : nil
      }
      // It stops where it is, and then it is gone: the drop is under way.
      kill(other.process.processIdentifier, SIGSTOP)
      try session.hands("mouseup", "1", "sleep", "1")
      XCTAssertFalse(session.said.contains { $0.hasPrefix("drag ended") })
      kill(other.process.processIdentifier, SIGKILL)
      // Long before anybody's patience ends.
      _ = try session.desktop.eventually("The end of the drag", tries: 50, every: 0.1) {
        session.said.contains("drag ended 0") ? true : nil
      }
    }
  }

  func test_whatNoProgramOpens_isSaidInAnAlert() throws {
    try withSession(tools: ["import"]) { session in
      try session.start("share")
      try session.hears("sheet shown")
      try session.hands("sleep", "1")
      // The row "Open With…".
      try session.click(120, 166)
      try session.hears("asks")
      _ = try session.screenshot("share")
      XCTAssertFalse(session.said.contains { $0.hasPrefix("shared") })
      try session.hands("key", "Return")
      try session.hears("shared false")
    }
  }

  func test_theBackAndForwardButtons_goThroughAWebViewsPages() throws {
    try withSession { session in
      try session.start("web")
      try session.hears("page second")
      try session.point(300, 250)
      try session.hands("click", "8")
      try session.eventually("the first page, among \(session.said)") {
        session.said.filter { $0 == "page first" }.count == 2 ? true : nil
      }
      try session.hands("click", "9")
      try session.eventually("the second page, among \(session.said)") {
        session.said.filter { $0 == "page second" }.count == 2 ? true : nil
      }
    }
  }

  func test_f11_fillsTheScreenAndGivesThePlaceBack() throws {
    try withSession { session in
      try session.start("text")
      try session.hears("size 600 500")
      try session.hands("key", "F11")
      try session.hears("size 1200 800")
      try session.hands("key", "F11")
      try session.eventually("the size before, among \(session.said)") {
        session.said.last { $0.hasPrefix("size") } == "size 600 500" ? true : nil
      }
    }
  }

  func test_ctrlW_closesTheWindow() throws {
    try withSession { session in
      try session.start("text")
      try session.hands("key", "ctrl+w")
      try session.eventually("the end, among \(session.said)") { session.isRunning ? nil : true }
    }
  }

  func test_theTitleBarsButton_closesTheWindow() throws {
    try withSession { session in
      try session.start("text")
      let place = try session.place()
      try session.hands("mousemove", "\(place.x + 590)", "\(place.y - 11)")
      try session.hands("sleep", "0.2", "click", "1")
      try session.eventually("the end, among \(session.said)") { session.isRunning ? nil : true }
    }
  }

  func test_anAlert_staysInsideAWindowThatBecomesNarrow() throws {
    try withSession(tools: ["import"]) { session in
      try session.start("alert")
      for (width, height) in [(600, 500), (320, 400), (320, 260), (700, 500)] {
        try session.hands("windowsize", session.window, "\(width)", "\(height)")
        let line = try session.eventually(
          "the alert in \(width) by \(height), among \(session.said)"
        ) {
          session.said.last { $0.hasPrefix("alert") && $0.hasSuffix("in \(width) \(height)") }
        }
        try session.hands("sleep", "0.3")
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        XCTAssertGreaterThanOrEqual(numbers[0], 0, line)
        XCTAssertGreaterThanOrEqual(numbers[1], 0, line)
        XCTAssertLessThanOrEqual(numbers[0] + numbers[2], width, line)
        XCTAssertLessThanOrEqual(numbers[1] + numbers[3], height, line)
        _ = try session.screenshot("alert-\(width)")
      }
    }
  }

  func test_theMiddleButton_pastesWhatAnotherProgramSelected() throws {
    try withSession(tools: ["xclip"]) { session in
      try session.start("text")
      let file = session.folder.appendingPathComponent("selected")
      try Data("from elsewhere".utf8).write(to: file)
      // Stays as long as it has the selection.
      try session.desktop.start(
        TestDesktop.tool("xclip"), ["-quiet", "-selection", "primary", "-in", file.path])
      try session.hands("sleep", "0.5")
      try session.click(150, 40)
      try session.click(150, 40, button: 2)
      try session.hears("text from elsewhere")
    }
  }

  func test_theResolutionOfTexts_isTheirSize_andMayChange() throws {
    try withSession { session in
      try session.setResolution(120)
      try session.start("text")
      try session.hears("body 21")
      try session.setResolution(144)
      try session.eventually("larger texts, among \(session.said)") {
        session.said.last { $0.hasPrefix("body") } == "body 23" ? true : nil
      }
      try session.setResolution(96)
      try session.eventually("texts as ever, among \(session.said)") {
        session.said.last { $0.hasPrefix("body") } == "body 17" ? true : nil
      }
    }
  }
}

extension DesktopSession {
  /// As `xrdb` does with a line `Xft.dpi`.
  fileprivate func setResolution(_ dots: Int) throws {
    try desktop.run(
      "xprop",
      [
        "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t\(dots)\n",
      ])
  }
}
