import AutomationScript
import PlatformInterface

/// Answers the requests of a controller that drives the app from outside: a UI test, a server for tools.
///
/// One request a line, one reply a line, in order: Docs/subsystems/automation.md. Without a display virtual
/// time stands still between requests; in a window it goes on. No request ends the app but `quit`, and the end
/// of the connection.
@MainActor
final class AutomationSession {
  /// Called after each frame that the session ran.
  var frameRan: () -> Void = {}

  private let path: String
  let runner: ScriptRunner
  let capture: OutputCapture?
  /// Called once, with why there was no session, or nil.
  private let ended: (String?) -> Void
  private var socket: SessionSocket?
  let tree = ElementTree()
  /// The id of the request whose script runs.
  var running: JSONText?
  private var hasLaunched = false
  private var isOver = false
  /// How many lines of the log were handed over.
  var printedLines = 0
  var writtenLines = 0

  init(
    _ path: String, runner: ScriptRunner, capture: OutputCapture?,
    ended: @escaping (String?) -> Void
  ) {
    self.path = path
    self.runner = runner
    self.capture = capture
    self.ended = ended
  }

  /// Connects and serves. Without a display it returns when the session is over.
  func start() {
    do throws(SessionSocket.Failure) {
      let socket = try SessionSocket(path: path)
      self.socket = socket
      if let application = PlatformServices.current.application as? any VirtualTimeApplication {
        drive(application, socket)
      } else {
        poll(socket)
      }
    } catch {
      ended(error.reason)
    }
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    source?.cancel()
    socket = nil
    ended(nil)
  }

  // MARK: Two clocks

  private func drive(_ application: any VirtualTimeApplication, _ socket: SessionSocket) {
    advance(application)
    while !isOver {
      switch socket.nextLine() {
      case .text(let line): take(line)
      case .tooLong: refuseLength()
      case .end: return end()
      }
      advance(application)
    }
  }

  /// Steps the clock until the script is over.
  private func advance(_ application: any VirtualTimeApplication) {
    while !isOver {
      tick(at: application.currentTime)
      guard isBusy else { return }
      application.stepFrame()
      frameRan()
    }
  }

  private var timer: (any DispatchSourceTimer)?
  private var source: (any DispatchSourceRead)?

  private func poll(_ socket: SessionSocket) {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if socket.readMore() { self.takeLines() } else { self.end() }
      }
    }
    source.resume()
    self.source = source
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1.0 / 60)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isOver else { return }
        self.frameRan()
        self.tick(at: PlatformServices.current.application.currentTime)
        self.takeLines()
      }
    }
    timer.resume()
    self.timer = timer
  }

  private func takeLines() {
    while !isOver, !isBusy, let line = socket?.takeLine() {
      switch line {
      case .text(let data): take(data)
      case .tooLong: refuseLength()
      case .end: end()
      }
    }
  }

  private var isBusy: Bool { !hasLaunched || running != nil }

  /// Does what is due of the script, and replies when it is over.
  private func tick(at time: TimeInterval) {
    runner.tick(at: time)
    guard runner.outcome != .running, isBusy else { return }
    guard hasLaunched else {
      hasLaunched = true
      return sayLaunched()
    }
    guard let id = running else { return }
    running = nil
    switch runner.outcome {
    case .failed(let error):
      reply(
        .object(["id": id, "error": .string(error.reason), "line": .int(error.line)]))
    case .quit:
      reply(.object(["id": id, "ok": .bool(true), "time": .number(time)]))
      end()
    case .running, .finished:
      reply(.object(["id": id, "ok": .bool(true), "time": .number(time)]))
    }
  }

  // MARK: Replies

  func reply(_ value: JSONText) {
    if socket?.send(value.line) == false { end() }
  }

  func succeed(_ id: JSONText, _ result: JSONText? = nil) {
    reply(.object(["id": id, "ok": .bool(true), "result": result]))
  }

  func fail(_ id: JSONText, _ reason: String) {
    reply(.object(["id": id, "error": .string(reason)]))
  }

  private func refuseLength() {
    fail(.null, "A request should have at most \(SessionSocket.longestLine) bytes.")
  }

  private func sayLaunched() {
    let host = SceneRegistry.front?.host
    reply(
      .object([
        "event": .string("launched"), "protocol": .int(1),
        "pid": .int(Int(ProcessInfo.processInfo.processIdentifier)),
        "app": .string(ProcessInfo.processInfo.processName),
        "size": .size(host?.size ?? .zero), "scale": .number(Double(host?.scale ?? 1)),
      ]))
  }
}
