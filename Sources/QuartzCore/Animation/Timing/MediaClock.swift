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
  /// What the main thread read last, for threads that cannot ask the platform.
  private static let lastRead = Mutex<(platform: TimeInterval, monotonic: TimeInterval)?>(nil)

  /// The time in seconds. On other threads than the main one it is the last one read there, and
  /// what has passed since.
  package static var now: TimeInterval {
    guard Thread.isMainThread else {
      let monotonic = ProcessInfo.processInfo.systemUptime
      return lastRead.withLock { last in
        guard let last else { return monotonic }
        return last.platform + max(0, monotonic - last.monotonic)
      }
    }
    let (time, isVirtual) = MainActor.assumeIsolated {
      let application = PlatformServices.current.application
      return (application.currentTime, application.isTimeVirtual)
    }
    // Virtual time stands still between frames, for every thread.
    let monotonic = isVirtual ? .infinity : ProcessInfo.processInfo.systemUptime
    lastRead.withLock { $0 = (time, monotonic) }
    return time
  }
}
