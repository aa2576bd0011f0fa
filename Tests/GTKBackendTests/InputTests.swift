import PlatformInterface
import XCTest

@testable import GTKBackend

/// Real X events, made by xdotool, become the events of the platform interface.
final class InputTests: XCTestCase {
  private func withClient(_ body: @escaping @MainActor @Sendable (TestClient) async throws -> Void)
    throws
  {
    try inMainLoop { application in
      try await TestDisplay.run("xdotool", "mousemove", "700", "600")
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      try await TestDisplay.run("xdotool", "search", "--name", "^Test$", "windowfocus", "--sync")
      await eventually("focus") {
        client.events.contains { if case .focusChanged(true) = $0 { true } else { false } }
      }
      try await body(client)
      client.window.close()
    }
  }

  func test_pointer_hoversAndTouchesWithOneIdentifier() throws {
    try withClient { client in
      try await TestDisplay.run("xdotool", "mousemove", "100", "80")
      await eventually("hovering") {
        client.events.contains {
          if case .hover(_, let location, _) = $0 {
            location == CGPoint(x: 100, y: 80)
          } else {
            false
          }
        }
      }
      try await TestDisplay.run(
        "xdotool", "mousedown", "1", "mousemove", "130", "90", "mouseup", "1")
      await eventually("the end of the touch") { client.touches.last?.phase == .ended }
      let touches = client.touches
      XCTAssertEqual(touches.first?.phase, .began)
      XCTAssertEqual(touches.first?.location, CGPoint(x: 100, y: 80))
      XCTAssertEqual(touches.last?.location, CGPoint(x: 130, y: 90))
      XCTAssertEqual(Set(touches.map(\.id)).count, 1)
      XCTAssertEqual(touches.first?.kind, .mouse)
      XCTAssertEqual(touches.map(\.time), touches.map(\.time).sorted())
      try await TestDisplay.run("xdotool", "click", "1")
      await eventually("a second touch") { Set(client.touches.map(\.id)).count == 2 }
    }
  }

  func test_secondaryButton_isAClickOfItsOwn() throws {
    try withClient { client in
      try await TestDisplay.run("xdotool", "mousemove", "50", "60", "click", "3")
      await eventually("the click") {
        client.events.contains {
          if case .secondaryClick(let location, _, _) = $0 {
            location == CGPoint(x: 50, y: 60)
          } else {
            false
          }
        }
      }
      XCTAssertTrue(client.touches.isEmpty)
    }
  }

  func test_furtherButtonsAndInsert_areBackForwardAndAKey() throws {
    try withClient { client in
      @MainActor func directions() -> [NavigationDirection] {
        client.events.compactMap {
          if case .navigation(let direction) = $0 { direction } else { nil }
        }
      }
      try await TestDisplay.run(
        "xdotool", "mousemove", "50", "60", "click", "2", "click", "8", "click", "9", "key",
        "Insert")
      await eventually("the middle button") {
        client.events.contains {
          if case .middleClick(let location, _) = $0 {
            location == CGPoint(x: 50, y: 60)
          } else {
            false
          }
        }
      }
      await eventually("both buttons") { directions() == [.back, .forward] }
      await eventually("the key") {
        client.events.contains { if case .key(let key) = $0 { key.key == .insert } else { false } }
      }
      XCTAssertTrue(client.touches.isEmpty)
    }
  }

  func test_ctrlShiftU_composesACharacterByItsNumber() throws {
    try withClient { client in
      client.window.setTextInput(TextInputState(caret: CGRect(x: 40, y: 40, width: 2, height: 20)))
      try await TestDisplay.run("xdotool", "key", "ctrl+shift+u")
      try await TestDisplay.run("xdotool", "key", "2", "0", "a", "c")
      await eventually("the digits") {
        client.events.contains {
          if case .composition(let shown) = $0 { shown.text.hasSuffix("20ac") } else { false }
        }
      }
      try await TestDisplay.run("xdotool", "key", "Return")
      await eventually("the character") { client.texts == ["€"] }
    }
  }

  func test_emojiChooser_sendsWhatIsChosenInIt() throws {
    try withClient { client in
      XCTAssertTrue(client.window.hasEmojiChooser)
      client.window.chooseEmoji()
      client.window.setTextInput(TextInputState(caret: CGRect(x: 40, y: 40, width: 2, height: 20)))
      client.window.chooseEmoji()
      // Clock: nothing tells that the chooser takes keys; those before that are lost or typed.
      for _ in 0..<50 where client.texts.isEmpty {
        try await TestDisplay.run("xdotool", "key", "Tab", "Return")
        try await Task.sleep(nanoseconds: 100_000_000)
      }
      let chosen = try XCTUnwrap(client.texts.last)
      XCTAssertTrue(chosen.unicodeScalars.contains { $0.properties.isEmoji }, chosen)
      client.window.setTextInput(nil)
    }
  }

