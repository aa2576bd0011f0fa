import CGTK4
import PlatformInterface

/// The beat of a window's frames.
@MainActor
protocol FramePace: AnyObject {
  /// Called with the time of the tick on `MonotonicClock`; may come without a request too.
  var tick: ((TimeInterval) -> Void)? { get set }
  /// Asks for one tick.
  func request()
  func stop()
}

/// GTK's frame clock, which keeps step with the monitor where the compositor tells when it draws.
///
/// On X11 each of its ticks asks the server twice and waits for the answers, drawn or not.
@MainActor
final class FrameClockPace: FramePace {
  private let clock: OpaquePointer
  private var connection: SignalConnection?
  var tick: ((TimeInterval) -> Void)?

  init(_ clock: OpaquePointer) {
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    // GTK's own widgets make the clock tick as well.
    let update: PlainHandler = { _, data in
      guard let self = owner(FrameClockPace.self, data) else { return }
      self.tick?(Double(gdk_frame_clock_get_frame_time(self.clock)) / 1_000_000)
    }
    connection = SignalConnection(clock, "update", owner: self, update)
  }

  func request() {
    if connection != nil { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE) }
  }

  func stop() {
    guard connection != nil else { return }
    connection?.disconnect()
    connection = nil
    g_object_unref(UnsafeMutableRawPointer(clock))
  }
}

/// A timer at the monitor's rate, for frames that GTK has no part in.
///
/// After a pause the next tick comes at once, behind the input that waits: no event's picture waits
/// for a beat that nobody sees.
@MainActor
final class TimerPace: FramePace {
  private let interval: TimeInterval
  private var timer: UnsafeMutablePointer<GSource>?
  private var last: TimeInterval = 0
  private var next: TimeInterval = 0
  var tick: ((TimeInterval) -> Void)?

  /// - Parameter surface: its monitor gives the rate; 60 a second where that is unknown.
  init(monitorOf surface: OpaquePointer) {
    var rate = 60.0
    if let monitor = gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface) {
      let reported = Double(gdk_monitor_get_refresh_rate(monitor)) / 1000
      if reported >= 24, reported <= 1000 { rate = reported }
    }
    interval = 1 / rate
    let fire: @MainActor @convention(c) (gpointer?) -> Void = {
      owner(TimerPace.self, $0)?.fire()
    }
    timer = tessera_timer_new(
      Int32(GDK_PRIORITY_REDRAW),
      unsafeBitCast(fire, to: (@convention(c) (gpointer?) -> Void).self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  func request() {
    guard let timer else { return }
    let now = MonotonicClock.now
    let isPaused = now - last >= interval
    next = isPaused ? now : last + interval
    g_source_set_ready_time(timer, isPaused ? 0 : gint64(next * 1_000_000))
  }

  func stop() {
    if let timer { tessera_timer_free(timer) }
    timer = nil
  }

  private func fire() {
    // A beat that was missed by far does not count.
    let now = MonotonicClock.now
    last = now - next > interval ? now : next
    tick?(last)
  }
}
