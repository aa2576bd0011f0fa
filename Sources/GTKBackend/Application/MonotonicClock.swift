import CGTK4
import PlatformInterface

/// Seconds of the clock that GTK's frame clock and the kernel's input events share.
enum MonotonicClock {
  static var now: TimeInterval { Double(g_get_monotonic_time()) / 1_000_000 }
}

/// Puts the millisecond stamps of input events on the monotonic clock.
///
/// A display server counts from a beginning of its own, perhaps on another machine; the smallest
/// delay ever seen between stamp and arrival is taken for the distance between the clocks.
struct EventClock {
  private var offset: TimeInterval?

  /// The time of an event stamped `milliseconds`, never later than `now`; stamp 0 means "now".
  mutating func time(of milliseconds: UInt32, now: TimeInterval = MonotonicClock.now)
    -> TimeInterval
  {
    guard milliseconds != 0 else { return now }
    let stamp = Double(milliseconds) / 1000
    let found = now - stamp
    // Stamps wrap after 49 days, and a server may be set anew: start over then.
    if let offset, found >= offset, found - offset < 10 { return stamp + offset }
    offset = found
    return now
  }
}
