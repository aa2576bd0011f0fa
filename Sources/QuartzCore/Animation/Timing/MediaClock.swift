import CSwiftRuntime
import PlatformInterface
import Synchronization

/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = Double

/// Seconds of the clock that frames, animations and display links go by.
///
/// The platform's: virtual without a display, so that the same program shows the same.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The platform's clock for any thread.
package enum MediaClock {
  /// The virtual time that the main thread read last, for threads that cannot ask the platform; a number that is
  /// none before the first reading and where time is the machine's.
  private static let lastVirtual = Atomic<UInt64>(CFTimeInterval.nan.bitPattern)

  /// The time in seconds. Virtual time stands still between frames, so that other threads than the main one have
  /// what was read there last; the machine's is its monotonic clock, which every thread reads.
  package static var now: TimeInterval {
    guard tessera_is_main_thread() else {
      let time = CFTimeInterval(bitPattern: lastVirtual.load(ordering: .relaxed))
      return time.isNaN ? ProcessInfo.processInfo.systemUptime : time
    }
    return MainActor.assumeIsolated {
      let application = PlatformServices.current.application
      let time = application.currentTime
      let bits = (application.isTimeVirtual ? time : .nan).bitPattern
      if lastVirtual.load(ordering: .relaxed) != bits {
        lastVirtual.store(bits, ordering: .relaxed)
      }
      return time
    }
  }
}
