import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// Readers that ask what does not exist or far too much, and a bus of theirs that stops or dies: the window
/// goes on.
final class ReaderFaultTests: XCTestCase {
  /// A window that shows frames all the time, with a node whose name changes with each.
  @MainActor
  private final class Client: PlatformWindowClient {
    weak var window: GTKWindow?
    var frames = 0

    func receive(_ event: PlatformEvent) {}

    func frame(at time: TimeInterval) -> RenderFrame? {
      frames += 1
      guard let window else { return nil }
      window.requestFrame()
      return RenderFrame(
        number: frames, size: window.size, scale: 1, background: .white,
        root: RenderNode(
          id: 1, size: window.size, extent: CGRect(origin: .zero, size: window.size)))
    }

    func accessibilityWindows() -> [AccessibilityNode] {
      var window = AccessibilityNode(
        id: 1, role: .window, frame: .zero, activationPoint: .zero, isElement: false)
      var button = AccessibilityNode(
        id: 2, role: .button, frame: CGRect(x: 10, y: 10, width: 100, height: 20),
        activationPoint: .zero, isElement: true)
      button.label = "Frame \(frames)"
      window.children = [button]
      return [window]
    }
    func accessibilityActions(of id: Int) -> [String] { [] }
    func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool { false }
  }

  /// Runs a reader of `Support/reader_faults.py` beside a window.
  ///
  /// - Parameter meanwhile: runs with the reader; the window is there.
  /// - Returns: what the reader wrote down.
  private func read(
    _ fault: String, by script: String = "reader_faults.py",
    meanwhile: @escaping @MainActor @Sendable (ReaderSession, GTKWindow) async -> Void = { _, _ in
    },
    then: @escaping @MainActor @Sendable (ReaderSession, GTKApplication) async throws -> Void = {
      _, _ in
    }
  ) throws -> [String] {
    let session = try ReaderSession.begin()
    defer { session.end() }
    try inMainLoop(timeout: 300) { application in
      let client = Client()
      let made = application.makeWindow(
        WindowConfiguration(title: "Test", size: CGSize(width: 200, height: 100), scale: 1),
        client: client)
      let window = try XCTUnwrap(made as? GTKWindow)
      client.window = window
      window.requestFrame()
      async let reading: Void = session.run(script, fault)
      await meanwhile(session, window)
      try await reading
      let frames = client.frames
      await eventually("Frames after all that") { client.frames > frames + 2 }
      try await then(session, application)
      window.close()
    }
    return session.log
  }

  func test_questionsOutOfAllMeasure_getErrors() throws {
    XCTAssertEqual(
      try read("nonsense"),
      [
        "errors 24 of 24", "no Name", "no NoSuchProperty",
        "all ['AccessibleId', 'ChildCount', 'Description', 'Locale', 'Name', 'Parent']", "end",
      ])
  }

  /// Tens of thousands of questions without waiting for an answer: frames are made between them.
  func test_flood_isAnsweredBetweenFrames() throws {
    nonisolated(unsafe) var frames: [Int] = []
    let log = try read("flood") { session, window in
      guard let client = window.client as? Client else { return XCTFail("The client is gone.") }
      await eventually("The flood", within: 120) { session.log.contains("begins") }
      frames.append(client.frames)
      await eventually("Its end", within: 300) { session.log.contains("all came") }
      frames.append(client.frames)
    }
    XCTAssertEqual(log, ["begins", "all came", "still there Test", "end"])
    XCTAssertGreaterThan(try XCTUnwrap(frames.last) - frames[0], 5, "the window stood still")
  }

  /// What is to be told to a bus that takes nothing does not gather, and nobody waits for it.
  func test_busThatStops_doesNotStopTheWindow() throws {
    let log = try read("stopped") { session, window in
      await eventually("The bus to stop", within: 120) { session.log.contains("stopped") }
      for number in 0..<30_000 { window.announce("This is said \(number) times") }
      let frames = (window.client as? Client)?.frames ?? 0
      await eventually("Frames without the bus") {
        (window.client as? Client)?.frames ?? 0 > frames + 5
      }
      FileManager.default.createFile(
        atPath: session.folder.appendingPathComponent("enough").path, contents: nil)
    }
    XCTAssertEqual(log, ["stopped", "still there Test", "end"])
  }

  /// The bus dies under a reader; another one comes with the next reader, and finds the program.
  func test_busThatDies_isDoneWithout_untilTheNext() throws {
    let log = try read(
      "dies",
      then: { session, application in
        await eventually("Readers to be gone") { !application.environment.hasScreenReader }
        try await session.run("reader_faults.py", "nonsense")
      })
    XCTAssertEqual(Array(log.prefix(3)), ["killed", "end", "errors 24 of 24"], "\(log)")
  }

  // MARK: Buses that are not there

  /// A bus is asked for again after one second, and after two.
  func test_absentBus_isTriedAgain() throws {
    for fault in ["absent", "refuses", "closing"] {
      XCTAssertEqual(
        try read(fault, by: "reader_buses.py"),
        ["asked", "asked", "asked", "embedded", "children 1", "end"], fault)
    }
  }

  /// One that is silent is given up after ten seconds; frames are made meanwhile.
  func test_silentBus_isGivenUp() throws {
    for fault in ["silent-launcher", "silent"] {
      let log = try read(fault, by: "reader_buses.py") { session, window in
        await eventually("The question for a bus") { session.log.contains("asked") }
        let frames = (window.client as? Client)?.frames ?? 0
        await eventually("Frames without the bus", within: 5) {
          (window.client as? Client)?.frames ?? 0 > frames + 5
        }
        XCTAssertEqual(session.log, ["asked"], fault)
      }
      XCTAssertEqual(log, ["asked", "asked", "embedded", "children 1", "end"], fault)
    }
  }

  func test_busThatDiesWhileEmbedding_isTriedAgain() throws {
    XCTAssertEqual(
      try read("embed", by: "reader_buses.py"),
      ["asked", "knocked", "asked", "embedded", "children 1", "end"])
  }

  func test_busThatDiesWithQuestionsWaiting_isTriedAgain() throws {
    XCTAssertEqual(
      try read("queued", by: "reader_buses.py"),
      ["asked", "embedded", "asked", "embedded", "children 1", "end"])
  }

  func test_registryThatStartsAgain_isToldOfTheProgramAgain() throws {
    XCTAssertEqual(
      try read("registry", by: "reader_buses.py"),
      ["asked", "embedded", "embedded", "children 1", "end"])
    XCTAssertEqual(
      try read("mute-registry", by: "reader_buses.py"),
      ["asked", "knocked", "embedded", "children 1", "end"], "one that never answered")
  }
}
