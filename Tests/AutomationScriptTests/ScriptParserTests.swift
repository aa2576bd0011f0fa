import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import AutomationScript

final class ScriptParserTests: XCTestCase {
  private func commands(_ text: String) throws -> [ScriptCommand] {
    try Script(name: "test.txt", text: text).lines.map(\.command)
  }

  private func assertFails(
    _ text: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try Script(name: "test.txt", text: text), file: file, line: line) {
      XCTAssertEqual("\($0)", message, file: file, line: line)
    }
  }

  func test_everyCommand_isRead() throws {
    let text = """
      # A comment, then an empty line.

      tap 10,20.5
      doubletap "Buy \\"now\\""
      longpress #photo for 0.5
      press cell 0.12
      release
      drag cell 1.2 in #grid to header 3 for 2
      fling cell 0.1 by 0,-300
      fling 1,2 by 5,0 velocity 900
      scroll footer 0 by -3,400   # a comment
      lift #photo
      move 5,6
      drop
      pinch #photo scale 0.5
      rotate "Map" degrees -90
      key plus with ctrl,shift
      key a
      wait 1.5
      idle
      resize 768x1024
      rotate-device
      appearance dark
      shot "a b.png"
      dump tree.json
      expect "Item 1"
      expect no #gone
      text-size accessibility-large
      hover #photo
      rightclick cell 0.1
      expect #wifi is on
      expect "Wi-Fi" is off
      expect cell 0.1 is selected
      expect #buy is disabled
      expect #name is focused
      expect #price is "3 €"
      expect count "Buy" 0
      adjust #volume to 0.25
      pick #colour "Red"
      voiceover next
      voiceover previous
      voiceover activate
      voiceover increment
      voiceover decrement
      voiceover escape
      voiceover magictap
      voiceover scroll down
      voiceover action "Delete it"   # a comment
      say
      quit
      """
    XCTAssertEqual(
      try commands(text),
      [
        .tap(.point(CGPoint(x: 10, y: 20.5)), count: 1),
        .tap(.text("Buy \"now\""), count: 2),
        .longPress(.identifier("photo"), duration: 0.5),
        .press(.cell(section: 0, item: 12, list: nil)),
        .release,
        .drag(
          .cell(section: 1, item: 2, list: "grid"), to: .header(section: 3, list: nil), duration: 2),
        .fling(
          .cell(section: 0, item: 1, list: nil), by: CGVector(dx: 0, dy: -300), velocity: 1500),
        .fling(.point(CGPoint(x: 1, y: 2)), by: CGVector(dx: 5, dy: 0), velocity: 900),
        .scroll(.footer(section: 0, list: nil), by: CGVector(dx: -3, dy: 400)),
        .lift(.identifier("photo")), .move(.point(CGPoint(x: 5, y: 6))), .drop,
        .pinch(.identifier("photo"), scale: 0.5), .rotate(.text("Map"), degrees: -90),
        .key(ScriptKey(key: .character, characters: "+", modifiers: [.control, .shift])),
        .key(ScriptKey(key: .character, characters: "a", modifiers: [])),
        .wait(1.5), .idle, .resize(CGSize(width: 768, height: 1024)), .rotateDevice,
        .appearance(.dark), .shot("a b.png"), .dump("tree.json"),
        .expect(.text("Item 1"), isPresent: true), .expect(.identifier("gone"), isPresent: false),
        .textSize("accessibilityLarge"), .hover(.identifier("photo")),
        .secondaryClick(.cell(section: 0, item: 1, list: nil)),
        .expectState(.identifier("wifi"), .on), .expectState(.text("Wi-Fi"), .off),
        .expectState(.cell(section: 0, item: 1, list: nil), .selected),
        .expectState(.identifier("buy"), .disabled), .expectState(.identifier("name"), .focused),
        .expectState(.identifier("price"), .value("3 €")), .expectCount(.text("Buy"), 0),
        .adjust(.identifier("volume"), to: 0.25), .pick(.identifier("colour"), "Red"),
        .voiceOver(.next), .voiceOver(.previous), .voiceOver(.activate), .voiceOver(.increment),
        .voiceOver(.decrement), .voiceOver(.escape), .voiceOver(.magicTap),
        .voiceOver(.scroll(.down)),
        .voiceOver(.action("Delete it")), .say,
        .quit,
      ])
  }

  func test_lineNumbers_countCommentsAndEmptyLines() throws {
    let script = try Script(name: "test.txt", text: "# one\n\nidle\r\nquit\n")
    XCTAssertEqual(script.lines.map(\.number), [3, 4])
  }

  func test_targets_areWrittenAsTheyWereRead() throws {
    let targets = ["10,20", "\"a b\"", "#x", "cell 0.1 in #grid", "header 2", "footer 3 in #t"]
    for text in targets {
      guard case .tap(let target, _) = try commands("tap \(text)").first else {
        return XCTFail("tap \(text) is no tap")
      }
      XCTAssertEqual(target.description, text)
    }
  }

  func test_wrongStatesNumbersAndWords_failWithWhatShouldFollow() {
    assertFails(
      "expect #a is odd",
      "test.txt:1: is should be followed by on, off, selected, disabled, focused or a text in quotes; "
        + "found odd.")
    assertFails(
      "expect #a is",
      "test.txt:1: on, off, selected, disabled, focused or a text in quotes should follow; found the "
        + "end of the line.")
    assertFails(
      "expect count #a -1",
      "test.txt:1: expect count TARGET N should end with a number that is not negative; found -1.")
    assertFails(
      "expect count #a",
      "test.txt:1: A number should follow; found the end of the line.")
    assertFails(
      "adjust #a to 50", "test.txt:1: A fraction from 0.0 to 1.0 should follow; found 50.")
    assertFails(
      "adjust #a 0.5",
      "test.txt:1: adjust TARGET to FRACTION is expected; found 0.5 in place of to.")
    assertFails("pick #a Red", "test.txt:1: A text in quotes should follow; found Red.")
    assertFails(
      "voiceover swim",
      "test.txt:1: voiceover should be followed by next, previous, activate, increment, decrement, "
        + "escape, magictap, scroll or action \"NAME\"; found swim.")
    assertFails(
      "voiceover scroll in",
      "test.txt:1: voiceover scroll should be followed by one of up, down, left, right, next, "
        + "previous; found in.")
    assertFails(
      "voiceover action", "test.txt:1: A text in quotes should follow; found the end of the line.")
    assertFails(
      "text-size huge",
      "test.txt:1: text-size should be one of extraSmall, small, medium, large, extraLarge, "
        + "extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, "
        + "accessibilityExtraLarge, accessibilityExtraExtraLarge, "
        + "accessibilityExtraExtraExtraLarge; found huge.")
    assertFails("say it", "test.txt:1: say should end here; found it.")
    assertFails(
      "hover",
      "test.txt:1: A target (X,Y, \"text\", #identifier, cell S.I, header S or footer S) should "
        + "follow; found the end of the line.")
  }

  func test_wrongLines_failWithNumberAndReason() {
    assertFails(
      "idle\nfrobnicate",
      "test.txt:2: frobnicate is no command; the commands are tap, doubletap, longpress, press, "
        + "release, drag, fling, scroll, lift, move, drop, pinch, rotate, hover, rightclick, adjust, "
        + "pick, type, key, wait, idle, resize, rotate-device, appearance, text-size, shot, dump, "
        + "expect, voiceover, say, back, quit.")
    assertFails(
      "tap",
      "test.txt:1: A target (X,Y, \"text\", #identifier, cell S.I, header S or footer S) should "
        + "follow; found the end of the line.")
    assertFails(
      "tap \"open", "test.txt:1: A text should end with a quote; found the end of the line.")
    assertFails("tap 1,2 3", "test.txt:1: tap should end here; found 3.")
    assertFails("tap cell 1", "test.txt:1: cell should be followed by S.I, such as 0.12; found 1.")
    assertFails(
      "drag 1,2 from 3,4",
      "test.txt:1: drag TARGET to TARGET is expected; found from in place of to.")
    assertFails(
      "wait -1", "test.txt:1: A number of seconds from 0 to 3600 should follow; found -1.")
    assertFails(
      "wait nan", "test.txt:1: A number of seconds from 0 to 3600 should follow; found nan.")
    assertFails("appearance grey", "test.txt:1: appearance should be light or dark; found grey.")
    assertFails(
      "resize 0x10",
      "test.txt:1: resize should be to sides between 1 and 16384 points; found 0.0x10.0.")
    assertFails(
      "type a", "test.txt:1: A text in quotes should follow; found a.")
    assertFails(
      "fling 1,2 by 0,-1e300",
      "test.txt:1: fling should be over within 60 seconds; its way is longer than that at 1500.0 "
        + "points a second.")
    assertFails("fling 1,2 by 0,0", "test.txt:1: fling should be by a way that is not 0,0.")
    assertFails(
      "pinch 1,2 scale 0",
      "test.txt:1: A scale from 0.05 to 20.0 should follow; found 0.")
    assertFails("shot x.txt", "test.txt:1: FILE.png should follow; found x.txt.")
    assertFails("shot .png", "test.txt:1: FILE.png should follow; found .png.")
    assertFails("dump x", "test.txt:1: FILE.json should follow; found x.")
    assertFails("scroll 1,2 by inf,3", "test.txt:1: DX,DY should follow; found inf,3.")
  }

  /// No line, however odd, crashes or hangs the parser.
  func test_randomLines_areReadOrRefused() {
    let words = [
      "tap", "cell", "\"", "#", "#a", "1.2", "1,2", "in", "to", "for", "by", "key", "with", "ctrl",
      "\\", "expect", "no", "-", "1e999", "💥", "\t", ".", ",", "0.0.0", "9999999999999999999.1",
    ]
    var random = SeededGenerator(seed: 7)
    func next(_ count: Int) -> Int { random.int(0..<count) }
    var read = 0
    for _ in 0..<20_000 {
      let line = (0..<1 + next(6)).map { _ in words[next(words.count)] }.joined(separator: " ")
      if (try? Script(name: "random", text: line)) != nil { read += 1 }
    }
    XCTAssertTrue((1..<20_000).contains(read), "\(read) of 20,000 were read")
  }
}
