import Foundation
import XCTest

/// The sample of menus in a real window on an X server of the test's own, driven by xdotool; what it
/// copies is pasted by xclip. Skipped where one of the three is not installed.
final class CopyToOtherProgramsTests: XCTestCase {
  func test_pictureCopiedByAContextMenu_isPastedAsPNG() throws {
    let desktop = try TestDesktop("1100x800", tools: ["xdotool", "xclip"])
    defer { desktop.end() }
    try desktop.start(TestDesktop.product("C9Menus"))
    let picture = try desktop.eventually("A copied picture", tries: 100, every: 0.3) {
      () throws -> Data? in
      // The picture called Snow, by the secondary button; the first command is Copy.
      let events = "key Escape mousemove 580 260 click 3 key Down key Return"
      try desktop.run("xdotool", events.split(separator: " ").map(String.init))
      let types = try desktop.run("xclip", ["-selection", "clipboard", "-o", "-t", "TARGETS"])
      guard String(decoding: types, as: UTF8.self).contains("image/png") else { return nil }
      return try desktop.run("xclip", ["-selection", "clipboard", "-o", "-t", "image/png"])
    }
    XCTAssertEqual(Array(picture.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Width and height, in a PNG's first block.
    let numbers = [16, 20].map { start in
      picture.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    XCTAssertEqual(numbers, [480, 360])
  }
}
