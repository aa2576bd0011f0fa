import Foundation
import UIKitTestSupport
import XCTest

/// The same script in a real window on an X server of the test's own and without a display: in the end
/// both show the same views, with the same frames, texts and states, and what the delegates were told.
final class WindowAndHeadlessTests: XCTestCase {
  /// The sample writes every call of its delegate on the screen.
  func test_events() throws {
    try assertSame(
      "C6Events", "tap cell 0.2\nidle\ndrag cell 0.6 to cell 0.20 for 0.4\nidle\ntap cell 0.9\nidle"
    )
    try assertSame("C6Events", "tap cell 0.2\nidle\npress cell 0.6\nwait 0.6")
  }

  func test_pinch() throws {
    try assertSame("C8Pinch", "pinch 180,300 scale 1.7\nidle\ndrag 180,500 to 180,200\nidle")
    try assertSame("C8Pinch", "scroll 180,300 by 0,600\nidle\npinch 180,300 scale 0.6\nidle")
  }

  func test_menus() throws {
    try assertSame(
      "C9Menus",
      """
      longpress cell 0.1 in #edit-menus
      idle
      tap "Copy"
      idle
      longpress cell 0.1 in #context-menus
      idle
      tap "Delete"
      idle
      longpress cell 0.0 in #context-menus
      idle
      """)
  }

  func test_reordering() throws {
    try assertSame(
      "Reordering",
      "lift cell 0.1\nmove 200,350\ndrop\nidle\ntap \"Insert\"\nidle\ntap \"Delete\"\nidle")
    try assertSame("Reordering", "lift cell 0.1\nmove 200,350\nwait 0.8")
  }

  func test_photoGrid() throws {
    try assertSame(
      "PhotoGrid", "tap cell 0.2\nidle\nscroll 180,300 by 0,220\nidle",
      arguments: [Self.photos])
    try assertSame(
      "PhotoGrid", "lift cell 0.1\nmove 300,250\nwait 0.8\ndrop\nidle", arguments: [Self.photos])
  }

  // MARK: Comparing

  private static var photos: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Fixtures/photos").standardizedFileURL.path
  }

  private func assertSame(
    _ sample: String, _ script: String, arguments: [String] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let desktop = try TestDesktop("1100x900", tools: [])
    defer { desktop.end() }
    var app = AppSnapshot()
    app.device = "desktop"
    app.script = "idle\n" + script
    app.arguments = arguments
    let headless = try Self.lines(app.dump(ofProductNamed: sample))
    app.desktop = desktop.environment
    let window = try Self.lines(app.dump(ofProductNamed: sample))
    XCTAssertGreaterThan(headless.count, 50, file: file, line: line)
    let differences = window.difference(from: headless)
    let shown = differences.prefix(20).map { change in
      switch change {
      case .insert(let offset, let text, _): "window \(offset): \(text)"
      case .remove(let offset, let text, _): "headless \(offset): \(text)"
      }
    }
    XCTAssertTrue(
      differences.isEmpty, "\(sample):\n\(shown.joined(separator: "\n"))", file: file, line: line)
  }

  /// The dump in lines that can be compared.
  private static func lines(_ dump: Data) throws -> [String] {
    let tree = try JSONSerialization.jsonObject(with: dump)
    let data = try JSONSerialization.data(
      withJSONObject: tree, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
