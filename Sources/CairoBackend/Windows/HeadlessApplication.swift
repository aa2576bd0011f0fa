import CVirtualClock
import Foundation
import PlatformInterface

/// A process without a display: windows that keep their frames as values, and a clock that moves when
/// a script or a test says so, or while the main thread waits. Timers, sleeps and queues go by the same
/// clock where the process has it: Docs/subsystems/virtual-clock.md.
///
/// Nothing in it depends on the machine: the environment, the size and the scale of windows come
/// from its configuration, so that the same program gives the same frames every time.
@MainActor
package final class HeadlessApplication: VirtualTimeApplication {
  /// All that would otherwise come from a desktop. Set before launch.
  package struct Configuration: Sendable {
    package var environment: PlatformEnvironment
    package var window: WindowConfiguration

    package init(
      environment: PlatformEnvironment = PlatformEnvironment(),
      window: WindowConfiguration = WindowConfiguration(
        title: "", size: CGSize(width: 820, height: 1180), scale: 1)
    ) {
      self.environment = environment
      self.window = window
    }
  }

  package let frameDuration: TimeInterval = 1.0 / 60
  package private(set) var environment: PlatformEnvironment
  package private(set) var defaultWindow: WindowConfiguration
  /// Open windows, in the order they were made.
  package private(set) var windows: [HeadlessWindow] = []
  /// What `open(_:completion:)` was asked for; nothing is opened without a desktop.
  package private(set) var openedURLs: [URL] = []

  /// Frames that ran, asked for or not.
  private var frameCount = 0
  /// The cache clock's time when the frame before began.
  private var frameClock: UInt64 = 0
  private var exitStatus: Int32?
  private var isStepping = false
  /// What the process's clock showed when this application began, in nanoseconds.
  private let start = tessera_clock_elapsed()
  private lazy var frameTimer = FrameTimer { [weak self] in self?.runDueFrames() }

  package init(configuration: Configuration = Configuration()) {
    environment = configuration.environment
    defaultWindow = configuration.window
  }

  /// Replaces what the configuration said. Windows that are open hear of the environment at the
  /// next step; their size stays.
  package func configure(_ configuration: Configuration) {
    defaultWindow = configuration.window
    setEnvironment(configuration.environment)
  }

  /// Changes appearance or language as the desktop's settings would.
  package func setEnvironment(_ environment: PlatformEnvironment) {
    guard environment != self.environment else { return }
    self.environment = environment
    for window in windows { window.post(.environmentChanged(environment)) }
    setFrameTimer()
  }

  /// Starts at one second. At a frame it is a sum of `frameDuration`s without an error that adds up.
  package var currentTime: TimeInterval {
    let passed = tessera_clock_elapsed() - start
    let frame = FrameTimes.index(at: passed)
    return 1
      + (FrameTimes.time(of: frame) == passed
        ? Double(frame) * frameDuration : Double(passed) / 1e9)
  }

  package func makeWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient)
    -> any PlatformWindow
  {
    let window = HeadlessWindow(configuration, client: client, application: self)
    windows.append(window)
    return window
  }

  func forget(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

  package var isFrameRequested: Bool { windows.contains { $0.needsFrame || $0.hasPostedEvents } }

  package func stepFrame() { stepFrame(passTime) }

  /// Runs the next frame at its time, while timers and what waits on the main queue go on waiting.
  package func stepFrameAlone() { stepFrame(tessera_clock_move) }

  private func stepFrame(_ passTime: (Int64) -> Void) {
    // A client that steps from inside its own frame would see half a frame.
    guard !isStepping else { return }
    isStepping = true
    tessera_clock_hold()
    frameTimer.set(nil)
    defer {
      isStepping = false
      tessera_clock_release()
      setFrameTimer()
    }
    let frame = FrameTimes.index(at: tessera_clock_elapsed() - start) + 1
    passTime(start + FrameTimes.time(of: frame))
    runFrames()
  }

  /// Lets all happen that is due by `end`, each at its own time, once other threads have done what they
  /// were at.
  private func passTime(_ end: Int64) {
    if tessera_clock_is_virtual() { MainLoop.settle() }
    for _ in 0..<Self.timesInAFrame {
      tessera_clock_move(min(max(tessera_clock_next(), tessera_clock_elapsed()), end))
      MainLoop.settle()
      if tessera_clock_elapsed() >= end, tessera_clock_next() > end { return }
    }
    tessera_clock_move(end)
  }

  /// A timer that is due again at once must not hold the clock.
  private static let timesInAFrame = 2000

  private func runFrames() {
    frameCount += 1
    let current = windows
    for window in current { window.deliverPostedEvents() }
    if current.contains(where: { $0.isFrameDue(at: currentTime) }) { countFrame() }
    for window in current { window.runRequestedFrame(at: currentTime) }
    if frameCount % Self.restCheckFrames == 0 { CacheBudget.shared.checkForRest() }
  }

  /// Lets the caches know of a frame where nobody painted the one before, since painters count those that
  /// they paint.
  private func countFrame() {
    if CacheClock.now == frameClock { CacheBudget.shared.beginFrame() }
    frameClock = CacheClock.now
  }

  // MARK: Frames while the main thread waits

  /// While a test waits in the run loop, time passes and frames come as on a screen.
  private func runDueFrames() {
    guard !isStepping else { return }
    isStepping = true
    runFrames()
    isStepping = false
    setFrameTimer()
  }

  /// Called by windows that want a frame.
  func setFrameTimer() {
    guard !isStepping, tessera_clock_is_virtual() else { return }
    let next = FrameTimes.index(at: tessera_clock_elapsed() - start) + 1
    var frame: Int64?
    if isFrameRequested {
      frame = next
    } else if let wake = windows.map(\.wakeTime).min(), wake.isFinite {
      frame = max(next, Int64(((wake - 1) * 60).rounded(.up)))
    }
    frameTimer.set(frame.map { start + FrameTimes.time(of: $0) })
  }

  /// Whether other threads wait and nothing is left for this one; holds the clock until they do, within
  /// bounds.
  package func waitForOthers() -> Bool {
    guard tessera_clock_is_virtual() else { return true }
    return !MainLoop.waitForOthers()
  }

  private static let restCheckFrames = Int(CacheBudget.checkInterval * 60)

  /// Runs frames as fast as they are asked for; while nobody asks, waits for timers and the main
  /// queue at the pace of the real clock.
  package func run(_ launched: @escaping @MainActor () -> Void) -> Int32 {
    exitStatus = nil
    launched()
    while exitStatus == nil {
      if !isFrameRequested { MainLoop.wait(atMost: frameDuration) }
      stepFrame()
    }
    return exitStatus ?? 0
  }

  package func stop(status: Int32) { exitStatus = status }

  /// Tells the application that memory is short, as a desktop would, at the next step.
  package func postMemoryWarning() { windows.first?.post(.memoryWarning) }

  /// What is answered to whoever opens links; tests of failures set another.
  package var linkOutcome = LinkOutcome.noDesktop

  package func open(_ url: URL, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    openedURLs.append(url)
    completion(linkOutcome)
  }
}
