import AutomationScript
import CVirtualClock
import PlatformInterface

/// Runs a script's commands against the first scene, polled once a frame.
///
/// A command that takes time leaves a step behind, which is asked at each tick whether it is done.
/// Every command that sends an event lets one frame pass, so that the next one sees its effect.
@MainActor
final class ScriptRunner {
  enum Outcome: Equatable {
    case running
    case finished
    /// The script said `quit`.
    case quit
    case failed(ScriptError)
  }

  /// Asked at each tick with the clock's time; true when done.
  typealias Step = (TimeInterval) throws(TargetFinder.NotFound) -> Bool

  /// Called once the script's `idle` is over.
  var cameToRest: (() -> Void)?

  private var script: Script
  let timeout: TimeInterval
  /// What the app printed; for `dump`.
  let log: () -> [String]
  private var next = 0
  private var step: Step?
  private(set) var outcome = Outcome.running
  /// What the script drives; nil means the first scene.
  weak var preferredScene: UIWindowScene?
  /// Ids of touches, one after the other.
  var touchCount = 0
  /// The finger that `press` put down.
  var pressed: (id: Int, point: CGPoint)?
  /// Whether a pointer has come into the window.
  var isHovering = false
  /// Where `voiceover` is, by the number of the element; nil before its first line.
  var readerElement: Int?
  /// The clock stands still in an idle wait; whoever drives it asks.
  private(set) var isAwaitingIdle = false
  var idle = IdleDetector()

  init(script: Script, timeout: TimeInterval, log: @escaping () -> [String]) {
    self.script = script
    self.timeout = timeout
    self.log = log
    step = { [unowned self] time throws(TargetFinder.NotFound) in
      firstFrameIsThere(at: time)
    }
  }

  /// Runs another script once one is over. Fingers that are down stay down.
  ///
  /// - Parameter frame: the frame's time after which it begins, where what was done before is to be seen first.
  func run(_ script: Script, after frame: TimeInterval? = nil) {
    self.script = script
    next = 0
    step = frame.map(nextFrame)
    outcome = .running
  }

  /// Taps with several fingers at once, once a script is over.
  func tap(at points: [CGPoint], count: Int, from time: TimeInterval) {
    run(Script(name: script.name, lines: []))
    step = taps(at: points, count: count, from: time)
  }

  /// Waits until nothing moves, once a script is over, whatever is due later: as UI tests wait on iOS.
  func settle(from time: TimeInterval) {
    run(Script(name: script.name, lines: []))
    step = untilIdle(from: time, awaitsTimers: false)
  }

  /// Does what is due at `time`, in seconds of the window's clock.
  func tick(at time: TimeInterval) {
    while outcome == .running {
      do throws(TargetFinder.NotFound) {
        if let step {
          guard try step(time) else { return }
          self.step = nil
          isAwaitingIdle = false
          if case .idle? = script.lines.prefix(next).last?.command { cameToRest?() }
        }
        guard next < script.lines.count else {
          outcome = .finished
          return
        }
        next += 1
        step = try begin(script.lines[next - 1].command, at: time)
      } catch {
        let line = next > 0 ? script.lines[next - 1].number : 0
        outcome = .failed(ScriptError(file: script.name, line: line, reason: error.reason))
      }
    }
  }

  /// What to say where the app ends before its script does, as when somebody closes the window; nil where all
  /// lines were begun, but for those that would end it.
  var errorOfEndingNow: ScriptError? {
    guard outcome == .running else { return nil }
    let left = script.lines[next...].filter { $0.command != .quit }
    guard let first = left.first else { return nil }
    let reached =
      next > 0 ? "line \(script.lines[next - 1].number) was reached" : "no line was reached"
    return ScriptError(
      file: script.name, line: first.number,
      reason: "The app ended before its script did: \(reached), \(left.count) more should follow.")
  }

  // MARK: Time

  private var start: TimeInterval?

  /// A window may need a moment until its first frame; a program that shows none is not waited for.
  private func firstFrameIsThere(at time: TimeInterval) -> Bool {
    let begin = start ?? time
    start = begin
    return SceneRegistry.front?.host.loop.lastFrame != nil || time - begin > 1
  }

  /// Done one frame later.
  func nextFrame(after time: TimeInterval) -> Step {
    { now in now > time + 0.001 }
  }

  private func wait(_ duration: TimeInterval, from start: TimeInterval) -> Step {
    // Half a frame less: a frame's time is a sum of sixtieths, a script's a decimal.
    return { now in now >= start + duration - 0.008 }
  }

