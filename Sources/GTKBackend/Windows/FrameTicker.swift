import CGTK4
import PlatformInterface

/// Decides when a window's next frame runs.
///
/// One request leads to one call of `run`: at the next tick of `pace`; no sooner than the presenter has handed on the frame before; and once a
/// second while nobody sees the window, so that what waits for an animation's end gets on. Without a
/// request nothing runs and nothing wakes the process.
@MainActor
final class FrameTicker {
  private let pace: any FramePace
  private let isPresenterReady: () -> Bool
  private let run: (TimeInterval) -> Void
  /// The display server has not taken a frame for a second, or takes them again.
  private let stalled: (Bool) -> Void
  private var isStopped = false
  private var isRequested = false
  private var slowTimer: MainLoopTimer?
  private var isStalled = false

  /// Whether the window is seen as far as the desktop tells.
  var isVisible = true {
    didSet { if isVisible != oldValue, isRequested { schedule() } }
  }

  private static let slowMilliseconds: UInt32 = 1000

  init(
    pace: any FramePace, isPresenterReady: @escaping () -> Bool,
    run: @escaping (TimeInterval) -> Void, stalled: @escaping (Bool) -> Void
  ) {
    self.pace = pace
    self.isPresenterReady = isPresenterReady
    self.run = run
    self.stalled = stalled
    pace.tick = { [unowned self] in ticked(at: $0) }
  }

  func request() {
    guard !isRequested, !isStopped else { return }
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
    isStopped = true
    pace.stop()
  }

  private func schedule() {
    if isVisible, isPresenterReady() {
      slowTimer?.cancel()
      slowTimer = nil
      pace.request()
    } else if slowTimer == nil {
      slowTimer = MainLoopTimer(milliseconds: Self.slowMilliseconds) { [unowned self] in
        slowTimer = nil
        slowTick()
      }
    }
  }

  private func ticked(at time: TimeInterval) {
    guard isRequested, isVisible, isPresenterReady() else { return }
    fire(at: time)
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
