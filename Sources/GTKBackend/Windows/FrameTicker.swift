import CGTK4
import PlatformInterface

/// Decides when a window's next frame runs.
///
/// One request leads to one call of `run`: in the update phase of GTK's frame clock, which keeps
/// step with the monitor; no sooner than the presenter has handed on the frame before; and once a
/// second while nobody sees the window, so that what waits for an animation's end gets on. Without a
/// request nothing runs and nothing wakes the process.
@MainActor
final class FrameTicker {
  private let clock: OpaquePointer?
  private let isPresenterReady: () -> Bool
  private let run: (TimeInterval) -> Void
  /// The display server has not taken a frame for a second, or takes them again.
  private let stalled: (Bool) -> Void
  private var connection: SignalConnection?
  private var isRequested = false
  private var slowTimer: MainLoopTimer?
  private var isStalled = false

  /// Whether the window is seen as far as the desktop tells.
  var isVisible = true {
    didSet { if isVisible != oldValue, isRequested { schedule() } }
  }

  private static let slowMilliseconds: UInt32 = 1000

  init(
    clock: OpaquePointer?, isPresenterReady: @escaping () -> Bool,
    run: @escaping (TimeInterval) -> Void, stalled: @escaping (Bool) -> Void
  ) {
    self.clock = clock
    self.isPresenterReady = isPresenterReady
    self.run = run
    self.stalled = stalled
    guard let clock else { return }
    g_object_ref(UnsafeMutableRawPointer(clock))
    let update: PlainHandler = { _, data in owner(FrameTicker.self, data)?.clockTicked() }
    connection = SignalConnection(clock, "update", owner: self, update)
  }

  func request() {
    guard !isRequested, connection != nil else { return }
    isRequested = true
    schedule()
  }

  /// Runs a requested frame at once: the window has a new size.
  func runNow() { if isRequested { fire(at: MonotonicClock.now) } }

  func presenterBecameReady() {
    if isStalled {
      isStalled = false
      stalled(false)
    }
    if isRequested { schedule() }
  }

  func stop() {
    isRequested = false
    slowTimer?.cancel()
    slowTimer = nil
    connection?.disconnect()
    connection = nil
    if let clock { g_object_unref(UnsafeMutableRawPointer(clock)) }
  }

  private func schedule() {
    if isVisible, isPresenterReady(), let clock {
      slowTimer?.cancel()
      slowTimer = nil
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    } else if slowTimer == nil {
      slowTimer = MainLoopTimer(milliseconds: Self.slowMilliseconds) { [unowned self] in
        slowTimer = nil
        slowTick()
      }
    }
  }

  /// GTK's own widgets make the clock tick as well.
  private func clockTicked() {
    guard isRequested, isVisible, isPresenterReady() else { return }
    fire(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
  }

  private func slowTick() {
    if isVisible, !isPresenterReady(), !isStalled {
      isStalled = true
      stalled(true)
    }
    if isRequested { fire(at: MonotonicClock.now) }
  }

  private func fire(at time: TimeInterval) {
    isRequested = false
    slowTimer?.cancel()
    slowTimer = nil
    run(time)
  }
}