  /// Done when nothing moves and nothing is due that the app asked for once, or when the patience of
  /// `--timeout` is over.
  ///
  /// The patience is in virtual seconds, of which those do not count in which other threads still
  /// worked: how many these are depends on the machine. A minute of real time ends any wait.
  ///
  /// - Parameter awaitsTimers: whether what the app asked for once counts.
  func untilIdle(from start: TimeInterval, awaitsTimers: Bool = true) -> Step {
    idle = IdleDetector()
    isAwaitingIdle = true
    let realStart = UInt64(tessera_clock_real())
    let isVirtual = PlatformServices.current.application is any VirtualTimeApplication
    var last = start
    var waited: TimeInterval = 0
    let limit = tessera_clock_elapsed() + Int64(min(timeout, 1e6) * 1e9)
    tessera_clock_begin_awaiting()
    return { [unowned self] now in
      let isIdle = isVirtual ? idle.waitForQuiet() : idle.isQuiet()
      if isIdle, !awaitsTimers || tessera_clock_awaited(limit) == Int64.max { return true }
      if !idle.wasBusy { waited += now - last }
      last = now
      let real = TimeInterval(UInt64(tessera_clock_real()) - realStart) / 1e9
      guard waited >= timeout || real >= timeout + 60 else { return false }
      Log.write(
        "The app was not idle after \(timeout) seconds, as \(Unrest.text(isBusy: idle.wasBusy)); going on "
          + "without waiting longer.")
      return true
    }
  }

  // MARK: Commands

  func scene() throws(TargetFinder.NotFound) -> UIWindowScene {
    guard let scene = preferredScene ?? SceneRegistry.front else {
      throw TargetFinder.NotFound(reason: "The app has no window any more.")
    }
    return scene
  }

  func finder() throws(TargetFinder.NotFound) -> TargetFinder { TargetFinder(scene: try scene()) }

  /// Starts a command; nil where it is done at once.
  private func begin(_ command: ScriptCommand, at time: TimeInterval)
    throws(TargetFinder.NotFound) -> Step?
  {
    switch command {
    case .tap, .longPress, .press, .release, .drag, .fling, .scroll, .lift, .move, .drop, .pinch,
      .rotate, .type, .key, .hover, .secondaryClick:
      return try beginInput(command, at: time)
    case .adjust, .pick: return try beginChoice(command, at: time)
    case .voiceOver(let command):
      try voiceOver(command)
      return nextFrame(after: time)
    case .say:
      try say()
      return nil
    case .wait(let duration): return wait(duration, from: time)
    case .idle: return untilIdle(from: time)
    case .resize(let size): return try resize(to: size, at: time)
    case .rotateDevice: return try rotate(at: time)
    case .appearance(let appearance):
      change { $0.appearance = appearance }
      return nextFrame(after: time)
    case .textSize(let name):
      change { $0.textSize = name }
      return nextFrame(after: time)
    case .shot(let path):
      try shoot(path)
      return nil
    case .dump(let path):
      let text = ViewDump.text(of: try scene(), log: log())
      if let reason = Files.write(Data(text.utf8), to: path) {
        throw TargetFinder.NotFound(reason: reason)
      }
      return nil
    case .expect(let target, let isPresent):
      try expect(target, isPresent: isPresent)
      return nil
    case .expectState(let target, let state):
      try expect(target, state)
      return nil
    case .expectCount(let target, let count):
      try expect(target, count: count)
      return nil
    case .back:
      guard try scene().goBack() else {
        throw TargetFinder.NotFound(reason: "There is no screen to go back to.")
      }
      return nextFrame(after: time)
    case .quit:
      outcome = .quit
      return nil
    }
  }

  /// Tells windows of another setting of the device, as its Settings would.
  func change(_ change: (inout PlatformEnvironment) -> Void) {
    let application = PlatformServices.current.application
    var environment = application.environment
    change(&environment)
    application.setEnvironment(environment)
  }

  private func shoot(_ path: String) throws(TargetFinder.NotFound) {
    guard let frame = try scene().host.loop.lastFrame else {
      throw TargetFinder.NotFound(reason: "There is no picture yet: the window has shown no frame.")
    }
    if let reason = Picture.write(frame, to: path) { throw TargetFinder.NotFound(reason: reason) }
  }

  // MARK: The window

  private func resize(to size: CGSize, at time: TimeInterval) throws(TargetFinder.NotFound)
    -> Step
  {
    let host = try scene().host
    host.platformWindow.resize(to: size)
    // A desktop answers when it likes, and may refuse.
    return { now in
      now > time + 0.001 && host.size == size && !host.loop.needsFrame || now > time + 1
    }
  }

  private func rotate(at time: TimeInterval) throws(TargetFinder.NotFound) -> Step {
    let size = try scene().host.size
    // A controller may have it shown that way already.
    let wasTurned = ShownDevice.isTurned
    let turned = (ShownDevice.current ?? Self.device(of: size)).rotated
    ShownDevice.current = turned
    ShownDevice.takeSafeArea(of: turned)
    return try resize(
      to: wasTurned ? size : CGSize(width: size.height, height: size.width), at: time)
  }

  /// What a window that was given no device turns like.
  private static func device(of size: CGSize) -> DeviceProfile {
    .custom(width: size.width, height: size.height, scale: 1)
  }
}
