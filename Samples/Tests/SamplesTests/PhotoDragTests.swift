import Foundation
import XCTest

/// The sample DragReorder in a real window beside a program with GTK of its own: a photo is dragged out
/// to that program, and from there back in, by xdotool.
final class PhotoDragTests: XCTestCase {
  private var desktop: TestDesktop?
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    desktop?.end()
    try? FileManager.default.removeItem(at: folder)
  }

  func test_aPhoto_goesToAnotherProgramAndComesBack() throws {
    let desktop = try TestDesktop("1400x800", tools: ["xdotool", "python3"])
    self.desktop = desktop
    let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/GTKBackendTests/Support/other_program.py")
    let other = try desktop.start(
      TestDesktop.tool("python3"), [support.standardizedFileURL.path, folder.path])
    try eventually("Python's program") {
      guard other.isRunning else { throw XCTSkip("Python has no GTK 4.") }
      return log.contains("ready")
    }
    let sample = try startSample(on: desktop)
    try move("Other", to: (1100, 0))
    try move("DragReorder", to: (0, 0))
    // The first photo, with the mouse that lifts by moving.
    try drag(through: [
      (60, 90), (70, 100), (120, 140), (600, 300), (1000, 250), (1200, 200), (1205, 204),
    ]) {
      self.log.contains { $0.hasPrefix("enter") && $0.contains("image/png") }
    }
    try eventually("the photo there") { log.contains { $0.hasPrefix("picture ") } }
    let picture = try XCTUnwrap(log.first { $0.hasPrefix("picture ") })
    XCTAssertEqual(picture, "picture 160 160")
    // Back, onto the second heading's photos.
    try drag(through: [(1200, 50), (1190, 60), (1000, 150), (600, 200), (300, 120), (250, 110)]) {
      true
    }
    try eventually("the end there") { log.contains("drag-end") }
    let file = folder.appendingPathComponent("tree.json")
    try eventually("what the sample shows") { FileManager.default.fileExists(atPath: file.path) }
    sample.waitUntilExit()
    let tree = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    XCTAssertEqual(Self.cells(in: tree, section: 0) + Self.cells(in: tree, section: 1), 17)
  }

  // MARK: Programs

  /// The sample, which writes its views down once the drags are over.
  private func startSample(on desktop: TestDesktop) throws -> Process {
    let script = folder.appendingPathComponent("script.txt")
    let lines = ["idle", "wait 30", "dump \(folder.path)/tree.json", "quit"]
    try Data(lines.joined(separator: "\n").utf8).write(to: script)
    let options = #"{"mode":"window","defaults":{},"network":"none","timeout":10,"scriptPath":"#
    desktop.environment["TESSERA_OPTIONS"] = options + "\"\(script.path)\"}"
    return try desktop.start(TestDesktop.product("DragReorder"))
  }

  /// What the other program wrote down, a line for each thing that happened.
  private var log: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  // MARK: Hands

  private func xdotool(_ arguments: String...) throws {
    _ = try desktop?.run("xdotool", arguments)
  }

  private func move(_ title: String, to place: (Int, Int)) throws {
    try xdotool(
      "search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowmove", "--sync",
      "\(place.0)", "\(place.1)")
    // Clock: the window manager tells nobody when a window can be reached.
    Thread.sleep(forTimeInterval: 1)
  }

  private func drag(through places: [(Int, Int)], until isSeen: () -> Bool) throws {
    try xdotool("mousemove", "\(places[0].0)", "\(places[0].1)", "mousedown", "1")
    for (x, y) in places.dropFirst() {
      // Clock: a hand that drags takes its time.
      Thread.sleep(forTimeInterval: 0.15)
      try xdotool("mousemove", "\(x)", "\(y)")
    }
    // A program that was slow sees the pointer come when it moves next.
    var step = 0
    try eventually("the drag is seen") {
      step += 1
      try xdotool("mousemove", "\(places.last!.0 + step % 2)", "\(places.last!.1)")
      return isSeen()
    }
    // Clock: a hand that drags takes its time.
    Thread.sleep(forTimeInterval: 0.5)
    try xdotool("mouseup", "1")
  }

  private func eventually(_ what: String, _ condition: () throws -> Bool) throws {
    _ = try desktop?.eventually(
      "\(what), where the other program wrote \(log),", tries: 600, every: 0.1
    ) {
      try condition() ? true : nil
    }
  }

  private static func cells(in tree: Any, section: Int) -> Int {
    if let list = tree as? [Any] { return list.reduce(0) { $0 + cells(in: $1, section: section) } }
    guard let view = tree as? [String: Any] else { return 0 }
    let own = (view["indexPath"] as? [Int])?.first == section && view["kind"] == nil ? 1 : 0
    return view.values.reduce(own) { $0 + cells(in: $1, section: section) }
  }
}
