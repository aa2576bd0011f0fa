import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Things dragged from one program's window to another's, by xdotool. The other program is GTK's own
/// from Python.
final class DesktopDragTests: XCTestCase {
  /// Under the test's window, 400 by 300 points: a place to drag from (100 high), one to drop on.
  @MainActor
  private final class OtherProgram {
    private let process = Process()
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-drag-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      process.executableURL = URL(fileURLWithPath: try TestDisplay.tool("python3"))
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Support/other_program.py")
      process.arguments = [script.path, folder.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func end() {
      process.terminate()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }

    /// What it wrote down, a line for each thing that happened.
    var log: [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    func start() async throws {
      await eventually("the other program") {
        self.log.contains("ready") || !self.process.isRunning
      }
      guard log.contains("ready") else { throw XCTSkip("Python has no GTK 4.") }
      try await TestDisplay.run(
        "xdotool", "search", "--sync", "--name", "^Other$", "windowmove", "--sync", "500", "100")
    }
  }

  private func withBoth(
    _ body: @escaping @MainActor @Sendable (DropClient, OtherProgram) async throws -> Void
  ) throws {
    try inMainLoop { application in
      let other = try OtherProgram()
      defer { other.end() }
      try await other.start()
      let client = DropClient.open(in: application)
      await eventually("the first frame") { client.hasFrame }
      try await TestDisplay.run("xdotool", "search", "--name", "^Test$", "windowmove", "0", "0")
      try await body(client, other)
      client.window.close()
    }
  }

  @MainActor
  private static func mouse(_ places: [(Int, Int)]) async throws {
    for (x, y) in places {
      try await TestDisplay.run("xdotool", "mousemove", "\(x)", "\(y)", "sleep", "0.05")
    }
  }

  func test_aDragOut_landsInAnotherProgram() throws {
    let png = try Data(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures/images/palette.png"))
    try withBoth { client, other in
      client.offer = DragOffer(
        items: [[ClipboardForm(type: "image/png", data: png)]], allowsMove: false,
        picture: PixelBuffer(width: 40, height: 40), hotspot: CGPoint(x: 20, y: 20))
      try await Self.mouse([(200, 150)])
      try await TestDisplay.run("xdotool", "mousedown", "1")
      try await Self.mouse([(260, 170), (380, 200), (450, 250), (520, 330), (600, 350), (610, 360)])
      await eventually("the other program sees it") {
        other.log.contains { $0.hasPrefix("enter") && $0.contains("image/png") }
      }
      try await TestDisplay.run("xdotool", "mouseup", "1")
      await eventually("the picture") { other.log.contains("picture 48 32") }
      await eventually("the end") { client.ended == [.copy] }
    }
  }

  func test_aDragOut_droppedNowhere_ends() throws {
    try withBoth { client, _ in
      client.offer = DragOffer(
        items: [[ClipboardForm(type: "text/plain", data: Data("x".utf8))]], allowsMove: false,
        picture: PixelBuffer(width: 40, height: 40), hotspot: .zero)
      try await Self.mouse([(200, 150)])
      try await TestDisplay.run("xdotool", "mousedown", "1")
      try await Self.mouse([(380, 200), (450, 600), (460, 620)])
      try await TestDisplay.run("xdotool", "mouseup", "1")
      await eventually("the end") { client.ended == [.none] }
    }
  }

  func test_aDragIn_isToldAndRead() throws {
    try withBoth { client, other in
      client.answer = .copy
      try await Self.mouse([(600, 150)])
      try await TestDisplay.run("xdotool", "mousedown", "1")
      try await Self.mouse([(580, 160), (540, 170), (450, 180), (380, 190), (300, 200), (250, 150)])
      await eventually("it is seen") { client.moves.last == CGPoint(x: 250, y: 150) }
      XCTAssertTrue(client.types.contains { $0.hasPrefix("text/plain") }, "\(client.types)")
      try await TestDisplay.run("xdotool", "mouseup", "1")
      await eventually("the data") { client.text != nil }
      XCTAssertEqual(client.text, "from outside")
      await eventually("the other program hears of the end") {
        other.log.contains { $0.hasPrefix("drag-end") }
      }
    }
  }

  func test_aDragThatLeavesAgain_isToldToHaveLeft() throws {
    try withBoth { client, _ in
      client.answer = .copy
      try await Self.mouse([(600, 150)])
      try await TestDisplay.run("xdotool", "mousedown", "1")
      try await Self.mouse([(580, 160), (450, 180), (380, 190), (300, 200)])
      await eventually("it is seen") { !client.moves.isEmpty }
      try await Self.mouse([(450, 600), (460, 610)])
      await eventually("it left") { client.hasLeft }
      try await TestDisplay.run("xdotool", "mouseup", "1")
      XCTAssertNil(client.text)
    }
  }
}

/// A window from which things are dragged as soon as the mouse leaves it, and on which they can be
/// dropped.
@MainActor
private final class DropClient: PlatformWindowClient {
  private(set) var window: GTKWindow!
  private(set) var hasFrame = false
  var offer: DragOffer?
  var ended: [DragOperation] = []
  var answer = DragOperation.none
  private(set) var moves: [CGPoint] = []
  private(set) var types: [String] = []
  private(set) var text: String?
  private(set) var hasLeft = false

  static func open(in application: GTKApplication) -> DropClient {
    let client = DropClient()
    let window = application.makeWindow(
      WindowConfiguration(title: "Test", size: CGSize(width: 400, height: 300), scale: 1),
      client: client)
    client.window = window as? GTKWindow
    client.window.requestFrame()
    return client
  }

  func receive(_ event: PlatformEvent) {
    guard case .touch(let touch) = event, touch.phase == .changed, let offer,
      !CGRect(origin: .zero, size: window.size).contains(touch.location)
    else { return }
    self.offer = nil
    XCTAssertTrue(window.beginDrag(offer) { [weak self] in self?.ended.append($0) })
  }

  func frame(at time: TimeInterval) -> RenderFrame? {
    hasFrame = true
    let bounds = CGRect(origin: .zero, size: window.size)
    return RenderFrame(
      number: 1, size: window.size, scale: window.scale, background: .white,
      root: RenderNode(
        id: 1, size: window.size, background: [.fill(RoundedRect(bounds), .white)], extent: bounds,
        hasOpaqueBackground: true))
  }

  func dropMoved(_ drop: any DesktopDrop, to location: CGPoint) -> DragOperation {
    moves.append(location)
    types = drop.types
    return answer
  }

  func dropLeft(_ drop: any DesktopDrop) { hasLeft = true }

  func dropped(_ drop: any DesktopDrop, at location: CGPoint) -> Bool {
    guard let type = drop.types.first(where: { $0.hasPrefix("text/plain") }) else { return false }
    drop.load(type) { [weak self] data in
      self?.text = data.map { String(decoding: $0, as: UTF8.self) }
      drop.finish(.copy)
    }
    return true
  }
}
