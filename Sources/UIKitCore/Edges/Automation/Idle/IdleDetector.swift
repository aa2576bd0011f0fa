import CSwiftRuntime
import CVirtualClock
import PlatformInterface

/// Whether the program waits for nothing but its user. See Docs/decisions/0005-idle-is-measured.md.
@MainActor
struct IdleDetector {
  /// Real seconds that everything must have been quiet.
  private static let quietDuration: TimeInterval = 0.03
  /// Real seconds that one call waits for other threads while the virtual clock stands still.
  private static let patience: TimeInterval = 2

  private var activity = ProcessActivity()
  private var quietSince: UInt64?
  /// Other threads worked when last asked.
  private(set) var wasBusy = false

  /// Whether a frame or a block on the main queue waits to be run.
  static var hasPendingWork: Bool {
    if let virtual = PlatformServices.current.application as? any VirtualTimeApplication,
      virtual.isFrameRequested
    {
      return true
    }
    if SceneRegistry.scenes.contains(where: { $0.host.loop.needsFrame || !$0.host.loop.isStill }) {
      return true
    }
    return isMainQueueWaiting(0)
  }

  /// Waits up to `seconds` for a block on the main queue, which it does not run.
  private static func isMainQueueWaiting(_ seconds: TimeInterval) -> Bool {
    var descriptor = pollfd(
      fd: tessera_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    return tessera_clock_poll(&descriptor, 1, Int32((seconds * 1000).rounded(.up))) > 0
  }

  /// For the virtual clock: holds it while other threads work, and says whether all is quiet.
  mutating func waitForQuiet() -> Bool {
    if tessera_clock_is_virtual(),
      let application = PlatformServices.current.application as? any VirtualTimeApplication
    {
      // The step to the next frame waits for other threads.
      return !Self.hasPendingWork && application.waitForOthers()
    }
    guard !Self.hasPendingWork else {
      wasBusy = activity.isBusy()
      // Frames that are wanted all the time must not outrun what they wait for.
      if wasBusy { usleep(4000) }
      return false
    }
    let start = UInt64(tessera_clock_real())
    var quietStart = start
    _ = activity.isBusy()
    while true {
      // While threads still work, what they finished waits too, so that one frame shows all of it.
      let isWaiting = Self.isMainQueueWaiting(0.003)
      let isBusy = activity.isBusy()
      wasBusy = isBusy
      let now = UInt64(tessera_clock_real())
      if isBusy { quietStart = now }
      if isWaiting, !isBusy || Self.seconds(from: start, to: now) > Self.patience { return false }
      if isWaiting { usleep(2000) }
      if Self.seconds(from: quietStart, to: now) >= Self.quietDuration { return true }
      if Self.seconds(from: start, to: now) > Self.patience { return false }
    }
  }

  /// For a real clock: asked once a frame; true once all was quiet for long enough.
  mutating func isQuiet() -> Bool {
    let now = UInt64(tessera_clock_real())
    wasBusy = activity.isBusy()
    if Self.hasPendingWork || wasBusy {
      quietSince = nil
      return false
    }
    let since = quietSince ?? now
    quietSince = since
    // Longer than without a display: the desktop may still have something to say.
    return Self.seconds(from: since, to: now) >= Self.quietDuration * 4
  }

  private static func seconds(from start: UInt64, to end: UInt64) -> TimeInterval {
    TimeInterval(end - start) / 1e9
  }
}
