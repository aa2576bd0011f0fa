import CSwiftRuntime
import CVirtualClock
import Foundation

/// The main thread's queue and run loop, turned by hand.
@MainActor
enum MainLoop {
  /// Runs what is due and returns at once. Bounded, so that a block which always enqueues another
  /// one cannot hold the clock.
  static func drain() {
    for _ in 0..<16 {
      tessera_drain_main_queue()
      guard RunLoop.main.run(mode: .default, before: .distantPast) else { break }
      if RunLoop.main.limitDate(forMode: .default).map({ $0.timeIntervalSinceNow > 0 }) ?? true {
        break
      }
    }
    tessera_drain_main_queue()
  }

  /// Drains until other threads have done what they were at and nothing they left waits.
  static func settle() {
    for _ in 0..<64 {
      drain()
      guard waitForOthers() else { return }
    }
  }

  /// Waits while other threads work, until one of them leaves something for this one.
  ///
  /// - Returns: whether there was anything to wait for, so that something may have been left.
  @discardableResult
  static func waitForOthers() -> Bool {
    guard tessera_clock_is_virtual() else { return false }
    var descriptor = pollfd(
      fd: tessera_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    var pause: Int64 = 20_000
    var hasWaited = false
    while true {
      let activity = tessera_clock_activity()
      let isPatienceOver = tessera_clock_is_patience_over(activity)
      if activity == TesseraQuiet { break }
      if isPatienceOver {
        // A child process alone holds nothing up.
        if activity == TesseraExternal, tessera_clock_requests() == 0 { break }
        // From here on time passes as on the machine.
        _ = tessera_clock_poll(&descriptor, 1, 16)
        return false
      }
      // Threads that go on for long may wait for what they left here.
      if hasWaited, tessera_clock_poll(&descriptor, 1, 0) > 0 { return true }
      hasWaited = true
      tessera_clock_pause(pause)
      pause = min(pause * 2, 500_000)
    }
    return hasWaited || tessera_clock_poll(&descriptor, 1, 0) > 0 || tessera_clock_rest()
  }

  /// Waits on the machine's clock, for a process that nobody drives.
  static func wait(atMost seconds: TimeInterval) {
    var descriptor = pollfd(
      fd: tessera_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    var wait = seconds
    if let date = RunLoop.main.limitDate(forMode: .default) {
      wait = min(wait, max(0, date.timeIntervalSinceNow))
    }
    _ = tessera_clock_poll(&descriptor, 1, Int32((wait * 1000).rounded(.up)))
  }
}