  func test_wheel_scrollsByStepsDownAndWithShiftSideways() throws {
    try withClient { client in
      try await TestDisplay.run("xdotool", "mousemove", "50", "60", "click", "5", "click", "4")
      await eventually("two steps") { client.scrolls.count == 2 }
      let step = ScrollReader.step(forPage: 300)
      XCTAssertEqual(client.scrolls.map(\.delta.dy), [step, -step])
      XCTAssertEqual(client.scrolls.map(\.source), [.wheel, .wheel])
      XCTAssertEqual(client.scrolls.map(\.phase), [.changed, .changed])
      XCTAssertEqual(client.scrolls.map(\.location), [50, 50].map { CGPoint(x: $0, y: 60) })
      client.events = []
      try await TestDisplay.run("xdotool", "keydown", "shift", "click", "5", "keyup", "shift")
      await eventually("a sideways step") { !client.scrolls.isEmpty }
      XCTAssertEqual(client.scrolls.first?.delta.dy, 0)
      XCTAssertGreaterThan(client.scrolls.first?.delta.dx ?? 0, 0)
    }
  }

  func test_wheelUnderAPointerThatNeverMoved_isWhereThePointerIs() throws {
    try inMainLoop { application in
      try await TestDisplay.run("xdotool", "mousemove", "150", "120")
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      // Steps before the window is on the screen go elsewhere.
      // Clock: the window manager tells nobody when a window can be reached.
      for _ in 0..<50 where client.scrolls.isEmpty {
        try await TestDisplay.run("xdotool", "click", "5")
        try await Task.sleep(nanoseconds: 100_000_000)
      }
      XCTAssertEqual(client.scrolls.first?.location, CGPoint(x: 150, y: 120))
      client.window.close()
    }
  }

  func test_wheelWithControl_magnifiesAndEnds() throws {
    try withClient { client in
      try await TestDisplay.run(
        "xdotool", "mousemove", "50", "60", "keydown", "ctrl", "click", "4", "click", "4", "keyup",
        "ctrl")
      var scales: [(InputPhase, CGFloat)] {
        client.events.compactMap {
          if case .magnify(let phase, _, let scale, _) = $0 { (phase, scale) } else { nil }
        }
      }
      await eventually("the end") { scales.last?.0 == .ended }
      XCTAssertEqual(scales.map(\.0), [.began, .changed, .changed, .ended])
      XCTAssertEqual(scales.last?.1 ?? 0, 1.21, accuracy: 0.001)
      XCTAssertTrue(client.scrolls.isEmpty)
    }
  }

  func test_keys_comeNamedWithCharactersAndModifiers() throws {
    try withClient { client in
      try await TestDisplay.run(
        "xdotool", "key", "Down", "key", "Page_Up", "key", "Escape", "key", "ctrl+plus", "key",
        "space")
      await eventually("all keys") { client.keys.filter { !$0.isDown }.count >= 5 }
      let down = client.keys.filter(\.isDown)
      XCTAssertEqual(down.map(\.key), [.down, .pageUp, .escape, .character, .space])
      XCTAssertEqual(down[3].characters, "+")
      XCTAssertTrue(down[3].modifiers.contains(.control))
      XCTAssertEqual(client.texts, [" "])
    }
  }

  func test_typedText_comesFromTheInputMethodAfterItsKey() throws {
    try withClient { client in
      // xdotool borrows a key for the last letter, and gives it back a moment later.
      try await TestDisplay.run("xdotool", "type", "--delay", "250", "Hi ä")
      await eventually("the text") { client.texts.joined() == "Hi ä" }
      let first = client.events.firstIndex { if case .key = $0 { true } else { false } }
      let text = client.events.firstIndex { if case .text = $0 { true } else { false } }
      XCTAssertLessThan(try XCTUnwrap(first), try XCTUnwrap(text))
      XCTAssertEqual(client.keys.first?.charactersIgnoringModifiers, "h")
      XCTAssertEqual(client.keys.first?.characters, "H")
    }
  }

  func test_deadKeys_composeWhereTextIsEdited() throws {
    try withClient { client in
      client.window.setTextInput(TextInputState(caret: CGRect(x: 10, y: 10, width: 2, height: 20)))
      try await TestDisplay.run("xdotool", "key", "--delay", "250", "dead_acute", "e", "x")
      await eventually("the composed text") { client.texts.joined() == "éx" }
      let compositions = client.events.compactMap {
        if case .composition(let composition) = $0 { composition.text } else { nil }
      }
      XCTAssertFalse(compositions.filter { !$0.isEmpty }.isEmpty, "what is composed is told")
      XCTAssertEqual(compositions.last, "")
    }
  }

  func test_deadKeys_areJustKeysWhereNoTextIsEdited() throws {
    try withClient { client in
      try await TestDisplay.run("xdotool", "key", "--delay", "250", "dead_acute", "e")
      await eventually("the letter") { client.texts.joined() == "e" }
    }
  }
}
